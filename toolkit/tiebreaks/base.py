"""How a tie-break (破同分) is written, what it returns, and how lists of them are read."""

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from toolkit.tiebreaks.field import Field


class Spec(NamedTuple):
    """A tie-break as an event's list names it: "BH/C1", "PS", "previous_round/first".

    Modifiers as in the FIDE list: C1 cut the lowest, M1 cut lowest and highest, L60 or L+1 the
    Koya limit, F fore mode, P forfeits count as played, U1400 rating of the unrated.
    Words in `options` belong to the xiangqi keys.
    """

    typed: str
    name: str
    low: int = 0
    high: int = 0
    fore: bool = False
    played: bool = False
    limit: int = 50  # per cent of the possible points
    limit_halves: int = 0  # and so many half points more
    unrated: int | None = None
    options: tuple[str, ...] = ()


class Column(NamedTuple):
    """One key for all players, in the field's order. A bigger `orders` is better, always.

    The value people see is `sign` · order / `divisor`, or that of `shown` where the order itself
    says nothing to them.
    """

    orders: Sequence[int]
    divisor: int = 1
    sign: int = 1
    shown: Sequence[int] = ()

    def value(self, index: int) -> int | float:
        """The number people see."""
        value = self.shown[index] if self.shown else self.sign * self.orders[index]
        return value // self.divisor if value % self.divisor == 0 else value / self.divisor


# Some keys compare only players who are still tied: groups[i] is the tie player i stands in.
Compute = Callable[[Field, Spec, Sequence[int]], Column]


class TieBreak(NamedTuple):
    """One key: its names (first the one we write), its Chinese name, and how it is computed."""

    names: tuple[str, ...]
    chinese: str
    compute: Compute


class UnknownKeyError(ValueError):
    """A list names a key that does not exist; the message is for the user."""


def parse(typed: str) -> Spec:
    """The spec of one entry of a list. UnknownKeyError when a modifier makes no sense."""
    name, *parts = re.split(r"[/#!]|-(?=[CMLUV][+\d])", typed.strip())
    found: dict[str, int | bool | None] = {}
    options = []
    for part in parts:
        modifier = re.fullmatch(r"([CMLUV])([+-]?\d+)|([FPS])", part.upper())
        if modifier is None and re.fullmatch(r"[a-z_]+", part):
            options.append(part)
        elif modifier is None or not name:
            raise UnknownKeyError(f"破同分“{typed}”里的“{part}”不认识")
        else:
            found |= _modifier(modifier[1] or modifier[3], modifier[2] or "")
    name = name.split(":")[0].split("@")[0]
    return Spec(typed.strip(), name, options=tuple(options), **found)  # type: ignore[arg-type]


def _modifier(letter: str, number: str) -> dict[str, int | bool | None]:
    match letter:
        case "C":
            return {"low": int(number)}
        case "M":
            return {"low": int(number), "high": int(number)}
        case "L" if number[0] in "+-":
            return {"limit_halves": int(number)}
        case "L":
            return {"limit": int(number)}
        case "U":
            return {"unrated": int(number)}
        case "F":
            return {"fore": True}
        case "P":
            return {"played": True}
    return {}
