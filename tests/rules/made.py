"""Regulations that nobody would write, for Hypothesis: any data that the schema allows."""

import datetime as dt
from typing import Any

from hypothesis import strategies as st

from toolkit.model.record import Record
from toolkit.rules.schema import Regulation
from toolkit.rules.shape import Field, fields_of

# What people type into cells: no control characters, no blanks at the ends, not our word for empty.
_TEXTS = st.text(
    st.characters(exclude_categories=("C", "Z"), exclude_characters="（）\\"), max_size=6
)
_PLAIN: dict[str, st.SearchStrategy[Any]] = {
    "text": _TEXTS,
    "number": st.integers(-(10**6), 10**6),
    "yes_no": st.booleans(),
    "date": st.dates(dt.date(1950, 1, 1), dt.date(2090, 12, 31)),
    "time": st.builds(dt.time, st.integers(0, 23), st.integers(0, 59), st.integers(0, 59)),
}


def regulations() -> st.SearchStrategy[dict[str, Any]]:
    """Data of whole regulations, as a file holds it."""
    return _records(Regulation)


def _records(kind: type[Record]) -> st.SearchStrategy[dict[str, Any]]:
    fields = fields_of(kind)
    return st.fixed_dictionaries(
        {f.name: _values(f) for f in fields if f.required},
        optional={f.name: _values(f) for f in fields if not f.required},
    )


def _values(field: Field) -> st.SearchStrategy[Any]:
    if field.record is not None:
        inner = st.deferred(lambda: _records(field.record))  # type: ignore[arg-type]
        return st.lists(inner, min_size=1, max_size=2) if field.many else inner
    one = st.sampled_from(field.choices) if field.kind == "choice" else _PLAIN[field.kind]
    return st.lists(one.filter(lambda v: v != ""), max_size=3) if field.many else one
