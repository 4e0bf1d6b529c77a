"""Totals an export prints about itself: 总收入金额, 收入：4笔 600.00元, 人民币合计 …"""

import re
import unicodedata
from itertools import pairwise

from toolkit.model.money import Money
from toolkit.model.record import Record
from toolkit.sources.banks.recognise import Recognised
from toolkit.sources.banks.values import amount, head

_COUNT_UNIT = "笔"
_SIDES = {"收入": "in", "贷方": "in", "转入": "in", "支出": "out", "借方": "out", "转出": "out"}
_INLINE = re.compile(
    r"(?P<side>收入|支出|贷方|借方)[^笔元\d]{0,8}?(?P<count>\d+)\s*笔[^\d-]{0,8}"
    r"(?P<money>-?[\d,]+(?:\.\d+)?)\s*元?"
)
_RECORDS = re.compile(r"共\s*(\d+)\s*笔记录")


class Printed(Record, frozen=True):
    """One printed total: `side` in, out or all; either a count or an amount."""

    side: str
    count: int | None = None
    money: Money | None = None


def printed(lines: list[tuple[str, ...]], recognised: Recognised) -> list[Printed]:
    """Every total found in the lines above the header and below the rows, each side once."""
    found: dict[tuple[str, bool], Printed] = {}
    for cells in lines:
        for total in [*_inline(cells), *_pairs(cells), *_columns(cells, recognised)]:
            found.setdefault((total.side, total.money is None), total)
    return list(found.values())


def _inline(cells: tuple[str, ...]) -> list[Printed]:
    text = unicodedata.normalize("NFKC", ",".join(cells))  # an unquoted 2,790.00 was cut in two
    totals = []
    for match in _INLINE.finditer(text):
        side = _SIDES[match["side"]]
        totals.append(Printed(side, count=int(match["count"])))
        totals.append(Printed(side, money=_money(match["money"])))
    if records := _RECORDS.search(text):
        totals.append(Printed("all", count=int(records[1])))
    return [total for total in totals if total.count is not None or total.money is not None]


def _pairs(cells: tuple[str, ...]) -> list[Printed]:
    """Label and value in neighbouring cells, or in one cell with a colon."""
    words = [word for cell in cells for word in re.split(r"[:：]", cell) if head(word)]
    totals = []
    for label, value in pairwise(words):
        name = head(label)
        side = next((sides for word, sides in _SIDES.items() if word in name), None)
        if side is None or not re.search(r"总|合计|累计|笔数|金额|发生额", name) or len(name) > 14:
            continue
        if re.search(_COUNT_UNIT, name):
            digits = head(value).removesuffix(_COUNT_UNIT)
            if digits.isdigit():
                totals.append(Printed(side, count=int(digits)))
        elif (money := _money(value)) is not None:
            totals.append(Printed(side, money=money))
    return totals


def _columns(cells: tuple[str, ...], recognised: Recognised) -> list[Printed]:
    """A line 合计 that has its sums below the money columns."""
    if not any("合计" in head(cell) or "总计" in head(cell) for cell in cells[:3]):
        return []
    totals = []
    for field, side in (("income", "in"), ("expense", "out")):
        place = recognised.columns.get(field)
        if place is not None and place < len(cells) and cells[place].strip():
            money = _money(cells[place])
            if money is not None:
                totals.append(Printed(side, money=money))
    return totals


def _money(text: str) -> Money | None:
    try:
        return amount(text)
    except ValueError:
        return None
