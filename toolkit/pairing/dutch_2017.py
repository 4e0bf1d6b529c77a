"""FIDE Dutch until 2026-01-31 through py4swiss, the only place that knows its data structures.

py4swiss takes the parity of the raw start number for colours, where the rules mean the place among
those who take part: its input is renumbered around players who never did. It is compiled and has
no wheel for some machines; there the answer is `missing_engine`.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING

from toolkit.model.game import Colour, Competitor, Mark, Scoring, Side, Tournament, sides
from toolkit.pairing.engine import Drawn, NoPairing
from toolkit.pairing.entrants import (
    entrants,
    forbidden_now,
    initial_colour,
    took_part,
    virtual_points,
)
from toolkit.trf.player_line import RoundCell, write_player
from toolkit.trf.scoring import tenths

if TYPE_CHECKING:
    from py4swiss.trf import ParsedTrf

_CODES = {
    "W": Mark.WIN,
    "D": Mark.DRAW,
    "L": Mark.LOSS,
    "ZPB": Mark.ZERO_BYE,
    "HPB": Mark.HALF_BYE,
    "FPB": Mark.FULL_BYE,
    "PAB": Mark.PAIRING_BYE,
    "FW": Mark.FORFEIT_WIN,
    "FL": Mark.FORFEIT_LOSS,
}


def pair(tournament: Tournament) -> Drawn | NoPairing:
    """The next round. The tournament's rounds must be complete."""
    if find_spec("py4swiss") is None:
        return NoPairing("missing_engine")
    from py4swiss.engines import DutchEngine
    from py4swiss.engines.common import PairingError

    parsed, order = _to_py4swiss(tournament)
    try:
        found = DutchEngine.generate_pairings(parsed)
    except PairingError as fault:
        return NoPairing("impossible", str(fault))
    pairs = tuple((order[p.white - 1], order[p.black - 1]) for p in found if p.black)
    byes = [order[p.white - 1] for p in found if not p.black]
    return Drawn(pairs, byes[0] if byes else None)


def _to_py4swiss(tournament: Tournament) -> tuple["ParsedTrf", list[int]]:
    from py4swiss.trf import ParsedTrf
    from py4swiss.trf.sections import PlayerSection, XSection
    from py4swiss.trf.sections.x_section import XSectionConfiguration

    present = entrants(tournament)
    rows = sides(tournament)
    order = sorted(number for number, row in rows.items() if number in present or took_part(row))
    index = {number: i for i, number in enumerate(order, start=1)}
    rounds = len(tournament.rounds)
    lines = [
        _line(tournament.scoring, index, number, rows[number], number in present)
        for number in order
    ]
    forbidden = forbidden_now(tournament)
    section = XSection(
        number_of_rounds=tournament.rounds_total or rounds + 2,  # unknown: not the last round
        scoring_point_system=_point_system(tournament.scoring),
        configuration=XSectionConfiguration(
            first_round_color=initial_colour(tournament) is Colour.WHITE
        ),
        accelerations={
            index[number]: [
                virtual_points(tournament, number, r) * 10 // tournament.scoring.unit
                for r in range(1, rounds + 2)
            ]
            for number in order
        },
        forbidden_pairs={(index[a], index[b]) for a, b in forbidden if a in index and b in index},
    )
    parsed = ParsedTrf(
        player_sections=[PlayerSection.from_string(line) for line in lines], x_section=section
    )
    return parsed, order


def _line(
    scoring: Scoring, index: dict[int, int], number: int, row: list[Side], present: bool
) -> str:
    """A 001 line without names; who is absent has one round more, by which py4swiss knows it."""
    cells = [
        RoundCell(
            0 if side.opponent is None else index[side.opponent],
            side.colour,
            side.mark,
        )
        for side in row
    ]
    if not present:
        cells.append(RoundCell(mark=Mark.ZERO_BYE))
    table = scoring.table()
    total = sum(table[side.mark] for side in row)
    player = Competitor(index[number], "P")
    return write_player(player, tenths(total, scoring), index[number], tuple(cells))


def _point_system(scoring: Scoring) -> object:
    from py4swiss.trf.results import ScoringPointSystem, ScoringPointSystemCode

    system = ScoringPointSystem()
    table = scoring.table()
    for code, mark in _CODES.items():
        system.apply_code(ScoringPointSystemCode(code), table[mark] * 10 // scoring.unit)
    return system
