"""4回信/…核对意见.xlsx: findings beside a form that can't be marked (.xls, .et, scan, signed)."""

from collections.abc import Sequence

from toolkit.model.form import PLAYER_FIELDS, Form
from toolkit.model.record import Record
from toolkit.model.said import Said
from toolkit.values.id_number import shown_id
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.mark import GRAVEST_FIRST, Mark
from toolkit.workbooks.style import CENTER, FILL_OF_SEVERITY, NAME_OF_SEVERITY
from toolkit.workbooks.table import Column, Value, list_sheet, write_table

_COLUMNS = (
    Column("序号", look=CENTER, width=6),
    Column("位置", width=18),
    Column("对象", width=12),
    Column("性质", look=CENTER, width=8),
    Column("问题", width=44),
    Column("怎么改", width=36),
    Column("原来填的", width=22),
    Column("规程条款", look=CENTER, width=12),
    Column("编号", look=CENTER, width=8),
)


class ShownRow(Record, frozen=True):
    """One row of the form as it was read, to be shown with its faults: `cells` are the names of
    the cells (A1 with sheet) or "" and `texts` what stands in them, both by column."""

    cells: tuple[str, ...]
    texts: tuple[str, ...]


_TITLES = {
    "name": "姓名", "sex": "性别", "birth": "出生日期", "id_number": "身份证号",
    "id_kind": "证件类型", "title": "棋手等级", "certificate": "证书编号", "grade": "运动员等级",
    "fide_id": "FIDE ID", "rating": "等级分", "section": "参赛组别", "phone": "联系电话",
    "unit": "单位", "note": "备注", "school": "学校", "registration": "注册号", "address": "地址",
}  # fmt: skip


def shown_players(form: Form) -> tuple[tuple[str, ...], tuple[ShownRow, ...]]:
    """Headings and player rows of a form as it was read, in our own order of columns."""
    fields = [field for field in PLAYER_FIELDS if field in form.columns]
    rows = []
    for line in form.players:
        said = [line.said.get(field) for field in fields]
        cells = tuple(
            s.where if s else line.where if field == "name" else ""
            for field, s in zip(fields, said, strict=True)
        )
        texts = (_text(f, s) for f, s in zip(fields, said, strict=True))
        rows.append(ShownRow(cells, tuple(texts)))
    return tuple(_TITLES[field] for field in fields), tuple(rows)


def _text(field: str, said: Said | None) -> str:
    return shown_id(said) if field == "id_number" else said.text if said else ""


def findings_book(
    marks: Sequence[Mark], header: Sequence[str], rows: Sequence[ShownRow], file: str, stamp: Stamp
) -> bytes:
    """The workbook: all findings, then the rows as read with the faulty cells coloured."""
    book = Book(stamp, "核对意见")
    ordered = sorted(marks, key=lambda mark: GRAVEST_FIRST.index(mark.severity))
    lines: list[list[Value]] = [
        [
            number, mark.where or "整个文件", mark.subject, NAME_OF_SEVERITY[mark.severity],
            mark.message, mark.remedy, mark.old, mark.clause, mark.code,
        ]
        for number, mark in enumerate(ordered, start=1)
    ]  # fmt: skip
    paints = {(n, 3): FILL_OF_SEVERITY[mark.severity] for n, mark in enumerate(ordered)}
    subtitle = f"文件：{file}。请在原文件中修改后整个发回，本表不用填写。"
    list_sheet(book.sheet("问题清单"), "棋赛核对意见", subtitle, _COLUMNS, lines, paints=paints)
    if rows:
        _shown(book, marks, header, rows)
    return book.to_bytes()


def _shown(
    book: Book, marks: Sequence[Mark], header: Sequence[str], rows: Sequence[ShownRow]
) -> None:
    sheet = book.sheet("读到的内容")
    by_cell: dict[str, list[Mark]] = {}
    for mark in sorted(marks, key=lambda mark: GRAVEST_FIRST.index(mark.severity)):
        by_cell.setdefault(mark.where or "", []).append(mark)
    faulty = {
        (number, place): by_cell[cell]
        for number, row in enumerate(rows)
        for place, cell in enumerate(row.cells)
        if cell and cell in by_cell
    }
    paints = {spot: FILL_OF_SEVERITY[found[0].severity] for spot, found in faulty.items()}
    top = sheet.heading("从文件中读到的内容", max(len(header), 6), "有颜色的格子有问题")
    write_table(
        sheet, top, [Column(title) for title in header], [row.texts for row in rows], paints=paints
    )
    for (number, place), found in faulty.items():
        sheet.note(top + 1 + number, place, "\n".join(mark.note for mark in found))
    sheet.freeze(top + 1)
    sheet.print_on_a4(landscape=True, header_rows=(top, top))
