"""Lots (抽签) as a pure function of the recorded seed: the same seed draws the same again.

Anyone can check a draw: it is the SHA-256 of seed, purpose and numbers joined by "|".
"""

from collections.abc import Iterable
from hashlib import sha256

_PRIME = (1 << 31) - 1
LOT_BITS = 20


def lot(seed: str, *parts: object) -> int:
    """A number from 0 to 2^64 − 1 that the seed draws for `parts`."""
    text = "|".join([seed, *(str(part) for part in parts)])
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def shuffled(seed: str, purpose: str, numbers: Iterable[int]) -> list[int]:
    """The numbers in the order in which they are drawn, whatever order they come in."""
    return sorted(numbers, key=lambda number: (lot(seed, purpose, number), number))


def ticket(seed: str, round_number: int, number: int) -> int:
    """A player's ticket for a round, from which the lots of his possible pairs are made."""
    return lot(seed, "pair", round_number, number) % (_PRIME - 1) + 1


def pair_lot(one: int, other: int) -> int:
    """The lot of a pair from its two tickets, 0 to 2^20 − 1; the smallest sum of lots wins.

    A product modulo a prime: cheap for every possible pair of a large field, and two ways to
    pair the same players have the same sum only by a chance of about one in a million.
    """
    return (one * other % _PRIME) >> (31 - LOT_BITS)
