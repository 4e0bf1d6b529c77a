"""奖状: the blank that an organiser may change in Excel, and one filled sheet a winner."""

from collections.abc import Sequence
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.style import PLAIN, safe_sheet_name

FIELDS = ("姓名", "单位", "赛事", "组别", "奖项", "落款", "日期")
"""Names of the cells that are filled in: 公式 → 名称管理器 shows where they are."""

_EPOCH = (1980, 1, 1, 0, 0, 0)
_TITLE = PLAIN.but(size=60, bold=True, align="center", font="黑体", color="#C00000")
_NAME = PLAIN.but(size=28, bold=True)
_TEXT = PLAIN.but(size=22, wrap=True)
_RIGHT = PLAIN.but(size=20, align="right")


class Certificate(Record, frozen=True):
    """What stands on one certificate, by field."""

    said: dict[str, str]


def blank_certificate(stamp: Stamp) -> bytes:
    """The blank: A4 landscape, every named cell with an example of what will stand there."""
    book = Book(stamp, "奖状")
    sheet = book.sheet("奖状")
    sheet.width({0: 8, 1: 26, 2: 26, 3: 26, 4: 26, 5: 8})
    sheet.merge(1, 1, 1, 4, "奖　状", _TITLE)
    places = {
        "姓名": (3, 1, _NAME), "单位": (3, 3, _NAME), "赛事": (5, 1, _TEXT), "组别": (7, 1, _TEXT),
        "奖项": (7, 3, _TEXT.but(bold=True)), "落款": (11, 3, _RIGHT), "日期": (12, 3, _RIGHT),
    }  # fmt: skip
    for field, (row, column, style) in places.items():
        _named(book, sheet.name, field, row, column)
        last = 4 if field == "赛事" else column + 1
        sheet.merge(row, column, row, last, f"〔{field}〕", style)
    sheet.merge(9, 1, 9, 4, "特发此状，以资鼓励。", _TEXT)
    for row in (1, 3, 5, 7, 9, 11, 12):
        sheet.height(row, 90 if row == 1 else 42)
    sheet.print_on_a4(landscape=True)
    return book.to_bytes()


def _named(book: Book, sheet: str, name: str, row: int, column: int) -> None:
    from xlsxwriter.utility import xl_rowcol_to_cell

    cell = xl_rowcol_to_cell(row, column, row_abs=True, col_abs=True)
    book.workbook.define_name(name, f"='{sheet}'!{cell}")


def fill_certificates(blank: bytes, certificates: Sequence[Certificate]) -> bytes | str:
    """One sheet a certificate, each a copy of the blank's first sheet; or what the blank lacks.

    Pictures of the blank are not copied (openpyxl): a background belongs on the paper.
    """
    from openpyxl import load_workbook

    book = load_workbook(BytesIO(blank))
    page = book.worksheets[0]
    places = {
        name: next(iter(book.defined_names[name].destinations), ("", ""))[1].replace("$", "")
        for name in FIELDS
        if name in book.defined_names
    }
    if "姓名" not in places:
        return "奖状模板里没有名叫“姓名”的单元格；请用“名称管理器”加上，或删掉模板重新生成。"
    taken: list[str] = []
    for certificate in certificates:
        copy = book.copy_worksheet(page)
        copy.title = safe_sheet_name(certificate.said["姓名"], taken)
        taken.append(copy.title)
        copy.page_setup.orientation = page.page_setup.orientation
        copy.page_setup.paperSize = page.page_setup.paperSize
        for name, cell in places.items():
            copy[cell] = certificate.said.get(name, "")
    book.remove(page)
    for name in list(book.defined_names):
        del book.defined_names[name]
    made = BytesIO()
    book.save(made)
    return _evenly_packed(made.getvalue(), blank)


def _evenly_packed(data: bytes, blank: bytes) -> bytes:
    """The same parts with one date, and the blank's own properties: equal bytes for equal input."""
    packed = BytesIO()
    with ZipFile(BytesIO(data)) as old, ZipFile(BytesIO(blank)) as own:
        core = own.read("docProps/core.xml")
        with ZipFile(packed, "w", ZIP_DEFLATED) as new:
            for name in old.namelist():
                part = core if name == "docProps/core.xml" else old.read(name)
                new.writestr(ZipInfo(name, _EPOCH), part, ZIP_DEFLATED)
    return packed.getvalue()
