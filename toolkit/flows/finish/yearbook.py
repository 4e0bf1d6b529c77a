"""`qisai ratings yearbook`: 历年名录.xlsx with this event's first places, for the next event."""

from collections.abc import Iterator

from toolkit.entries.build import build
from toolkit.entries.roster import Entry
from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Outcome
from toolkit.flows.placing import place
from toolkit.flows.play import players_by_number
from toolkit.flows.stamps import stamp
from toolkit.layouts.honours import BOOK
from toolkit.model.award import Award
from toolkit.model.game import Competitor
from toolkit.model.lists import Honour, Person
from toolkit.store.folder import INTERNAL
from toolkit.values.titles import NONE
from toolkit.workbooks.honours import honours_book

_PLACES = 3


def yearbook(desk: Desk) -> Outcome:
    """Writes everything that imported yearbooks said, and the first three of finished sections
    and of their women's and merged lists.

    An event that knows nothing yet gets a blank one to fill in.
    """
    known = [honour for fact in desk.state.honours.values() for honour in fact.honours]
    bars = [bar for fact in desk.state.honours.values() for bar in fact.bars]
    own = [honour for honour in _own(desk) if not any(_same(honour, old) for old in known)]
    path = f"{INTERNAL}/{BOOK}"
    desk.outputs.write(path, honours_book(stamp(desk), [*known, *own], bars))
    lines = (
        f"{path}：名录 {len(known) + len(own)} 条（本届新增 {len(own)} 条），禁赛 {len(bars)} 条",
        *desk.outputs.notes(),
    )
    data = {
        "file": path, "honours": len(known) + len(own), "added": len(own), "barred": len(bars),
    }  # fmt: skip
    step = "核对、补上禁赛的人，放进下一届的 1来件/资料，那里运行 qisai ratings import。"
    return Outcome(lines, step, data)


def _own(desk: Desk) -> Iterator[Honour]:
    entries = {entry.id: entry for entry in build(desk.state, desk.regulation).entries}
    year, won = desk.regulation.dates.play.first.year, _won_titles(desk)
    for section, state in desk.state.sections.items():
        placed = place(state, desk.regulation)
        if not placed.final or state.ranked <= state.seq:
            continue  # still being played, or its last standing was not published
        players = players_by_number(state)
        for row in placed.standing.rows:
            if row.rank <= _PLACES:
                yield _honour(players[row.number], entries, year, section, row.rank, won)
    by_entry = {p.entry: p for s in desk.state.sections.values() for p in s.frozen.players}
    for award, section in _other_lists(desk):
        if award.winner in by_entry:
            yield _honour(by_entry[award.winner], entries, year, section, award.place, won)


def _won_titles(desk: Desk) -> dict[str, str]:
    """The titles that players may apply for by this event, as listed."""
    listed = desk.state.finish.titles
    return {one.entry: one.goal for one in listed.applications if not one.waits} if listed else {}


def _other_lists(desk: Desk) -> Iterator[tuple[Award, str]]:
    """The first three of women's lists, and of sections that played in another one's field.

    They come from the published prizes; the section is what a later regulation calls it.
    """
    versions = desk.state.finish.prizes
    tables = [table for table in desk.regulation.prizes.tables if table.sex and not table.bands]
    for award in versions[-1].fact.awards if versions else ():
        if award.kind != "place" or award.place > _PLACES:
            continue
        table = next((t for t in tables if award.list.endswith(t.name)), None)
        if table:
            yield award, f"{award.section}{table.sex}子"
        elif award.list != award.section and desk.regulation.section(award.list):
            yield award, award.list


def _honour(
    player: Competitor, entries: dict[str, Entry], year: int, section: str, place: int,
    won: dict[str, str],
) -> Honour:  # fmt: skip
    entry = entries.get(player.entry)
    title = won.get(player.entry) or (entry.player.title if entry else player.title)
    return Honour(
        _person(player, entry),
        year,
        section,
        place,
        title=title if title and title != NONE else "",
        unit=player.unit,
    )


def _person(player: Competitor, entry: Entry | None) -> Person:
    if entry is None:
        return Person(player.name, player.sex, player.birth)
    known = entry.player
    sound = known.identity.number if known.identity.sound else None
    born = (known.identity.birth if sound else None) or known.birth
    return Person(
        player.name,
        known.sex.value if known.sex else player.sex,
        str(born or player.birth),
        sound or "",
        known.fide_id or "",
    )


def _same(one: Honour, other: Honour) -> bool:
    """The same place of the same year, whoever holds it: this event's own book came back."""
    return (one.year, one.event, one.section, one.place) == (
        other.year, other.event, other.section, other.place,
    ) and one.person.name == other.person.name  # fmt: skip
