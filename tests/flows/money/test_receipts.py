"""What people type into 收款核对: each row is taken, or told what is wrong with it."""

from pathlib import Path

import pytest

from tests.flows.money.test_bank import OTHER_UNIT, UNIT, paid, type_choice
from tests.flows.office import done, qisai, type_into
from tests.workbooks.judge import cells
from toolkit.flows.money.receipts import BOOK

CASES = """
指定单位 | 没有这家 | 不认识
指定单位 |          | 请选单位
拆分     |          | 一行一个
建议3    |          | 没有建议3
          | 临朐县实验小学 | 没有选决定
随便     |          | 不认识
"""


@pytest.mark.parametrize("case", CASES.strip().splitlines())
def test_what_can_not_be_understood_is_kept_and_told(tmp_path: Path, case: str) -> None:
    choice, unit, cause = (part.strip() for part in case.split("|"))
    event = paid(tmp_path)
    type_choice(event, "1002", choice or None, unit or None)
    said = qisai("bank", event=event).out
    assert cause in said
    assert "N009" in said
    again = qisai("bank", event=event).out
    assert cause in again  # what was typed still stands there
    assert done("rebuild", event=event)["written"] == 0


def split(event: Path, txn: str, *parts: tuple[str, str]) -> None:
    for unit, amount in parts:
        empty = dict.fromkeys(("流水号", "单位", "金额（元）"), "")
        typed = {"流水号": txn, "单位": unit, "金额（元）": amount}
        type_into(event / BOOK, "拆分", empty, typed)


def paid_by(event: Path) -> list[str]:
    return [unit["paid"] for unit in done("bank", event=event)["units"]]


def test_a_split_gives_each_unit_its_part(tmp_path: Path) -> None:
    event = paid(tmp_path)
    type_choice(event, "1002", "拆分")
    split(event, "1002", (UNIT, "790"), (OTHER_UNIT, "2000元"))
    # the 3000 that were booked before no longer fit what is open, so they wait for a person
    assert paid_by(event) == ["790.00", "2000.00"]
    assert "还有没读入" not in qisai("rebuild", event=event).out


def test_a_split_that_changes_is_a_new_decision(tmp_path: Path) -> None:
    event = paid(tmp_path)
    type_choice(event, "1002", "拆分")
    split(event, "1002", (UNIT, "790"), (OTHER_UNIT, "2000"))
    done("bank", event=event)
    for unit, amount in ((UNIT, "780"), (OTHER_UNIT, "2010")):
        type_into(event / BOOK, "拆分", {"单位": unit}, {"金额（元）": amount})
    assert paid_by(event) == ["780.00", "2010.00"]


SPLITS_CASES = """
1002 | 没有这家       | 2790 | 不认识
1002 |                | 2790 | 请选单位
1002 | 临朐县实验小学 | 一百 | 看不懂
1002 | 临朐县实验小学 |      | 请写金额
1002 | 临朐县实验小学 | -10  | 写正数
9999 | 临朐县实验小学 | 2790 | 不在流水里
1002 | 临朐县实验小学 | 2000 | 相差 790.00 元
"""


@pytest.mark.parametrize("case", SPLITS_CASES.strip().splitlines())
def test_a_part_that_can_not_be_understood_is_kept_and_told(tmp_path: Path, case: str) -> None:
    txn, unit, amount, cause = (part.strip() for part in case.split("|"))
    event = paid(tmp_path)
    type_choice(event, "1002", "拆分")
    split(event, txn, (unit, amount))
    for _ in range(2):
        assert cause in qisai("bank", event=event).out


def test_the_rest_of_a_split_stands_beside_it(tmp_path: Path) -> None:
    event = paid(tmp_path)
    split(event, "1002", (UNIT, "790.50"))
    done("bank", event=event)
    assert cells((event / BOOK).read_bytes(), "拆分")[3][2:7] == [
        "1002", UNIT, "790.50", "", 1999.5,
    ]  # fmt: skip


def by_hand(event: Path, **typed: str) -> None:
    empty = dict.fromkeys(("日期", "付款人", "金额（元）", "单位"), "")
    words = {"date": "日期", "way": "方式", "payer": "付款人", "amount": "金额（元）"}
    words |= {"unit": "单位", "note": "备注", "by": "收款人"}
    type_into(event / BOOK, "手工收款", empty, {words[key]: said for key, said in typed.items()})


def test_cash_counts_for_the_unit_that_is_named(tmp_path: Path) -> None:
    event = paid(tmp_path)
    by_hand(event, date="2019-12-30", way="现金", payer="王明", amount="2790", unit=OTHER_UNIT)
    found = done("bank", event=event)
    assert [unit["paid"] for unit in found["units"]] == ["3000.00", "2790.00"]
    assert done("bank", event=event) == found
    type_into(event / BOOK, "手工收款", {"付款人": "王明"}, dict.fromkeys(
        ("日期", "方式", "付款人", "金额（元）", "单位")
    ))  # fmt: skip
    assert paid_by(event) == ["3000.00", "0.00"]


def test_cash_without_a_unit_is_matched_by_its_note_or_waits(tmp_path: Path) -> None:
    event = paid(tmp_path)
    by_hand(event, date="2019-12-30", way="红包", payer="王明", amount="2790", note=OTHER_UNIT)
    found = done("bank", event=event)
    first = found["transfers"][0]
    assert (first["txn_id"], first["status"]) == ("手工1", "AUTO")


HAND_CASES = """
2019-12-30 | 一千 | 看不懂
2019-12-30 |      | 请写金额
去年       | 100  | 日期请写成
12-30      | 100  | 日期请写成
"""


@pytest.mark.parametrize("case", HAND_CASES.strip().splitlines())
def test_cash_that_can_not_be_understood_is_kept_and_told(tmp_path: Path, case: str) -> None:
    on, amount, cause = (part.strip() for part in case.split("|"))
    event = paid(tmp_path)
    by_hand(event, date=on, amount=amount, unit=UNIT)
    for _ in range(2):
        assert cause in qisai("bank", event=event).out
