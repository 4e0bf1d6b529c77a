"""The order in which boards are published, the same for every engine (C.04.2 on publishing).

Score of the higher-ranked player, then of his opponent, then his start number. Virtual points
don't count here: the published order follows the points everybody sees.
"""

from collections.abc import Iterable, Mapping

from toolkit.pairing.entrants import Entrant


def rank(entrant: Entrant) -> tuple[int, int]:
    """Sorts the higher-ranked of two players first."""
    return (-entrant.points, entrant.place)


def in_board_order(
    pairs: Iterable[tuple[int, int]], players: Mapping[int, Entrant]
) -> list[tuple[int, int]]:
    """Pairs (white, black) from board 1 on."""

    def order(pair: tuple[int, int]) -> tuple[int, int, int]:
        higher, lower = sorted((players[pair[0]], players[pair[1]]), key=rank)
        return (-higher.points, -lower.points, higher.place)

    return sorted(pairs, key=order)
