"""The field of a round (参编棋手): what each player's past rounds mean for his pairing."""

from collections.abc import Iterable, Iterator, Sequence

from toolkit.model.game import Bye, Colour, Mark, Side, Tournament, sides
from toolkit.model.record import Record
from toolkit.pairing.xiangqi_points.settings import PointsSettings

DOWN, UP = 1, -1


class Contender(Record, frozen=True):
    """One player who is to be paired.

    `points` in units of the scoring. `colours` are those of his counted games, oldest first.
    `floats` has one sign a round: 1 = met a lower scorer (下调), -1 = met a higher one (上调), 0.
    """

    number: int
    points: int
    unit: str = ""
    sex: str = ""
    met: frozenset[int] = frozenset()
    colours: tuple[Colour, ...] = ()
    floats: tuple[int, ...] = ()
    byes: int = 0
    forfeits: int = 0  # rounds in a row, up to the last one, that he lost without coming

    @property
    def difference(self) -> int:
        """Games with red minus games with black."""
        return 2 * self.colours.count(Colour.WHITE) - len(self.colours)

    @property
    def run(self) -> int:
        """How often in a row he had his last colour."""
        count = 0
        for colour in reversed(self.colours):
            if colour is not self.colours[-1]:
                break
            count += 1
        return count


def contenders(tournament: Tournament, settings: PointsSettings) -> list[Contender]:
    """All players who are in the tournament in its next round and asked for no bye, by number."""
    absent = {bye.player for bye in requested(tournament)}
    table = sides(tournament)
    running = _running_points(tournament, table)
    return [
        _contender(player.number, player.unit, player.sex, table, running, settings)
        for player in sorted(tournament.competitors, key=lambda player: player.number)
        if player.active(tournament.next_round) and player.number not in absent
    ]


def requested(tournament: Tournament) -> tuple[Bye, ...]:
    """The byes asked for in the next round (请假), by number, of players who are still in."""
    active = {
        player.number for player in tournament.competitors if player.active(tournament.next_round)
    }
    wishes = {
        wish.player: wish.mark
        for wish in tournament.requested
        if wish.round == tournament.next_round and wish.player in active
    }
    return tuple(Bye(player, mark) for player, mark in sorted(wishes.items()))


def _running_points(tournament: Tournament, table: dict[int, list[Side]]) -> dict[int, list[int]]:
    """Per player his points before each round and, last, before the next one."""
    worth = tournament.scoring.table()
    running = {}
    for number, rounds in table.items():
        points = [0]
        for side in rounds:
            points.append(points[-1] + worth[side.mark])
        running[number] = points
    return running


def _contender(
    number: int,
    unit: str,
    sex: str,
    table: dict[int, list[Side]],
    running: dict[int, list[int]],
    settings: PointsSettings,
) -> Contender:
    rounds = table[number]
    return Contender(
        number=number,
        points=running[number][-1],
        unit=unit,
        sex=sex,
        met=frozenset(_met(rounds, settings)),
        colours=tuple(_colours(rounds, settings)),
        floats=tuple(_floats(number, rounds, running)),
        byes=sum(_is_bye(side.mark, settings) for side in rounds),
        forfeits=_forfeits_in_row(rounds),
    )


def _met(rounds: Sequence[Side], settings: PointsSettings) -> Iterator[int]:
    for side in rounds:
        if side.opponent is not None and (settings.forfeit_meets or not _forfeited(side.mark)):
            yield side.opponent


def _colours(rounds: Sequence[Side], settings: PointsSettings) -> Iterator[Colour]:
    for side in rounds:
        counts = settings.forfeit_has_colour or not _forfeited(side.mark)
        if side.colour is not None and counts:
            yield side.colour


def _floats(number: int, rounds: Iterable[Side], running: dict[int, list[int]]) -> Iterator[int]:
    for index, side in enumerate(rounds):
        if side.opponent is None:
            yield 0
            continue
        own, other = running[number][index], running[side.opponent][index]
        yield (own > other) * DOWN + (own < other) * UP


def _is_bye(mark: Mark, settings: PointsSettings) -> bool:
    """True for a round that scored as a win without an opponent who came."""
    won = settings.forfeit_win_is_bye and mark is Mark.FORFEIT_WIN
    return mark in (Mark.PAIRING_BYE, Mark.FULL_BYE) or won


def _forfeited(mark: Mark) -> bool:
    return mark in (Mark.FORFEIT_WIN, Mark.FORFEIT_LOSS)


def _forfeits_in_row(rounds: Sequence[Side]) -> int:
    count = 0
    for side in reversed(rounds):
        if side.mark is not Mark.FORFEIT_LOSS:
            break
        count += 1
    return count
