"""The players of a field who are still to be paired, with the pairs that they could make."""

from collections.abc import Iterator
from typing import NamedTuple

from toolkit.pairing.xiangqi_points.field import Contender
from toolkit.pairing.xiangqi_points.matching import Edge
from toolkit.pairing.xiangqi_points.meter import Meter

Breaches = tuple[int, int]  # players beyond a colour limit, pairs of one unit
NO_BREACH: Breaches = (0, 0)


class Pair(NamedTuple):
    """A pair, the one earlier in the pairing order first; `lower` None = a bye (轮空)."""

    higher: Contender
    lower: Contender | None


class Pool(NamedTuple):
    """Players in pairing order; `bye_points` = the points of whoever is to have the bye, if any.

    As nodes of a graph they are numbered in that order, and the bye comes last.
    """

    players: list[Contender]
    bye_points: int | None

    @property
    def nodes(self) -> int:
        """The number of nodes: players, and the bye."""
        return len(self.players) + (self.bye_points is not None)

    def group(self) -> list[Contender]:
        """The players with the most points."""
        top = self.players[0].points if self.players else 0
        return [player for player in self.players if player.points == top]

    def without(self, pairs: list[Pair]) -> "Pool":
        """The pool after these pairs were taken out."""
        gone = {player.number for pair in pairs for player in pair if player is not None}
        left = [player for player in self.players if player.number not in gone]
        bye_given = any(pair.lower is None for pair in pairs)
        return Pool(left, None if bye_given else self.bye_points)

    def pair(self, edge: Edge) -> Pair:
        """The pair or bye that an edge stands for."""
        one, other = edge
        lower = self.players[other] if other < len(self.players) else None
        return Pair(self.players[one], lower)


def byes(pool: Pool, meter: Meter) -> Iterator[Edge]:
    """The possible byes."""
    if pool.bye_points is not None:
        for index, player in enumerate(pool.players):
            if player.points == pool.bye_points and meter.may_have_bye(player):
                yield index, len(pool.players)


def strict_pairs(
    pool: Pool, meter: Meter, *, near: int | None = None, first: int | None = None
) -> Iterator[Edge]:
    """Pairs within all limits.

    `near` = only so many for each player, the nearest behind him; `first` = only pairs with one
    of so many first players.
    """
    players, strict = pool.players, meter.strict
    for index, higher in enumerate(players[:first]):
        left = near or len(players)
        for other in range(index + 1, len(players)):
            if strict(higher, players[other]):
                yield index, other
                left -= 1
                if not left:
                    break


def lenient_pairs(pool: Pool, meter: Meter) -> Iterator[tuple[Edge, Breaches]]:
    """All pairs that some setting lets through, with the limits they break (colours, units)."""
    for one, higher in enumerate(pool.players):
        for other in range(one + 1, len(pool.players)):
            broken = meter.breaches(higher, pool.players[other])
            if broken is not None:
                yield (one, other), broken
