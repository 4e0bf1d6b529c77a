"""A printed list (榜单): what its workbook sheet and its page show alike."""

from typing import Literal

from toolkit.model.money import Money
from toolkit.model.record import Record

Shown = str | int | Money | None


class ListColumn(Record, frozen=True):
    """One column: `width` in half-width characters; `big` ones are read from afar.

    What is too long for its column is set smaller on the page, and wrapped when `wrap`.
    """

    title: str
    width: float
    align: Literal["left", "center", "right"] = "left"
    big: bool = False
    wrap: bool = False


class Listing(Record, frozen=True):
    """One list; `name` is its sheet. Every row has one value a column.

    What is not `printed` stands in the workbook only.
    """

    name: str
    title: str
    subtitle: str
    columns: tuple[ListColumn, ...]
    rows: tuple[tuple[Shown, ...], ...]
    landscape: bool = False
    notes: tuple[str, ...] = ()  # below the table
    printed: bool = True


def in_words(value: Shown) -> str:
    """A value as the page shows it; amounts in yuan with two decimals."""
    if isinstance(value, Money):
        return f"{value.fen / 100:,.2f}"
    return "" if value is None else str(value)
