"""Short ways to write down players and rounds for the tests."""

from toolkit.model.game import (
    XIANGQI,
    Bye,
    Colour,
    Competitor,
    Game,
    Mark,
    Result,
    Round,
    Tournament,
)
from toolkit.pairing.xiangqi_points.engine import DEFAULTS
from toolkit.pairing.xiangqi_points.field import Contender
from toolkit.pairing.xiangqi_points.meter import Meter
from toolkit.pairing.xiangqi_points.order import pairing_order
from toolkit.pairing.xiangqi_points.pool import Pool
from toolkit.pairing.xiangqi_points.settings import PointsSettings
from toolkit.pairing.xiangqi_points.terms import Terms

RESULTS = {
    "红胜": Result.WHITE_WINS,
    "和": Result.DRAW,
    "黑胜": Result.BLACK_WINS,
    "红弃": Result.BLACK_BY_FORFEIT,
    "黑弃": Result.WHITE_BY_FORFEIT,
    "双弃": Result.DOUBLE_FORFEIT,
}
COLOURS = {"红": Colour.WHITE, "黑": Colour.BLACK}


def man(
    number: int,
    points: int = 0,
    colours: str = "",
    *,
    met: tuple[int, ...] = (),
    floats: tuple[int, ...] = (),
    unit: str = "",
    byes: int = 0,
) -> Contender:
    """A player; `colours` as in "红黑红"."""
    return Contender(
        number=number,
        points=points,
        unit=unit,
        met=frozenset(met),
        colours=tuple(COLOURS[letter] for letter in colours),
        floats=floats,
        byes=byes,
    )


def mutual(*players: Contender, pairs: str) -> list[Contender]:
    """The same players after these pairs met, as in "1-2 3-4"."""
    met: dict[int, set[int]] = {player.number: set(player.met) for player in players}
    for text in pairs.split():
        one, other = map(int, text.split("-"))
        met[one].add(other)
        met[other].add(one)
    return [
        man(
            player.number,
            player.points,
            "".join("红" if colour is Colour.WHITE else "黑" for colour in player.colours),
            met=tuple(met[player.number]),
            floats=player.floats,
            unit=player.unit,
            byes=player.byes,
        )
        for player in players
    ]


def terms(
    round_number: int = 2, settings: PointsSettings = DEFAULTS, *, total: int = 0, seed: str = "签"
) -> Terms:
    return Terms(round=round_number, settings=settings, seed=seed, rounds_total=total)


def pool(
    players: list[Contender], given: Terms | None = None, bye_points: int | None = None
) -> tuple[Pool, Meter]:
    """The players as a pool in pairing order, and the meter of their round."""
    given = given or terms()
    return Pool(pairing_order(players, given), bye_points), Meter(players, given)


def game(text: str) -> Game:
    """A game as in "3 红胜 7": number 3 had red."""
    red, result, black = text.split()
    return Game(int(red), int(black), RESULTS[result])


def event(
    players: int, *rounds: str, total: int = 0, byes: tuple[tuple[int, int], ...] = ()
) -> Tournament:
    """An event; each round as in "1 红胜 2, 3 和 4"; `byes` as (round, number)."""
    played = tuple(
        Round(
            number,
            tuple(game(part.strip()) for part in text.split(",") if part.strip()),
            tuple(Bye(player, Mark.PAIRING_BYE) for when, player in byes if when == number),
        )
        for number, text in enumerate(rounds, start=1)
    )
    names = tuple(Competitor(number, f"棋手{number}") for number in range(1, players + 1))
    return Tournament("例", names, played, rounds_total=total, scoring=XIANGQI)
