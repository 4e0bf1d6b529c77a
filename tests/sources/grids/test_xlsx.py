import io
import zipfile
from typing import Any

from tests.sources.kinds import form
from tests.sources.made import rows, xlsx
from tests.sources.surgery import operated
from toolkit.sources.forms.read import read_here
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


_MAIN = ("http://schemas.openxmlformats.org/spreadsheetml/2006/main",
         "http://purl.oclc.org/ooxml/spreadsheetml/main")  # fmt: skip
_LINKS = ("http://schemas.openxmlformats.org/officeDocument/2006/relationships",
          "http://purl.oclc.org/ooxml/officeDocument/relationships")  # fmt: skip


def strict(data: bytes) -> bytes:
    """The workbook in the namespaces of Strict Open XML."""

    def change(part: bytes) -> bytes:
        for old, new in (_MAIN, _LINKS):
            part = part.replace(old.encode(), new.encode())
        return part

    names = [name for name in zipfile.ZipFile(io.BytesIO(data)).namelist() if "media" not in name]
    return operated(data, dict.fromkeys(names, change))


def test_strict_workbooks_keep_values_hidden_rows_and_pictures() -> None:
    (read_form,) = read_here(strict(form()), "x.xlsx").forms
    (plain,) = read_here(form(), "x.xlsx").forms
    assert (read_form.players, read_form.pictures) == (plain.players, plain.pictures)
    assert read_form.players[2].hidden
