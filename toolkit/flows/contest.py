"""From an event's facts to the contest that prizes are worked out on."""

from collections.abc import Iterable, Iterator

from toolkit.entries.admission import person_of
from toolkit.entries.honours import NAME, won
from toolkit.entries.likeness import known_number
from toolkit.entries.origin import origin
from toolkit.entries.people import setting_of
from toolkit.entries.persons import INDIVIDUAL
from toolkit.entries.qualifying import counted_rating
from toolkit.entries.roster import Entry, Roster
from toolkit.flows.placing import Placing, place
from toolkit.layouts.finish import BARRED, CHOSEN, LATER, LOTS
from toolkit.model.event import State
from toolkit.model.game import Competitor, Mark
from toolkit.prizes.contest import Contender, Contest, Field, Given, Win
from toolkit.prizes.points import region_key
from toolkit.rules.schema import Regulation
from toolkit.values.sections import match_section
from toolkit.values.text import stated

_CODES = ("Z002", "Z004", "Z005", "Z007")


def contest_of(state: State, regulation: Regulation, roster: Roster) -> Contest:
    """The finished sections with everything about their players that a prize depends on."""
    placed = {name: place(section, regulation) for name, section in state.sections.items()}
    final = {name: one for name, one in placed.items() if one.final}
    people = _People(state, regulation, roster, frozenset(state.sections))
    fields = tuple(people.field(name, one) for name, one in final.items())
    return Contest(
        fields,
        tuple(name for name in placed if name not in final),
        people.entered(),
        tuple(_apart(fields, regulation)),
        honours_known=bool(state.honours),
    )


def given_of(state: State) -> Given:
    """What people settled: verdicts in 裁定, and what they typed in 奖项核定."""
    verdicts = {
        key: fact.verdict for (code, key), fact in state.decisions.items() if code in _CODES
    }
    lots: dict[str, int] = {}
    amounts: dict[tuple[str, int], int] = {}
    chosen: dict[str, tuple[str, ...]] = {}
    for (table, row), fact in state.finish.typed.items():
        if table == LOTS.sheet:
            lots[row] = int(fact.said["order"])
        elif table == LATER.sheet:
            name, _, number = row.rpartition("|")
            amounts[name, int(number)] = int(fact.said["amount"])
        elif table == CHOSEN.sheet:
            chosen[row] = tuple(filter(None, fact.said["names"].split("、")))
    barred = frozenset(
        fact.said["entry"]
        for (table, _), fact in state.finish.typed.items()
        if table == BARRED.sheet
    )
    return Given(verdicts, lots, amounts, chosen, barred)


def _apart(fields: Iterable[Field], regulation: Regulation) -> Iterator[str]:
    """The sexes that played in a field of their own, as a split of the regulation allows."""
    for split in regulation.splits:
        sexes = [{player.sex for player in field.players} for field in fields]
        if {split.sex} in sexes and all(s == {split.sex} or split.sex not in s for s in sexes):
            yield split.sex


class _People:
    """Who the players of the start lists are."""

    def __init__(
        self, state: State, regulation: Regulation, roster: Roster, played: frozenset[str]
    ) -> None:
        self.state, self.regulation, self.played = state, regulation, played
        self.entries = {entry.id: entry for entry in roster.entries}
        self.units = {unit.id: unit for unit in roster.units}
        prizes = regulation.prizes
        named = [bonus.champion_of for bonus in prizes.bonuses]
        named += [honour.champion_of for honour in prizes.honours]
        self.events = tuple(dict.fromkeys(event for events in named for event in events))

    def field(self, section: str, placed: Placing) -> Field:
        """One section with its final standing."""
        players = {player.number: player for player in placed.tournament.competitors}
        return Field(
            section,
            tuple(
                self.contender(players[row.number], section, row.rank, row.points)
                for row in placed.standing.rows
            ),
            _paired_in_round_1(placed),
            self.entries_in(section),
            len(players),
        )

    def contender(self, player: Competitor, section: str, rank: int, points: int) -> Contender:
        """A player with all that prizes ask about him; without an entry only the start list's."""
        entry = self.entries.get(player.entry)
        key = player.entry or f"{section}#{player.number}"
        plain = Contender(
            key, player.name, rank, points, player.number, player.unit, section,
            player.own or section, player.sex, rating=player.rating or None,
        )  # fmt: skip
        if entry is None:
            return plain
        regions, doubtful = self.regions(entry)
        sex = entry.player.sex
        return Contender(
            key, player.name, rank, points, player.number, player.unit, section,
            player.own or self.own(entry, section), sex.value if sex else player.sex,
            self.team(entry),
            counted_rating(entry, self.state, self.regulation), regions, doubtful,
            tuple(self.wins(entry)), age=person_of(entry, self.regulation).age,
        )  # fmt: skip

    def own(self, entry: Entry, section: str) -> str:
        """The section he entered for, where it was merged into the one he played in.

        The start list says it where the organiser merged the sections; else a merger is a
        correction of his section, or a woman in the men's section of an event that
        has women apart. A section that was played itself took nobody's players in.
        """
        level = self.regulation.level_of(section)
        asked = self._first_section(entry)
        if asked and asked not in self.played:
            return asked
        mixing = self.regulation.mixing
        sex = entry.player.sex
        here = self.regulation.section(section)
        if level is None or here is None or sex is None or here.sex in ("", sex.value):
            return section
        if mixing and mixing.women_in_mens_sections:
            return section
        sisters = [s.name for s in level.sections if s.sex == sex.value]
        return next((name for name in sisters if name not in self.played), section)

    def _first_section(self, entry: Entry) -> str | None:
        """The section on his form, if somebody corrected it."""
        if "section" not in entry.corrected:
            return None
        line = next((v for v in entry.form.players if v.where == entry.player.cell), None)
        written = stated(line.said.get("section")) if line else ""
        return match_section(written, setting_of(self.regulation).sections, entry.player.sex)

    def team(self, entry: Entry) -> str:
        """The unit or team he plays for; single entrants play for none."""
        unit = self.units.get(entry.unit)
        return unit.name if unit and entry.kind != INDIVIDUAL else ""

    def regions(self, entry: Entry) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The home regions he belongs to, decisions counted, and the doubtful ones."""
        number = known_number(entry.player)
        address = stated(entry.player.said.said.get("address"))
        inside, doubtful = [], []
        for region in self.regulation.regions:
            found = origin(number, address, region)
            key = region_key(region.name, entry.id)
            verdict = self.state.decisions.get(("Z002", key))
            turned = found.doubtful and verdict is not None and verdict.verdict == "refuse"
            if found.inside != turned:
                inside.append(region.name)
            if found.doubtful:
                doubtful.append(region.name)
        return tuple(inside), tuple(doubtful)

    def wins(self, entry: Entry) -> Iterator[Win]:
        """His first places of earlier that bonuses and names ask for."""
        for event in self.events:
            for his in won(entry, event, self.state)[:1]:
                yield Win(event, his.by != NAME, his.by)

    def entries_in(self, section: str) -> int:
        """The entries of a section on the first published list."""
        lists = self.state.publications
        return sum(e.section == section for e in lists[0].list.entries) if lists else 0

    def entered(self) -> dict[str, int]:
        """Players of each region on the first published list: the entries that were valid."""
        lists = self.state.publications
        names = {e.entry for e in lists[0].list.entries} if lists else set(self.entries)
        counts = {region.name: 0 for region in self.regulation.regions}
        for key in names & self.entries.keys():
            for region in self.regions(self.entries[key])[0]:
                counts[region] += 1
        return counts


def _paired_in_round_1(placed: Placing) -> int:
    """Who has an opponent or the pairing's bye in round 1."""
    rounds = placed.tournament.rounds
    if not rounds:
        return 0
    byes = sum(bye.mark is Mark.PAIRING_BYE for bye in rounds[0].byes)
    return 2 * len(rounds[0].games) + byes
