"""Columns of a bank we have no layout for: what is in the file, and what a person says they mean.

A layout is known by the words of its header row, whatever the file is called; what was said of it
once holds for every later file with the same header.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256

from toolkit.model.bank import UnknownLayout
from toolkit.sources.banks.containers import Table
from toolkit.sources.banks.layouts import GENERIC, Layout
from toolkit.sources.banks.recognise import Recognised
from toolkit.sources.banks.values import amount, clean, day, head

Meanings = Mapping[str, Mapping[str, str]]
"""Layout → header word → field of `Layout`; header words as `unknown_layout` gives them."""

_HEADER_WITHIN = 80
_EXAMPLES = 3


def unknown_layout(table: Table) -> UnknownLayout | None:
    """The columns of a table that looks like a list of payments; None when it does not."""
    first = _first_payment(table)
    if first is None:
        return None
    header = _header_above(table, first)
    words = _words(table, header)
    rows = [row for row in table.rows[header + 1 :] if any(clean(cell) for cell in row)]
    examples = tuple(
        "、".join(
            dict.fromkeys(clean(row[n]) for row in rows[:_EXAMPLES] if len(row) > n and row[n])
        )
        for n in range(len(words))
    )
    return UnknownLayout(_digest(words), words, examples)


def explained(table: Table, meanings: Meanings) -> Recognised | None:
    """The table by what people said of its columns; None when they said too little or nothing."""
    first = _first_payment(table)
    if not meanings or first is None:
        return None
    header = _header_above(table, first)
    words = _words(table, header)
    said = meanings.get(_digest(words), {})
    columns = {said[word]: place for place, word in enumerate(words) if said.get(word)}
    if missing(said.values()):
        return None
    return Recognised(Layout(GENERIC.bank, {}, ()), header, columns)


def missing(fields: Iterable[str]) -> list[str]:
    """What must still be explained before rows can be read, in plain Chinese."""
    known = set(fields)
    absent = [] if known & {"date", "moment"} else ["日期"]
    return absent if known & {"amount", "income", "expense"} else [*absent, "金额（或收入、支出）"]


def named_twice(fields: Sequence[str]) -> list[str]:
    """Fields that two columns claim."""
    return [field for field, count in Counter(fields).items() if count > 1]


def _first_payment(table: Table) -> int | None:
    """The first row with a date and, in another cell, an amount."""
    for number, row in enumerate(table.rows[: 2 * _HEADER_WITHIN]):
        dates = {n for n, cell in enumerate(row) if day(cell)}
        if dates and any(n not in dates and _is_amount(cell) for n, cell in enumerate(row)):
            return number
    return None


def _is_amount(text: str) -> bool:
    try:
        return amount(text) is not None
    except ValueError:
        return False


def _header_above(table: Table, first: int) -> int:
    """The nearest row above that has words in at least three cells and no amounts; -1 = none."""
    for number in range(first - 1, -1, -1):
        cells = [cell for cell in table.rows[number] if clean(cell)]
        if len(cells) >= 3 and not any(_is_amount(cell) for cell in cells):
            return number
    return -1


def _words(table: Table, header: int) -> tuple[str, ...]:
    """A word a column, none twice: its header, else its number."""
    row = table.rows[header] if header >= 0 else ()
    width = max(len(row), *(len(one) for one in table.rows[header + 1 : header + 4]), 0)
    words: list[str] = []
    for place in range(width):
        word = head(row[place]) if place < len(row) else ""
        plain = word or f"第{place + 1}列"
        words.append(plain if plain not in words else f"{plain}（第{place + 1}列）")
    return tuple(words)


def _digest(words: Sequence[str]) -> str:
    return sha256("\x1f".join(words).encode()).hexdigest()[:12]
