"""Earlier places and bars of those who entered (往届名次、禁赛): whose they are, what follows."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeVar

from toolkit.entries.likeness import birthday, known_number
from toolkit.entries.people import section_meant
from toolkit.entries.roster import Entry
from toolkit.entries.same import Same
from toolkit.model.event import State
from toolkit.model.list_facts import HonoursImported
from toolkit.model.lists import Bar, Honour, Person
from toolkit.model.people import Player
from toolkit.rules.eligibility import FormerChampions, Level
from toolkit.rules.schema import Regulation
from toolkit.values.names import name_key

ID, FIDE, BIRTH, NAME = "证件号码", "FIDE ID", "姓名和出生日期", "只有姓名相同"


class HisHonour(NamedTuple):
    """A place of his, by what he was recognised (`NAME` = not certain), the file it stands in."""

    honour: Honour
    by: str
    file: str


class HisBar(NamedTuple):
    """A bar on him, in the same way."""

    bar: Bar
    by: str
    file: str


def honours_of(entry: Entry, state: State) -> tuple[HisHonour, ...]:
    """His places in earlier events, as all imported yearbooks have them."""
    return tuple(
        HisHonour(honour, by, fact.name)
        for fact in state.honours.values()
        for honour in _near(_honours(Same(fact)), entry.player)
        if (by := recognised(honour.person, entry.player))
    )


def bars_of(entry: Entry, state: State) -> tuple[HisBar, ...]:
    """The bars on him."""
    return tuple(
        HisBar(bar, by, fact.name)
        for fact in state.honours.values()
        for bar in _near(_bars(Same(fact)), entry.player)
        if (by := recognised(bar.person, entry.player))
    )


def won(entry: Entry, event: str, state: State) -> tuple[HisHonour, ...]:
    """His first places in what a regulation calls 2019分站赛一级棋士组: year, event, section."""
    return tuple(
        his
        for his in honours_of(entry, state)
        if his.honour.place == 1 and _full_name(his.honour) == _plain(event)
    )


def champion_of(
    entry: Entry, names: frozenset[str], state: State, regulation: Regulation
) -> tuple[frozenset[str], frozenset[str]]:
    """Of what a regulation names he is champion, and perhaps: 2019分站赛一级棋士组, or a level of
    an earlier year's event.
    """
    won: dict[bool, set[str]] = {True: set(), False: set()}
    for his in honours_of(entry, state) if names else ():
        if his.honour.place == 1:
            called = {name for name in names if _full_name(his.honour) == _plain(name)}
            if _same_series(his.honour.event, regulation):
                called |= names & {_level_name(his.honour.section, regulation)}
            won[his.by != NAME] |= called
    return frozenset(won[True]), frozenset(won[False] - won[True])


def former_champion(
    entry: Entry, rule: FormerChampions, state: State, regulation: Regulation
) -> HisHonour | None:
    """The first place that the rule is about, the most certain one first."""
    years = range(rule.first_year, rule.last_year + 1)
    found = [
        his
        for his in honours_of(entry, state)
        if his.honour.place == 1
        and his.honour.year in years
        and _same_series(his.honour.event, regulation)
        and _level_name(his.honour.section, regulation) in rule.won
    ]
    return min(found, key=lambda his: his.by == NAME, default=None)


def must_enter(entry: Entry, level: Level, state: State, regulation: Regulation) -> bool:
    """Whether a rule about former champions sends him up to this level."""
    return any(
        level.name in rule.may_enter and former_champion(entry, rule, state, regulation)
        for rule in regulation.former_champions
    )


def recognised(person: Person, player: Player) -> str:
    """By what a line of the yearbook is this player's; "" = it is not his.

    A number that both have decides; a name alone proposes.
    """
    for by, theirs, his in (
        (ID, person.id_number, known_number(player)),
        (FIDE, person.fide_id, player.fide_id),
    ):
        if theirs and his:
            return by if theirs == his else ""
    if name_key(person.name) != name_key(player.name):
        return ""
    if person.sex and player.sex and person.sex != player.sex:
        return ""
    born = birthday(player)
    if person.birth and born:
        return BIRTH if str(born).startswith(person.birth) else ""
    return NAME


def _same_series(event: str, regulation: Regulation) -> bool:
    """An empty event means an earlier year of this one; else a part of its name."""
    return not event or event in regulation.name or event in regulation.short


def _level_name(section: str, regulation: Regulation) -> str:
    """The regulation's level that a section of the yearbook means; else as written there."""
    found = section_meant(section, regulation)
    level = regulation.level_of(found) if found else None
    same = [v.name for v in regulation.levels if section in (v.name, *v.aliases)]
    return level.name if level else same[0] if same else section


def _full_name(honour: Honour) -> str:
    return _plain(f"{honour.year}{honour.event}{honour.section}")


def _plain(text: str) -> str:
    return "".join(mark for mark in text if mark.isalnum())


_Line = TypeVar("_Line", Honour, Bar)


@lru_cache(maxsize=8)
def _honours(same: Same[HonoursImported]) -> dict[str, list[Honour]]:
    return _indexed(same.thing.honours)


@lru_cache(maxsize=8)
def _bars(same: Same[HonoursImported]) -> dict[str, list[Bar]]:
    return _indexed(same.thing.bars)


def _indexed(lines: Iterable[_Line]) -> dict[str, list[_Line]]:
    """The lines by all that a person may be recognised by."""
    found: dict[str, list[_Line]] = {}
    for line in lines:
        person = line.person
        for key in _keys(person.name, person.id_number, person.fide_id):
            found.setdefault(key, []).append(line)
    return found


def _near(index: dict[str, list[_Line]], player: Player) -> Iterable[_Line]:
    keys = _keys(player.name, known_number(player), player.fide_id)
    return dict.fromkeys(line for key in keys for line in index.get(key, ()))


def _keys(name: str, number: str | None, fide_id: str | None) -> tuple[str, ...]:
    return tuple(
        f"{kind} {key}"
        for kind, key in (("name", name_key(name)), ("number", number), ("fide", fide_id))
        if key
    )
