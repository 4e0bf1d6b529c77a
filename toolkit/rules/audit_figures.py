"""Every figure of the data stands in its own phrase, or in the reading that explains it."""

from collections.abc import Iterator
from datetime import date, time

from toolkit.model.finding import Finding, Severity
from toolkit.rules.base import LONGEST_QUOTE
from toolkit.rules.claims import Claim, Need
from toolkit.rules.numbers import Stated, stated
from toolkit.rules.schema import Regulation

_SHORT_TITLES = {
    "候补棋协大师": ("候补",),
    "棋协大师": ("棋协大师", "大师"),
    "国家大师": ("国家大师",),
}


def figure_findings(regulation: Regulation, made: tuple[Claim, ...]) -> Iterator[Finding]:
    """F030 for every value without proof, F032 for phrases that are too long."""
    year = regulation.dates.play.first.year
    for claim in made:
        said = "｜".join((*claim.phrases, claim.reading))
        parsed = stated(said)
        home = year if claim.key != "dates.play" else 0  # the play's own year must be written out
        for need in claim.needs:
            if not _proved(need, said, parsed, home):
                yield _finding(claim, need)
        for phrase in claim.phrases:
            if len(phrase) > LONGEST_QUOTE:
                yield Finding(
                    "F032",
                    Severity.WARNING,
                    f"引文“{phrase}”有 {len(phrase)} 个字；引文不超过 {LONGEST_QUOTE} 个字。",
                    subject=claim.key,
                    clause=claim.clause or None,
                )
    yield from _names(regulation, year)


def _proved(need: Need, said: str, parsed: Stated, year: int) -> bool:
    value = need.value
    if isinstance(value, date):
        return parsed.has_day(value, year)
    if isinstance(value, time):
        return value in parsed.clocks
    if isinstance(value, int):
        return value in parsed.numbers
    if value[:4].isdecimal():
        return (int(value[:4]), int(value[5:7])) in parsed.months
    return _names_title(value, said)


def _names_title(title: str, said: str) -> bool:
    """Whether a phrase names a title, in the short form that regulations use (一级证书)."""
    short = _SHORT_TITLES.get(title, (title.removesuffix("棋士"),))
    if title == "棋协大师":
        said = said.replace("候补棋协大师", "").replace("候补大师", "").replace("国家大师", "")
    return any(word in said for word in short)


def _finding(claim: Claim, need: Need) -> Finding:
    phrase = claim.phrases[0] if claim.phrases else ""
    where = f"引文“{phrase}”和说明（reading）里都没有。" if phrase else "说明（reading）里没有。"
    return Finding(
        "F030",
        Severity.ERROR,
        f"{need.key} = {need.value}，{where}",
        subject=need.key,
        clause=claim.clause or None,
        remedy="请核对这个数；原文没有写的数，请在说明里写清楚。",
    )


def _names(regulation: Regulation, year: int) -> Iterator[Finding]:
    """The year in the event's id and short name is the year of play."""
    for key, name in (("id", regulation.id), ("short", regulation.short)):
        years = {n for n in stated(name).numbers if 1900 <= n <= 2100}
        if years - {year}:
            yield Finding(
                "F030",
                Severity.ERROR,
                f"{key} = {name}，而比赛在 {year} 年。",
                subject=key,
                remedy="请核对年份。",
            )
