"""What a person should know of a round as it stands: players who are gone (N004), no record (N007).

These keep nothing from being paired.
"""

from collections.abc import Iterable, Iterator

from toolkit.entries.attendance import player_said
from toolkit.flows.desk import Desk
from toolkit.flows.play import players_by_number, scoring_of, tournament_of
from toolkit.layouts.checkin import ABSENT
from toolkit.model.form import Problem
from toolkit.model.game import Competitor, Game
from toolkit.model.play_facts import ResultEntered
from toolkit.model.play_state import SectionState


def remarks(desk: Desk, section: str, entered: Iterable[object]) -> tuple[Problem, ...]:
    """Of the newest round who is gone, and of what was just entered which game has no record."""
    state = desk.state.sections[section]
    facts = [fact for fact in entered if isinstance(fact, ResultEntered)]
    return (*_gone(desk, state), *_played_when_gone(state, facts), *_unrecorded(state, facts))


def _gone(desk: Desk, state: SectionState) -> Iterator[Problem]:
    """Boards of the newest round without a result where one of both will not play any more."""
    if not state.rounds:
        return
    tournament = tournament_of(state, scoring_of(desk.regulation))
    players = {player.number: player for player in tournament.competitors}
    newest = tournament.rounds[-1]
    for game in newest.games:
        for number in () if game.result else (game.white, game.black):
            why = _why_gone(desk, players[number], newest.number)
            if why:
                told = f"{_of(players[number])}{why}，仍有对阵"
                remedy = "没有下的请选弃权，或用 --withdraw 撤回这一轮重编"
                yield _remark("N004", _place(newest.number, game), f"{told}：{remedy}")


def _why_gone(desk: Desk, player: Competitor, number: int) -> str:
    if player.withdrawn_after is not None and player.withdrawn_after <= number:
        return "已经退赛"
    absent = player.entry and player_said(desk.state, player.entry).get("came") == ABSENT
    return "报到时说明不来" if absent else ""


def _played_when_gone(state: SectionState, facts: Iterable[ResultEntered]) -> Iterator[Problem]:
    """Games with a result, though a player had left before: a round robin counts them as lost."""
    players = players_by_number(state)
    for fact in facts:
        game = _game(state, fact)
        for number in (game.white, game.black):
            gone = players[number].withdrawn_after
            if gone is not None and gone < fact.round and fact.result and fact.result.played:
                told = f"{_of(players[number])}已从第 {gone + 1} 轮起退赛，却填了下过的棋"
                yield _remark("N004", _place(fact.round, game), f"{told}：请核对，没有下的选弃权")


def _unrecorded(state: SectionState, facts: Iterable[ResultEntered]) -> Iterator[Problem]:
    players = players_by_number(state)
    for fact in facts:
        game = _game(state, fact)
        sides = ((fact.white_omitted, game.white), (fact.black_omitted, game.black))
        for fouls, number in sides:
            if fouls:
                place = _place(fact.round, game)
                yield _remark("N007", place, f"{_of(players[number])}漏录，记犯规 {fouls} 次")


def _game(state: SectionState, fact: ResultEntered) -> Game:
    games = state.rounds[fact.round - 1].round.games
    return next(game for game in games if game.board == fact.board)


def _of(player: Competitor) -> str:
    return f"{player.number} 号{player.name}"


def _place(number: int, game: Game) -> str:
    return f"第 {number} 轮 {game.board} 台 "


def _remark(code: str, place: str, text: str) -> Problem:
    return Problem(code, None, {"cause": place + text})
