"""What the data of a regulation lacks to be used: blocks, sections of a level, title steps."""

from collections.abc import Iterator

from toolkit.model.finding import Finding, Severity
from toolkit.rules.eligibility import Level
from toolkit.rules.schema import Regulation
from toolkit.rules.titles import Titles
from toolkit.values.titles import NONE, TITLES, title_order


def completeness_findings(regulation: Regulation) -> Iterator[Finding]:
    """F034 for missing blocks and parts, Z034 for title steps, F033 for names given twice."""
    yield from _blocks(regulation)
    yield from _levels(regulation)
    yield from _hotels(regulation)
    if regulation.titles:
        yield from _steps(regulation, regulation.titles)
        yield from _minima(regulation.titles)
    for index, region in enumerate(regulation.regions):
        if len(set(region.prefixes)) < len(region.prefixes):
            yield _lack(f"regions[{index}]", region.clause, f"{region.name}的身份证前几位有重复")


def _blocks(regulation: Regulation) -> Iterator[Finding]:
    """What every regulation says, or what has to be read into it."""
    prizes = regulation.prizes
    paid = any(table.paid for table in prizes.tables)
    by_transfer = regulation.payment is not None and "transfer" in regulation.payment.ways
    sexes = len({section.sex for section in regulation.sections} - {""}) > 1
    wanted = (
        (True, regulation.entrants, "entrants", "谁可以报名"),
        (True, regulation.levels, "levels", "组别"),
        (True, regulation.pairing, "pairing", "编排的设置"),
        (True, regulation.ranking, "ranking", "名次的排列办法"),
        (sexes, regulation.mixing, "mixing", "男女怎样分组"),
        (paid, prizes.tax, "prizes.tax", "奖金是税前还是税后"),
        (bool(regulation.fees), regulation.payment, "payment", "缴费的期限和办法"),
        (by_transfer, regulation.account, "account", "收款账户"),
        (bool(regulation.hotels), regulation.lodging, "lodging", "食宿的安排"),
    )
    for needed, there, key, what in wanted:
        if needed and not there:
            yield _lack(key, None, f"没有写{what}")


def _levels(regulation: Regulation) -> Iterator[Finding]:
    somewhere = any(level.admit for level in regulation.levels)
    every_sex = {section.sex for section in regulation.sections}
    for index, level in enumerate(regulation.levels):
        if somewhere and not level.admit:
            yield _lack(f"levels[{index}]", level.clause, f"{level.name}没有参赛条件")
        sexes = {section.sex for section in level.sections}
        if not sexes:
            yield _lack(f"levels[{index}]", level.clause, f"{level.name}没有组别")
        elif sexes in ({"男"}, {"女"}):
            other = ({"男", "女"} - sexes).pop()
            if other in every_sex:  # else the event is for one sex alone
                yield _lack(f"levels[{index}]", level.clause, f"{level.name}没有{other}子组")


def _hotels(regulation: Regulation) -> Iterator[Finding]:
    most = max((len(hotel.rooms) for hotel in regulation.hotels), default=0)
    for index, hotel in enumerate(regulation.hotels):
        if len(hotel.rooms) < max(most, 1):
            message = f"{hotel.name}没有房型" if not hotel.rooms else f"{hotel.name}的房型比别家少"
            yield _lack(f"hotels[{index}]", hotel.clause, message)


def _steps(regulation: Regulation, titles: Titles) -> Iterator[Finding]:
    """Every step that a player of a level may take has a row, be its rate known or not."""
    rows = {(s.start, s.goal) for s in titles.steps if not s.adults}
    starts = {start for start, _ in rows}
    wanted = {
        (start, goal)
        for level in regulation.levels
        for start in _starts(level, starts)
        for goal in _goals(start, level, titles.most_steps)
    }
    adults = {(s.start, s.goal) for s in titles.steps if s.adults}
    wanted_of_adults = {pair for level in regulation.levels for pair in _adult_steps(level)}
    for start, goal in sorted((wanted - rows) | (wanted_of_adults - adults)):
        yield Finding(
            "Z034",
            Severity.WARNING,
            f"没有从{start}到{goal}的得分率；没有出处的也要列出，由组委会填写。",
            subject="titles.steps",
            clause=titles.clause,
        )


def _starts(level: Level, known: set[str]) -> set[str]:
    """Titles that players of a level hold: those it names, or all that its ways let in."""
    named = {title for way in level.admit for title in way.titles}
    if named or any(way.age_from for way in level.admit):
        return named
    asked = {way.title_from for way in level.admit if way.title_from}
    open_to_all = not asked or any(way.unrated for way in level.admit)
    lowest = [rank for rank in map(title_order, known if open_to_all else asked) if rank]
    cap = title_order(level.title_cap.title) if level.title_cap else None
    if not lowest or not cap:
        return set()
    return {t for t in TITLES if min(lowest) <= (title_order(t) or 0) < cap}


def _goals(start: str, level: Level, most: int) -> list[str]:
    cap = title_order(level.title_cap.title) if level.title_cap else None
    place = TITLES.index(start) if start in TITLES else 0
    reachable = TITLES[max(place - most, 0) : place]
    return [goal for goal in reachable if cap is not None and (title_order(goal) or 0) <= cap]


def _adult_steps(level: Level) -> Iterator[tuple[str, str]]:
    """Adults without a title rise to the cap by rows of their own."""
    cap = level.title_cap
    if cap and cap.title and any(way.age_from for way in level.admit):
        yield NONE, cap.title
        if cap.start:
            yield NONE, cap.start
            yield cap.start, cap.title


def _minima(titles: Titles) -> Iterator[Finding]:
    covered = {title for minimum in titles.minima for title in minimum.titles}
    for goal in dict.fromkeys(step.goal for step in titles.steps):
        if goal not in covered:
            yield Finding(
                "Z034",
                Severity.WARNING,
                f"没有写申报{goal}对轮数和用时的最低要求。",
                subject="titles.minima",
                clause=titles.clause,
            )


def _lack(key: str, clause: str | None, message: str) -> Finding:
    return Finding(
        "F034",
        Severity.WARNING,
        f"规程的数据里{message}。" if key in _BLOCKS else f"{message}。",
        subject=key,
        clause=clause,
        remedy="请补上；原文没有写的，写明按哪一种办法（reading）。",
    )


_BLOCKS = frozenset({"entrants", "levels", "pairing", "ranking", "mixing", "prizes.tax", "payment",
                     "account", "lodging"})  # fmt: skip
