"""From a section's facts to the tournament that pairing and standings work on."""

from hashlib import sha256

from msgspec.structs import replace

from toolkit.entries.arranging import base_section, not_played, players_of
from toolkit.entries.build import build
from toolkit.entries.qualifying import counted_rating
from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Failure
from toolkit.layouts.between import CHANGES_SHEET
from toolkit.model.facts import PublishedEntry
from toolkit.model.game import (
    CHESS,
    XIANGQI,
    Colour,
    Competitor,
    Game,
    Round,
    Scoring,
    Tournament,
)
from toolkit.model.play_facts import ResultEntered, SectionFrozen
from toolkit.model.play_state import SectionState
from toolkit.pairing.berger import rounds_of
from toolkit.pairing.between import with_changes
from toolkit.pairing.seeding import start_list
from toolkit.rules.schema import Regulation
from toolkit.values.titles import TITLES

_SCORINGS = {"1-½-0": CHESS, "2-1-0": XIANGQI, "3-1-0": Scoring(win=3, unit=1)}


def scoring_of(regulation: Regulation) -> Scoring:
    """What a game is worth by the regulation, else by the game's own rules."""
    if regulation.ranking:
        return _SCORINGS[regulation.ranking.scoring]
    return XIANGQI if regulation.game == "xiangqi" else CHESS


def tournament_of(section: SectionState, scoring: Scoring) -> Tournament:
    """Start list and rounds with the results as they stand now, changes between rounds included."""
    frozen = section.frozen
    rounds = tuple(_with_results(paired.round, section) for paired in section.rounds)
    drawn = section.rounds[0].first_colour if section.rounds else ""
    made = Tournament(
        frozen.section,
        frozen.players,
        rounds,
        frozen.rounds,
        scoring,
        Colour(drawn) if drawn else None,
    )
    return _changed(made, section)


def players_by_number(section: SectionState) -> dict[int, Competitor]:
    """Everybody who was ever in the section: the start list and who was entered late."""
    frozen = section.frozen
    everybody = _changed(Tournament(frozen.section, frozen.players), section).competitors
    return {player.number: player for player in everybody}


def _changed(tournament: Tournament, section: SectionState) -> Tournament:
    rows = section.rows(CHANGES_SHEET)
    return with_changes(tournament, (rows[number] for number in sorted(rows, key=int)))


def _with_results(played: Round, section: SectionState) -> Round:
    games = []
    for game in played.games:
        entered = section.results.get((played.number, game.board))
        games.append(_with_result(game, entered) if entered else game)
    return replace(played, games=tuple(games))


def _with_result(game: Game, entered: ResultEntered) -> Game:
    """Results and fouls are stated for the sides as printed, then the colours are put right."""
    printed = replace(
        game,
        result=entered.result,
        white_fouls=entered.white_fouls + entered.white_omitted,
        black_fouls=entered.black_fouls + entered.black_omitted,
    )
    return replace(printed.reversed(), board=game.board) if entered.swapped else printed


def new_section(desk: Desk, section: str) -> SectionFrozen | Failure:
    """The start list from the last published entries, in the order the regulation names.

    Players of sections merged into this one are in it and keep their own section.
    """
    if not desk.state.publications:
        return Failure("还没有公示名单。", "请先运行 qisai publish。")
    if away := not_played(desk.state, section):
        return Failure(away, "要改变的，改 2填写/分组.xlsx 后运行 qisai sections。")
    entries = players_of(desk.state, section, desk.regulation.splits)
    if len(entries) < 2:
        return Failure(f"“{section}”只有 {len(entries)} 名棋手，不能编排。", "请核对公示名单。")
    state, regulation = desk.state, desk.regulation
    ratings = {
        entry.id: counted_rating(entry, state, regulation) or 0
        for entry in build(state, regulation).entries
    }
    seed = _seed(desk, section)
    players = start_list(
        [_competitor(entry, ratings.get(entry.entry, 0), section) for entry in entries],
        _seeding(desk.regulation),
        seed,
        titles={title: rank for rank, title in enumerate(TITLES, 1)},
    )
    play, level = desk.regulation.play, desk.regulation.level_of(base_section(section))
    name = level.name if level else ""
    robin = play.plays_all(name, len(players))
    rounds = rounds_of(len(players), 1 + play.double_round_robin)
    if not robin:
        rounds = play.rounds_of(name, len(players)) or rounds
    system = "round_robin" if robin else play.system.removesuffix("_or_round_robin")
    return SectionFrozen(section, players, rounds, system, seed, _seeding(desk.regulation))


def _seeding(regulation: Regulation) -> tuple[str, ...]:
    """What start numbers go by: the regulation's order, else rating, title, then entry."""
    return regulation.pairing.seeding if regulation.pairing else ("rating", "title")


def _seed(desk: Desk, section: str) -> str:
    """The printed seed of a section's lots, so that anybody can draw them again."""
    return sha256(f"{desk.regulation.id}/{section}/{desk.now.date()}".encode()).hexdigest()[:8]


def _competitor(entry: PublishedEntry, rating: int, section: str) -> Competitor:
    return Competitor(
        0,
        entry.name,
        entry.unit_name,
        rating,
        title=entry.title,
        sex=entry.sex,
        birth=entry.birth,
        entry=entry.entry,
        own=entry.section if entry.section != section else "",
    )
