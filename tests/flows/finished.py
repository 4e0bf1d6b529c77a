"""Events that are played to the end: everybody met everybody, the lower start number won."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from tests.entered import form
from tests.flows.working import NOW, run
from toolkit.entries.build import build
from toolkit.entries.changes import as_listed
from toolkit.flows.desk import Desk
from toolkit.flows.entry.new import new
from toolkit.flows.outcome import Outcome
from toolkit.model.facts import AnyFact, FileArrived, Published
from toolkit.model.game import Competitor, Game, Result, Round
from toolkit.model.play_facts import ResultEntered, RoundPaired, SectionFrozen
from toolkit.pairing.berger import schedule

MEN = "棋协大师组(男子)"
Players = Iterable[Mapping[str, str]]


def player(name: str, section: str = MEN, **said: str) -> dict[str, str]:
    """A player who says no more of himself than this; unit="…" enters him there."""
    blank = {"id_number": "", "birth": "", "phone": "", "title": "棋协大师", "sex": "男"}
    return {**blank, "name": name, "section": section, **said}


def finished_event(
    folder: Path, *sections: Players, regulation: str = "zibo-2020", rounds: int | None = None
) -> Path:
    """Each section's players in the order in which they finish; `rounds` = only so many played."""
    event = folder / regulation
    assert isinstance(new(event, regulation, NOW), Outcome)
    fields = [list(players) for players in sections]
    run(event, lambda desk: _enter(desk, [one for field in fields for one in field], regulation))
    for field in fields:
        run(event, lambda desk, field=field: _play(desk, field, rounds))
    return event


def _enter(desk: Desk, players: list[Mapping[str, str]], regulation: str) -> Outcome:
    units: dict[str, list[Mapping[str, str]]] = {}
    for one in players:
        said = {key: value for key, value in one.items() if key not in ("unit", "played", "own")}
        units.setdefault(one.get("unit", "青州市棋类协会"), []).append(said)
    facts: list[AnyFact] = []
    for name, own in units.items():
        made = form(own, heading={"unit": name}, file=f"{name}报名表.xlsx", regulation=regulation)
        facts.append(FileArrived(made.sha256, made.file, "", name, forms=(made,)))
    desk.note(facts)
    roster = build(desk.state, desk.regulation)
    names = {unit.id: unit.name for unit in roster.units}
    desk.note([Published(tuple(as_listed(e, names[e.unit]) for e in roster.entries))])
    return Outcome(())


def _play(desk: Desk, players: list[Mapping[str, str]], rounds: int | None) -> Outcome:
    """Freezes the section and plays the table; `played` of the first = the section played in."""
    section = players[0].get("played", players[0]["section"])
    entries = {e.player.name: e for e in build(desk.state, desk.regulation).entries}
    start = tuple(
        Competitor(
            number, one["name"], one.get("unit", "青州市棋类协会"), sex=one["sex"],
            title=one.get("title", ""), entry=entries[one["name"]].id, own=one.get("own", ""),
        )
        for number, one in enumerate(players, 1)
    )  # fmt: skip
    table = schedule(len(start))
    system = "xiangqi_points" if desk.regulation.game == "xiangqi" else "round_robin"
    desk.note([SectionFrozen(section, start, len(table), system)])
    for number, pairs in enumerate(table[:rounds], 1):
        desk.note(_round(section, number, pairs))
    return Outcome(())


def _round(section: str, number: int, pairs: tuple[tuple[int, int], ...]) -> Iterator[AnyFact]:
    games = tuple(
        Game(white, black, board=board)
        for board, (white, black) in enumerate((p for p in pairs if 0 not in p), 1)
    )
    yield RoundPaired(section, Round(number, games), "berger", ("",) * len(games))
    for game in games:
        won = Result.WHITE_WINS if game.white < game.black else Result.BLACK_WINS
        yield ResultEntered(section, number, game.board, won)
