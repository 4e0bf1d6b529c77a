from tests.regulations import regulation
from toolkit.entries.attendance import absent, began, demand_at_desk, player_said
from toolkit.layouts.checkin import PLAYER_SHEET, UNIT_SHEET
from toolkit.model.event import State
from toolkit.model.finish_facts import RowTyped
from toolkit.model.finish_state import Finish


def state(*facts: RowTyped) -> State:
    return State(finish=Finish({(fact.table, fact.row): fact for fact in facts}))


def test_who_says_that_he_does_not_come_is_absent() -> None:
    seen = state(
        RowTyped(PLAYER_SHEET, "e1", {"came": "不来"}), RowTyped(PLAYER_SHEET, "e2", {"came": "到"})
    )
    assert absent(seen) == {"e1"}
    assert player_said(seen, "e2") == {"came": "到"}


def test_checking_in_begins_with_the_first_row() -> None:
    assert not began(state(RowTyped("减免", "1", {"unit": "甲"})))
    assert began(state(RowTyped(UNIT_SHEET, "u1", {"arrived": "15:00"})))


def test_a_demand_counts_for_those_it_is_made_of() -> None:
    rules = regulation("zibo-2020")
    assert demand_at_desk(rules, "certificate_original", "unit")
    assert demand_at_desk(rules, "certificate_original", "individual") is None
    assert demand_at_desk(rules, "seal", "unit") is None
    assert demand_at_desk(None, "id_document", "unit") is None
