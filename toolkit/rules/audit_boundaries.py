"""Boundaries that the text draws two ways, or not at all, and that the data draws otherwise."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from toolkit.model.finding import Finding, Severity
from toolkit.rules.prizes import Depth, Depths
from toolkit.rules.schema import Regulation
from toolkit.values.numerals import NUMERALS, chinese_number

_ENDLESS = 10**6


class Bounds(NamedTuple):
    """A stretch of head counts, both ends included."""

    low: int
    high: int


_WORDED = re.compile(
    rf"(?P<under>不足|少于|低于)?(?P<over>超过|多于)?(?P<n>\d+|[{NUMERALS}]+)"
    rf"(?P<included>[(（]含[)）])?[人名位]?(?P<word>[(（]含[)）])?的?"
    rf"(?P<tail>以上|以内|以下)?(?:[-—～~](?P<m>\d+)人)?"
)


def worded_bounds(phrase: str) -> Bounds | None:
    """The head counts a phrase means by its letter: 以上 and 以内 include the figure."""
    for found in _WORDED.finditer(phrase):
        number = int(found["n"]) if found["n"].isdecimal() else chinese_number(found["n"]) or 0
        included = found["included"] or found["word"]
        if found["under"]:
            return Bounds(0, number if included else number - 1)
        if found["over"]:
            return Bounds(number + 1, _ENDLESS)
        if found["tail"] == "以上":
            return Bounds(number, _ENDLESS)
        if found["tail"]:
            return Bounds(0, number)
    ranged = re.search(r"(\d+)[-—～~至到](\d+)人", phrase)
    return Bounds(int(ranged[1]), int(ranged[2])) if ranged else None


def boundary_findings(regulation: Regulation) -> Iterator[Finding]:
    """Z030: by the letter of the text two steps share a number, or leave one out."""
    yield from _depths(regulation)
    yield from _splits(regulation)
    yield from _bands(regulation)
    yield from _records(regulation)
    yield from _rounds(regulation)


def _depths(regulation: Regulation) -> Iterator[Finding]:
    for index, depths in enumerate(regulation.prizes.depths):
        key = f"prizes.depths[{index}]"
        if depths.steps[0].at_least or depths.steps[-1].at_most:
            yield _boundary(key, depths.clause, "最少或最多的人数没有对应的一档", "")
        for lower, upper in pairwise(depths.steps):
            yield from _joint(key, depths, lower, upper)


def _splits(regulation: Regulation) -> Iterator[Finding]:
    """Apart above a number and mixed below one: by the letter one head count may be neither."""
    for index, split in enumerate(regulation.splits):
        apart = worded_bounds(split.quote)
        mixed = next((b for b in map(worded_bounds, split.also) if b), None)
        if apart and mixed and mixed.high + 1 != apart.low:
            missed = apart.low - 1
            yield _boundary(
                f"splits[{index}]",
                split.clause,
                f"“{split.quote}”和“{split.also[0]}”之间漏了恰好 {missed} 人的情形",
                split.reading,
            )


def _joint(key: str, depths: Depths, lower: Depth, upper: Depth) -> Iterator[Finding]:
    if (lower.at_most or 0) + 1 != (upper.at_least or 0):
        message = f"第一档到 {lower.at_most} 人为止，下一档从 {upper.at_least} 人开始"
        yield _boundary(key, depths.clause, message, "")
        return
    below, above = worded_bounds(lower.quote), worded_bounds(upper.quote)
    if below and above and above.low <= below.high:
        message = f"恰好 {above.low} 人既是“{lower.quote}”，又是“{upper.quote}”"
        yield _boundary(key, depths.clause, message, upper.reading or lower.reading)
    elif below and above and above.low > below.high + 1:
        message = f"{below.high + 1} 人既不是“{lower.quote}”，也不是“{upper.quote}”"
        yield _boundary(key, depths.clause, message, upper.reading or lower.reading)


def _boundary(key: str, clause: str, message: str, reading: str) -> Finding:
    return Finding(
        "Z030",
        Severity.WARNING,
        f"人数界线两种写法：{message}。",
        subject=key,
        clause=clause,
        remedy=f"现在按：{reading}。" if reading else "请在说明里写明按哪一种。",
    )


def _bands(regulation: Regulation) -> Iterator[Finding]:
    """低于1620 is 1619 and below."""
    for i, table in enumerate(regulation.prizes.tables):
        for j, band in enumerate(table.bands):
            if band.rating_to and f"低于{band.rating_to}" in band.quote:
                message = f"“{band.quote}”不含 {band.rating_to}，数据却含"
                yield _boundary(f"prizes.tables[{i}].bands[{j}]", table.clause, message, "")


def _records(regulation: Regulation) -> Iterator[Finding]:
    """Rounds of chance records and rounds of compulsory ones follow each other."""
    records = regulation.records
    if records and records.random_until and records.random_until + 1 != records.from_round:
        message = (
            f"随机记录到第 {records.random_until} 轮，必须记录从第 {records.from_round} 轮开始"
        )
        yield _boundary("records", records.clause, message, "")


def _rounds(regulation: Regulation) -> Iterator[Finding]:
    """Every field size has a number of rounds."""
    play = regulation.play
    sized = [r for r in play.rounds if r.at_least is not None or r.at_most is not None]
    ordered = sorted(sized, key=lambda r: r.at_least or 0)
    ends = [entry.at_most for entry in ordered]
    starts = [entry.at_least or 0 for entry in ordered]
    if ordered and (
        starts[0] > 0
        or ends[-1] is not None
        or any((end or 0) + 1 != start for end, start in zip(ends, starts[1:], strict=False))
    ):
        yield _boundary("play.rounds", play.clause, "有的人数没有轮数，或有两种轮数", "")
