"""退款清单.xlsx: over-payments, withdrawals with what is kept, refused entries; to who paid."""

from pathlib import Path

import pytest

from tests.flows.money.test_rooms import FIRST, SECOND, THIRD, entered, pay
from tests.flows.office import decide, done, form, mail, put, snapshot, type_into
from tests.workbooks.judge import cells, recalculated
from toolkit.flows.entry.requests import BOOK
from toolkit.flows.money.refunds import REFUNDS

LATER = "2020-01-06T10:00:00"
LATE = "Thu, 02 Jan 2020 09:00:00 +0800"


def listed(event: Path) -> list[tuple[str, float, str, str]]:
    rows = cells((event / REFUNDS).read_bytes(), "退款清单")[3:]
    return [(row[0], row[1], row[2], row[5]) for row in rows if row[0] not in ("", "合计")]


def test_an_overpayment_goes_back_to_the_payer(tmp_path: Path) -> None:
    event = entered(tmp_path)
    pay(event, ("30 09:00", FIRST, 3000), ("30 10:00", SECOND, 2890))
    assert listed(event) == [(SECOND, 100, "多缴", SECOND)]


def test_a_withdrawal_leaves_what_the_clause_keeps(tmp_path: Path) -> None:
    """3000 paid; 2240 owed after one of two withdrew: 760 go back."""
    event = entered(tmp_path)
    pay(event, ("30 09:00", FIRST, 3000))
    done("publish", event=event, now="2020-01-05T10:00:00")
    done("changes", event=event, now="2020-01-05T10:00:00")
    asked = {"单位": FIRST, "棋手": "郑三", "书面申请": "有", "收到时间": "2020-01-06 09:00"}
    type_into(event / BOOK, "退赛申请", {"单位": ""}, asked)
    assert done("changes", event=event, now=LATER)["kept"] == "0.00"
    assert listed(event) == []  # not approved yet
    done("check", event=event, now=LATER)
    decide(event, "T005", "接受", "生病")
    done("check", event=event, now=LATER)
    assert done("changes", event=event, now=LATER)["kept"] == "640.00"
    assert listed(event) == [(FIRST, 760, "退赛", FIRST)]
    if found := recalculated((event / REFUNDS).read_bytes(), tmp_path):
        assert {row[5] for row in found["核对"][3:] if row[0]} == {"相符"}


def test_a_refused_entry_gets_all_back(tmp_path: Path) -> None:
    event = entered(tmp_path)
    late = mail(form([{}], unit="昌乐县棋院", start=9), "昌乐县棋院报名表.xlsx", received=LATE)
    put(event, late)
    done("ingest", event=event, now="2020-01-02T10:00:00")
    done("check", event=event, now="2020-01-02T10:00:00")
    pay(event, ("31 09:00", "昌乐县棋院", 2790))
    assert listed(event) == []
    decide(event, "T001", "不接受", "名额已满")
    done("check", event=event, now=LATER)
    done("changes", event=event, now=LATER)
    assert listed(event) == [("昌乐县棋院", 2790, "报名没有被接受", "昌乐县棋院")]


@pytest.mark.parametrize("command", ["bank", "changes"])
def test_it_is_written_again_byte_for_byte(tmp_path: Path, command: str) -> None:
    event = entered(tmp_path)
    pay(event, ("30 09:00", FIRST, 3100), ("30 10:00", THIRD, 2790))
    done(command, event=event, now=LATER)
    before = snapshot(event)
    (event / REFUNDS).unlink()
    done("rebuild", event=event, now="2020-02-01T00:00:00")
    assert snapshot(event) == before


def test_without_money_there_is_no_list(tmp_path: Path) -> None:
    event = entered(tmp_path)
    done("changes", event=event)
    assert not (event / REFUNDS).exists()
