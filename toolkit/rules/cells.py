"""How a value of a regulation stands in a cell, and how what people typed is read back."""

import re
from datetime import date, time
from typing import Any

from toolkit.model.record import Record
from toolkit.model.said import Said
from toolkit.rules.sheets import PRESENT, Cell
from toolkit.rules.words import Words
from toolkit.values.dates import read_date
from toolkit.values.text import tidy

EMPTY = "（空）"  # an empty text or list that is meant; an empty cell says nothing
_BAR = re.compile(r"(?<!\\)\|")
_LIST_OF_WORDS = re.compile(r"[、，,；;]")
_NUMBER = re.compile(r"-?\d+(?:\.0+)?")
_CLOCK = re.compile(r"(\d{1,2})[:：](\d{2})(?:[:：](\d{2}))?")


class Slip(Record, frozen=True):
    """A cell that can't be read: what is wrong with it, in a sentence."""

    message: str


def to_cell(value: Any, cell: Cell, words: Words) -> str | int:
    """The text (or whole number) that shows a value; None = nothing."""
    if value is None:
        return ""
    if cell.field is None:
        return PRESENT
    if not cell.field.many:
        return _shown(value, cell, words)
    if not value:
        return EMPTY
    shown = [str(_shown(item, cell, words)) for item in value]
    if cell.field.kind == "text":
        return " | ".join(text.replace("|", "\\|") for text in shown)
    return "、".join(shown)


def _shown(value: Any, cell: Cell, words: Words) -> str | int:
    assert cell.field is not None
    if cell.field.kind == "number":
        return int(value)
    if cell.field.chosen:
        return words.value(cell.kind, cell.steps[-1], value) if value != "" else EMPTY
    return str(value) or EMPTY


def from_cell(text: str, cell: Cell, words: Words) -> Any:
    """The value of what a cell shows; None = nothing said, a Slip = not understood."""
    text = text.strip()
    if not text:
        return None
    if cell.field is None:
        return {}
    if not cell.field.many:
        return _single(text, cell, words)
    if text == EMPTY:
        return []
    if cell.field.kind == "text":
        return [part.strip().replace("\\|", "|") for part in _BAR.split(text) if part.strip()]
    parts = [part.strip() for part in _LIST_OF_WORDS.split(text) if part.strip()]
    values = [_single(part, cell, words) for part in parts]
    return next((v for v in values if isinstance(v, Slip)), values)


def _single(text: str, cell: Cell, words: Words) -> Any:
    assert cell.field is not None
    if text == EMPTY:
        return ""
    match cell.field.kind:
        case "number":
            return _number(text)
        case "yes_no":
            return _chosen(text, {words.yes: True, words.no: False})
        case "choice":
            return _chosen(
                text, words.choices_by_word(cell.kind, cell.steps[-1], cell.field.choices)
            )
        case "date":
            return _day(text)
        case "time":
            return _clock(text)
        case _:
            return text


def _number(text: str) -> int | Slip:
    plain = tidy(text).replace(",", "")
    return int(float(plain)) if _NUMBER.fullmatch(plain) else Slip(f"“{text}”不是整数")


def _chosen(text: str, known: dict[str, Any]) -> Any:
    if text in known:
        return known[text]
    return Slip(f"不认识“{text}”，可以填：{'、'.join(word for word in known if word)}")


def _day(text: str) -> date | Slip:
    verdict = read_date(Said(text))
    if verdict and verdict.day:
        return verdict.day
    return Slip(f"“{text}”不是日期，例：2020-01-17")


def _clock(text: str) -> time | Slip:
    found = _CLOCK.fullmatch(text)
    if found and int(found[1]) < 24 and int(found[2]) < 60 and int(found[3] or 0) < 60:
        return time(int(found[1]), int(found[2]), int(found[3] or 0))
    return Slip(f"“{text}”不是钟点，例：18:00")
