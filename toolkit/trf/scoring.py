"""Points of wins, draws, byes and forfeits: records 162 (TRF26) and XXS (TRFx)."""

import re
from collections.abc import Iterable

from toolkit.model.game import CHESS, XIANGQI, Mark, Scoring
from toolkit.trf.document import Stated

# Codes of both records; W and D also stand for what follows from them unless that is stated.
_FIELD = {
    "W": "win", "WW": "win", "BW": "win",
    "D": "draw", "WD": "draw", "BD": "draw",
    "L": "loss", "WL": "loss", "BL": "loss",
    "P": "pairing_bye", "PAB": "pairing_bye",
    "A": "zero_bye", "ZPB": "zero_bye", "HPB": "half_bye", "FPB": "full_bye",
    "FW": "forfeit_win", "FL": "forfeit_loss",
}  # fmt: skip
_IGNORED = frozenset("X")  # points of an unknown result
_PAIR = re.compile(r"([A-Z]+)\s*=?\s*(-?\d+(?:\.\d)?)")

# What files without such a record are found to use, the usual one first.
USUAL = (
    CHESS,
    XIANGQI,
    Scoring(win=3, unit=1),
    Scoring(pairing_bye=1),
    Scoring(pairing_bye=0),
    Scoring(unit=1, pairing_bye=1),
)


def read_scoring(text: str) -> Scoring:
    """The scoring of a 162 or XXS record. ValueError when a code is unknown."""
    tenths: dict[str, int] = {}
    for code, points in _PAIR.findall(text.upper()):
        if code in _IGNORED:
            continue
        field = _FIELD.get(code)
        if field is None:
            raise ValueError(f"不认识的计分代号“{code}”")
        value = round(float(points) * 10)
        if tenths.setdefault(field, value) != value:
            raise ValueError("先手与后手得分不同，本程序不支持")
    return scoring_of(tenths)


def scoring_of(tenths: dict[str, int]) -> Scoring:
    """A scoring from tenths of points by field name; 1/½/0 where nothing is said."""
    known = {"win": 10, "draw": 5, "loss": 0, **tenths}
    unit = next(u for u in (1, 2, 10) if all(v * u % 10 == 0 for v in known.values()))
    units = {field: value * unit // 10 for field, value in known.items()}
    for field, base in _DEFAULTS.items():
        if field in units and units[field] == (units[base] if base else 0):
            del units[field]  # the default says the same
    return Scoring(unit=unit, **units)


_DEFAULTS = {
    "pairing_bye": "win",
    "full_bye": "win",
    "forfeit_win": "win",
    "half_bye": "draw",
    "zero_bye": "",
    "forfeit_loss": "",
}


def write_162(scoring: Scoring) -> str | None:
    """The 162 record, None when 1/½/0 makes it needless."""
    if scoring == CHESS:
        return None
    table = scoring.table()
    parts = [("W", Mark.WIN), ("D", Mark.DRAW), ("L", Mark.LOSS)]
    parts += [("P", Mark.PAIRING_BYE), ("A", Mark.ZERO_BYE)]
    return "162 " + "  ".join(f" {code}{tenths(table[m], scoring):>4}" for code, m in parts)


def write_xxs(scoring: Scoring) -> str | None:
    """The XXS record, None when 1/½/0 makes it needless."""
    if scoring == CHESS:
        return None
    table = scoring.table()
    codes = {
        "W": Mark.WIN, "D": Mark.DRAW, "L": Mark.LOSS, "ZPB": Mark.ZERO_BYE,
        "HPB": Mark.HALF_BYE, "FPB": Mark.FULL_BYE, "PAB": Mark.PAIRING_BYE,
        "FW": Mark.FORFEIT_WIN, "FL": Mark.FORFEIT_LOSS,
    }  # fmt: skip
    return "XXS " + " ".join(f"{code}={tenths(table[m], scoring)}" for code, m in codes.items())


def tenths(units: int, scoring: Scoring) -> str:
    """Points with one decimal, as the TRF writes them."""
    return f"{units / scoring.unit:.1f}"


def guess_scoring(players: Iterable[tuple[Stated, list[Mark]]]) -> Scoring | None:
    """The usual scoring that gives every stated total, None when there is none."""
    rows = [(stated.points, marks) for stated, marks in players if stated.points is not None]
    for scoring in USUAL:
        table = scoring.table()
        if all(
            points == sum(table[mark] for mark in marks) * 10 // scoring.unit
            for points, marks in rows
        ):
            return scoring
    return None
