from typing import Any

from tests.sources.made import rows, xlsx
from toolkit.sources.grids.package import Package
from toolkit.sources.grids.xlsx import read, sheet_parts


def test_sheets_merges_and_what_is_hidden() -> None:
    def change(book: Any, sheet: Any) -> None:
        sheet.merge_range("A1:B2", "甲")
        sheet.set_column("D:E", None, None, {"hidden": True})
        book.worksheets()[1].hide()

    data = xlsx({"一": rows("||\n|||#1"), " 二": rows("丙")}, change)
    package = Package(data)
    assert list(sheet_parts(package)) == ["一", " 二"]
    first, second = read(data, "xlsx").grids
    assert first.anchor(1, 1) == (0, 0)
    assert first.hidden_columns == {3, 4}
    assert (first.hidden, second.hidden, second.texts) == (False, True, [["丙"]])
