from datetime import datetime
from pathlib import Path

from tests.workbooks.judge import assert_golden, recalculated, schema_errors
from toolkit.model.money import ZERO, Money
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.refund_list import CheckRow, RefundRow, refund_list

STAMP = Stamp(created=datetime(2020, 1, 8, 9), event="zibo-2020", seq=40)
BACK = RefundRow(
    "青州市棋类协会", Money.yuan(760), "退赛", "已缴 3000 − 应缴 2240；郑三 退赛", "十三(一)4",
    "王大明", "6228480000000000001", "2019-12-30", "1001", Money.yuan(3000),
)  # fmt: skip
MORE = RefundRow(
    "临朐县实验小学", Money.yuan("0.50"), "多缴", "已缴 210.50 − 应缴 210", "", "周晓梅", "",
    "2019-12-31", "1002", Money.yuan("210.50"),
)  # fmt: skip
KEY = RefundRow(
    "临朐县实验小学", Money.yuan(100), "押金", "房卡押金 100 × 1", "八(二)", "周晓梅", "",
    "2019-12-31", "1002", Money.yuan("210.50"), "退房时退还",
)  # fmt: skip
CHECKS = (
    CheckRow("青州市棋类协会", Money.yuan(3000), Money.yuan(2240), Money.yuan(760)),
    CheckRow("临朐县实验小学", Money.yuan("210.50"), Money.yuan(210), Money.yuan("0.50")),
    CheckRow("寿光市少年宫", Money.yuan(100), Money.yuan(210), ZERO),
)


def make() -> bytes:
    return refund_list(STAMP, "淄博2020", (BACK, MORE), (KEY,), CHECKS)


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    assert_golden("refund_list", make())
    assert schema_errors(make(), tmp_path) == []


def test_an_empty_list_is_valid_too(tmp_path: Path) -> None:
    assert schema_errors(refund_list(STAMP, "淄博2020", (), (), ()), tmp_path) == []


def test_the_workbook_checks_itself(tmp_path: Path) -> None:
    found = recalculated(make(), tmp_path)
    if found is None:
        return
    assert found["退款清单"][5][1] == "760.5"
    assert [row[3:6] for row in found["核对"][3:6]] == [
        ["760", "760", "相符"], ["0.5", "0.5", "相符"], ["0", "0", "相符"],
    ]  # fmt: skip
