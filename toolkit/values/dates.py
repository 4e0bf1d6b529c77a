"""Dates in all the ways people write them (日期): read, or said to be undecidable; never guessed.

Years are 1900–2099. A year of two digits and a month without a day are incomplete. Where day and
month could change places, or a bare serial could count from 1904, the birth date in the person's
ID may decide; without it the former is ambiguous and the latter counts from 1900, as Excel does.
"""

import re
from collections.abc import Sequence
from datetime import date, datetime, timedelta

from toolkit.model.said import CellKind, Said
from toolkit.model.verdict import DateState, DateStyle, DateVerdict
from toolkit.values.numerals import NUMERALS, chinese_number
from toolkit.values.text import says_nothing, stated, tidy

_SEP = r"\s*[-./\\、,，。·年月日‐‑‒–—−_\s]\s*"
_TAIL = r"\s*[日号號.。]?(?:生|出生)?"
_CLOCK = r"(?:[T\s]\s*\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?:\s*[AP]M)?(?:Z|[+-]\d\d:?\d\d)?)?"
_YEAR_FIRST = re.compile(rf"(\d{{4}}){_SEP}(\d{{1,2}}){_SEP}(\d{{1,2}}){_TAIL}{_CLOCK}", re.I)
_YEAR_LAST = re.compile(rf"(\d{{1,2}}){_SEP}(\d{{1,2}}){_SEP}(\d{{4}}){_TAIL}{_CLOCK}", re.I)
_NO_DAY = re.compile(rf"(\d{{4}})(?:{_SEP}(\d{{1,2}})\s*月?)?\s*年?{_TAIL}")
_NO_CENTURY = re.compile(rf"'?\d{{1,2}}{_SEP}\d{{1,2}}{_SEP}'?\d{{1,2}}{_TAIL}{_CLOCK}", re.I)
_NO_YEAR = re.compile(rf"(\d{{1,2}}){_SEP}(\d{{1,2}})月?{_TAIL}{_CLOCK}", re.I)
_ONLY_DAY = re.compile(r"(\d{1,2})[日号號]")
_MONTHS = (
    *("jan", "feb", "mar", "apr", "may", "jun"),
    *("jul", "aug", "sep", "oct", "nov", "dec"),
)
_NUMBER = re.compile(r"\d+(?:\.\d+)?")
_NUMERAL_RUN = re.compile(f"[{NUMERALS}]+")
_LETTER_O = re.compile(f"(?<=[{NUMERALS}])[Oo]+(?=[{NUMERALS}年])")  # 二OO八年
_MONTH = rf"({'|'.join(_MONTHS)})[a-z]*\.?"
_DAY_MONTH = re.compile(rf"(\d{{1,2}})[-\s]*{_MONTH}[-,\s]*(\d{{4}}){_CLOCK}", re.I)
_MONTH_DAY = re.compile(rf"{_MONTH}\s*(\d{{1,2}})[,\s]+(\d{{4}}){_CLOCK}", re.I)
_SERIALS = range(10_000, 73_051)  # 1927-05-18 to 2099-12-31 in the 1900 system
_YEARS = range(1900, 2100)
_EPOCH_1900 = datetime(1899, 12, 30)
_EPOCH_1904 = datetime(1904, 1, 1)


def from_serial(serial: float, *, from_1904: bool = False) -> datetime:
    """The moment a spreadsheet's serial number means, to the second; right from March 1900 on."""
    epoch = _EPOCH_1904 if from_1904 else _EPOCH_1900
    return epoch + timedelta(seconds=round(serial * 86_400))


def read_date(
    said: Said | None, by_id: date | None = None, *, from_1904: bool = False
) -> DateVerdict | None:
    """The verdict on one date cell, None when it says nothing.

    `by_id` is the birth date in the person's ID; it only chooses between readings that the cell
    itself allows. `from_1904`: the workbook is known to count its days from 1904.
    """
    text = stated(said)
    plain = tidy(text).strip("'‘’`\"")
    if said is None or says_nothing(plain):
        return None
    number = _NUMBER.fullmatch(plain)
    if number:
        return _from_number(text, plain, by_id, from_1904)
    style = DateStyle.CELL if said.kind is CellKind.DATE else DateStyle.YEAR_FIRST
    arabic = _in_digits(plain)
    if arabic != plain:
        style = DateStyle.CHINESE
    return _from_words(text, arabic, by_id, style)


def read_day_near(said: Said | None, near: date) -> date | None:
    """A day of a stay or a payment (入住, 离店, 汇款日期), where people leave out the year.

    "1月17日" and "17日" mean the one nearest to `near`. None when nothing is stated or it can't be
    read; 1.2 kept as a number could be 1.20 and is not read.
    """
    full = read_date(said)
    if said is None or full is None:
        return None
    if full.state in (DateState.DATE, DateState.IMPOSSIBLE, DateState.AMBIGUOUS):
        return full.day
    plain = _in_digits(tidy(full.text))
    parts = _NO_YEAR.fullmatch(plain)
    if parts and not (said.kind is CellKind.NUMBER and len(parts[2]) < 2):
        years = (near.year - 1, near.year, near.year + 1)
        return _nearest([_day(year, int(parts[1]), int(parts[2])) for year in years], near)
    only = _ONLY_DAY.fullmatch(plain)
    if only:
        around = (near + timedelta(days=offset) for offset in range(-15, 16))
        return _nearest([day for day in around if day.day == int(only[1])], near)
    return None


def _nearest(days: Sequence[date | None], near: date) -> date | None:
    possible = [day for day in days if day is not None]
    return min(possible, key=lambda day: abs(day - near), default=None)


def _in_digits(plain: str) -> str:
    """The text with Chinese numerals as digits."""
    spelt = _LETTER_O.sub(lambda run: "〇" * len(run[0]), plain)
    return _NUMERAL_RUN.sub(_arabic, spelt)


def _arabic(run: re.Match[str]) -> str:
    """A run of Chinese numerals in digits; years are spelt digit by digit, days are counted."""
    number = chinese_number(run[0])
    return run[0] if number is None else str(number)


def _from_words(text: str, plain: str, by_id: date | None, style: DateStyle) -> DateVerdict:
    parts = _YEAR_FIRST.fullmatch(plain)
    if parts:
        return _exact(text, int(parts[1]), int(parts[2]), int(parts[3]), style)
    parts = _YEAR_LAST.fullmatch(plain)
    if parts:
        return _either_order(text, int(parts[3]), int(parts[1]), int(parts[2]), by_id)
    named = _DAY_MONTH.fullmatch(plain)
    if named:
        month = _MONTHS.index(named[2].lower()) + 1
        return _exact(text, int(named[3]), month, int(named[1]), DateStyle.DAY_FIRST)
    named = _MONTH_DAY.fullmatch(plain)
    if named:
        month = _MONTHS.index(named[1].lower()) + 1
        return _exact(text, int(named[3]), month, int(named[2]), DateStyle.MONTH_FIRST)
    parts = _NO_DAY.fullmatch(plain)
    if parts:
        return _without_day(text, int(parts[1]), int(parts[2] or 1))
    if _NO_CENTURY.fullmatch(plain) or _NO_YEAR.fullmatch(plain):
        return DateVerdict(text, DateState.INCOMPLETE)
    return DateVerdict(text, DateState.UNREADABLE)


def _from_number(text: str, plain: str, by_id: date | None, from_1904: bool) -> DateVerdict:
    """A bare number: eight digits, year and month, a two-digit year, or a serial."""
    whole, _, fraction = plain.partition(".")
    if len(whole) == 8 and not fraction.strip("0"):
        if int(whole[:4]) in _YEARS:
            return _exact(text, int(whole[:4]), int(whole[4:6]), int(whole[6:]), DateStyle.DIGITS)
        if int(whole[4:]) in _YEARS:
            return _either_order(text, int(whole[4:]), int(whole[:2]), int(whole[2:4]), by_id)
    if len(whole) == 4 and int(whole) in _YEARS:
        return _without_day(text, int(whole), int(fraction or 1) if len(fraction) <= 2 else 13)
    if len(whole) == 6 and not fraction:
        if int(whole[:4]) in _YEARS and 1 <= int(whole[4:]) <= 12:
            return DateVerdict(text, DateState.INCOMPLETE)
        two_digit_year = 1 <= int(whole[2:4]) <= 12 and 1 <= int(whole[4:]) <= 31
        return DateVerdict(text, DateState.INCOMPLETE if two_digit_year else DateState.UNREADABLE)
    if len(whole) == 5 and int(whole) in _SERIALS:
        return _from_serial_cell(text, float(plain), by_id, from_1904)
    return DateVerdict(text, DateState.UNREADABLE)


def _from_serial_cell(text: str, serial: float, by_id: date | None, from_1904: bool) -> DateVerdict:
    day_1904 = from_serial(serial, from_1904=True).date()
    by_the_id = not from_1904 and day_1904 == by_id
    if from_1904 or by_the_id:
        style = DateStyle.SERIAL_1904
        return DateVerdict(text, DateState.DATE, day_1904, style, (), by_the_id)
    day = from_serial(serial).date()
    return DateVerdict(text, DateState.DATE, day, DateStyle.SERIAL_1900)


def _exact(text: str, year: int, month: int, day: int, style: DateStyle) -> DateVerdict:
    found = _day(year, month, day)
    if found is None:
        return DateVerdict(text, DateState.IMPOSSIBLE)
    return DateVerdict(text, DateState.DATE, found, style)


def _either_order(text: str, year: int, first: int, second: int, by_id: date | None) -> DateVerdict:
    """A year at the end: which of the two before it is the month?"""
    month_first, day_first = _day(year, first, second), _day(year, second, first)
    candidates = tuple(d for d in (month_first, day_first) if d is not None)
    if not candidates:
        return DateVerdict(text, DateState.IMPOSSIBLE)
    if len(set(candidates)) == 1:
        style = DateStyle.MONTH_FIRST if month_first else DateStyle.DAY_FIRST
        return DateVerdict(text, DateState.DATE, candidates[0], style)
    if by_id in candidates:
        style = DateStyle.MONTH_FIRST if by_id == month_first else DateStyle.DAY_FIRST
        return DateVerdict(text, DateState.DATE, by_id, style, candidates, True)
    return DateVerdict(text, DateState.AMBIGUOUS, candidates=candidates)


def _without_day(text: str, year: int, month: int) -> DateVerdict:
    possible = year in _YEARS and 1 <= month <= 12
    return DateVerdict(text, DateState.INCOMPLETE if possible else DateState.IMPOSSIBLE)


def _day(year: int, month: int, day: int) -> date | None:
    if year not in _YEARS:
        return None
    try:
        return date(year, month, day)
    except ValueError:
        return None
