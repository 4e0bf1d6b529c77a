"""Forms that units made themselves: other words, other columns, section titles, CSV."""

import io
from datetime import datetime
from typing import Any

from samples.maker.draft import Cells, Draft, Place

_SEAL_COLUMN = 5
_SHORT_TITLES = {"棋协大师": "大师", "候补棋协大师": "候补", "一级棋士": "一级"}
_PLAIN = (
    ("序号", ""), ("姓名", "name"), ("性别", "sex"), ("身份证号码", "id_number"),
    ("出生年月日", "birth"), ("现有等级", "title"), ("等级证书编号", "certificate"),
    ("运动员技术等级", "grade"), ("参赛组别", "section"), ("家长手机", "phone"),
)  # fmt: skip
_UNKNOWN = ("球衣尺码", "unknown")
_STACKED = (
    ("No", ""), ("姓 名", "name"), ("性 别", "sex"), ("生日", "birth"),
    ("证件号码（必填）", "id_number"), ("棋协等级称号", "title"),
    ("等级分", "rating"),
    ("联系方式", "phone"),
)  # fmt: skip
_ROOMS = (
    ("入住酒店", "hotel"), ("房间类型", "type"), ("房间数量", "rooms"), ("入住人数", "people"),
    ("到店日期", "arrive"), ("离店日期", "depart"),
)  # fmt: skip
_HEADING = (("参赛单位", "unit"), ("领队", "leader"), ("教练员", "coach"), ("联系电话", "phone"))

Row = list[str]


class Layout:
    """Rows of text as they will stand, and where each field of the draft came to stand."""

    def __init__(self, sheet: str) -> None:
        self.sheet = sheet
        self.rows: list[Row] = []
        self.places: dict[Place, str] = {}

    def add(self, *texts: str) -> None:
        """A row."""
        self.rows.append(list(texts))

    def remember(self, place: Place, column: int) -> None:
        """That the last row holds this field in that column, from 0."""
        self.places[place] = f"{self.sheet}!{chr(ord('A') + column)}{len(self.rows)}"


def foreign_layout(draft: Draft) -> Layout:
    """The unit's own layout; a CSV file is a plain one."""
    if draft.plan.form in ("stacked", "xls"):
        return _stacked(draft)
    sheet = draft.plan.file_name.rpartition(".")[0] if draft.plan.form == "csv" else "Sheet1"
    return _plain(draft, sheet)


def workbook(layout: Layout, created: datetime, sealed: bytes = b"") -> bytes:
    """The layout as a workbook, with the picture of a seal below the table."""
    import xlsxwriter

    out = io.BytesIO()
    book = xlsxwriter.Workbook(out, {"in_memory": True})
    book.set_properties({"created": created})
    sheet: Any = book.add_worksheet(layout.sheet)
    bold = book.add_format({"bold": True, "align": "center"})
    sheet.set_column(0, 0, 10)
    sheet.set_column(1, 10, 16)
    for number, row in enumerate(layout.rows):
        for column, text in enumerate(row):
            if text:
                sheet.write_string(number, column, text, bold if number == 0 else None)
    if sealed:
        image = {"image_data": io.BytesIO(sealed), "x_scale": 0.8, "y_scale": 0.8}
        sheet.insert_image(len(layout.rows) + 1, _SEAL_COLUMN, "seal.png", image)
    book.close()
    return out.getvalue()


def seal_place(layout: Layout) -> str:
    """The cell at the seal's upper left corner."""
    return f"{layout.sheet}!{chr(ord('A') + _SEAL_COLUMN)}{len(layout.rows) + 2}"


def old_workbook(layout: Layout) -> bytes:
    """The layout as an .xls, as offices with a program of 2003 send it."""
    import xlwt

    book = xlwt.Workbook(encoding="utf-8")
    sheet = book.add_sheet(layout.sheet)
    for number, row in enumerate(layout.rows):
        for column, text in enumerate(row):
            sheet.write(number, column, text)
    for column in range(8):
        sheet.col(column).width = 256 * (22 if column in (4, 5) else 14)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def csv(layout: Layout) -> bytes:
    """The layout as a spreadsheet program in China saves CSV."""
    return "".join(",".join(row) + "\r\n" for row in layout.rows).encode("gb18030")


def _plain(draft: Draft, sheet: str) -> Layout:
    layout = Layout(sheet)
    layout.add(draft.sample.title)
    _heading(layout, draft, len(_HEADING))
    layout.add()
    unknown = any(fault.code == "F012" for fault in draft.faults)
    columns = (*_PLAIN, *draft.sample.columns, *((_UNKNOWN,) if unknown else ()))
    layout.add(*(title for title, _ in columns))
    if unknown:
        layout.remember(("heading", 0, "unknown"), len(columns) - 1)
    for number, player in enumerate(draft.players, start=1):
        cells = player | {"unknown": "SML"[number % 3]}
        _player(layout, columns, number, cells)
    layout.add("合计", f"{len(draft.players)}人")
    _rooms(layout, draft)
    return layout


def _stacked(draft: Draft) -> Layout:
    """Section titles between the rows instead of a column, two values a heading line."""
    layout = Layout("名单")
    layout.add(f"{draft.heading['unit']}参赛名单")
    _heading(layout, draft, 2)
    layout.add()
    layout.add(*(title for title, _ in _STACKED))
    for section in draft.sample.section_names:
        rows = [(n, p) for n, p in enumerate(draft.players, 1) if p["section"] == section]
        if rows:
            layout.add(section)
        for number, player in rows:
            cells = player | {"title": _SHORT_TITLES.get(player["title"], player["title"])}
            _player(layout, _STACKED, number, cells)
    _rooms(layout, draft)
    return layout


def _heading(layout: Layout, draft: Draft, a_line: int) -> None:
    for start in range(0, len(_HEADING), a_line):
        part = _HEADING[start : start + a_line]
        layout.add(*(text for title, field in part for text in (title, draft.heading[field])))
        for column, (_, field) in enumerate(part):
            layout.remember(("heading", 0, field), 2 * column + 1)


def _player(
    layout: Layout, columns: tuple[tuple[str, str], ...], number: int, player: Cells
) -> None:
    layout.add(*(player.get(field, "") if field else str(number) for _, field in columns))
    for column, (_, field) in enumerate(columns):
        if field:
            layout.remember(("players", number, field), column)


def _rooms(layout: Layout, draft: Draft) -> None:
    if not draft.rooms:
        return
    layout.add()
    layout.add("订房计划")
    layout.add(*(title for title, _ in _ROOMS))
    for number, room in enumerate(draft.rooms, start=1):
        layout.add(*(room[field] for _, field in _ROOMS))
        for column, (_, field) in enumerate(_ROOMS):
            layout.remember(("rooms", number, field), column)
