"""TRF text → tournament. Reads TRF16, TRFx and TRF26; what it does not know is kept."""

from collections.abc import Callable, Iterable

from toolkit.model.game import (
    CHESS,
    Bye,
    Colour,
    Competitor,
    ForbiddenPair,
    Mark,
    RequestedBye,
    Scoring,
    Tournament,
    VirtualPoints,
)
from toolkit.trf import scoring as points
from toolkit.trf import wishes
from toolkit.trf.document import TrfFile, pairs_teams
from toolkit.trf.player_line import PlayerLine, read_player
from toolkit.trf.round_columns import round_of, rounds_played


class _Reading:
    """Everything gathered while the lines go by."""

    def __init__(self) -> None:
        self.players: list[PlayerLine] = []
        self.lines: list[str] = []
        self.problems: list[str] = []
        self.total = 0
        self.first_colour: Colour | None = None
        self.by_rank = False
        self.scoring: Scoring | None = None
        self.name = ""
        self.requested: list[RequestedBye] = []
        self.absent: list[int] = []
        # TRF26 and TRFx may stand side by side and say the same: the newer record counts.
        self.virtual: dict[str, list[VirtualPoints]] = {"250": [], "XXA": []}
        self.forbidden: dict[str, list[ForbiddenPair]] = {"260": [], "XXP": []}


def read_trf(text: str) -> TrfFile:
    """The tournament of a TRF text. Faults are listed in `problems`; nothing is raised."""
    reading = _Reading()
    rows = list(enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), start=1))
    team = pairs_teams(line for _, line in rows)
    # Points of other records are in units of the scoring, so scoring comes first.
    for scoring_first in (True, False):
        for number, line in rows:
            if (line[:3] in _SCORING) is scoring_first:
                _read_line(reading, number, line, team)
    return _assemble(reading)


def _read_line(reading: _Reading, number: int, line: str, team: bool) -> None:
    code = line[:3]
    reader = _READERS.get(code)
    if reader is None or (team and code in _TEAM_MEANING):
        if line.strip():
            reading.lines.append(line.rstrip())
        return
    try:
        reader(reading, line.rstrip())
    except ValueError as fault:
        reading.problems.append(f"第 {number} 行（{code}）读不懂：{fault}。")


def _read_001(reading: _Reading, line: str) -> None:
    player = read_player(line)
    if any(player.competitor.number == other.competitor.number for other in reading.players):
        raise ValueError(f"序号 {player.competitor.number} 出现两次")
    reading.players.append(player)


def _read_012(reading: _Reading, line: str) -> None:
    reading.name = line[4:].strip()


def _read_total(reading: _Reading, line: str) -> None:
    found = wishes.numbers(line[4:])
    if not found:
        raise ValueError("应为总轮数")
    reading.total = found[0]


def _read_152(reading: _Reading, line: str) -> None:
    reading.first_colour = {"W": Colour.WHITE, "B": Colour.BLACK}.get(line[4:].strip().upper()[:1])
    if reading.first_colour is None:
        raise ValueError("应为 W 或 B")


def _read_xxc(reading: _Reading, line: str) -> None:
    for word in line[4:].split():
        match word:
            case "white1":
                reading.first_colour = Colour.WHITE
            case "black1":
                reading.first_colour = Colour.BLACK
            case "rank":
                reading.by_rank = True
            case _:
                raise ValueError(f"不认识的“{word}”")


def _read_scoring(reading: _Reading, line: str) -> None:
    reading.scoring = points.read_scoring(line[4:])


def _read_240(reading: _Reading, line: str) -> None:
    reading.requested += wishes.read_240(line)


def _read_xxz(reading: _Reading, line: str) -> None:
    reading.absent += wishes.numbers(line[4:])


def _read_250(reading: _Reading, line: str) -> None:
    reading.virtual["250"].append(wishes.read_250(line, reading.scoring or CHESS))


def _read_xxa(reading: _Reading, line: str) -> None:
    reading.virtual["XXA"] += wishes.read_xxa(line, reading.scoring or CHESS)


def _read_260(reading: _Reading, line: str) -> None:
    reading.forbidden["260"].append(wishes.read_260(line))


def _read_xxp(reading: _Reading, line: str) -> None:
    reading.forbidden["XXP"].append(ForbiddenPair(tuple(wishes.numbers(line[4:]))))


_READERS: dict[str, Callable[[_Reading, str], None]] = {
    "001": _read_001,
    "012": _read_012,
    "142": _read_total,
    "XXR": _read_total,
    "152": _read_152,
    "XXC": _read_xxc,
    "162": _read_scoring,
    "XXS": _read_scoring,
    "240": _read_240,
    "XXZ": _read_xxz,
    "250": _read_250,
    "XXA": _read_xxa,
    "260": _read_260,
    "XXP": _read_xxp,
}
_SCORING = frozenset({"162", "XXS"})
_TEAM_MEANING = frozenset({"240", "250", "260", "XXA", "XXP"})  # name teams in a team file


def _assemble(reading: _Reading) -> TrfFile:
    numbers = {player.competitor.number for player in reading.players}
    if not numbers:
        reading.problems.append("文件里没有棋手（001 行）。")
    count = rounds_played(reading.players)
    asked: dict[int, list[Bye]] = {}
    for bye in reading.requested:
        asked.setdefault(bye.round, []).append(Bye(bye.player, bye.mark))
    rounds = tuple(
        round_of(reading.players, index, asked.get(index + 1, ()), reading.problems)
        for index in range(count)
    )
    requested = {(bye.round, bye.player): bye for bye in _requests(reading, count)}
    known = [bye for bye in requested.values() if bye.player in numbers]
    if len(known) < len(requested):
        reading.problems.append("轮空或缺席记录（240、XXZ）里有名单以外的序号。")
    tournament = Tournament(
        name=reading.name,
        competitors=tuple(player.competitor for player in reading.players),
        rounds=rounds,
        rounds_total=reading.total,
        scoring=reading.scoring or _guess(reading, count),
        first_colour=reading.first_colour,
        requested=tuple(known),
        forbidden=tuple(reading.forbidden["260"] or reading.forbidden["XXP"]),
        virtual=tuple(reading.virtual["250"] or reading.virtual["XXA"]),
    )
    return TrfFile(
        tournament=tournament,
        lines=tuple(reading.lines),
        stated={player.competitor.number: player.stated for player in reading.players},
        by_rank=reading.by_rank,
        problems=tuple(reading.problems),
    )


def _requests(reading: _Reading, count: int) -> Iterable[RequestedBye]:
    for player in reading.players:
        for index, cell in enumerate(player.cells[count:], start=count + 1):
            if cell.mark is not None:
                yield RequestedBye(index, player.competitor.number, cell.mark)
    yield from (bye for bye in reading.requested if bye.round > count)
    yield from (RequestedBye(count + 1, number, Mark.ZERO_BYE) for number in reading.absent)


def _guess(reading: _Reading, count: int) -> Scoring:
    """The scoring by which the stated totals come out; 1/½/0 when none does.

    Most programs add byes of rounds ahead to the total, some don't.
    """
    for upto in (None, count):
        rows = [
            (player.stated, [cell.mark for cell in player.cells[:upto] if cell.mark is not None])
            for player in reading.players
        ]
        found = points.guess_scoring(rows)
        if found is not None:
            return found
    return CHESS


def competitors_by_rank(file: TrfFile) -> tuple[Competitor, ...]:
    """The competitors in order of the rank column (start number where it is blank)."""

    def order(player: Competitor) -> tuple[int, int]:
        rank = file.stated[player.number].rank
        return (rank or player.number, player.number)

    return tuple(sorted(file.tournament.competitors, key=order))
