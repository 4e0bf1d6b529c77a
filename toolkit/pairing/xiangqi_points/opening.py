"""Before the first group is paired: is there a pairing at all, and which points give the bye?"""

from toolkit.pairing.xiangqi_points.field import Contender
from toolkit.pairing.xiangqi_points.lookahead import pairable
from toolkit.pairing.xiangqi_points.matching import Edge, Row, cheapest
from toolkit.pairing.xiangqi_points.meter import Meter
from toolkit.pairing.xiangqi_points.pool import NO_BREACH, Pool, byes, lenient_pairs


def open_pool(players: list[Contender], meter: Meter) -> Pool | None:
    """The whole field as a pool, with the points of the bye (轮空) settled; None if no pairing.

    Keeping all limits comes first, then the bye to as few points as can be.
    """
    points = bye_candidates(players, meter)
    for bye_points in points:
        pool = Pool(players, bye_points)
        if pairable(pool, meter):
            return pool
    return _giving_way(players, points, meter) if meter.terms.gives_way else None


def bye_candidates(players: list[Contender], meter: Meter) -> list[int | None]:
    """The points whose players may have the bye, fewest first; only None in an even field."""
    if len(players) % 2 == 0:
        return [None]
    points = {player.points for player in players if meter.may_have_bye(player)}
    return list[int | None](sorted(points))


def _giving_way(players: list[Contender], points: list[int | None], meter: Meter) -> Pool | None:
    """The pool in which the fewest limits give way, and then the bye has the fewest points."""
    costs: dict[Edge, Row] = {
        edge: (*broken, 0) for edge, broken in lenient_pairs(Pool(players, None), meter)
    }
    for rank, bye_points in enumerate(points):
        pool = Pool(players, bye_points)
        costs.update(dict.fromkeys(byes(pool, meter), (*NO_BREACH, rank)))
    nodes = len(players) + len(players) % 2
    found = cheapest(nodes, costs, [nodes // 2, nodes // 2, 1])
    if found is None:
        return None
    free = [players[one].points for one, other in found if other == len(players)]
    return Pool(players, free[0] if free else None)
