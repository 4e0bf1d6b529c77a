from datetime import datetime
from pathlib import Path

from tests.regulations import regulation
from tests.workbooks.judge import assert_golden, schema_errors
from toolkit.layouts.changes import further, waivers, withdrawals
from toolkit.layouts.fill_in import FillRow
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.changes_book import changes_book

STAMP = Stamp(created=datetime(2020, 1, 8, 9), event="zibo-2020", seq=40)
UNITS = ("青州市棋类协会", "临淄区少年宫")


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    asked = {"unit": UNITS[0], "name": "张一", "written": "有", "received": "2020-01-06 09:30"}
    free = {"unit": UNITS[1], "covers": "报名费", "reason": "家庭困难", "by": "王主任"}
    more = {"unit": UNITS[1], "what": "证书费", "note": "棋协大师", "count": "1"}
    written = [
        (withdrawals(UNITS), [FillRow("1", asked), FillRow("2", {})]),
        (waivers(UNITS, regulation("ivy-2014")), [FillRow("1", free), FillRow("2", {})]),
        (further(UNITS), [FillRow("1", more), FillRow("2", {})]),
    ]
    data = changes_book(STAMP, "淄博2020", written)
    assert_golden("changes_book", data)
    assert schema_errors(data, tmp_path) == []
