"""Statements of banks we have no layout for: what is in them, and what people say it means."""

from toolkit.sources.banks.columns import explained, missing, named_twice, unknown_layout
from toolkit.sources.banks.containers import Table

ROWS = (
    ("某某农商银行 客户往来清单", "", "", ""),
    ("入账", "往来", "数目", "结余"),
    ("2019-12-30", "青州市棋类协会", "3,000.00", "13,000.00"),
    ("2019-12-31", "周晓梅", "2,790.00", "15,790.00"),
)


def table(*rows: tuple[str, ...]) -> Table:
    return Table("清单.csv", "", rows or ROWS)


def test_the_columns_are_named_by_the_row_above_the_first_payment() -> None:
    found = unknown_layout(table())
    assert found is not None
    assert found.words == ("入账", "往来", "数目", "结余")
    assert found.examples[1] == "青州市棋类协会、周晓梅"


def test_a_file_without_a_header_has_numbered_columns() -> None:
    found = unknown_layout(table(*ROWS[2:]))
    assert found is not None
    assert found.words == ("第1列", "第2列", "第3列", "第4列")


def test_equal_headers_are_told_apart_and_a_list_of_names_is_no_statement() -> None:
    found = unknown_layout(table(("入账", "数目", "数目"), ("2019-12-30", "1.00", "2.00")))
    assert found is not None
    assert found.words == ("入账", "数目", "数目（第3列）")
    assert unknown_layout(table(("姓名", "单位"), ("周晓梅", "某棋院"))) is None


def test_a_layout_is_known_by_its_words_in_any_file() -> None:
    later = table(*ROWS[1:2], ("2020-01-02", "某棋院", "1.00", "15,791.00"))
    one, two = unknown_layout(table()), unknown_layout(later)
    assert one is not None
    assert two is not None
    assert one.layout == two.layout


def test_what_was_said_gives_the_place_of_each_field() -> None:
    found = unknown_layout(table())
    assert found is not None
    said = {"入账": "date", "往来": "payer", "数目": "amount", "结余": ""}
    read = explained(table(), {found.layout: said})
    assert read is not None
    assert (read.header, read.columns) == (1, {"date": 0, "payer": 1, "amount": 2})
    assert explained(table(), {found.layout: {"入账": "date"}}) is None
    assert explained(table(), {}) is None


def test_too_little_and_twice_the_same_are_named() -> None:
    assert missing(["payer"]) == ["日期", "金额（或收入、支出）"]
    assert missing(["moment", "income"]) == []
    assert named_twice(["date", "payer", "date"]) == ["date"]
