"""Looking ahead: can the rest still be paired, and how little must the next group float?"""

from toolkit.pairing.xiangqi_points.field import Contender
from toolkit.pairing.xiangqi_points.matching import Row, cheapest
from toolkit.pairing.xiangqi_points.meter import Meter
from toolkit.pairing.xiangqi_points.pool import Pool, byes, strict_pairs

# Tried first: each player with so many legal partners behind him. It finds a completion nearly
# always; only if it does not, all pairs are tried, so that no possible pairing is missed.
NEAR = 10


def float_size(higher: Contender, lower: Contender, points: int) -> Row:
    """Number and size of floats that a pair means for the players with these points."""
    if higher.points == points and lower.points < points:
        return 1, points - lower.points
    return 0, 0


def must_float(pool: Pool, points: int) -> Row:
    """Number and size of floats that these players can't do without, by counting heads alone."""
    group = [player for player in pool.players if player.points == points]
    lower = [player.points for player in pool.players if player.points < points]
    even = (len(group) + (pool.bye_points == points)) % 2 == 0
    return (0, 0) if even or not lower else (1, points - max(lower))


def reaches(pool: Pool, meter: Meter, points: int, floats: Row) -> bool:
    """True if the pool can be paired within all limits with these floats of these players."""
    return any(_floats(pool, meter, near, points) == floats for near in (NEAR, None))


def pairable(pool: Pool, meter: Meter) -> bool:
    """True if the pool can be paired with all limits kept."""
    return any(_floats(pool, meter, near, 0) is not None for near in (NEAR, None))


def _floats(pool: Pool, meter: Meter, near: int | None, points: int) -> Row | None:
    """The fewest floats of the players with these points; None if the pool can't be paired."""
    players = pool.players
    costs = {
        (one, other): float_size(players[one], players[other], points)
        for one, other in strict_pairs(pool, meter, near=near)
    }
    costs.update(dict.fromkeys(byes(pool, meter), (0, 0)))
    found = cheapest(pool.nodes, costs, [len(players)] * 2)
    if found is None:
        return None
    return sum(costs[edge][0] for edge in found), sum(costs[edge][1] for edge in found)
