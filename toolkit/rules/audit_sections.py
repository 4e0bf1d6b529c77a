"""Sections that a rule has forgotten: without prizes, rounds, clock or title cap."""

from collections.abc import Iterator

from toolkit.model.finding import Finding, Severity
from toolkit.rules.schema import Regulation


def section_findings(regulation: Regulation) -> Iterator[Finding]:
    """Z031 no prize at all, Z032 no title cap, G030 no rounds or clock, F033 unknown names."""
    for index, level in enumerate(regulation.levels):
        key = f"levels[{index}]"
        if not _has_prizes(regulation, level.name, tuple(s.name for s in level.sections)):
            yield _warn("Z031", key, level.clause, f"{level.name}没有任何名次奖励。")
        if regulation.titles and level.title_cap is None:
            yield _warn("Z032", key, level.clause, f"{level.name}没有写最高可申报的等级。")
        if regulation.play.clock_of(level.name) is None:
            yield _warn("G030", key, regulation.play.clause, f"{level.name}没有用时规定。")
        if not any(not r.levels or level.name in r.levels for r in regulation.play.rounds):
            yield _warn("G030", key, regulation.play.clause, f"{level.name}没有轮数。")
    yield from _unknown_names(regulation)


def _has_prizes(regulation: Regulation, level: str, sections: tuple[str, ...]) -> bool:
    """Depth rules are for all; a table or award may be for some."""
    prizes = regulation.prizes
    if prizes.depths:
        return True
    for table in prizes.tables:
        everybody = not table.levels and not table.sections and not table.team
        if everybody or level in table.levels or set(sections) & set(table.sections):
            return True
    return any(a.to == "places" and (not a.levels or level in a.levels) for a in prizes.awards)


def _unknown_names(regulation: Regulation) -> Iterator[Finding]:
    levels = {level.name for level in regulation.levels}
    sections = {section.name for section in regulation.sections}
    regions = {region.name for region in regulation.regions}
    for key, clause, known, names in _named(regulation, levels, sections, regions):
        for name in names:
            if name not in known:
                yield Finding(
                    "F033",
                    Severity.ERROR,
                    f"{key} 里的“{name}”在规程的数据里没有定义。",
                    subject=key,
                    clause=clause,
                    remedy=f"可用的名称：{'、'.join(sorted(known)) or '无'}。",
                )


_Named = tuple[str, str, set[str], tuple[str, ...]]


def _named(
    regulation: Regulation, levels: set[str], sections: set[str], regions: set[str]
) -> Iterator[_Named]:
    """Every place that names a level, a section or a region."""
    for i, demand in enumerate(regulation.demands):
        yield f"demands[{i}].levels", demand.clause, levels, demand.levels
    for i, rounds in enumerate(regulation.play.rounds):
        yield f"play.rounds[{i}].levels", regulation.play.clause, levels, rounds.levels
    for i, clock in enumerate(regulation.play.clocks):
        yield f"play.clocks[{i}].levels", regulation.play.clause, levels, clock.levels
    for i, level in enumerate(regulation.levels):
        named = tuple(way.region for way in level.admit if way.region)
        yield f"levels[{i}].admit", level.clause, regions, named
    for i, former in enumerate(regulation.former_champions):
        yield f"former_champions[{i}].may_enter", former.clause, levels, former.may_enter
    for i, fee in enumerate(regulation.fees):
        yield f"fees[{i}].levels", fee.clause, levels, fee.levels
    for i, floor in enumerate(regulation.team.floors if regulation.team else ()):
        clause = regulation.team.clause if regulation.team else ""
        yield f"team.floors[{i}].region", clause, regions, (floor.region,) if floor.region else ()
    if regulation.ratings:
        bonus = regulation.ratings.fide_bonus_levels
        yield "ratings.fide_bonus_levels", regulation.ratings.clause, levels, bonus
    for i, table in enumerate(regulation.prizes.tables):
        key = f"prizes.tables[{i}]"
        yield f"{key}.levels", table.clause, levels, table.levels
        yield f"{key}.sections", table.clause, sections, table.sections
        yield f"{key}.region", table.clause, regions, (table.region,) if table.region else ()
    for i, award in enumerate(regulation.prizes.awards):
        yield f"prizes.awards[{i}].levels", award.clause, levels, award.levels
    for i, bonus_rule in enumerate(regulation.prizes.bonuses):
        yield f"prizes.bonuses[{i}].section", bonus_rule.clause, sections, (bonus_rule.section,)
    for i, quota in enumerate(regulation.prizes.quotas):
        yield f"prizes.quotas[{i}].region", quota.clause, regions, (quota.region,)


def _warn(code: str, key: str, clause: str, message: str) -> Finding:
    return Finding(code, Severity.WARNING, message, subject=key, clause=clause)
