"""事项: closing entry early is a dated decision that can be changed and taken back."""

from datetime import datetime

import pytest

from toolkit.flows.entry.matters import matter_rows, read_matters
from toolkit.layouts.decisions import CLOSE_ENTRY
from toolkit.layouts.fill_in import FilledRow
from toolkit.model.clock import SHANGHAI
from toolkit.model.event import State
from toolkit.model.facts import EntryClosed, Origin
from toolkit.model.form import Problem
from toolkit.model.said import Said
from toolkit.sources.filled import Filled

AT = datetime(2019, 12, 28, 18, tzinfo=SHANGHAI)
CLOSED = EntryClosed(AT, "满员", "王", Origin("裁定"))


def typed(**cells: str) -> Filled:
    said = {key: Said(text, f"事项!{key}") for key, text in cells.items()}
    return Filled((FilledRow(CLOSE_ENTRY, said),))


def read(state: State, **cells: str) -> tuple[list[EntryClosed], list[Problem]]:
    facts, problems = read_matters(typed(**cells), state, Origin("裁定"))
    return facts, problems  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("written", "hour"),
    [("2019-12-28 18:00", 18), ("2019/12/28 18:00", 18), ("2019-12-28T18:00", 18),
     ("2019-12-28", 23)],
)  # fmt: skip
def test_a_moment_is_read_as_people_write_it(written: str, hour: int) -> None:
    (fact,), problems = read(State(), value=written, reason="满员")
    assert fact.at is not None
    assert (fact.at.day, fact.at.hour, problems) == (28, hour, [])


def test_what_says_too_little_is_a_slip_on_its_cell() -> None:
    assert read(State(), value="下周")[1][0].where == "事项!value"
    assert "理由" in read(State(), value="2019-12-28 18:00")[1][0].detail["cause"]


def test_unchanged_says_nothing_and_empty_takes_it_back() -> None:
    state = State(closed=CLOSED)
    shown = matter_rows(state)[0].texts
    same = {key: shown[key] for key in ("value", "reason", "by")}
    assert read(state, **same) == ([], [])
    (taken_back,), _ = read(state)
    assert taken_back.at is None
