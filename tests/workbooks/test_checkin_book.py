from datetime import datetime
from pathlib import Path

from tests.regulations import regulation
from tests.workbooks.judge import assert_golden, schema_errors
from toolkit.layouts.checkin import players, units
from toolkit.layouts.fill_in import FillRow
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.checkin_book import checkin_book

STAMP = Stamp(created=datetime(2020, 1, 17, 14), event="zibo-2020", seq=120)
RULES = regulation("zibo-2020")
UNIT = FillRow("u1", {"unit": "某某棋院", "leader": "周一", "players": "2", "open": "420"})
PLAYER = FillRow("u1/e1", {"unit": "某某棋院", "name": "李一", "came": "到"})


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    data = checkin_book(STAMP, "淄博2020", [(units(RULES), [UNIT]), (players(RULES), [PLAYER])])
    assert_golden("checkin_book", data)
    assert schema_errors(data, tmp_path) == []
