"""Score group by score group from the top (从高分组到低分组): each group's best pairs, then on.

What is best, and why the short and the wide way give the same as the long one, is in
docs/xiangqi-pairing.md.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from toolkit.pairing.xiangqi_points.lookahead import float_size, must_float, pairable, reaches
from toolkit.pairing.xiangqi_points.matching import Edge, Row, cheapest, covering
from toolkit.pairing.xiangqi_points.meter import KEYS, NO_KEYS, Meter
from toolkit.pairing.xiangqi_points.pool import (
    NO_BREACH,
    Breaches,
    Pair,
    Pool,
    byes,
    lenient_pairs,
    strict_pairs,
)

NO_FLOAT = (0, 0)
FLOATS_BELOW = (4, 5)  # where a row has the floats of the next group


class Group(NamedTuple):
    """A score group as it was when its turn came, and the pairs that it was given.

    `size` counts the members whom no higher group had taken, without the one who had the bye.
    """

    points: int
    size: int
    pairs: tuple[Pair, ...]


def settle(pool: Pool, meter: Meter) -> list[Group]:
    """The best pairs of a pool that can be paired, from the top score group down."""
    settled: list[Group] = []
    strict = False
    while pool.players:
        strict = strict or pairable(pool, meter)
        pairs = (short_way(pool, meter) or wide_way(pool, meter)) if strict else None
        pairs = pairs or long_way(pool, meter, strict)
        size = len(pool.group()) - any(pair.lower is None for pair in pairs)
        settled.append(Group(pool.players[0].points, size, tuple(pairs)))
        pool = pool.without(pairs)
    return settled


def short_way(pool: Pool, meter: Meter) -> list[Pair] | None:
    """The group's best pairs, found inside the group alone and proved by looking ahead.

    At most one player floats, and only to the next group. If the rest then floats no more than
    counting heads demands, nothing can be better; otherwise None.
    """
    size = len(pool.group())
    bye_here = pool.bye_points == pool.players[0].points
    inside = Pool(pool.players[:size], pool.bye_points if bye_here else None)
    costs = {edge: _own_keys(edge, pool, size, meter) for edge in strict_pairs(inside, meter)}
    costs.update((edge, _bye_keys(edge[0], pool, size)) for edge in byes(inside, meter))
    nodes, partners = inside.nodes, dict[int, int]()
    if inside.nodes % 2:
        nodes += 1
        for one, keys, other in _one_float(pool, size, meter):
            costs[one, inside.nodes] = keys
            partners[one] = other
    found = cheapest(nodes, costs, [nodes // 2] * len(KEYS))
    if found is None:
        return None
    floats = inside.nodes if inside.nodes % 2 else -1
    pairs = [
        pool.pair((one, partners[one])) if other == floats else inside.pair((one, other))
        for one, other in found
    ]
    return pairs if _proved(pool, size, pairs, meter) else None


def _one_float(pool: Pool, size: int, meter: Meter) -> Iterator[tuple[int, Row, int]]:
    """For each member who could float, the keys and the place of his best partner below.

    One node for "floats" is enough: if only one player does, nobody competes for his partner.
    """
    below = [
        place
        for place, player in enumerate(pool.players)
        if place >= size and player.points == pool.players[size].points
    ]
    for one in range(size):
        partners = [
            (_own_keys((one, other), pool, size, meter), other)
            for other in below
            if meter.strict(pool.players[one], pool.players[other])
        ]
        if partners:
            yield one, *min(partners)


def _proved(pool: Pool, size: int, pairs: list[Pair], meter: Meter) -> bool:
    """True if the next group need then float no more than counting heads demands."""
    rest = pool.without(pairs)
    if not rest.players:
        return True
    points = pool.players[size].points
    return reaches(rest, meter, points, must_float(rest, points))


def wide_way(pool: Pool, meter: Meter) -> list[Pair] | None:
    """The group's best pairs, found with the next group but without regard to all below it.

    Who stands below both may stay alone. If the rest can then really be paired with as few
    floats of the next group, nothing can be better; otherwise None.
    """
    players, size = pool.players, len(pool.group())
    if size == len(players):
        return None
    points = players[size].points
    both = sum(player.points >= points for player in players)
    needed = set(range(both))
    if pool.bye_points is not None and pool.bye_points >= points:
        needed.add(len(players))
    pairs = ((edge, NO_BREACH) for edge in strict_pairs(pool, meter, first=both))
    costs = {
        edge: row for edge, row in _rows(pairs, pool, size, meter) if not needed.isdisjoint(edge)
    }
    found = covering(pool.nodes, needed, costs, _counts(pool, size))
    if found is None:
        return None
    own = [pool.pair(edge) for edge in found if edge[0] < size]
    floats = tuple(sum(costs[edge][key] for edge in found) for key in FLOATS_BELOW)
    return own if reaches(pool.without(own), meter, points, floats) else None


def long_way(pool: Pool, meter: Meter, strict: bool) -> list[Pair]:
    """The group's best pairs, found over all pairs of the whole rest at once.

    `strict` False: limits give way, to as few players as can be, before anything else counts.
    """
    size = len(pool.group())
    pairs = lenient_pairs(pool, meter)
    if strict:
        pairs = ((edge, NO_BREACH) for edge in strict_pairs(pool, meter))
    costs = dict(_rows(pairs, pool, size, meter))
    found = cheapest(pool.nodes, costs, _counts(pool, size))
    if found is None:
        raise AssertionError("a pool that can be paired was not paired")
    return [pool.pair(edge) for edge in found if edge[0] < size]


def _rows(
    pairs: Iterable[tuple[Edge, Breaches]], pool: Pool, size: int, meter: Meter
) -> Iterator[tuple[Edge, Row]]:
    """Pairs and byes: breaches, floats of the group and of the next, keys of the group's own."""
    players = pool.players
    for edge, broken in pairs:
        higher, lower = players[edge[0]], players[edge[1]]
        if edge[0] < size:
            own = float_size(higher, lower, higher.points)
            yield edge, (*broken, *own, *NO_FLOAT, *_own_keys(edge, pool, size, meter))
        else:
            following = float_size(higher, lower, players[size].points)
            yield edge, (*broken, *NO_FLOAT, *following, *NO_KEYS)
    for edge in byes(pool, meter):
        keys = _bye_keys(edge[0], pool, size) if edge[0] < size else NO_KEYS
        yield edge, (*NO_BREACH, *NO_FLOAT, *NO_FLOAT, *keys)


def _counts(pool: Pool, size: int) -> list[int]:
    """How many pairs of one solution can have each key of a row above zero."""
    half = pool.nodes // 2
    return [half] * 6 + [min(size, half)] * len(KEYS)


def _own_keys(edge: Edge, pool: Pool, size: int, meter: Meter) -> Row:
    """The keys of a pair with a member of the group."""
    one, other = edge
    return meter.keys(pool.players[one], pool.players[other], other - one, size)


def _bye_keys(one: int, pool: Pool, size: int) -> Row:
    """A bye's keys: it goes to the last of the group by number."""
    behind = [player for player in pool.players[:size] if player.number > pool.players[one].number]
    return len(behind), *NO_KEYS[1:]
