"""The tie-breaks there are. Adding one is one file, one test file and one line here."""

from collections.abc import Iterable

from toolkit.tiebreaks.base import Spec, TieBreak, UnknownKeyError, parse
from toolkit.tiebreaks.buchholz import AVERAGE_BUCHHOLZ, BUCHHOLZ, FORE_BUCHHOLZ
from toolkit.tiebreaks.direct_encounter import DIRECT
from toolkit.tiebreaks.fouls import FOULS
from toolkit.tiebreaks.koya import KOYA
from toolkit.tiebreaks.last_resort import LOT, START_NUMBER
from toolkit.tiebreaks.opponents import (
    OPPONENTS,
    OPPONENTS_OF_DRAWS,
    OPPONENTS_OF_LOSSES,
    OPPONENTS_OF_WINS,
)
from toolkit.tiebreaks.points import POINTS
from toolkit.tiebreaks.previous_round import PREVIOUS_ROUND
from toolkit.tiebreaks.progressive import PROGRESSIVE
from toolkit.tiebreaks.rating import AVERAGE_RATING, OWN_RATING
from toolkit.tiebreaks.rounds_played import ROUNDS_PLAYED
from toolkit.tiebreaks.second_player import BLACK_GAMES, BLACK_PLAYED
from toolkit.tiebreaks.sonneborn_berger import SONNEBORN, SONNEBORN_BERGER
from toolkit.tiebreaks.wins import BLACK_WINS, RED_WINS, WIN, WINS, WON

TIEBREAKS: tuple[TieBreak, ...] = (
    POINTS,
    BUCHHOLZ,
    FORE_BUCHHOLZ,
    AVERAGE_BUCHHOLZ,
    SONNEBORN_BERGER,
    WIN,
    WON,
    BLACK_WINS,
    BLACK_PLAYED,
    DIRECT,
    PROGRESSIVE,
    KOYA,
    AVERAGE_RATING,
    OWN_RATING,
    ROUNDS_PLAYED,
    OPPONENTS,
    OPPONENTS_OF_WINS,
    OPPONENTS_OF_DRAWS,
    OPPONENTS_OF_LOSSES,
    SONNEBORN,
    WINS,
    RED_WINS,
    BLACK_GAMES,
    FOULS,
    PREVIOUS_ROUND,
    LOT,
    START_NUMBER,
)
# "WIN" and "wins" differ (a setting tells what counts), and so do other pairs of FIDE and xiangqi
# keys; names are compared as written first, and only then without regard to case.
_EXACT = {name: key for key in TIEBREAKS for name in key.names}
_FOLDED = {name.casefold(): key for name, key in reversed(_EXACT.items())}


def find(name: str) -> TieBreak:
    """The tie-break of that name. UnknownKeyError when there is none."""
    key = _EXACT.get(name) or _FOLDED.get(name.casefold())
    if key is None:
        raise UnknownKeyError(f"没有名为“{name}”的破同分方法")
    return key


def parse_list(typed: Iterable[str]) -> tuple[tuple[Spec, TieBreak], ...]:
    """The keys of a list, in order; blank entries are left out. UnknownKeyError as in `find`."""
    specs = [parse(entry) for entry in typed if entry.strip()]
    return tuple((spec, find(spec.name)) for spec in specs)


def chinese(spec: Spec) -> str:
    """How the key stands above its column: 对手分（去最低1）, 中间分."""
    name = find(spec.name).chinese
    if spec.low and spec.low == spec.high:
        return "中间分" if name == "对手分" and spec.low == 1 else f"{name}（去高低各{spec.low}）"
    return f"{name}（去最低{spec.low}）" if spec.low else name
