from pathlib import Path

import msgspec

from tests.regulations import regulation
from tests.workbooks.filled_form import STAMP, filled_form
from tests.workbooks.judge import cells, openpyxl_book, recalculated
from toolkit.layouts.entry_form import ROOM_SHEET
from toolkit.rules.schema import Regulation
from toolkit.workbooks.entry_form import Filled, entry_form


def changed(**parts: object) -> Regulation:
    return msgspec.structs.replace(regulation(), **parts)


def totals(data: bytes) -> dict[str, float]:
    rows = cells(data, ROOM_SHEET)
    return {row[7]: row[8] for row in rows if row[7] in ("参赛费合计", "食宿费合计", "总金额")}


def test_amounts_are_computed_and_an_empty_bed_is_charged() -> None:
    assert totals(filled_form()) == {
        "参赛费合计": 420.0,
        "食宿费合计": 4 * 1290 + 2 * 1490.0,
        "总金额": 420 + 4 * 1290 + 2 * 1490.0,
    }


def test_libreoffice_computes_the_same(tmp_path: Path) -> None:
    data = filled_form()
    computed = recalculated(data, tmp_path)
    if computed is not None:
        by_label = {row[7]: row[8] for row in computed[ROOM_SHEET] if len(row) > 8}
        for label, value in totals(data).items():
            assert float(by_label[label].replace(",", "")) == value
        assert computed[ROOM_SHEET][1][2] == "青州市棋类协会"


def test_without_whole_rooms_only_people_pay() -> None:
    lodging = regulation().lodging
    assert lodging is not None
    free = changed(lodging=msgspec.structs.replace(lodging, empty_bed_charged=False))
    line = {"hotel": "淄博饭店", "type": "标准间", "rooms": "2", "people": "3"}
    assert totals(entry_form(free, STAMP, Filled(rooms=(line,))))["食宿费合计"] == 3 * 1290


def test_what_has_no_price_counts_nothing() -> None:
    line = {"hotel": "别的酒店", "type": "标准间", "rooms": "2", "people": "3"}
    assert totals(entry_form(regulation(), STAMP, Filled(rooms=(line,))))["食宿费合计"] == 0


def test_an_event_without_hotels_has_no_room_plan() -> None:
    bare = changed(hotels=(), lodging=None, account=None, fees=())
    text = str(cells(entry_form(bare, STAMP), ROOM_SHEET))
    assert "订房计划" not in text
    assert "三、汇款信息" in text


def test_days_of_stay_are_offered() -> None:
    book = openpyxl_book(filled_form())
    lists = [[cell.value for cell in column if cell.value] for column in book["_lists"].columns]
    assert ["2020-01-17", "2020-01-18", "2020-01-19", "2020-01-20"] in lists
