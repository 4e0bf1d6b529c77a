"""Ratings (等级分) and FIDE numbers (国际棋联 ID)."""

import re

from toolkit.model.said import CellKind, Said
from toolkit.values.text import squeeze, stated

_QUOTES = "'‘’`\"“”"
_RATING = re.compile(r"(\d{3,4}|\d,\d{3})(?:\.0+)?分?(?:\([^)]*\))?", re.ASCII)
_FIDE_ID = re.compile(r"(?:FIDE)?(?:ID)?:?([1-9]\d{4,8})(?:\.0+)?", re.ASCII | re.IGNORECASE)
_PLAUSIBLE = range(100, 3300)


def read_rating(said: Said | None) -> int | None:
    """A rating as a whole number, None when none is stated or it can't be one (20010, 1号)."""
    found = _RATING.fullmatch(_bare(said))
    if found is None:
        return None
    rating = int(found[1].replace(",", ""))
    return rating if rating in _PLAUSIBLE else None


def read_fide_id(said: Said | None) -> str | None:
    """A FIDE number as text, None when none is stated or it is something else (a date, a title)."""
    if said is not None and said.kind is CellKind.DATE:
        return None
    found = _FIDE_ID.fullmatch(_bare(said))
    return found[1] if found else None


def is_zero(said: Said | None) -> bool:
    """Whether a cell states 0, by which lists say "unrated" and "no number"."""
    bare = _bare(said)
    return bare != "" and bare.strip("0.") == ""


def _bare(said: Said | None) -> str:
    return squeeze(stated(said)).strip(_QUOTES)
