"""Chance that is the same on every machine and Python: drawn from digests, not from `random`."""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")
_SEED = "zibo-2020/1"  # of all samples; a new one would invent everybody anew


def number(key: str, below: int) -> int:
    """A whole number from 0 to below - 1 that belongs to the key."""
    return int.from_bytes(sha256(f"{_SEED}/{key}".encode()).digest()[:8], "big") % below


def pick(key: str, choices: Sequence[T]) -> T:
    """One of the choices."""
    return choices[number(key, len(choices))]


def digits(key: str, count: int) -> str:
    """That many decimal digits."""
    return f"{number(key, 10**count):0{count}d}"
