"""The data of all regulations says what their texts say; what differs is found."""

import pytest

from tests.regulations import ALL, INVENTED, regulation, source_text, text
from toolkit.rules.audit import Audit, audit, findings_without_text
from toolkit.rules.load import load
from toolkit.rules.schema import Regulation

DATA, TEXT = text(INVENTED), source_text(INVENTED) or ""

# What is truly odd about the five texts; everything else must be clean.
ODD = {
    "zibo-2020": ["Z030", "Z001"],  # 160 players twice; fund
    "qingdao-2017": ["Z030"],  # 80 players twice
    "qingshui-2019": ["Z030"],  # ten women are in neither case
}


@pytest.mark.parametrize("name", ALL)
def test_data_and_text_agree(name: str) -> None:
    original = source_text(name)
    if original is None:
        return
    found = audit(regulation(name), original)
    assert found.missing == ()
    assert found.unclaimed == ()
    assert [finding.code for finding in found.findings] == ODD.get(name, [])
    assert found.found > 80
    assert found.claimed > 50


def changed(old: str, new: str) -> Audit:
    assert DATA.count(old) >= 1, old
    loaded = load(DATA.replace(old, new, 1))
    assert isinstance(loaded, Regulation), loaded
    return audit(loaded, TEXT)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('quote = "报名费每队300元"', 'quote = "报名费每队301元"', "fees[0]"),
        ('clause = "九(一)"\nquote = "限额', 'clause = "九(二)"\nquote = "限额', "cap"),
        ('clause = "九(一)"\nquote = "限额', 'clause = "十四"\nquote = "限额', "cap"),
    ],
)
def test_a_phrase_that_is_not_in_its_clause_is_missing(old: str, new: str, key: str) -> None:
    assert [lost.key for lost in changed(old, new).missing] == [key]


def test_a_phrase_takes_one_occurrence_so_that_a_rule_can_not_stand_twice() -> None:
    fee = DATA[DATA.index("[[fees]]") : DATA.index("[[deposits]]")].split("\n\n")[0]
    twice = changed(fee, f"{fee}\n\n{fee}")
    assert [(lost.key, lost.quote) for lost in twice.missing] == [("fees[1]", "报名费每队300元")]


def test_a_number_of_the_text_that_nobody_claims_is_named_with_its_line() -> None:
    more = TEXT.replace("保险费每人15元。", "保险费每人15元。另收场地费每人20元。")
    found = audit(regulation(INVENTED), more)
    line = next(n for n, row in enumerate(more.splitlines(), 1) if "场地费" in row)
    assert [(one.text, one.line) for one in found.unclaimed] == [("20元", line)]
    assert not found.clean


def test_a_changed_number_of_the_text_is_both_missing_and_unclaimed() -> None:
    found = audit(regulation(INVENTED), TEXT.replace("每人加收30元", "每人加收80元"))
    assert [lost.key for lost in found.missing] == ["late"]
    assert [one.text for one in found.unclaimed] == ["80元"]


def test_a_passage_that_is_left_out_accounts_for_its_numbers() -> None:
    more = TEXT.replace("保险费每人15元。", "保险费每人15元。另收场地费每人20元。")
    left_out = (
        '\n[[unmodelled]]\nclause = "八(一)"\nquote = "另收"\nuntil = "20元"\nreason = "由场馆收"\n'
    )
    loaded = load(DATA + left_out)
    assert isinstance(loaded, Regulation)
    assert audit(loaded, more).clean
    lost = audit(loaded, TEXT)
    assert [(one.key, one.quote) for one in lost.missing] == [("unmodelled[2]", "20元")]


def test_without_a_text_sums_and_figures_are_still_checked() -> None:
    codes = [finding.code for finding in findings_without_text(regulation())]
    assert codes == ["Z030", "Z001"]
