from datetime import datetime
from pathlib import Path

import pytest

from tests.workbooks.judge import cells, openpyxl_book, schema_errors
from toolkit.workbooks.book import Book, Stamp, done
from toolkit.workbooks.style import CELL, HEAD

STAMP = Stamp(
    created=datetime(2020, 1, 1, 8, 0, 0, 7),
    event="淄博2020",
    seq=12,
    digest="ab12",
    extra={"k": "v"},
)


def make() -> bytes:
    book = Book(STAMP, "试验")
    sheet = book.sheet("1/8决赛")
    sheet.text(0, 0, "姓名", HEAD)
    sheet.drop_down((1, 0, 9, 0), book.choices("names", ["甲,乙", "丙"]))
    book.sheet("隐藏", hidden=True).text(0, 0, "x")
    return book.to_bytes()


def test_equal_input_gives_equal_bytes() -> None:
    assert make() == make()


def test_the_workbook_is_valid_and_says_what_it_is(tmp_path: Path) -> None:
    data = make()
    assert schema_errors(data, tmp_path) == []
    book = openpyxl_book(data)
    assert book.properties.created == datetime(2020, 1, 1, 8)
    assert {prop.name: prop.value for prop in book.custom_doc_props.props} == {
        "qisai_event": "淄博2020",
        "qisai_digest": "ab12",
        "qisai_seq": "12",
        "k": "v",
    }
    assert [sheet.sheet_state for sheet in book.worksheets] == [
        "visible", "veryHidden", "veryHidden",
    ]  # fmt: skip


def test_choices_with_commas_stay_whole() -> None:
    data = make()
    assert cells(data, "_lists") == [["甲,乙"], ["丙"]]
    assert openpyxl_book(data).defined_names["list_names"].attr_text == "_lists!$A$1:$A$2"


def test_a_list_name_means_one_list() -> None:
    book = Book(STAMP)
    assert book.choices("a", ["x"]) == book.choices("a", ["x"]) == "=list_a"
    with pytest.raises(ValueError, match="two different lists"):
        book.choices("a", ["y"])
    with pytest.raises(ValueError, match="empty"):
        book.choices("b", [])


def test_a_look_is_one_format_however_many_cells() -> None:
    book = Book(STAMP)
    assert book.format(CELL) is book.format(CELL)
    assert book.format(CELL, quoted=True) is not book.format(CELL)


def test_a_refusal_of_the_library_is_an_error_here() -> None:
    done(0)
    done(None)
    with pytest.raises(ValueError, match="code -2"):
        done(-2)
