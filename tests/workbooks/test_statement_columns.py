"""The workbook of --mapping."""

from pathlib import Path

from tests.workbooks.judge import schema_errors
from toolkit.layouts.fill_in import FillRow
from toolkit.layouts.money import STATEMENT_COLUMNS
from toolkit.sources.filled import read_filled
from toolkit.workbooks.statement_columns import columns_book

ROWS = (
    FillRow("ab|入账", {"file": "清单.csv", "header": "入账", "examples": "2019-12-30"}),
    FillRow("ab|数目", {"header": "数目", "examples": "=1+1", "field": "收入金额", "by": "会计"}),
)


def test_what_was_said_comes_back_by_key(tmp_path: Path) -> None:
    made = columns_book(ROWS)
    read = read_filled(made, "流水版式.xlsx", (STATEMENT_COLUMNS,))[STATEMENT_COLUMNS.sheet]
    assert [(row.id, row.text("field"), row.text("by")) for row in read.rows] == [
        ("ab|入账", "", ""),
        ("ab|数目", "收入金额", "会计"),
    ]
    assert schema_errors(made, tmp_path) == []
    assert made == columns_book(ROWS)
