"""Single cells of statements: header words, amounts, dates, times. Text in, value out."""

import re
import unicodedata
from datetime import date, datetime, time
from decimal import Decimal, InvalidOperation

from toolkit.model.clock import SHANGHAI
from toolkit.model.money import Money

_INVISIBLE = dict.fromkeys(map(ord, "\ufeff\u200b\u200c\u200d\u2060"))
_NOTHING = {"", "-", "--", "---", "/", "\\", "无", "—", "——"}
_AMOUNT = re.compile(r"[+-]?\d+(\.\d+)?")
_DATE = re.compile(r"(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?")
_TIME = re.compile(r"(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?")


def clean(text: str) -> str:
    """The text without padding (spaces, tabs, full-width spaces) and invisible characters."""
    return text.translate(_INVISIBLE).strip(" \t\r\n\xa0\u3000'\"") if text else ""


def stated(text: str) -> str | None:
    """The text, or None where the bank prints a placeholder for "nothing" (--, /)."""
    cleaned = clean(text)
    return None if cleaned in _NOTHING else cleaned


def head(text: str) -> str:
    """A header word made comparable: one width, no spaces, no quotes or comment mark."""
    word = unicodedata.normalize("NFKC", text.translate(_INVISIBLE))
    return re.sub(r"[\s'\"#*]", "", word)


def amount(text: str) -> Money | None:
    """The amount with its sign; None when the cell states none. ValueError: unreadable."""
    word = unicodedata.normalize("NFKC", clean(text))
    word = re.sub(r"[\s,，]|人民币|RMB|CNY|[¥￥元$]", "", word)
    if word in _NOTHING:
        return None
    if word.startswith("(") and word.endswith(")"):
        word = "-" + word[1:-1]
    if not _AMOUNT.fullmatch(word):
        raise ValueError(text)
    try:
        fen = (Decimal(word) * 100).normalize()
    except InvalidOperation as failure:
        raise ValueError(text) from failure
    whole = fen.to_integral_value()
    if abs(fen - whole) > Decimal("0.0001"):  # a stored binary fraction, not a third decimal
        raise ValueError(text)
    return Money(int(whole))


def day(text: str) -> date | None:
    """The date a cell begins with; None when it holds none."""
    word = unicodedata.normalize("NFKC", clean(text)).removesuffix(".0")
    found = _DATE.match(word)
    if not found:
        return None
    try:
        return date(int(found[1]), int(found[2]), int(found[3]))
    except ValueError:
        return None


def clock(text: str) -> time | None:
    """The time of day in a cell that may also hold a date ("20140714 15:24:03", "083000")."""
    word = unicodedata.normalize("NFKC", clean(text)).removesuffix(".0")
    found = _TIME.search(word)
    parts = found.groups() if found else ()
    if not found and re.fullmatch(r"\d{5,6}", word):
        digits = word.zfill(6)
        parts = (digits[:2], digits[2:4], digits[4:])
    if not parts:
        return None
    try:
        return time(int(parts[0]), int(parts[1]), int(parts[2] or 0))
    except ValueError:
        return None


def moment(on: date, at: time) -> datetime:
    """Date and time of day in China's one time zone."""
    return datetime.combine(on, at, SHANGHAI)
