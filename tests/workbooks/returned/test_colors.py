import re
from datetime import datetime
from pathlib import Path

import pytest

from tests.workbooks.judge import recalculated
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.returned import colors
from toolkit.workbooks.returned.colors import Color, add, remove_own, unchanged
from toolkit.workbooks.returned.package import parse
from toolkit.workbooks.returned.worksheet import MAIN, Area, Content, tag

B2 = Area(2, 2, 2, 2)
LONG = "第一行" + "很长的说明" * 50 + "\n第二行"

# what the cell held, what it holds now (None = empty), whether it still counts as unchanged
CASES = [
    (Content("blank"), None, True),
    (Content("blank"), "张三", False),
    (Content("text", "张三"), "张三", True),
    (Content("text", "张三"), "张三丰", False),
    (Content("text", "abc"), "ABC", False),
    (Content("text", "张三"), None, False),
    (Content("text", '引"号'), '引"号', True),
    (Content("text", '引"号'), "引号", False),
    (Content("text", "甲\n乙"), "甲\n乙", True),
    (Content("text", "甲\n乙"), "甲乙", False),
    (Content("text", LONG), LONG, True),
    (Content("text", LONG), LONG + "。", False),
    (Content("text", "𠮷田\n一"), "𠮷田\n一", True),
    (Content("text", "=1+1"), "=1+1", True),
    (Content("number", "39462"), 39462, True),
    (Content("number", "39462"), 39463, False),
    (Content("number", "-0.05"), -0.05, True),
    (Content("number", "39462"), "39462", False),
    (Content("number", "3.7030220080501E+17"), 370302200805010000, True),
    (Content("number", "3.7030220080501E+17"), "370302200805010048", False),
    (Content("bool", "1"), "是", False),
    (Content("open"), "甲", True),
]


def test_a_colour_stays_while_the_cell_says_what_it_said(tmp_path: Path) -> None:
    """LibreOffice computes every formula; on a machine without it the summary says so."""
    book = Book(Stamp(created=datetime(2020, 1, 1)))
    sheet = book.sheet("表")
    for row, (content, now, _) in enumerate(CASES):
        formula = unchanged(Area(row + 1, 1, row + 1, 1), content)
        sheet.formula(row, 1, f'=IF({formula},"same","changed")', "")
        match now:
            case str():
                sheet.text(row, 0, now)
            case int() | float():
                sheet.worksheet.write_number(row, 0, now)
    computed = recalculated(book.to_bytes(), tmp_path)
    if computed is not None:
        assert [row[-1] for row in computed["表"] if row[-1] in ("same", "changed")] == [
            "same" if expected else "changed" for _, _, expected in CASES
        ]


@pytest.mark.parametrize("kind", ["blank", "text", "number", "bool", "error", "open"])
def test_no_formula_holds_a_string_that_excel_refuses(kind: str) -> None:
    text = "1" if kind != "text" else '"' * 400
    formula = unchanged(B2, Content(kind, text))
    literals = re.findall(r'"((?:[^"]|"")*)"', formula)
    assert all(len(literal) <= 255 for literal in literals)


def sheet_with(rules: str) -> bytes:
    return f'<worksheet xmlns="{MAIN}"><sheetData/>{rules}<pageMargins/></worksheet>'.encode()


def test_our_rules_come_first_and_go_again() -> None:
    theirs = (
        '<conditionalFormatting sqref="A1"><cfRule type="expression" priority="1">'
        "<formula>A1&gt;1</formula></cfRule></conditionalFormatting>"
    )
    sheet = parse(sheet_with(theirs))
    add(sheet, [Color(B2, Content("blank"), 0), Color(B2, Content("text", "甲"), 1)])
    rules = [rule.get("priority") for rule in sheet.iter(tag("cfRule"))]
    assert rules == ["3", "1", "2"]
    assert [child.tag for child in sheet][-1] == tag("pageMargins")
    remove_own(sheet)
    assert len(list(sheet.iter(tag("cfRule")))) == 1
    assert colors._OWN not in str([rule.findtext(tag("formula")) for rule in sheet.iter()])
