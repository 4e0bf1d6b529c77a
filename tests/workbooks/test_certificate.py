"""奖状: the blank names its cells; every certificate is a sheet; a changed blank is followed."""

from datetime import datetime
from io import BytesIO
from pathlib import Path

from openpyxl import load_workbook

from tests.workbooks.judge import cells, openpyxl_book, schema_errors
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.certificate import (
    FIELDS,
    Certificate,
    blank_certificate,
    fill_certificates,
)

STAMP = Stamp(created=datetime(2020, 1, 20, 12), event="zibo-2020", seq=400)
BLANK = blank_certificate(STAMP)
ONE = Certificate(
    {"姓名": "李一", "单位": "甲队", "赛事": "在某赛中获得", "组别": "男子组", "奖项": "冠军"}
)


def test_the_blank_names_every_cell_that_is_filled_in(tmp_path: Path) -> None:
    book = openpyxl_book(BLANK)
    assert set(FIELDS) <= set(book.defined_names)
    assert schema_errors(BLANK, tmp_path) == []


def test_every_certificate_is_a_sheet() -> None:
    two = Certificate({**ONE.said, "奖项": "第2名"})
    data = fill_certificates(BLANK, [ONE, two])
    assert isinstance(data, bytes)
    assert openpyxl_book(data).sheetnames == ["李一", "李一(2)"]
    shown = [cell.value for row in openpyxl_book(data)["李一"].iter_rows() for cell in row]
    assert {"李一", "甲队", "冠军", "特发此状，以资鼓励。"} <= set(shown)
    assert not any("〔" in str(value) for value in shown)
    assert cells(data, "李一(2)")[3][1] == "李一"  # another program reads it too
    assert fill_certificates(BLANK, [ONE, two]) == data


def test_a_blank_that_was_changed_is_followed() -> None:
    book = load_workbook(BytesIO(BLANK))
    book.worksheets[0]["B10"] = "以资鼓励！"
    own = BytesIO()
    book.save(own)
    data = fill_certificates(own.getvalue(), [ONE])
    assert isinstance(data, bytes)
    assert openpyxl_book(data)["李一"]["B10"].value == "以资鼓励！"


def test_a_blank_without_the_name_is_told() -> None:
    book = load_workbook(BytesIO(BLANK))
    del book.defined_names["姓名"]
    own = BytesIO()
    book.save(own)
    told = fill_certificates(own.getvalue(), [ONE])
    assert isinstance(told, str)
    assert "名称管理器" in told
