from datetime import datetime
from pathlib import Path

from tests.entries.test_signups import rules
from tests.workbooks.judge import assert_golden, schema_errors
from toolkit.layouts.fill_in import FillRow
from toolkit.layouts.phone_entries import phone_entries
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.phone_entries import phone_book

STAMP = Stamp(created=datetime(2019, 6, 1, 9), event="qingshui-2019", seq=3)
ROWS = (
    FillRow("1", {"name": "赵一", "phone": "13900000001", "address": "清水县", "how": "电话"}),
    FillRow("2", {}),
)


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    data = phone_book(STAMP, "清水2019", phone_entries(rules("qingshui-2019")), ROWS)
    assert_golden("phone_entries", data)
    assert schema_errors(data, tmp_path) == []
