"""A fill-in workbook of several tables is read back by the ids of its rows."""

from openpyxl import load_workbook

from tests.workbooks.filled_form import STAMP
from toolkit.layouts.fill_in import FillRow
from toolkit.layouts.finish import CHOSEN, LATER, LOTS
from toolkit.sources.filled import read_filled
from toolkit.workbooks.finish_fill_in import finish_book


def test_what_was_typed_comes_back_and_an_empty_sheet_is_no_fault() -> None:
    from io import BytesIO

    rows = [FillRow("女子|1", {"list": "女子", "place": "1"})]
    data = finish_book(
        STAMP, "赛 奖项核定", [(LATER, rows, "填"), (LOTS, [], ""), (CHOSEN, [], "")]
    )
    book = load_workbook(BytesIO(data))
    assert book["另定奖金"]["A4"].value == "女子|1"
    book["另定奖金"]["E4"] = "500"
    saved = BytesIO()
    book.save(saved)
    filled = read_filled(saved.getvalue(), "奖项核定.xlsx", (LATER, LOTS, CHOSEN))
    assert [row.text("amount") for row in filled["另定奖金"].rows] == ["500"]
    assert not [p for sheet in filled.values() for p in sheet.problems]
