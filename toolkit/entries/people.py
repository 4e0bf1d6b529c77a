"""From the lines of a form to entries: normalised, corrected, recognised across versions."""

from datetime import date, datetime
from functools import cache

from toolkit.entries.likeness import known_number
from toolkit.entries.roster import Entry, Version
from toolkit.model.facts import Corrected, Decided
from toolkit.model.form import Form, Line
from toolkit.model.people import Player, Sex
from toolkit.model.record import Record
from toolkit.model.said import Said
from toolkit.rules.schema import Regulation
from toolkit.values.names import name_key
from toolkit.values.players import Setting, read_player
from toolkit.values.sections import SectionNames, match_section

CORRECTIONS = dict[tuple[str, str], Corrected]
DECISIONS = dict[tuple[str, str], Decided]


class People(Record, frozen=True):
    """The players of one version: entries, second rows (with their first), left out by decision."""

    entries: tuple[Entry, ...] = ()
    doubles: tuple[tuple[Entry, Entry], ...] = ()


class Register:
    """Hands out entry ids within one unit, so that a person keeps his over all versions.

    A player is recognised by his ID number, else by his name; two of one name are told apart by
    a running number.
    """

    def __init__(self, unit: str) -> None:
        self._unit = unit
        self._by_number: dict[str, str] = {}
        self._sound: dict[str, list[str]] = {}  # sound ID numbers, by entry id
        self._by_name: dict[str, list[str]] = {}
        self._seen: dict[str, tuple[datetime | None, datetime]] = {}

    def id_of(self, player: Player, taken: set[str]) -> str:
        """The entry id of a player; `taken` = ids already met in the same version."""
        number, name = known_number(player), name_key(player.name)
        known = self._by_number.get(number) if number else None
        if known and known not in taken:
            return known
        for candidate in self._by_name.get(name, ()):
            if candidate not in taken and not self._belongs_to_another(candidate, player):
                return self._learn(candidate, player, name)
        count = len(self._by_name.get(name, ()))
        id_ = f"{self._unit}/{name}" + (f"#{count + 1}" if count else "")
        return self._learn(id_, player, name)

    def seen(self, id_: str, version: Version) -> tuple[datetime | None, datetime]:
        """When he first arrived, as far as any form with him tells, and when he was first seen."""
        received, seen = self._seen.get(id_, (None, version.order[0]))
        self._seen[id_] = (received or version.received_at, seen)
        return self._seen[id_]

    def _belongs_to_another(self, candidate: str, player: Player) -> bool:
        """True when both have a sound ID number and they are far apart.

        A faulty number parts nobody: it is what the newer form mends.
        """
        sound = self._sound.get(candidate, ())
        number = player.id_number if player.identity.sound else None
        return bool(number and sound) and all(far_apart(number or "", known) for known in sound)

    def _learn(self, id_: str, player: Player, name: str) -> str:
        names = self._by_name.setdefault(name, [])
        if id_ not in names:
            names.append(id_)
        if number := known_number(player):
            self._by_number.setdefault(number, id_)
            if player.identity.sound:
                self._sound.setdefault(id_, []).append(number)
        return id_


def people_of(
    version: Version,
    unit: str,
    register: Register,
    regulation: Regulation | None,
    corrections: CORRECTIONS,
    start: int = 0,
    decisions: DECISIONS | None = None,
    today: date = date.max,
) -> People:
    """All players of one version. Example rows never get here; hidden rows wait for a decision."""
    setting = setting_of(regulation, today)
    entries: list[Entry] = []
    doubles: list[tuple[Entry, Entry]] = []
    taken: set[str] = set()
    hidden_too = _hidden_count(version.form, unit, decisions or {})
    for line in version.form.players:
        if line.hidden and not hidden_too:
            continue
        player = read_player(line, setting)
        if first := _first(player, entries):
            doubles.append((Entry(first.id, unit, first.order, player, version.form), first))
            continue
        id_ = register.id_of(player, taken)
        taken.add(id_)
        mended = {f: fact for (target, f), fact in corrections.items() if target == id_}
        if "same_as" in mended:
            continue
        if mended:
            player = read_player(_mend(line, mended), setting)
        received, seen = register.seen(id_, version)
        order = start + len(entries)
        entries.append(
            Entry(id_, unit, order, player, version.form, mended, received, seen, version.kind)
        )
    return People(tuple(entries), tuple(doubles))


def hidden_players(form: Form) -> tuple[str, ...]:
    """Names in the hidden or filtered rows; a row without a name shows its cell."""
    return tuple(
        line.said["name"].text if "name" in line.said else line.where
        for line in form.players
        if line.hidden
    )


def hidden_key(names: tuple[str, ...]) -> str:
    """What tells the decision about these hidden players (F008) from one about others."""
    return "、".join(names)


def _hidden_count(form: Form, unit: str, decisions: DECISIONS) -> bool:
    """Whether it was decided that the form's hidden players are entered."""
    decided = decisions.get(("F008", f"{unit}/{hidden_key(hidden_players(form))}"))
    return decided is not None and decided.verdict == "accept"


def _first(player: Player, entries: list[Entry]) -> Entry | None:
    return next((e for e in entries if same_person_and_section(e.player, player)), None)


def same_person_and_section(one: Player, other: Player) -> bool:
    """The same row twice: one ID number, one name, one section (or one row without)."""
    return bool(
        known_number(one)
        and known_number(one) == known_number(other)
        and name_key(one.name) == name_key(other.name)
        and (one.section == other.section or not one.section or not other.section)
    )


@cache
def setting_of(regulation: Regulation | None, today: date = date.max) -> Setting:
    """What the readers of values have to know about the event; nobody is born after `today`."""
    if regulation is None:
        return Setting(latest=today)
    sections = tuple(
        SectionNames(
            section.name,
            (*section.aliases, level.name, *level.aliases),
            Sex(section.sex) if section.sex else None,
        )
        for level in regulation.levels
        for section in level.sections
    )
    master = regulation.bare_master or None
    return Setting(sections, master, latest=min(regulation.dates.play.first, today))


def section_meant(written: str, regulation: Regulation) -> str | None:
    """The section that somebody means who has no form before him; None when it is not certain."""
    setting = setting_of(regulation)
    return match_section(written, setting.sections, master=setting.master)


def _mend(line: Line, mended: dict[str, Corrected]) -> Line:
    said = dict(line.said)
    for field, fact in mended.items():
        where = said[field].where if field in said else line.where
        said[field] = Said(fact.value or "", where)
    return Line(line.where, said, line.heading, line.hidden, line.blank)


def far_apart(number: str, other: str) -> bool:
    """More than two characters apart: another person, not a mended number."""
    if len(number) != len(other):
        return True
    return sum(a != b for a, b in zip(number, other, strict=True)) > 2
