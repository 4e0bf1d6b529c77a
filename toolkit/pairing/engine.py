"""What a pairing engine is to us: players in, colours and pairs out, or a word why not."""

from collections.abc import Callable
from typing import NamedTuple

from toolkit.model.game import Tournament


class Drawn(NamedTuple):
    """Pairs (white, black) by start number in any order, and the pairing bye (None = none)."""

    pairs: tuple[tuple[int, int], ...]
    bye: int | None = None


class NoPairing(NamedTuple):
    """Why there is no round: `code` is "impossible" or "missing_engine"; `detail` for experts."""

    code: str
    detail: str = ""


Engine = Callable[[Tournament], Drawn | NoPairing]
