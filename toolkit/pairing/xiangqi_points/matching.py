"""Lexicographic matching: the order of the rules packed into one integer a pair."""

from collections.abc import Container, Mapping, Sequence

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
    weights = [top - cost for cost in packed]
    found = _heaviest(nodes, list(costs), weights, most_pairs=True)
    return found if 2 * len(found) == nodes else None


def covering(
    nodes: int, needed: Container[int], costs: Mapping[Edge, Row], counts: Sequence[int]
) -> list[Edge] | None:
    """The matching that takes in all needed nodes and whose rows add up to the least sum, or None.

    Other nodes may stay alone. Every edge has a needed node; the rest is as for `cheapest`.
    """
    if not costs:
        return None
    packed = pack(list(costs.values()), counts)
    bonus = max(packed, default=0) * nodes + 1  # for each needed node: more than all costs together
    weights = [
        ((one in needed) + (other in needed)) * bonus - cost
        for (one, other), cost in zip(costs, packed, strict=True)
    ]
    found = _heaviest(nodes, list(costs), weights, most_pairs=False)
    taken = {node for edge in found for node in edge}
    return found if all(node in taken for node in range(nodes) if node in needed) else None


def _heaviest(nodes: int, edges: list[Edge], weights: list[int], *, most_pairs: bool) -> list[Edge]:
    """The matching of the greatest weight; `most_pairs`: among those with the most pairs."""
    import rustworkx  # heavy: only when a round is paired

    bits = max(weights, default=0).bit_length() + nodes.bit_length()
    if bits > WEIGHT_BITS:
        raise TooWideError(f"{bits} bits for {nodes} players")
    graph = rustworkx.PyGraph[None, int](multigraph=False)
    graph.add_nodes_from([None] * nodes)
    graph.add_edges_from(
        [(one, other, weight) for (one, other), weight in zip(edges, weights, strict=True)]
    )
    found = rustworkx.max_weight_matching(graph, max_cardinality=most_pairs, weight_fn=int)
    return sorted((min(pair), max(pair)) for pair in found)
