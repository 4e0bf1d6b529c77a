from datetime import datetime
from pathlib import Path

from tests.workbooks.judge import assert_golden, schema_errors
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.version_book import VersionRow, version_book

STAMP = Stamp(created=datetime(2019, 12, 30, 12), event="zibo-2020", seq=12)
HEAD = ("青州市棋类协会", "2019-12-30 10:00", "青州报名表（新）.xlsx", "青州报名表.xlsx")
ROWS = (
    VersionRow(*HEAD, "修改", "张一", "身份证号", "37030320080115001X", "370303200801150013"),
    VersionRow(*HEAD, "转出", "李二", "", "棋协大师组(男子)", "临淄区少年宫"),
    VersionRow(*HEAD, "合并", after="与 青州报名表.xlsx 合并计入"),
)


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    data = version_book(STAMP, "淄博2020", ROWS)
    assert_golden("version_book", data)
    assert schema_errors(data, tmp_path) == []
