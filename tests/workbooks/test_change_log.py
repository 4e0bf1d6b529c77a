from datetime import datetime
from pathlib import Path

from tests.workbooks.judge import assert_golden, cells, recalculated, schema_errors
from toolkit.model.money import ZERO, Money
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.change_log import ChangeRow, change_log

STAMP = Stamp(created=datetime(2020, 1, 8, 9), event="zibo-2020", seq=40)
ROWS = (
    ChangeRow("青州市棋类协会", "换人", "张一", "张二", "棋协大师组(男子)", "2020-01-06 10:00",
              Money.yuan(100), "十三(一)4", "待裁定", asked="新报名表", effect="用原来的床位"),
    ChangeRow("临淄区少年宫", "退赛", "王三", "", "棋协大师组(男子)", "2020-01-07 11:00",
              Money.yuan(100), "十三(一)4", "接受", "书面申请已收到", counts=True,
              asked="书面申请", kept_fee=Money.yuan(210), kept_board=Money.yuan(430),
              effect="淄博饭店 退 1 床"),
    ChangeRow("临淄区少年宫", "更正", "", "", "出生日期 2008-1-5 → 2008-01-15", "", ZERO,
              "十三(一)4", "不需批准", counts=True),
)  # fmt: skip


def make() -> bytes:
    return change_log(STAMP, "淄博2020", ROWS, "公示后")


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    assert_golden("change_log", make())
    assert schema_errors(make(), tmp_path) == []


def test_only_fees_of_changes_that_hold_are_owed(tmp_path: Path) -> None:
    assert "公示后的变动共 3 项，算数的 2 项" in cells(make(), "变更记录")[1][0]
    found = recalculated(make(), tmp_path)
    if found is not None:
        assert found["变更记录"][6][8:11] == ["100", "210", "430"]
