"""`check` after `bank`: who has paid stands, who has not is named with the clause."""

from pathlib import Path
from typing import Any

from tests.flows.money.test_bank import OTHER_UNIT, UNIT, paid, type_choice
from tests.flows.office import AFTER_PUBLICATION, decide, done, form, mail, put, type_into
from toolkit.flows.money.receipts import BOOK

AFTER = "2020-01-02T09:00:00"
PRINTED = """交易日期,交易时间,交易摘要,交易金额,本次余额,对手信息,日 志 号,交易渠道,交易附言
20200102,100000,转存,+3000.00,18790.00,青州市棋类协会,1003,超级网银,青州市棋类协会
20200102,100500,转存,一千元,18790.00,周晓梅,1004,超级网银,
"""


def money(document: Any, state: str = "open") -> list[tuple[str, str | None]]:
    return sorted(
        (f["code"], f["unit"])
        for f in document["findings"]
        if f["code"][0] == "M" and f["state"] == state
    )


def test_before_the_deadline_only_open_transfers_are_told(tmp_path: Path) -> None:
    event = paid(tmp_path)
    assert money(done("check", event=event)) == [("M006", None), ("M009", UNIT)]


def test_after_it_who_has_not_paid_is_no_entry_until_it_is_decided(tmp_path: Path) -> None:
    event = paid(tmp_path)
    found = done("check", event=event, now=AFTER)
    assert ("M001", OTHER_UNIT) in money(found)
    [one] = [f for f in found["findings"] if f["code"] == "M001"]
    assert (one["severity"], one["clause"]) == ("error", "十三(一)8")
    decide(event, "M001", "接受", "汇款凭证已到", 单位=OTHER_UNIT)
    found = done("check", event=event, now=AFTER)
    assert ("M001", OTHER_UNIT) in money(found, "decided")


def test_a_transfer_given_to_the_unit_settles_it(tmp_path: Path) -> None:
    event = paid(tmp_path)
    type_choice(event, "1002", "建议1")
    done("bank", event=event, now=AFTER)
    assert money(done("check", event=event, now=AFTER)) == [("M009", OTHER_UNIT), ("M009", UNIT)]


def test_a_second_payment_and_an_unreadable_one_are_told(tmp_path: Path) -> None:
    event = paid(tmp_path)
    (event / "1来件" / "流水" / "二.csv").write_text(PRINTED, "utf-8")
    done("bank", event=event, now=AFTER)
    codes = [code for code, _ in money(done("check", event=event, now=AFTER))]
    assert {"M005", "M007"} <= set(codes)


def test_cash_counts_as_paid(tmp_path: Path) -> None:
    event = paid(tmp_path)
    empty = dict.fromkeys(("日期", "金额（元）"), "")
    typed = {"日期": "2019-12-30", "金额（元）": "2790", "单位": OTHER_UNIT}
    type_into(event / BOOK, "手工收款", empty, typed)
    done("bank", event=event)
    assert ("M001", OTHER_UNIT) not in money(done("check", event=event, now=AFTER))


def test_what_an_addition_after_the_publication_costs_keeps_nobody_out(tmp_path: Path) -> None:
    """All was paid when the list was published; the third player's fee is asked for, no more."""
    event = paid(tmp_path)
    done("publish", event=event, now="2020-01-05T10:00:00")
    put(event, mail(form([{}, {}, {}]), received=AFTER_PUBLICATION))
    later = "2020-01-06T12:00:00"
    done("ingest", event=event, now=later)
    done("check", event=event, now=later)
    decide(event, "T005", "接受", "书面申请，同意")
    found = [code for code, whose in money(done("check", event=event, now=later)) if whose == UNIT]
    assert "M011" in found
    assert "M002" not in found
