"""The standard entry form (标准报名表), made from a regulation; `qisai form`.

Yellow cells are for the unit, the rest is locked. What a unit wrote can be put in as well
(`Filled`), for samples and for forms that are sent out partly filled.
"""

from collections.abc import Mapping, Sequence

from toolkit.layouts.entry_form import (
    FORM_ID,
    FORM_PROPERTY,
    GRADE_CHOICES,
    INSURANCE_CHOICES,
    MAIN_SHEET,
    MAP_REGULATION,
    MAP_SHEET,
    PLAYER_ROWS,
    REGULATION_PROPERTY,
    SEX_CHOICES,
    TITLE_CHOICES,
    Column,
    player_columns,
)
from toolkit.model.clock import SHANGHAI
from toolkit.model.record import Record
from toolkit.rules.parts import Moment
from toolkit.rules.schema import Regulation
from toolkit.workbooks import entry_form_rooms
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.sheet import Sheet
from toolkit.workbooks.style import (
    CENTER,
    ENTRY,
    EXAMPLE,
    HEAD,
    HINT,
    LABEL,
    NUMBER,
    PLAIN,
    TITLE,
)

Cells = Mapping[str, str]

_CENTERED = ("sex", "birth", "title", "grade", "section")
_SEAL = CENTER.but(top=True, color="#7F7F7F", wrap=True)
_ROW_HEIGHT = 20.0
_TOP = 8  # row of the player table's header
_PLAYERS_TITLE = f"一、参赛棋手（最多填 {PLAYER_ROWS} 人，不够请另填一份）"


_PAIR_COLUMNS = ((0, 2, 4), (5, 6, 8))  # label, value from, value to
_PAIRS = (
    (("unit", "参赛单位", "写全称，与公章一致。"), ("leader", "领队", "写姓名。")),
    (
        ("contact", "联系人", "组委会有问题时找的人。"),
        ("coach", "教练", "写姓名，几位用顿号分开。"),
    ),
    (("phone", "联系电话", "手机号。"), ("email", "电子邮箱", "确认回复发到这里。")),
    (
        ("insurance", "保险声明", "参赛人员人身意外伤害保险的办理情况。"),
        ("address", "通讯地址", "寄发票、证书用。"),
    ),
)


class Filled(Record, frozen=True):
    """What is already written into a form, by canonical field name (`toolkit.model.form`)."""

    heading: dict[str, str] = {}
    players: tuple[dict[str, str], ...] = ()
    companions: tuple[dict[str, str], ...] = ()
    rooms: tuple[dict[str, str], ...] = ()
    seal: bytes = b""  # a picture (png, jpeg) put at the place of the seal


def entry_form(regulation: Regulation, stamp: Stamp, filled: Filled | None = None) -> bytes:
    """The form as .xlsx: players on the first sheet; companions, rooms and money on the second."""
    filled = filled or Filled()
    marks = {FORM_PROPERTY: FORM_ID, REGULATION_PROPERTY: regulation.id}
    book = Book(Stamp(stamp.created, extra=marks), f"{regulation.short}报名表")
    columns = player_columns(regulation)
    places = _main_sheet(book, regulation, columns, filled)
    places |= entry_form_rooms.write(
        book, regulation, filled.heading, filled.companions, filled.rooms, len(filled.players)
    )
    _map_sheet(book, {MAP_REGULATION: regulation.id, **places})
    return book.to_bytes()


def _main_sheet(
    book: Book, regulation: Regulation, columns: Sequence[Column], filled: Filled
) -> dict[str, str]:
    sheet = book.sheet(MAIN_SHEET)
    last = len(columns)
    sheet.width({0: 5} | {n: column.width for n, column in enumerate(columns, start=1)})
    sheet.merge(0, 0, 0, last, f"{regulation.name}报名表", TITLE)
    sheet.height(0, 30)
    sheet.merge(1, 0, 1, last, _advice(regulation), HINT.but(align="center"))
    sheet.height(1, 20)
    places = _heading(sheet, last, filled)
    sheet.height(_TOP - 2, 6)
    sheet.merge(_TOP - 1, 0, _TOP - 1, last, _PLAYERS_TITLE, PLAIN.but(bold=True))
    sheet.height(_TOP - 1, 22)
    places |= _players(sheet, regulation, columns, filled.players)
    sheet.freeze(_TOP + 2, 2)
    sheet.protect(pictures=True)
    sheet.print_on_a4(landscape=True, header_rows=(_TOP, _TOP))
    return places


def _advice(regulation: Regulation) -> str:
    to = f"发到 {regulation.address}" if regulation.address else "发给组委会"
    return (
        f"只填黄色格子；盖章后，文件名写成“本单位名报名表.xlsx”，{_until(regulation.dates.entry_closes)}前{to}。"
        "住宿和汇款填在第二页。"
    )


def _until(moment: Moment) -> str:
    day = f"{moment.day.year}年{moment.day.month}月{moment.day.day}日"
    local = moment.last_second.astimezone(SHANGHAI)
    return f"{day}{local:%H:%M}" if moment.clock else f"{day}24:00"


def _heading(sheet: Sheet, last: int, filled: Filled) -> dict[str, str]:
    """Four lines of two pairs on the left, the place of the seal on the right."""
    places = {}
    for row, line in enumerate(_PAIRS, start=2):
        sheet.height(row, 26)
        for (field, label, prompt), (left, start, end) in zip(line, _PAIR_COLUMNS, strict=True):
            sheet.merge(row, left, row, start - 1, label, LABEL)
            sheet.merge(row, start, row, end, filled.heading.get(field, ""), ENTRY)
            places[f"heading.{field}"] = sheet.place(row, start)
            cell = (row, start, row, start)
            if field == "insurance":
                choices = sheet.book.choices(field, INSURANCE_CHOICES)
                sheet.drop_down(cell, choices, title=label, message=prompt)
            else:
                sheet.prompt(cell, label, prompt)
    sheet.merge(2, 9, 5, last, "单位（公章）", _SEAL)
    if filled.seal:
        sheet.picture(2, 10, filled.seal, "公章", height=126)
    return places


def _players(
    sheet: Sheet, regulation: Regulation, columns: Sequence[Column], players: Sequence[Cells]
) -> dict[str, str]:
    first = _TOP + 2
    end = first + PLAYER_ROWS - 1
    sheet.text(_TOP, 0, "序号", HEAD)
    sheet.text(_TOP + 1, 0, "例", EXAMPLE.but(align="center"))
    sheet.height(_TOP, 24)
    sheet.height(_TOP + 1, _ROW_HEIGHT)
    example = _example(regulation)
    for place, column in enumerate(columns, start=1):
        sheet.text(_TOP, place, column.title, HEAD)
        sheet.text(_TOP + 1, place, example.get(column.field, column.example), EXAMPLE)
        _rules(sheet, regulation, column, (first, place, end, place))
    for number in range(PLAYER_ROWS):
        row = first + number
        sheet.height(row, _ROW_HEIGHT)
        sheet.number(row, 0, number + 1, CENTER)
        said = players[number] if number < len(players) else {}
        for place, column in enumerate(columns, start=1):
            look = ENTRY.but(align="center") if column.field in _CENTERED else ENTRY
            sheet.text(row, place, said.get(column.field, ""), look)
    names = sheet.area(first, 1, end, 1)
    sheet.merge(end + 1, 0, end + 1, 1, "棋手合计", LABEL)
    sheet.formula(end + 1, 2, f"=COUNTA({names})", len(players), NUMBER.but(bold=True))
    promise = "本单位保证以上填报内容真实、完整，参赛人员身体健康。　　填报日期：　　年　　月　　日"
    sheet.merge(end + 1, 3, end + 1, len(columns), promise, HINT)
    sheet.numbers_as_text(sheet.area(first, 1, end, len(columns)))
    areas = {
        f"players.{column.field}": f"{sheet.name}!{sheet.area(first, place, end, place)}"
        for place, column in enumerate(columns, start=1)
    }
    return areas | {"players.example": sheet.place(_TOP + 1, 1)}


def _example(regulation: Regulation) -> dict[str, str]:
    """Title and section of the example row, so that they fit each other."""
    level = next((v for v in regulation.levels if any(s.sex != "女" for s in v.sections)), None)
    if level is None:
        return {}
    titles = [title for way in level.admit for title in way.titles]
    section = next(s.name for s in level.sections if s.sex != "女")
    return {"title": titles[0] if titles else "无", "section": section}


def _rules(
    sheet: Sheet, regulation: Regulation, column: Column, area: tuple[int, int, int, int]
) -> None:
    choices = {
        "sex": SEX_CHOICES,
        "titles": TITLE_CHOICES,
        "grades": GRADE_CHOICES,
        "sections": tuple(section.name for section in regulation.sections),
    }
    if column.choices and choices[column.choices]:
        reference = sheet.book.choices(column.choices, choices[column.choices])
        strict = column.choices in ("sex", "sections")
        sheet.drop_down(area, reference, title=column.title, message=column.prompt, strict=strict)
    elif column.field == "id_number":
        cell = sheet.area(*area[:2], *area[:2])
        sheet.rule(
            area,
            f"=LEN({cell})=18",
            title=column.title,
            message=column.prompt,
            error="这里的证件号不是18位。如果不是居民身份证，请在备注写明证件种类，点“是”继续。",
        )
    elif column.prompt:
        sheet.prompt(area, column.title, column.prompt)


def _map_sheet(book: Book, places: Mapping[str, str]) -> None:
    sheet = book.sheet(MAP_SHEET, hidden=True)
    for row, (field, place) in enumerate(places.items()):
        sheet.text(row, 0, field)
        sheet.text(row, 1, place)
