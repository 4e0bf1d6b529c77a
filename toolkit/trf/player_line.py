"""The 001 record: fixed columns of one player and his rounds.

Columns count characters. Files that count bytes (Chinese names written by Windows programs) are
recognised by their results, which would otherwise stand in the wrong columns.
"""

import re

from toolkit.model.game import Colour, Competitor, Mark
from toolkit.model.record import Record
from toolkit.trf.document import Stated

FIRST_ROUND = 91
ROUND_WIDTH = 10

# Letters of other programs and of unrated games (W D L) beside the standard ones.
_MARKS = {
    **{mark.value: mark for mark in Mark},
    "W": Mark.WIN,
    "D": Mark.DRAW,
    "L": Mark.LOSS,
    "A": Mark.ZERO_BYE,
    "X": Mark.PENDING,
    " ": Mark.PENDING,
}
_UNRATED = frozenset("WDL")
_AS_BYE = {
    Mark.WIN: Mark.FULL_BYE,
    Mark.DRAW: Mark.HALF_BYE,
    Mark.LOSS: Mark.ZERO_BYE,
    Mark.PENDING: Mark.ZERO_BYE,
}
_SEX = {"m": "男", "w": "女", "f": "女"}
_SEX_LETTER = {"男": "m", "女": "w"}
_TAIL = re.compile(r"[ \d.]{4} [ \d]{4}(  [ \d]{4} [ wWbB-] [ 0-9A-Za-z+=?-]| {10})*\s*")


class RoundCell(Record, frozen=True):
    """One round of a player line; opponent 0 = none, mark None = the cell is blank."""

    opponent: int = 0
    colour: Colour | None = None
    mark: Mark | None = None
    rated: bool = True


class PlayerLine(Record, frozen=True):
    """A 001 record as read."""

    competitor: Competitor
    stated: Stated
    cells: tuple[RoundCell, ...]


def read_player(line: str) -> PlayerLine:
    """The player of a 001 line. ValueError (with a Chinese message) when it can't be one."""
    line = _aligned(line.rstrip().ljust(FIRST_ROUND - 2))
    number = _integer(line[4:8])
    if not number:
        raise ValueError("第 5–8 列应为序号")
    competitor = Competitor(
        number=number,
        name=line[14:47].replace("\0", "").strip(),
        sex=_SEX.get(line[9].lower(), ""),
        title=line[10:13].strip(),
        rating=_integer(line[48:52]) or 0,
        federation=line[53:56].strip(),
        fide_id=line[57:68].strip(),
        birth=line[69:79].strip(),
    )
    stated = Stated(_tenths(line[80:84]), _integer(line[85:89]))
    return PlayerLine(competitor, stated, _cells(line))


def write_player(
    competitor: Competitor, points: str, rank: int, cells: tuple[RoundCell, ...]
) -> str:
    """The 001 line of a player; a name longer than its column is cut."""
    head = (
        f"001 {competitor.number:4} {_SEX_LETTER.get(competitor.sex, ' ')}"
        f"{competitor.title[:3]:>3} {competitor.name[:33]:<33} {competitor.rating or 0:4} "
        f"{competitor.federation[:3]:<3} {competitor.fide_id[:11]:>11} {competitor.birth[:10]:<10} "
        f"{points:>4} {rank:4}"
    )
    return (head + "".join(_write_cell(cell) for cell in cells)).rstrip()


def _write_cell(cell: RoundCell) -> str:
    if cell.mark is None:
        return " " * ROUND_WIDTH
    letter = cell.mark.value
    if not cell.rated:
        letter = {"1": "W", "=": "D", "0": "L"}.get(letter, letter)
    if cell.mark is Mark.PENDING:
        letter = " "
    opponent = f"{cell.opponent:4}" if cell.opponent else "0000"
    return f"  {opponent} {cell.colour or '-'} {letter}"


def _cells(line: str) -> tuple[RoundCell, ...]:
    starts = range(FIRST_ROUND, len(line), ROUND_WIDTH)
    return tuple(_cell(line[start : start + 8].ljust(8)) for start in starts)


def _cell(text: str) -> RoundCell:
    if not text.strip():
        return RoundCell()
    opponent = _integer(text[:4]) or 0
    colour = {"w": Colour.WHITE, "b": Colour.BLACK}.get(text[5].lower())
    letter = text[7].upper()
    mark = _MARKS.get(letter)
    if mark is None:
        raise ValueError(f"不认识的结果“{text[7]}”")
    if not opponent:
        return RoundCell(mark=_AS_BYE.get(mark, mark))
    return RoundCell(opponent, colour, mark, rated=letter not in _UNRATED)


def _aligned(line: str) -> str:
    """The line with wide characters stretched until its results stand in their columns."""
    for width in (1, 2, 3):  # characters, GBK bytes, UTF-8 bytes
        stretched = "".join(c if c.isascii() else c + "\0" * (width - 1) for c in line)
        stretched += " " * (-(len(stretched) - FIRST_ROUND + 2) % ROUND_WIDTH)  # whole columns
        if _TAIL.fullmatch(stretched[80:]):
            return stretched
    raise ValueError("第 81 列以后的积分、名次或各轮结果没有对齐")


def _integer(text: str) -> int | None:
    text = text.strip()
    return int(text) if text.isdecimal() else None


def _tenths(text: str) -> int | None:
    whole, _, decimals = text.strip().partition(".")
    if not (whole + decimals).isdecimal():
        return None
    return int(whole or 0) * 10 + int((decimals or "0")[0])
