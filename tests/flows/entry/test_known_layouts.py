"""The rows of 版式 and what is read from them; the whole story stands in tests/intake."""

from toolkit.entries.roster import Roster
from toolkit.flows.entry.known_layouts import layout_rows, read_layouts
from toolkit.layouts.fill_in import FilledRow
from toolkit.model.event import State
from toolkit.model.facts import LayoutConfirmed, Origin
from toolkit.model.form import NOT_ENTRY
from toolkit.model.said import Said
from toolkit.sources.filled import Filled

KNOWN = LayoutConfirmed("l1", "棋分值", "rating", "棋分值", "a.xlsx", "周")
STATE = State(headers={("l1", "棋分值"): KNOWN})


def typed(**cells: str) -> Filled:
    said = {key: Said(text, f"版式!{key}") for key, text in cells.items()}
    return Filled((FilledRow("l1|棋分值", said),))


def test_what_was_confirmed_stays_in_the_sheet() -> None:
    (row,) = layout_rows(STATE, Roster())
    assert row.texts == {"file": "a.xlsx", "header": "棋分值", "field": "等级分", "by": "周"}


def test_unchanged_says_nothing_another_word_is_a_fact_and_empty_takes_back() -> None:
    read = [
        read_layouts(typed(**cells), STATE, Roster(), Origin("裁定"))
        for cells in ({"field": "等级分", "by": "周"}, {"field": "与报名无关"}, {})
    ]
    assert read[0] == ([], [])
    fields = [fact.field for facts, _ in read[1:] for fact in facts]  # type: ignore[union-attr]
    assert fields == [NOT_ENTRY, ""]


def test_a_column_that_is_no_entry_keeps_its_values_under_its_own_name() -> None:
    fact = LayoutConfirmed("l1", "尺码", NOT_ENTRY)
    state = State(headers={("l1", "尺码"): fact, ("l1", "棋分值"): KNOWN})
    assert state.known_layouts == {"l1": {"尺码": "other:尺码", "棋分值": "rating"}}
