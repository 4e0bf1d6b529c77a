"""等级申报表: one sheet a player, one page each, with a place for the photo."""

from pathlib import Path

from tests.workbooks.filled_form import STAMP
from tests.workbooks.judge import assert_golden, openpyxl_book, schema_errors
from toolkit.workbooks.title_forms import TitleForm, title_forms

FORM = TitleForm(
    "王一", "男", "2007-01-05", "居民身份证", "370303200701052351", "13900000001",
    "青州市棋类协会", "一级棋士", "候补棋协大师",
    (("赛事名称", "总决赛"), ("成绩", "9 轮得 6.5 分，得分率 72%")), ("照片 2 张", "原等级证"),
    "由组委会统一办理",
)  # fmt: skip


def test_the_workbook_as_text() -> None:
    assert_golden("title_forms", title_forms(STAMP, "淄博2020", [FORM]))


def test_players_of_one_name_have_a_sheet_each(tmp_path: Path) -> None:
    data = title_forms(STAMP, "淄博2020", [FORM, FORM])
    assert openpyxl_book(data).sheetnames == ["1 王一", "2 王一"]
    assert schema_errors(data, tmp_path) == []


def test_without_papers_the_federations_rule_is_named() -> None:
    from msgspec.structs import replace

    page = openpyxl_book(title_forms(STAMP, "赛", [replace(FORM, papers=())])).worksheets[0]
    texts = [str(cell.value) for row in page.iter_rows() for cell in row]
    assert "按协会规定" in texts
