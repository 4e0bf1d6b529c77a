"""gacrux as the second opinion: its own TRF reader, its checker, its tie-breaks.

The product hands gacrux data structures; here it reads our TRF text, so that writer, adapter and
tie-breaks are all held against code that shares nothing with them.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from gacrux.gacruxexeptions import GacruxNoLegalPairing
from gacrux.pairingdutch import pairing_dutch
from gacrux.tiebreak import tiebreak
from gacrux.trf2json import trf2json

from bench.rounds import played_rounds
from toolkit.model.game import Tournament
from toolkit.pairing.swiss import SwissOptions, pair_round
from toolkit.standings.order import standing
from toolkit.tiebreaks.field import Settings
from toolkit.trf.document import TrfFile
from toolkit.trf.write import write_trf

# KS is left out where scores are not 1/½/0, ARO where somebody is unrated: gacrux reads both
# otherwise. DE is the place among those still tied, so it stands behind points alone. FB comes
# last: gacrux keeps what it notes for FB, and later keys of players who forfeited in the last
# round, after absences, come out differently than without FB in the list.
KEYS = (
    "DE", "BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "AOB", "SB", "SB/C1", "WIN",
    "WON", "BWG", "BPG", "PS", "PS/C1", "KS", "ARO", "REP", "BH/C1/P", "SB/P",
    "FB", "FB/C1",
)  # fmt: skip


def read_by_gacrux(tournament: Tournament) -> dict[str, Any]:
    """gacrux's own tournament of our text; it draws numbers for itself, hence the seed."""
    random.seed(0)
    reader = trf2json()
    reader.parse_file(write_trf(TrfFile(tournament)), verbose=0)
    assert reader.get_status() == 0, reader.chessjson["status"]
    found: dict[str, Any] = reader.get_tournament(1)
    found["maxMeets"] = 1
    return found


def pairs_by_gacrux(tournament: Tournament) -> set[tuple[int, int]] | None:
    """Pairs of the next round (bye = opponent 0), None when there is no legal pairing."""
    data = read_by_gacrux(tournament)
    active = {p.number for p in tournament.competitors if p.active(tournament.next_round)}
    away = {bye.player for bye in tournament.requested}
    for competitor in data["competitors"]:
        competitor["present"] = competitor["cid"] in active - away
    options = {"experimental": [], "verbose": 0, "top_color": "w"}
    try:
        brackets = pairing_dutch(data, tournament.next_round, options).compute_pairing(False)
    except GacruxNoLegalPairing:
        return None
    return {(edge["w"], edge["b"]) for bracket in brackets for edge in bracket["pairs"]}


def keys_by_gacrux(
    tournament: Tournament, keys: Sequence[str], regime: int
) -> dict[int, list[float]]:
    """Values of the keys by start number."""
    data = read_by_gacrux(tournament)
    start = "2026-03-01" if regime == 2026 else "2026-02-28"
    data["tournamentInfo"]["startDate"] = start
    options = {"tiebreak": ["PTS", *keys], "swiss": True, "check": False, "unrated": None}
    engine = tiebreak(data, len(tournament.rounds), options)
    found = engine.compute_tiebreaks(data, options)
    return {
        competitor["cid"]: [float(value or 0) for value in competitor["tiebreakScore"]]
        for competitor in found["competitors"]
    }


def differences(tournament: Tournament, regime: int) -> list[str]:
    """Every key of every player in which we and gacrux differ."""
    ours = standing(tournament, KEYS, Settings(regime=regime))
    theirs = keys_by_gacrux(tournament, KEYS, regime)
    found = []
    for row in ours.rows:
        points, *values = theirs[row.number]
        if row.points != points * tournament.scoring.unit:
            found.append(f"points of {row.number}: {row.points} {points}")
        for key, value in zip(row.keys, values, strict=True):
            if abs(float(key.value) - value) > 1e-6:
                found.append(f"{regime} {key.key} of {row.number}: {key.value}, gacrux {value}")
    return found


def pairing_differences(seed: int, players: int, rounds: int) -> Iterator[str]:
    """Every round in which the product's 2026 pairing is not gacrux's."""
    for tournament in played_rounds(seed, players, rounds):
        if len(tournament.rounds) == rounds:
            continue
        ours = pair_round(tournament, SwissOptions())
        pairs = {(board.white, board.black) for board in ours.boards}
        pairs |= {(bye.player, 0) for bye in ours.byes if bye.mark == "U"}
        if (theirs := pairs_by_gacrux(tournament)) != (pairs or None):
            yield f"seed {seed} round {tournament.next_round}: {pairs} {theirs}"


def compare(count: int) -> None:
    """Random tournaments of 10 to 60 players, every 30th of 200; prints what differs."""
    rounds_seen = 0
    for seed in range(count):
        players = 200 if seed % 30 == 29 else 10 + seed * 7 % 51
        rounds = 5 + seed % 7
        for fault in pairing_differences(seed, players, rounds):
            print(fault)
        *_, last = played_rounds(seed, players, rounds)
        rounds_seen += len(last.rounds)
        for regime in (2024, 2026):
            for fault in differences(last, regime):
                print(f"seed {seed}: {fault}")
    print(f"{count} tournaments, {rounds_seen} rounds compared")
