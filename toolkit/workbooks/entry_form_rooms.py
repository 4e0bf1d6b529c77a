"""Second sheet of the standard entry form: companions (陪同), room plan (订房计划), remittance."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import timedelta

from toolkit.layouts.entry_form import (
    COMPANION_COLUMNS,
    COMPANION_ROWS,
    MAIN_SHEET,
    PRICE_SHEET,
    ROOM_COLUMNS,
    ROOM_ROWS,
    ROOM_SHEET,
    ROOM_WIDTHS,
    SEX_CHOICES,
    Column,
)
from toolkit.model.money import ZERO, Money
from toolkit.rules.parts import Hotel, RoomType
from toolkit.rules.schema import Regulation
from toolkit.workbooks.book import Book
from toolkit.workbooks.sheet import Sheet
from toolkit.workbooks.style import (
    CENTER,
    ENTRY,
    ENTRY_NUMBER,
    HEAD,
    HINT,
    LABEL,
    PLAIN,
    TITLE,
    Style,
)

Cells = Mapping[str, str]

_LAST = len(ROOM_WIDTHS) - 1
_TITLE = PLAIN.but(bold=True)
_AMOUNT = CENTER.but(align="right", wrap=False, number="#,##0.00;-#,##0.00;")
_TOTAL = _AMOUNT.but(bold=True, number="#,##0.00")
_COUNT = CENTER.but(align="right", bold=True)
_NUMBERS = ("rooms", "people")
_MONEY_FIELDS = (  # field, label, line, column of the label, columns of the value
    ("payer", "汇款人", 0, 0, 2, 3),
    ("paid_amount", "汇款金额", 1, 0, 2, 3),
    ("paid_on", "汇款日期", 2, 0, 2, 3),
    ("invoice_title", "发票抬头", 0, 4, 5, 6),
    ("tax_number", "税号", 1, 4, 5, 6),
)
_UNIT_CELL = f"{MAIN_SHEET}!$C$3"
_PLAYER_COUNT_CELL = f"{MAIN_SHEET}!$C$51"


def write(
    book: Book,
    regulation: Regulation,
    heading: Cells,
    companions: Sequence[Cells],
    rooms: Sequence[Cells],
    players: int,
) -> dict[str, str]:
    """Writes the sheet and returns the place of every field on it."""
    sheet = book.sheet(ROOM_SHEET)
    sheet.width(dict(enumerate(ROOM_WIDTHS)))
    sheet.merge(0, 0, 0, _LAST, f"{regulation.short}报名表（住宿与汇款）", TITLE)
    sheet.height(0, 30)
    _unit(sheet, heading.get("unit", ""))
    places, row = _companions(sheet, 3, companions)
    booked, amounts = ZERO, ""
    if regulation.hotels:
        found, row, booked, amounts = _rooms(sheet, row + 1, regulation, rooms)
        places |= found
    places |= _money(sheet, row + 1, regulation, heading, (players, booked, amounts))
    sheet.protect(pictures=True)
    sheet.print_on_a4(landscape=True)
    return places


def _unit(sheet: Sheet, unit: str) -> None:
    sheet.merge(1, 0, 1, 1, "参赛单位", LABEL)
    missing = "（请填写报名表页的单位名称）"
    sheet.merge(1, 2, 1, 5, "", CENTER)
    sheet.formula(1, 2, f'=IF({_UNIT_CELL}="","{missing}",{_UNIT_CELL})', unit or missing, CENTER)
    sheet.height(1, 22)


def _companions(sheet: Sheet, top: int, said: Sequence[Cells]) -> tuple[dict[str, str], int]:
    title = "二、陪同人员（领队、教练、家长等随队人员）"
    sheet.merge(top, 0, top, _LAST, title, _TITLE)
    choices = {"sex": sheet.book.choices("sex", SEX_CHOICES)}
    places = _table(sheet, "companions", top + 1, COMPANION_COLUMNS, COMPANION_ROWS, said, choices)
    return places, top + COMPANION_ROWS + 2


def _rooms(
    sheet: Sheet, top: int, regulation: Regulation, said: Sequence[Cells]
) -> tuple[dict[str, str], int, Money, str]:
    """The room plan; returns places, next row, the total amount and the range it adds up."""
    book = sheet.book
    sheet.merge(top, 0, top, _LAST, f"三、订房计划（{_prices(regulation)}）", _TITLE)
    sheet.height(top, 20)
    prices = _price_sheet(book, regulation)
    choices = {
        "hotels": book.choices("hotels", _unique(h.name for h in regulation.hotels)),
        "rooms": book.choices("rooms", _unique(r.name for h in regulation.hotels for r in h.rooms)),
    }
    days = _days(regulation)
    if days:
        choices["days"] = book.choices("days", days)
    places = _table(sheet, "rooms", top + 1, ROOM_COLUMNS, ROOM_ROWS, said, choices)
    first, end = top + 2, top + 1 + ROOM_ROWS
    amounts = [_amount(regulation, line) for line in said]
    for number in range(ROOM_ROWS):
        formula = _amount_formula(sheet, first + number, regulation, prices)
        value = amounts[number] if number < len(amounts) else ZERO
        sheet.formula(first + number, 8, formula, value, _AMOUNT)
    total = end + 1
    sheet.merge(total, 0, total, 3, "合计", LABEL)
    for column, field in ((4, "rooms"), (5, "people")):
        count = sum(_whole(line.get(field, "")) for line in said)
        cells = sheet.area(first, column, end, column)
        sheet.formula(total, column, f"=SUM({cells})", count, _COUNT)
    return places, total + 1, sum(amounts, ZERO), sheet.area(first, 8, end, 8)


def _table(
    sheet: Sheet,
    name: str,
    top: int,
    columns: Sequence[Column],
    rows: int,
    said: Sequence[Cells],
    choices: Mapping[str, str],
) -> dict[str, str]:
    """A table with serial numbers; returns the range of each field."""
    sheet.text(top, 0, "序号", HEAD)
    places = {}
    column = 1
    for spec in columns:
        end = column + spec.span - 1
        sheet.merge(top, column, top, end, spec.title, HEAD)
        for number in range(rows):
            line = said[number] if number < len(said) else {}
            look = ENTRY_NUMBER if spec.field in _NUMBERS else ENTRY
            if spec.field != "amount":
                _entry(sheet, top + 1 + number, column, end, line.get(spec.field, ""), look)
        area = (top + 1, column, top + rows, column)
        if spec.choices in choices:
            strict = spec.choices not in ("rooms", "days")
            sheet.drop_down(area, choices[spec.choices], title=spec.title, strict=strict)
        elif spec.prompt:
            sheet.prompt(area, spec.title, spec.prompt)
        places[f"{name}.{spec.field}"] = f"{sheet.name}!{sheet.area(*area)}"
        column = end + 1
    for number in range(rows):
        sheet.number(top + 1 + number, 0, number + 1, CENTER)
        sheet.height(top + 1 + number, 19)
    sheet.numbers_as_text(sheet.area(top + 1, 1, top + rows, column - 1))
    return places


def _entry(sheet: Sheet, row: int, column: int, end: int, text: str, look: Style) -> None:
    if look == ENTRY_NUMBER and text.isdigit():
        sheet.number(row, column, int(text), look)
    else:
        sheet.merge(row, column, row, end, text, look)


def _money(
    sheet: Sheet,
    top: int,
    regulation: Regulation,
    heading: Cells,
    totals: tuple[int, Money, str],
) -> dict[str, str]:
    """Remittance (汇款): what was paid, for the invoice, and what is due as computed."""
    players, booked, amounts = totals
    number = "四" if regulation.hotels else "三"
    sheet.merge(top, 0, top, _LAST, f"{number}、汇款信息", _TITLE)
    row = top + 1
    account = regulation.account
    if account:
        text = f"开户行 {account.bank}，账号 {account.number}，户名 {account.holder}。"
        sheet.merge(row, 0, row, _LAST, text + "汇款时请注明单位或棋手姓名。", HINT)
        row += 1
    places = {}
    for field, label, line, left, start, end in _MONEY_FIELDS:
        sheet.height(row + line, 22)
        sheet.merge(row + line, left, row + line, start - 1, label, LABEL)
        sheet.merge(row + line, start, row + line, end, heading.get(field, ""), ENTRY)
        places[f"heading.{field}"] = sheet.place(row + line, start)
    fee = regulation.entry_fee()
    due = fee * players
    entry, lodging = (sheet.area(row + n, 8, row + n, 8) for n in range(2))
    sums = (
        ("参赛费合计", f"={_PLAYER_COUNT_CELL}*{fee.brief()}", due),
        ("食宿费合计", f"=SUM({amounts})" if amounts else "=0", booked),
        ("总金额", f"={entry}+{lodging}", due + booked),
    )
    for line, (label, formula, value) in enumerate(sums):
        sheet.text(row + line, 7, label, LABEL)
        sheet.formula(row + line, 8, formula, value, _TOTAL)
        sheet.text(row + line, 9, "", CENTER)
    note = f"每名棋手 {fee.brief()} 元" if fee != ZERO else ""
    sheet.text(row, 9, note, CENTER)
    return places


def _prices(regulation: Regulation) -> str:
    by_price: dict[int, list[str]] = {}
    for hotel in regulation.hotels:
        by_price.setdefault(hotel.amount, []).append(hotel.name)
    said = "；".join(f"{'、'.join(names)} {price}元/人" for price, names in by_price.items())
    whole = regulation.lodging is not None and regulation.lodging.whole_rooms
    return said + ("；须订整间" if whole else "")


def _price_sheet(book: Book, regulation: Regulation) -> int:
    """The hidden table of prices; returns its number of rows."""
    sheet = book.sheet(PRICE_SHEET, hidden=True)
    pairs = [(hotel, room) for hotel in regulation.hotels for room in hotel.rooms]
    for row, (hotel, room) in enumerate(pairs):
        sheet.text(row, 0, hotel.name)
        sheet.text(row, 1, room.name)
        sheet.number(row, 2, hotel.amount)
        sheet.number(row, 3, room.beds)
    return len(pairs)


def _amount_formula(sheet: Sheet, row: int, regulation: Regulation, prices: int) -> str:
    """People × price; where an empty bed is charged, at least all beds of the rooms."""
    hotel, kind, rooms, people = (sheet.area(row, c, row, c) for c in (1, 3, 4, 5))
    table = {c: f"{PRICE_SHEET}!${c}$1:${c}${prices}" for c in "ABCD"}
    found = f"({table['A']}={hotel})*({table['B']}={kind})"
    price = f"SUMPRODUCT({found}*{table['C']})"
    if not _beds_charged(regulation):
        return f"=N({people})*{price}"
    return f"=MAX(N({people}),N({rooms})*SUMPRODUCT({found}*{table['D']}))*{price}"


def _amount(regulation: Regulation, line: Cells) -> Money:
    """The same in Python, as the stored value of the formula."""
    found = _booked(regulation, line)
    if found is None:
        return ZERO
    hotel, room = found
    charged = _whole(line.get("people", ""))
    if _beds_charged(regulation):
        charged = max(charged, _whole(line.get("rooms", "")) * room.beds)
    return hotel.money * charged


def _booked(regulation: Regulation, line: Cells) -> tuple[Hotel, RoomType] | None:
    for hotel in regulation.hotels:
        for room in hotel.rooms:
            if (hotel.name, room.name) == (line.get("hotel"), line.get("type")):
                return hotel, room
    return None


def _beds_charged(regulation: Regulation) -> bool:
    return regulation.lodging is not None and regulation.lodging.empty_bed_charged


def _days(regulation: Regulation) -> tuple[str, ...]:
    lodging = regulation.lodging
    if lodging is None:
        return ()
    count = (lodging.depart - lodging.arrive).days
    return tuple((lodging.arrive + timedelta(days=n)).isoformat() for n in range(count + 1))


def _unique(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


def _whole(text: str) -> int:
    return int(text) if text.isdigit() else 0
