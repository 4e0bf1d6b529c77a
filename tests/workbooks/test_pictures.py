from pathlib import Path

from tests.sources.seals.pictures import as_bytes, drawn_ring
from tests.workbooks.judge import openpyxl_book, schema_errors
from tests.workbooks.test_decisions import STAMP
from toolkit.layouts.fill_in import FillRow
from toolkit.workbooks.book import Book
from toolkit.workbooks.pictures import Shown, certificate_sheet, seal_sheet

ROWS = (
    FillRow("甲|aa", {"unit": "青州市棋类协会", "text": "沙洲市", "seen": "看起来是别的名称"}),
    FillRow("乙|bb", {"unit": "临淄区少年宫", "seen": "没有看：请打开原件看"}),
)


def made(rows: tuple[FillRow, ...] = ROWS) -> bytes:
    book = Book(STAMP, "盖章核对")
    crop = as_bytes(drawn_ring(200))
    seal_sheet(book, "淄博2020", Shown(rows, {"甲|aa": (crop, crop), "乙|bb": (b"", b"")}))
    return book.to_bytes()


def test_the_seal_and_its_letters_stand_in_the_row_that_they_belong_to(tmp_path: Path) -> None:
    sheet = openpyxl_book(made())["盖章核对"]
    places = {(i.anchor._from.row, i.anchor._from.col) for i in sheet._images}
    titles = [cell.value for cell in sheet[3]]
    assert places == {(3, titles.index("图片")), (3, titles.index("公章上的字（展开）"))}
    assert sheet.row_dimensions[4].height == sheet.row_dimensions[5].height == 90
    assert schema_errors(made(), tmp_path) == []


def test_the_sheet_says_that_no_forgery_check_was_made() -> None:
    assert "未做真伪鉴定" in str(openpyxl_book(made())["盖章核对"]["C2"].value)


def test_without_pictures_the_sheet_says_so() -> None:
    assert "没有可看的图片" in str(openpyxl_book(made(()))["盖章核对"]["C2"].value)


def test_certificates_have_a_sheet_of_their_own_with_taller_pictures(tmp_path: Path) -> None:
    book = Book(STAMP, "等级证核对")
    crop = as_bytes(drawn_ring(200))
    row = FillRow("甲|aa", {"unit": "青州市棋类协会", "stated": "吴二 一级棋士", "seen": "看不清"})
    certificate_sheet(book, "淄博2020", Shown((row,), {"甲|aa": (crop, crop)}))
    data = book.to_bytes()
    sheet = openpyxl_book(data)["等级证核对"]
    assert len(sheet._images) == 2
    assert sheet.row_dimensions[4].height > 120
    assert "未做真伪鉴定" in str(sheet["C2"].value)
    assert schema_errors(data, tmp_path) == []
