"""Numbers in the language of regulations: which ones a phrase states, which a text contains.

Two questions, two answers. `stated` is generous: any figure in a short phrase may be the one that
the data means. `amounts` is choosy: only what counts something (money, people, days, places, …)
must be claimed; grades (一级), clause numbers, telephones and addresses of the web are names.
"""

import re
from datetime import date, time
from functools import lru_cache
from typing import NamedTuple

from toolkit.values.numerals import NUMERALS, chinese_number

_HAN = f"[{NUMERALS}]"
_DAY = re.compile(
    r"(?:(\d{4})年)?(?:(\d{1,2})月)?(\d{1,2})日|(?:(\d{4})年)?(\d{1,2})月(\d{1,2})?(?!\d)"
)
_YEAR_MONTH = re.compile(r"(\d{4})年(\d{1,2})月")
_CLOCK = re.compile(
    r"(上午|下午|晚上|晚|早上|早|中午)?(\d{1,2})(?:[:：](\d{2})(?:[:：](\d{2}))?|[点时](?!间|限)(半)?)"
)
_FIGURE = re.compile(r"\d+(?:\.\d+)?")
_HAN_RUN = re.compile(rf"{_HAN}+")
# Figures that are no number of anything: months, days, clock times, a way of rounding.
_NO_COUNT = re.compile(
    r"\d{1,2}月(?:\d{1,2}日?)?|\d{1,2}日|\d{1,2}[:：]\d{2}(?:[:：]\d{2})?|\d{1,2}[点时](?!间|限)|四舍五入"
)
_TEN_THOUSAND = 10_000
_RANKS = {"冠军": 1, "亚军": 2, "季军": 3}


class Stated(NamedTuple):
    """What a phrase states: whole numbers, days (year None = not said), clock times, months."""

    numbers: frozenset[int]
    days: frozenset[tuple[int | None, int, int]]
    clocks: frozenset[time]
    months: frozenset[tuple[int, int]]
    years: frozenset[int]

    def has_day(self, day: date, year: int) -> bool:
        """Whether the day is stated; a phrase without a year means the event's `year`."""
        wanted = (day.year, day.month, day.day)
        bare = (None, day.month, day.day) in self.days
        return wanted in self.days or (bare and day.year in (self.years or {year}))


@lru_cache(maxsize=8192)
def stated(phrase: str) -> Stated:
    """Everything a phrase could be said to state."""
    numbers = {word_value for word, word_value in _RANKS.items() if word in phrase}
    counting = _NO_COUNT.sub("", phrase)
    for found in _FIGURE.finditer(counting):
        numbers |= _scaled(found[0], counting[found.end() : found.end() + 1])
    for run in _HAN_RUN.findall(counting):
        value = chinese_number(run)
        numbers |= {value} if value else set()  # 万 alone belongs to the figure before it
    if re.search(rf"前(?:\d|{_HAN})", phrase):
        numbers.add(1)
    days = frozenset(_days(phrase))
    months = frozenset((int(y), int(m)) for y, m in _YEAR_MONTH.findall(phrase))
    years = frozenset(n for n in numbers if 1900 <= n <= 2100 and f"{n}年" in phrase)
    return Stated(frozenset(numbers), days, frozenset(_clocks(phrase)), months, years)


def _scaled(figure: str, following: str) -> set[int]:
    value = float(figure) * (_TEN_THOUSAND if following == "万" else 1)
    return {round(value)} if abs(value - round(value)) < 1e-6 else set()


def _days(phrase: str) -> list[tuple[int | None, int, int]]:
    """The days of a phrase; 8月22日24日 and 2020年1月18日-20日 carry month and year on."""
    found: list[tuple[int | None, int, int]] = []
    year = month = None
    for hit in _DAY.finditer(phrase):
        year = int(hit[1] or hit[4] or year or 0) or None
        month = int(hit[2] or hit[5] or month or 0) or None
        day = hit[3] or hit[6]
        if month and day:
            found.append((year, month, int(day)))
    return found


def _clocks(phrase: str) -> list[time]:
    found = []
    for half, hour_text, minute, second, and_half in _CLOCK.findall(phrase):
        hour = int(hour_text)
        if half in ("下午", "晚上", "晚") and hour < 12:
            hour += 12
        if hour < 24:
            found.append(time(hour, int(minute or (30 if and_half else 0)), int(second or 0)))
    return found


class Amount(NamedTuple):
    """A number of the text that some data must claim: its digits' place, and how it reads."""

    start: int
    end: int
    text: str


_UNIT = (
    "元|人民币|人|名|轮|周岁|岁|分钟|分|秒|小时|天|日|晚|周|间|份|张|套|座|台|局|回合|次|号|路|公里|站|"
    "厘米|步|倍|队|位|项|版|寸"
)
_HAN_UNIT = "万?元|人|名|轮|周岁|岁|分钟|秒|小时|天|日|晚|周|份|张|套|座|台|局|回合|次|队|位|项|晚"
_NAMES = (
    r"[\w.+-]+@[\w.-]+|(?:https?://|www\.)[\w./?=&-]+|"  # addresses of the web
    r"[\dX]*X[\dX-]*|附件\d+|第\d+届|"  # masked telephones, annexes, editions of the event
    r"(?<=[A-WYZa-wyz])\d+|\d+(?=[A-WYZa-wyz])|"  # A1, 3D, but 30x40
    rf"\d+级|{_HAN}+级|第{_HAN}+届|五一(?=假期|劳动)"  # grades, editions, holidays
)
_DATE_TEXT = r"(?:\d{4}年)?\d{1,2}月(?:\d{1,2}日?)?|\d{4}年度?|\d{1,2}日"
_CLOCK_TEXT = r"(?:上午|下午|晚上|晚|早上|早|中午)?\d{1,2}(?:[:：]\d{2}|[点时](?!间|限))"
_HAN_RANGE = rf"第?{_HAN}+(?:[至到—～~-]{_HAN}+)?(?:{_HAN_UNIT})"
_SCAN = re.compile(
    rf"(?P<name>{_NAMES})|(?P<date>{_DATE_TEXT})|(?P<clock>{_CLOCK_TEXT})|"
    rf"(?P<figure>(?P<digits>\d+(?:\.\d+)?)(?:%|(?:万)?(?:{_UNIT})?))|"
    rf"(?P<share>百分之{_HAN}+)|(?<![统唯同某任])(?P<han>{_HAN_RANGE})"
)


@lru_cache(maxsize=32)
def amounts(flat: str, skip: frozenset[int] = frozenset()) -> tuple[Amount, ...]:
    """Every number of a text that counts something. `skip` = where clause numbers begin."""
    found = []
    for hit in _SCAN.finditer(flat):
        if hit["name"] or any(start in skip for start in range(hit.start(), hit.end())):
            continue
        end = hit.end("digits") if hit["digits"] else hit.end()
        found.append(Amount(hit.start(), end, hit[0]))
    return tuple(found)
