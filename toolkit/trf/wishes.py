"""Records that steer pairings: byes, absences, acceleration, forbidden pairs.

TRF26 numbers (240, 250, 260) and TRFx letters (XXZ, XXA, XXP) say the same things.
"""

import re
from collections.abc import Iterable

from toolkit.model.game import ForbiddenPair, Mark, RequestedBye, Scoring, VirtualPoints

_BYE_LETTERS = {"F": Mark.FULL_BYE, "H": Mark.HALF_BYE, "Z": Mark.ZERO_BYE, " ": Mark.ZERO_BYE}


def numbers(text: str) -> list[int]:
    """All whole numbers of a list separated by blanks, commas or slashes."""
    return [int(found) for found in re.findall(r"\d+", text)]


def read_240(line: str) -> list[RequestedBye]:
    """Byes of one kind in one round. ValueError for another letter."""
    mark = _BYE_LETTERS.get(line[4:5].upper())
    fields = numbers(line[5:])
    if mark is None or not fields:
        raise ValueError("应为轮空种类（F、H、Z）、轮次和序号")
    return [RequestedBye(fields[0], player, mark) for player in fields[1:]]


def read_250(line: str, scoring: Scoring) -> VirtualPoints:
    """Virtual points of a range of players in a range of rounds."""
    first_round, last_round = _integer(line[14:17]), _integer(line[18:21])
    first, last = _integer(line[22:26]), _integer(line[27:31])
    if not first_round or not first:
        raise ValueError("应为分数、首末轮次和首末序号")
    points = _units(line[9:13], scoring)
    return VirtualPoints(points, first_round, last_round or first_round, first, last or first)


def read_xxa(line: str, scoring: Scoring) -> list[VirtualPoints]:
    """One player's virtual points, a column a round."""
    number = _integer(line[4:8])
    if not number:
        raise ValueError("第 5–8 列应为序号")
    columns = (line[start : start + 4] for start in range(9, len(line.rstrip()), 5))
    points = [_units(column, scoring) for column in columns]
    return [
        VirtualPoints(value, index, index, number, number)
        for index, value in enumerate(points, start=1)
        if value
    ]


def read_260(line: str) -> ForbiddenPair:
    """Players who must not meet in a range of rounds."""
    first, last = _integer(line[4:7]), _integer(line[8:11])
    players = numbers(line[11:])
    if len(players) < 2:
        raise ValueError("应至少有两个序号")
    return ForbiddenPair(tuple(players), first or 1, last)


def write_wishes(
    requested: Iterable[RequestedBye],
    virtual: Iterable[VirtualPoints],
    forbidden: Iterable[ForbiddenPair],
    scoring: Scoring,
    rounds: int,
) -> list[str]:
    """The TRF26 records 240, 250 and 260. `rounds` stands for "to the end"."""
    byes: dict[tuple[int, Mark], list[int]] = {}
    for bye in requested:
        byes.setdefault((bye.round, bye.mark), []).append(bye.player)
    lines = [
        f"240 {mark.value} {number:3}" + "".join(f" {player:4}" for player in players)
        for (number, mark), players in byes.items()
    ]
    lines += [
        f"250 {0:4.1f} {item.points / scoring.unit:4.1f} {item.first_round:3} {item.last_round:3} "
        f"{item.first_number:4} {item.last_number:4}"
        for item in virtual
    ]
    lines += [
        f"260 {pair.first_round:3} {pair.last_round or rounds:3}"
        + "".join(f" {player:4}" for player in pair.players)
        for pair in forbidden
    ]
    return lines


def write_xx_wishes(
    virtual: Iterable[VirtualPoints], forbidden: Iterable[ForbiddenPair], scoring: Scoring
) -> list[str]:
    """The TRFx records XXA and XXP."""
    table: dict[int, dict[int, int]] = {}
    for item in virtual:
        for number in range(item.first_number, item.last_number + 1):
            row = table.setdefault(number, {})
            row.update(dict.fromkeys(range(item.first_round, item.last_round + 1), item.points))
    lines = [
        f"XXA {number:4}"
        + "".join(f" {row.get(r, 0) / scoring.unit:4.1f}" for r in range(1, max(row) + 1))
        for number, row in sorted(table.items())
    ]
    lines += ["XXP " + " ".join(str(player) for player in pair.players) for pair in forbidden]
    return lines


def _integer(text: str) -> int | None:
    text = text.strip()
    return int(text) if text.isdecimal() else None


def _units(text: str, scoring: Scoring) -> int:
    try:
        return round(float(text or 0) * scoring.unit)
    except ValueError:
        raise ValueError(f"“{text.strip()}”不是分数") from None
