"""Which lists there are (奖项): whom each ranks, how deep it goes, what it pays."""

from collections.abc import Iterable, Iterator

from toolkit.model.record import Record
from toolkit.prizes.contest import NOTHING_GIVEN, Contender, Contest, Field, Given
from toolkit.prizes.depth import Reach, depth
from toolkit.rules.prizes import Band, PrizeTable, Quota
from toolkit.rules.schema import Regulation
from toolkit.standings.teams import Member, team_standing

PLACES = "名次"  # the group of the main lists


class PrizeList(Record, frozen=True):
    """One ranking with its prizes. `order` holds the ranked in groups of equal place.

    `honoured` places get something, the first `paid` of them money: `pays` in yuan, by place;
    None = the amounts are set later. `sure` = honoured in every reading of the text.
    """

    name: str
    section: str
    group: str
    clause: str
    order: tuple[Contender, ...]
    honoured: int
    pays: tuple[int, ...] = ()
    levels: tuple[str, ...] = ()
    table: str = ""
    size: int = 0
    team: bool = False
    later: bool = False
    reach: Reach = Reach(None)
    quota: Quota | None = None
    fields: int = 1  # so many fields are ranked together
    region: str = ""
    remarks: tuple[str, ...] = ()

    def pay(self, place: int) -> int:
        """Yuan for a place, 0 beyond the paid ones."""
        return self.pays[place - 1] if 0 < place <= len(self.pays) else 0


def lists(
    contest: Contest, regulation: Regulation, given: Given = NOTHING_GIVEN
) -> tuple[PrizeList, ...]:
    """All lists of the finished sections, in the regulation's order."""
    prizes = regulation.prizes
    made = [one for table in prizes.tables for one in _of_table(table, contest, regulation, given)]
    groups = {PLACES, prizes.merged.group if prizes.merged else PLACES}
    main = {one.section for one in made if one.group in groups and one.section}
    order = {section.name: n for n, section in enumerate(regulation.sections)}
    bare = [
        one
        for field in contest.fields
        for section in _sections_in(field)
        if section not in main and (one := _bare(field, section, regulation, given))
    ]
    bare.sort(key=lambda one: order.get(one.section, len(order)))
    return (*made, *bare)


def _of_table(
    table: PrizeTable, contest: Contest, regulation: Regulation, given: Given
) -> Iterator[PrizeList]:
    apart = bool(contest.apart)
    if table.only_when and apart != (table.only_when == "apart"):
        return
    if table.team or table.whole_event:
        if not _waits(table, contest, regulation):
            yield _over_fields(table, contest, regulation, given)
        return
    for field in contest.fields:
        for section in _sections_in(field):
            if _covers(table, section, regulation):
                for band in table.bands or (None,):
                    yield _in_field(table, band, field, section, regulation, given)


def _waits(table: PrizeTable, contest: Contest, regulation: Regulation) -> bool:
    """A list over several sections waits until all of them are finished."""
    return any(_covers(table, section, regulation) for section in contest.unfinished)


def _covers(table: PrizeTable, section: str, regulation: Regulation) -> bool:
    if table.sections:
        return section in table.sections
    level = regulation.level_of(section)
    return not table.levels or (level is not None and level.name in table.levels)


def _sections_in(field: Field) -> tuple[str, ...]:
    """The field's own section and those that were merged into it."""
    return tuple(dict.fromkeys((field.section, *(p.own for p in field.players if p.own))))


def _ranked(field: Field, section: str, regulation: Regulation) -> tuple[Contender, ...]:
    """Who stands in the list of a section: its own players, and guests where the text says so."""
    merged = regulation.prizes.merged
    if section == field.section and merged and merged.guests == "both_lists":
        return field.players
    return field.of(section)


def _group(table: PrizeTable | None, field: Field, section: str, regulation: Regulation) -> str:
    group, merged = table.group if table else PLACES, regulation.prizes.merged
    if section != field.section and merged and group == PLACES:
        return merged.group
    return group


def _in_field(
    table: PrizeTable, band: Band | None, field: Field, section: str, regulation: Regulation,
    given: Given,
) -> PrizeList:  # fmt: skip
    own = _ranked(field, section, regulation)
    sex = band.sex if band else table.sex
    within = [p for p in own if sex in ("", p.sex) and _in_band(p, band)]
    if table.region:
        within = [p for p in within if table.region in p.regions]
    within = [p for p in within if _of_age(p, table)]
    part = bool(sex or table.region or band or _by_age(table))
    size = _size(field, section, regulation)
    name = table.name if table.name == section or table.sections else f"{section} {table.name}"
    if table.name.startswith(section):
        name = table.name
    if band:
        name = f"{section} {_band_words(band)}"
    group = _group(table, field, section, regulation)
    return _finished(table, name, section, group, tuple(within), size, regulation, given, part=part)


def _finished(
    table: PrizeTable, name: str, section: str, group: str, order: tuple[Contender, ...],
    size: int, regulation: Regulation, given: Given, *, part: bool, entered: int | None = None,
    fields: int = 1,
) -> PrizeList:  # fmt: skip
    """A list with its depth: by the size of the field, by how many entered, by its rows."""
    found = depth(regulation.prizes, size, section, given)
    deepest = max((row.last for row in table.paid), default=table.places)
    honoured = deepest if found.honoured is None else found.honoured
    if part:
        honoured = min(deepest, honoured)
    remarks = []
    allowed = table.depth(size if entered is None else entered, size)
    if allowed is not None and allowed < honoured:
        rule = next(r for r in table.reduced if r.places == allowed)
        remarks.append(
            f"人数不足 {rule.below} 人，只取 {allowed} 名（{rule.clause or table.clause}）"
        )
        honoured = allowed
    paid = min(deepest, honoured, honoured if found.paid is None else found.paid)
    pays = tuple(
        next((row.amount for row in table.paid if row.first <= n <= row.last), 0)
        for n in range(1, paid + 1)
    )
    level = regulation.level_of(section)
    quota = next(
        (
            q for q in regulation.prizes.quotas
            if q.group == group and (not q.levels or (level and level.name in q.levels))
        ),
        None,
    )  # fmt: skip
    return PrizeList(
        name, section, group, table.clause, order, honoured, pays,
        (level.name,) if level else table.levels, table.name, size, table.team,
        table.amounts_later, found.doubt, quota, fields, table.region or "", tuple(remarks),
    )  # fmt: skip


def _bare(field: Field, section: str, regulation: Regulation, given: Given) -> PrizeList | None:
    """A section without a table of its own: certificates as deep as the text says."""
    size = _size(field, section, regulation)
    found = depth(regulation.prizes, size, section, given)
    rule = next((rule for rule in regulation.prizes.depths if "places" in rule.of), None)
    if found.honoured is None or rule is None:
        return None
    order = _ranked(field, section, regulation)
    level = regulation.level_of(section)
    group = _group(None, field, section, regulation)
    return PrizeList(
        section, section, group, rule.clause, order, found.honoured, (),
        (level.name,) if level else (), section, size, reach=found.doubt,
    )  # fmt: skip


def _size(field: Field, section: str, regulation: Regulation) -> int:
    """How many the depth goes by: the field, or a merged section's own players."""
    if section != field.section:
        return len(field.of(section))
    counted = next((rule.counted for rule in regulation.prizes.depths), "paired_in_round_1")
    return field.counted(counted)


def _in_band(player: Contender, band: Band | None) -> bool:
    if band is None:
        return True
    if player.rating is None:
        return False
    return (band.rating_from or 0) <= player.rating <= (band.rating_to or player.rating)


def _by_age(table: PrizeTable) -> bool:
    return table.age_from is not None or table.age_to is not None


def _of_age(player: Contender, table: PrizeTable) -> bool:
    """Whose birth date nobody knows stands in no list of an age."""
    if not _by_age(table):
        return True
    if player.age is None:
        return False
    return (table.age_from or 0) <= player.age <= (table.age_to or player.age)


def _band_words(band: Band) -> str:
    sex = {"男": "男子", "女": "女子"}.get(band.sex, "")
    if band.rating_from is None:
        return f"{sex}{band.rating_to} 分以下"
    if band.rating_to is None:
        return f"{sex}{band.rating_from} 分以上"
    return f"{sex}{band.rating_from}–{band.rating_to} 分"


def _over_fields(
    table: PrizeTable, contest: Contest, regulation: Regulation, given: Given
) -> PrizeList:
    """One ranking over all fields: of everybody, of a region or a sex, or of teams."""
    covered = [f for f in contest.fields if _covers(table, f.section, regulation)]
    leaving = {s.sex for s in regulation.splits if s.leaves_lists and s.sex in contest.apart}
    players = [
        p
        for p in merged_order(covered)
        if (table.sex == p.sex or p.sex not in leaving) and table.sex in ("", p.sex)
    ]
    if table.team:
        players = list(_teams(players, regulation))
    elif table.region:
        players = [p for p in players if table.region in p.regions]
    players = [p for p in players if table.team or _of_age(p, table)]
    size = sum(field.size for field in covered)
    entered = contest.entered.get(table.region) if table.region else None
    part = bool(table.sex or table.region or table.team or _by_age(table))
    return _finished(
        table, table.name, "", table.group, tuple(players), size, regulation, given,
        part=part, entered=entered, fields=len({p.field for p in players}) or 1,
    )  # fmt: skip


def merged_order(fields: Iterable[Field]) -> list[Contender]:
    """Players of several fields in one order that keeps the order of each: place by place."""
    ranked = [(p.place, n, i, p) for n, f in enumerate(fields) for i, p in enumerate(f.players)]
    return [player for *_, player in sorted(ranked, key=lambda row: row[:3])]


def _teams(players: Iterable[Contender], regulation: Regulation) -> Iterator[Contender]:
    """Teams that have enough members, by the regulation's count."""
    rule = regulation.teams
    if rule is None:
        return
    by_key = {p.key: p for p in players}
    members = [Member(p.team, p.key, p.place, p.points) for p in by_key.values() if p.team]
    for number, row in enumerate(team_standing(members, rule.members, rule.by)):
        if row.rank is None:
            continue
        names = [by_key[m.name] for m in row.counted]
        places = " + ".join(str(m.place) for m in row.counted)
        yield Contender(
            f"team:{row.unit}", row.unit, row.rank, number=number, unit=names[0].unit,
            members=tuple(m.key for m in names), remark=f"{places} = {row.total}",
        )  # fmt: skip


__all__ = ["PLACES", "PrizeList", "lists", "merged_order"]
