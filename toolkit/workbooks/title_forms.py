"""5内部/等级申报表.xlsx: the application form, filled in, one page a player."""

from collections.abc import Sequence

from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.sheet import Sheet
from toolkit.workbooks.style import CELL, CENTER, HINT, LABEL

_COLUMNS = {0: 14, 1: 20, 2: 14, 3: 18, 4: 18}
_TALL = 26.0  # points
_CENTERED = CENTER.but(size=12)


class TitleForm(Record, frozen=True):
    """One applicant's page. `result` = lines of label and text about the event and his result."""

    name: str
    sex: str
    birth: str
    id_kind: str
    id_number: str
    phone: str
    unit: str
    start: str
    goal: str
    result: tuple[tuple[str, str], ...]
    papers: tuple[str, ...]
    way: str


def title_forms(stamp: Stamp, event: str, forms: Sequence[TitleForm]) -> bytes:
    """One sheet a player, each one page of A4."""
    book = Book(stamp, f"{event} 等级申报表")
    for number, form in enumerate(forms, 1):
        _page(book.sheet(f"{number} {form.name}"), form)
    return book.to_bytes()


def _page(sheet: Sheet, form: TitleForm) -> None:
    sheet.width(_COLUMNS)
    row = sheet.heading("棋士等级称号申报表", 5, form.way)
    photo = row
    row = _pair(sheet, row, ("姓名", form.name), ("性别", form.sex))
    row = _pair(sheet, row, ("出生日期", form.birth), ("联系电话", form.phone))
    row = _wide(sheet, row, form.id_kind or "证件", form.id_number, last=3)
    row = _wide(sheet, row, "单位", form.unit, last=3)
    sheet.merge(photo, 4, row - 1, 4, "贴照片\n（小二寸）", CENTER.but(color="#7F7F7F"))
    row = _pair(sheet, row, ("现有等级", form.start), ("申报等级", form.goal), last=4)
    for label, text in form.result:
        row = _wide(sheet, row, label, text)
    papers = "、".join(f"□ {paper}" for paper in form.papers) or "按协会规定"
    row = _wide(sheet, row, "附材料", papers)
    for label, space in (
        ("申报人签字", 40.0),
        ("裁判长签字", 48.0),
        ("组委会盖章", 90.0),
        ("审批意见", 90.0),
    ):
        sheet.text(row, 0, label, LABEL)
        sheet.merge(row, 1, row, 4, "年　　月　　日", CELL.but(align="right", color="#7F7F7F"))
        sheet.height(row, space)
        row += 1
    hint = "得分率和名次以成绩册为准；本表涂改无效。"
    sheet.merge(row, 0, row, 4, hint, HINT)
    sheet.print_on_a4()


def _pair(
    sheet: Sheet, row: int, left: tuple[str, str], right: tuple[str, str], *, last: int = 3
) -> int:
    sheet.text(row, 0, left[0], LABEL)
    sheet.text(row, 1, left[1], _CENTERED)
    sheet.text(row, 2, right[0], LABEL)
    sheet.merge(row, 3, row, last, right[1], _CENTERED)
    sheet.height(row, _TALL)
    return row + 1


def _wide(sheet: Sheet, row: int, label: str, text: str, *, last: int = 4) -> int:
    sheet.text(row, 0, label, LABEL)
    sheet.merge(row, 1, row, last, text, CELL.but(size=12))
    sheet.height(row, _TALL)
    return row + 1
