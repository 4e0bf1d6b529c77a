"""A tournament (比赛) as far as pairings and standings need it: players, rounds, games, byes.

Good for chess and xiangqi alike: "white" is the side that moves first (白方 or 红方). Numbers are
start numbers (序号), from 1. Points are integers in `Scoring.unit`-ths of a point, so that 1/½/0
and 2/1/0 are the same integers and differ only in how they are shown.
"""

from collections.abc import Iterator
from enum import StrEnum

from toolkit.model.record import Record


class Colour(StrEnum):
    """The side a player has: white = moves first (白, 红), black = second (黑)."""

    WHITE = "w"
    BLACK = "b"

    @property
    def other(self) -> "Colour":
        """The opponent's colour."""
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE


class Mark(StrEnum):
    """What one round brought one player; the letters are those of the TRF."""

    WIN = "1"
    DRAW = "="
    LOSS = "0"
    FORFEIT_WIN = "+"  # 对方弃权
    FORFEIT_LOSS = "-"  # 本方弃权
    PAIRING_BYE = "U"  # 轮空, given by the pairing
    FULL_BYE = "F"  # 请假, counts as a win
    HALF_BYE = "H"
    ZERO_BYE = "Z"  # 请假, not yet joined, or withdrawn
    PENDING = "?"  # paired, result not yet in

    @property
    def played(self) -> bool:
        """True for a game that was played over the board."""
        return self in (Mark.WIN, Mark.DRAW, Mark.LOSS)


class Result(StrEnum):
    """The result of one board, white's side first."""

    WHITE_WINS = "1-0"
    DRAW = "½-½"
    BLACK_WINS = "0-1"
    WHITE_BY_FORFEIT = "+-"  # black did not come
    BLACK_BY_FORFEIT = "-+"  # white did not come
    DOUBLE_FORFEIT = "--"
    BOTH_LOSE = "0-0"  # played, both lost by decision of the arbiter
    WHITE_HALF = "½-0"
    BLACK_HALF = "0-½"

    @property
    def marks(self) -> tuple[Mark, Mark]:
        """The marks of white and of black."""
        return _MARKS[self]

    @property
    def played(self) -> bool:
        """True unless the result is a forfeit: only played games count for colours."""
        return self.marks[0].played

    @property
    def reversed(self) -> "Result":
        """The same result with the colours exchanged (执色更正): each player keeps his points."""
        white, black = self.marks
        return result_of(black, white)


_MARKS: dict[Result, tuple[Mark, Mark]] = {
    Result.WHITE_WINS: (Mark.WIN, Mark.LOSS),
    Result.DRAW: (Mark.DRAW, Mark.DRAW),
    Result.BLACK_WINS: (Mark.LOSS, Mark.WIN),
    Result.WHITE_BY_FORFEIT: (Mark.FORFEIT_WIN, Mark.FORFEIT_LOSS),
    Result.BLACK_BY_FORFEIT: (Mark.FORFEIT_LOSS, Mark.FORFEIT_WIN),
    Result.DOUBLE_FORFEIT: (Mark.FORFEIT_LOSS, Mark.FORFEIT_LOSS),
    Result.BOTH_LOSE: (Mark.LOSS, Mark.LOSS),
    Result.WHITE_HALF: (Mark.DRAW, Mark.LOSS),
    Result.BLACK_HALF: (Mark.LOSS, Mark.DRAW),
}
_BY_MARKS = {marks: result for result, marks in _MARKS.items()}


def result_of(white: Mark, black: Mark) -> Result:
    """The result with these two marks. KeyError when they do not fit together."""
    return _BY_MARKS[white, black]


class Scoring(Record, frozen=True):
    """Points of each mark, as integers; `unit` of them make one shown point.

    The default is 1/½/0. A pairing bye and a full-point bye score as a win unless set otherwise.
    """

    win: int = 2
    draw: int = 1
    loss: int = 0
    unit: int = 2
    forfeit_win: int | None = None  # None = as a win
    forfeit_loss: int = 0
    pairing_bye: int | None = None  # None = as a win
    full_bye: int | None = None  # None = as a win
    half_bye: int | None = None  # None = as a draw
    zero_bye: int = 0

    def of(self, mark: Mark) -> int:
        """The points of a mark, in units; 0 while the result is pending."""
        return self.table()[mark]

    def table(self) -> dict[Mark, int]:
        """All marks with their points, in units."""
        return {
            Mark.WIN: self.win,
            Mark.DRAW: self.draw,
            Mark.LOSS: self.loss,
            Mark.FORFEIT_WIN: self.win if self.forfeit_win is None else self.forfeit_win,
            Mark.FORFEIT_LOSS: self.forfeit_loss,
            Mark.PAIRING_BYE: self.win if self.pairing_bye is None else self.pairing_bye,
            Mark.FULL_BYE: self.win if self.full_bye is None else self.full_bye,
            Mark.HALF_BYE: self.draw if self.half_bye is None else self.half_bye,
            Mark.ZERO_BYE: self.zero_bye,
            Mark.PENDING: 0,
        }

    def show(self, units: int) -> str:
        """Points as people write them: "4.5", "9"."""
        whole, rest = divmod(abs(units), self.unit)
        text = f"{whole}" if not rest else f"{abs(units) / self.unit:g}"
        return f"-{text}" if units < 0 else text


CHESS = Scoring()
XIANGQI = Scoring(unit=1)  # 胜2 和1 负0


class Competitor(Record, frozen=True):
    """One player of the start list (编排名单).

    `entry` is the key of the entry he came from, `own` the section he entered for where it was
    merged into this one. He takes part from round `joins` on, and is `withdrawn_after` that round
    (None = plays to the end; 0 = never played).
    """

    number: int
    name: str
    unit: str = ""
    rating: int = 0
    title: str = ""
    sex: str = ""  # 男, 女, "" = unknown
    federation: str = ""
    fide_id: str = ""
    birth: str = ""
    entry: str = ""
    joins: int = 1
    withdrawn_after: int | None = None
    own: str = ""

    def active(self, round_number: int) -> bool:
        """True when he is in the tournament in that round."""
        gone = self.withdrawn_after is not None and round_number > self.withdrawn_after
        return self.joins <= round_number and not gone


class Game(Record, frozen=True):
    """One board (一台). `result` None = not yet in. Fouls (犯规) are xiangqi's."""

    white: int
    black: int
    result: Result | None = None
    board: int = 0
    rated: bool = True
    white_fouls: int = 0
    black_fouls: int = 0

    def reversed(self) -> "Game":
        """The same game with the colours exchanged; each player keeps points and fouls."""
        return Game(
            white=self.black,
            black=self.white,
            result=self.result and self.result.reversed,
            board=self.board,
            rated=self.rated,
            white_fouls=self.black_fouls,
            black_fouls=self.white_fouls,
        )


class Bye(Record, frozen=True):
    """A round without opponent; `mark` is PAIRING_BYE, FULL_BYE, HALF_BYE or ZERO_BYE."""

    player: int
    mark: Mark


class RequestedBye(Record, frozen=True):
    """A bye asked for before the round is paired (请假)."""

    round: int
    player: int
    mark: Mark


class Round(Record, frozen=True):
    """A published round. Who stands in no game and no bye was absent: a zero-point bye."""

    number: int
    games: tuple[Game, ...] = ()
    byes: tuple[Bye, ...] = ()

    @property
    def complete(self) -> bool:
        """True when every board has its result."""
        return all(game.result is not None for game in self.games)


class VirtualPoints(Record, frozen=True):
    """Points added for pairing only (accelerated rounds, 加速编排), in units."""

    points: int
    first_round: int
    last_round: int
    first_number: int
    last_number: int


class ForbiddenPair(Record, frozen=True):
    """Players who must not meet each other in these rounds (回避)."""

    players: tuple[int, ...]
    first_round: int = 1
    last_round: int | None = None  # None = to the end


class Tournament(Record, frozen=True):
    """One section: its start list and its rounds so far. `rounds_total` 0 = not known."""

    name: str
    competitors: tuple[Competitor, ...]
    rounds: tuple[Round, ...] = ()
    rounds_total: int = 0
    scoring: Scoring = CHESS
    first_colour: Colour | None = None  # of number 1 in round 1, as drawn and recorded
    requested: tuple[RequestedBye, ...] = ()
    forbidden: tuple[ForbiddenPair, ...] = ()
    virtual: tuple[VirtualPoints, ...] = ()

    @property
    def next_round(self) -> int:
        """The number of the round that is to be paired next."""
        return len(self.rounds) + 1


class Side(Record, frozen=True):
    """One player's part in one round. `opponent` and `colour` are None for a bye."""

    mark: Mark
    opponent: int | None = None
    colour: Colour | None = None
    fouls: int = 0


ABSENT = Side(Mark.ZERO_BYE)


def sides(tournament: Tournament) -> dict[int, list[Side]]:
    """Per start number one `Side` a round, in order of rounds; absence is a zero-point bye."""
    table = {player.number: [ABSENT] * len(tournament.rounds) for player in tournament.competitors}
    for index, played in enumerate(tournament.rounds):
        for number, side in round_sides(played):
            table[number][index] = side
    return table


def round_sides(played: Round) -> Iterator[tuple[int, Side]]:
    """Each player who is named in the round, with his side."""
    for game in played.games:
        marks = (Mark.PENDING, Mark.PENDING) if game.result is None else game.result.marks
        yield game.white, Side(marks[0], game.black, Colour.WHITE, game.white_fouls)
        yield game.black, Side(marks[1], game.white, Colour.BLACK, game.black_fouls)
    for bye in played.byes:
        yield bye.player, Side(bye.mark)
