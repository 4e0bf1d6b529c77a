"""FIDE Dutch from 2026-02-01 through gacrux, the only place that knows its data structures.

gacrux wants players numbered without gaps, draws the first colour by lot unless told, and reads
virtual points and forbidden pairs only in the shape of records 250 and 260.
"""

from decimal import Decimal
from typing import Any

from toolkit.model.game import Mark, Side, Tournament, sides
from toolkit.pairing.engine import Drawn, NoPairing
from toolkit.pairing.entrants import entrants, initial_colour

_RESULT = {
    Mark.WIN: "W",
    Mark.DRAW: "D",
    Mark.LOSS: "L",
    Mark.FORFEIT_WIN: "W",
    Mark.FORFEIT_LOSS: "Z",
    Mark.PAIRING_BYE: "P",
    Mark.FULL_BYE: "W",
    Mark.HALF_BYE: "D",
    Mark.ZERO_BYE: "Z",
}


def pair(tournament: Tournament) -> Drawn | NoPairing:
    """The next round. The tournament's rounds must be complete."""
    from gacrux.gacruxexeptions import GacruxNoLegalPairing
    from gacrux.pairingdutch import pairing_dutch

    data, order = to_gacrux(tournament)
    options = {"experimental": [], "verbose": 0, "top_color": "w"}
    try:
        brackets = pairing_dutch(data, tournament.next_round, options).compute_pairing(False)
    except GacruxNoLegalPairing as fault:
        return NoPairing("impossible", str(fault))
    found = [(edge["w"], edge["b"]) for bracket in brackets for edge in bracket["pairs"]]
    pairs = tuple((order[white - 1], order[black - 1]) for white, black in found if white and black)
    byes = [order[white + black - 1] for white, black in found if not (white and black)]
    return Drawn(pairs, byes[0] if byes else None)


def to_gacrux(tournament: Tournament) -> tuple[dict[str, Any], list[int]]:
    """gacrux's tournament (its Chess-JSON) and the start number behind each of its numbers."""
    order = sorted(player.number for player in tournament.competitors)
    index = {number: i for i, number in enumerate(order, start=1)}
    present = entrants(tournament)
    rows = sides(tournament)
    games = [
        game
        for number, row in rows.items()
        for round_number, side in enumerate(row, start=1)
        if (game := _game(index, number, side, round_number, rows)) is not None
    ]
    rounds = len(tournament.rounds)
    data = {
        "tournamentNo": 1,
        "tournamentType": "Swiss",
        "tournamentInfo": {},
        "teamTournament": False,
        "teamSize": 0,
        "numRounds": tournament.rounds_total or rounds + 2,  # unknown: not the last round
        "currentRound": rounds,
        "maxMeets": 1,
        "topColor": str(initial_colour(tournament)),
        "scoreSystem": {"game": _scores(tournament), "match": {}},
        "competitors": [
            {"cid": i, "present": number in present, "rank": i, "rating": None, "random": i}
            for number, i in index.items()
        ],
        "gameList": games,
        "matchList": [],
        "accelerated": {"values": _virtual(tournament, index)},
        "prohibited": _prohibited(tournament, index),
        "rankOrder": [],
    }
    return data, order


def _game(
    index: dict[int, int], number: int, side: Side, round_number: int, rows: dict[int, list[Side]]
) -> dict[str, Any] | None:
    """A game as told from white's side, or a bye; None from black's side."""
    cell = {"cid": index[number], "result": _RESULT[side.mark]}
    played = side.mark.played or side.mark is Mark.PAIRING_BYE
    game = {"id": 0, "round": round_number, "played": played, "rated": side.mark.played}
    if side.opponent is None:
        return {**game, "white": cell, "black": None}
    if side.colour == "b":
        return None
    other = rows[side.opponent][round_number - 1]
    black = {"cid": index[side.opponent], "result": _RESULT[other.mark]}
    return {**game, "white": cell, "black": black}


def _scores(tournament: Tournament) -> dict[str, Decimal | str]:
    scoring = tournament.scoring
    table = scoring.table()
    points = {
        letter: Decimal(table[mark]) / scoring.unit
        for letter, mark in (
            ("W", Mark.WIN),
            ("D", Mark.DRAW),
            ("L", Mark.LOSS),
            ("Z", Mark.ZERO_BYE),
            ("P", Mark.PAIRING_BYE),
        )
    }
    return {**points, "F": "W", "H": "D", "A": "D", "U": "Z"}


def _virtual(tournament: Tournament, index: dict[int, int]) -> list[dict[str, Any]]:
    found = []
    for item in tournament.virtual:
        covered = [
            i for number, i in index.items() if item.first_number <= number <= item.last_number
        ]
        if covered:
            points = Decimal(item.points) / tournament.scoring.unit
            found.append(
                {
                    "matchPoints": points,
                    "gamePoints": points,
                    "firstRound": item.first_round,
                    "lastRound": item.last_round,
                    "firstCompetitor": min(covered),
                    "lastCompetitor": max(covered),
                }
            )
    return found


def _prohibited(tournament: Tournament, index: dict[int, int]) -> list[dict[str, Any]]:
    return [
        {
            "firstRound": item.first_round,
            "lastRound": item.last_round or 999,
            "competitors": [index[number] for number in item.players if number in index],
        }
        for item in tournament.forbidden
    ]
