"""Family M: each line of the table gives exactly the findings it names, with their clause."""

from datetime import datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.entered import Story, form, mailed
from tests.regulations import regulation
from toolkit.checks.money import RULES
from toolkit.checks.run import findings
from toolkit.checks.settlement import Account, Settlement, Transfer, Unread
from toolkit.model.clock import SHANGHAI
from toolkit.model.finding import Finding, Severity
from toolkit.model.money import Money

TABLE = Path(__file__).parent.parent / "cases" / "money" / "findings.txt"
CASES = [line for line in TABLE.read_text("utf-8").splitlines() if line and line[0] != "#"]
DEADLINE = datetime(2019, 12, 31, 18, tzinfo=SHANGHAI)
LATER = DEADLINE + timedelta(days=5)
ONE = Transfer("T1", "2019-12-30 09:00:00", Money.yuan(300), "周晓梅", "流水.csv 第 7 行")
OWES = Account(Money.yuan(3000), Money.yuan(0))


def found_in(
    settlement: Settlement, now: datetime = LATER, story: Story | None = None
) -> list[Finding]:
    ground = replace((story or mailed(form([{}]))).ground(now), settlement=settlement)
    return findings(ground, "M")


def of(account: Account, now: datetime = LATER, story: Story | None = None) -> list[Finding]:
    story = story or mailed(form([{}]))
    [unit] = story.ground().roster.units
    return found_in(Settlement({unit.id: account}, deadline=DEADLINE), now, story)


@pytest.mark.parametrize("case", CASES)
def test_a_line_finds_what_it_names_and_nothing_else(case: str) -> None:
    sums, said, now, codes = (part.strip() for part in case.split("|"))
    due, paid, extras = (Money.yuan(int(text)) for text in sums.split())
    words = said.split()
    account = Account(
        due, paid, extras, "2020-01-01 09:00:00", "逾期" in words, "没有时刻" in words,
        (ONE,) * ("待认领" in words), (ONE,) * ("没有告知" in words),
        (replace(ONE, amount=-ONE.amount),) * ("退给别人" in words),
    )  # fmt: skip
    at = datetime.fromisoformat(now).replace(tzinfo=SHANGHAI)
    assert [f.code for f in of(account, at)] == ([] if codes == "—" else codes.split())


@pytest.mark.parametrize(
    "account", [OWES, replace(OWES, paid=Money.yuan(1)), replace(OWES, late=True)]
)
def test_what_the_deadline_decides_names_its_clause(account: Account) -> None:
    assert {f.clause for f in of(account)} == {"十三(一)8"}


def test_the_message_says_what_is_open_and_where_to_look() -> None:
    [one] = of(replace(OWES, paid=Money.yuan(1000), maybe=(ONE,)))
    assert "还差 2000 元" in one.message
    assert "待确认的 1 笔" in one.message


def test_nobody_is_late_before_there_is_a_statement() -> None:
    assert findings(mailed(form([{}])).ground(LATER), "M") == []


def test_where_the_text_only_asks_for_payment_the_organiser_decides() -> None:
    rules = regulation("changsha-2018")
    story = Story(rules)
    story.mail(form([{}]))
    closes = rules.dates.entry_closes.last_second
    [unit] = story.ground().roster.units
    books = Settlement({unit.id: OWES})
    assert found_in(books, closes, story) == []
    [one] = found_in(books, closes + timedelta(seconds=1), story)
    assert (one.code, one.severity, one.clause) == ("M001", Severity.DECISION, "十一4")


@pytest.mark.parametrize(
    ("names", "twice", "code", "said"),
    [
        ((), False, "M006", "没有线索"),
        (("青州市棋类协会",), False, "M006", "最像青州市棋类协会"),
        (("青州市棋类协会",), True, "M005", "已经缴清"),
    ],
)
def test_an_open_transfer_waits_for_a_person(
    names: tuple[str, ...], twice: bool, code: str, said: str
) -> None:
    [one] = found_in(Settlement(waiting=(replace(ONE, names=names, twice=twice),)))
    assert (one.code, one.severity, one.subject) == (code, Severity.DECISION, "周晓梅")
    assert said in one.message
    assert "流水.csv 第 7 行" in one.message
    assert one.key == "event/T1"


def test_an_unreadable_row_is_told_and_never_nought() -> None:
    [one] = found_in(Settlement(unread=(Unread("流水.csv", "9", "一千多"),)))
    assert (one.code, one.key) == ("M007", "event/流水.csv/9")
    assert "一千多" in one.message


def test_every_code_of_the_family_is_there() -> None:
    assert [rule.code for rule in RULES] == [f"M{number:03}" for number in range(1, 12)]
