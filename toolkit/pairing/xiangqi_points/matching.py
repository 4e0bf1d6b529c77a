"""Lexicographic matching: the order of the rules packed into one integer a pair."""

from collections.abc import Mapping, Sequence

Edge = tuple[int, int]
Row = tuple[int, ...]

# The solver counts in 128-bit integers, and its inner values can exceed the largest weight by a
# factor of the number of nodes.
WEIGHT_BITS = 126


class TooWideError(ValueError):
    """The keys do not fit into one weight; no field of a real event comes near."""


def pack(rows: Sequence[Row], counts: Sequence[int]) -> list[int]:
    """One integer a row, so that sums of integers compare as the sums of the rows do.

    `counts[k]` is the largest number of rows of one solution with a key k above zero: a smaller
    key can then never add up to one unit of a greater one. Keys are not negative.
    """
    packed = [0] * len(rows)
    for column, count in zip(zip(*rows, strict=True), counts, strict=True):
        greatest = max(column)
        if greatest:
            radix = greatest * count + 1
            packed = [value * radix + key for value, key in zip(packed, column, strict=True)]
    return packed


def cheapest(nodes: int, costs: Mapping[Edge, Row], counts: Sequence[int]) -> list[Edge] | None:
    """The perfect matching whose rows add up to the lexicographically least sum, or None.

    Nodes are 0 … nodes − 1; an edge names its smaller node first; `counts` as in `pack`.
    TooWideError if the keys need more bits than the solver has.
    """
    if not nodes:
        return []
    if nodes % 2 or not costs:
        return None
    packed = pack(list(costs.values()), counts)
    top = max(packed) + 1
    if top.bit_length() + nodes.bit_length() > WEIGHT_BITS:
        raise TooWideError(f"{top.bit_length()} bits for {nodes} players")
    weighted = [(*edge, top - cost) for edge, cost in zip(costs, packed, strict=True)]
    return _perfect(nodes, weighted)


def _perfect(nodes: int, weighted: list[tuple[int, int, int]]) -> list[Edge] | None:
    import rustworkx  # heavy: only when a round is paired

    graph = rustworkx.PyGraph[None, int](multigraph=False)
    graph.add_nodes_from([None] * nodes)
    graph.add_edges_from(weighted)
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    if 2 * len(found) < nodes:
        return None
    return sorted((min(pair), max(pair)) for pair in found)
