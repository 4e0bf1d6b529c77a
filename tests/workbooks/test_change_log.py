from datetime import datetime
from pathlib import Path

from tests.workbooks.judge import assert_golden, cells, schema_errors
from toolkit.model.money import ZERO, Money
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.change_log import ChangeRow, change_log

STAMP = Stamp(created=datetime(2020, 1, 8, 9), event="zibo-2020", seq=40)
ROWS = (
    ChangeRow("青州市棋类协会", "换人", "张一", "张二", "棋协大师组(男子)", "2020-01-06 10:00",
              Money.yuan(100), "十三(一)4", "待裁定"),
    ChangeRow("临淄区少年宫", "退赛", "王三", "", "棋协大师组(男子)", "2020-01-07 11:00",
              Money.yuan(100), "十三(一)4", "接受", "书面申请已收到", counts=True),
    ChangeRow("临淄区少年宫", "更正", "", "", "出生日期 2008-1-5 → 2008-01-15", "", ZERO,
              "十三(一)4", "不需批准"),
)  # fmt: skip


def make() -> bytes:
    return change_log(STAMP, "淄博2020", ROWS)


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    assert_golden("change_log", make())
    assert schema_errors(make(), tmp_path) == []


def test_only_approved_fees_are_owed() -> None:
    assert "共 3 项，已批准的手续费合计 100 元" in cells(make(), "变更记录")[1][0]
