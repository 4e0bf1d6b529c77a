"""Dues and bank rows for the tests of reconciling, made from short tables."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta
from io import BytesIO

from toolkit.model.bank import (
    BankRow,
    Direction,
    DueChange,
    DuePlayer,
    Dues,
    DueUnit,
    Hotel,
    Notice,
    Statement,
)
from toolkit.model.clock import SHANGHAI
from toolkit.model.money import Money

START = datetime(2019, 12, 20, 9, 0, tzinfo=SHANGHAI)


def workbook(sheets: Mapping[str, Sequence[Sequence[object]]]) -> bytes:
    import openpyxl

    book = openpyxl.Workbook()
    del book["Sheet"]
    for name, rows in sheets.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(list(row))
    data = BytesIO()
    book.save(data)
    return data.getvalue()


def unit(
    unit_id: str,
    name: str,
    people: int = 1,
    rooms: int = 0,
    *,
    leader: str = "",
    coach: str = "",
    hotel: str = "湖畔",
) -> DueUnit:
    """A unit at the usual prices: 210 a head, 2580 a room."""
    fee, board = Money.yuan(210 * people), Money.yuan(2580 * rooms)
    return DueUnit(
        unit_id, name, leader, coach, people, fee, hotel if rooms else "", rooms, board, fee + board
    )


def dues(
    *units: DueUnit,
    players: Sequence[tuple[str, str, str]] = (),
    notices: Sequence[Notice] = (),
    changes: Sequence[DueChange] = (),
    hotels: Sequence[Hotel] = (),
) -> Dues:
    """Players as (unit_id, name, parent)."""
    listed = tuple(DuePlayer(*player) for player in players)
    return Dues(tuple(units), listed, tuple(notices), tuple(changes), tuple(hotels))


def notice(
    unit_name: str, payer: str, yuan: int, hours: float = 5, rooms: int | None = None
) -> Notice:
    return Notice(START + timedelta(hours=hours), unit_name, payer, Money.yuan(yuan), rooms)


def row(
    number: int,
    yuan: int | str,
    payer: str = "",
    remark: str = "",
    *,
    out: bool = False,
    at: datetime | None = None,
    **more: object,
) -> BankRow:
    """The row of transfer `number`, one hour after the one before."""
    time = at or START + timedelta(hours=number)
    fields: dict[str, object] = {
        "file": "流水.csv", "row": number + 1, "bank": "农业银行个人", "date": time.date(),
        "time": time, "amount": Money.yuan(yuan),
        "direction": Direction.OUT if out else Direction.IN,
        "payer": payer or None, "remark": remark or None, "serial": f"T{number:03}",
    }  # fmt: skip
    return BankRow(**(fields | more))  # type: ignore[arg-type]


def statement(*rows: BankRow, file: str = "流水.csv") -> Statement:
    return Statement(file, "农业银行个人", tuple(rows))


def day(number: int) -> date:
    return (START + timedelta(days=number)).date()
