"""The fold: each kind of fact changes its own part of the state, in order, and nothing else."""

import inspect
from datetime import datetime, timedelta
from typing import get_args

from toolkit.model import event
from toolkit.model.accounts import AccountFact
from toolkit.model.clock import SHANGHAI
from toolkit.model.event import State, fold
from toolkit.model.facts import (
    AnyFact,
    Checked,
    Corrected,
    Decided,
    DecisionCleared,
    Entry,
    EntryClosed,
    EventOpened,
    FileArrived,
    MessageArrived,
    Published,
)

START = datetime(2019, 12, 30, 9, tzinfo=SHANGHAI)


def state(*facts: AnyFact) -> State:
    return fold(
        Entry(n, START + timedelta(minutes=n), n, 1, 1, "test", fact, "")
        for n, fact in enumerate(facts, 1)
    )


def test_nothing_happened() -> None:
    assert state() == State()


def test_the_state_carries_number_and_time_of_the_last_fact() -> None:
    found = state(EventOpened("zibo-2020", "淄博"), Checked())
    assert (found.seq, found.as_of) == (2, START + timedelta(minutes=2))
    assert found.opened == EventOpened("zibo-2020", "淄博")


def test_arrivals_keep_order_number_and_time() -> None:
    found = state(MessageArrived("m1", "1.eml", "form"), FileArrived("f1", "甲.xlsx", "m1"))
    [arrival] = found.arrivals
    assert (arrival.seq, arrival.noted_at) == (2, START + timedelta(minutes=2))
    assert found.has_file("f1")
    assert found.has_file("f1", "m1")
    assert not found.has_file("f1", "m2")


def test_a_message_that_is_noted_twice_stays_the_first() -> None:
    first, second = MessageArrived("m1", "1.eml", "form"), MessageArrived("m1", "2.eml", "form")
    assert state(first, second).messages == {"m1": first}


def test_the_last_decision_holds_until_it_is_cleared() -> None:
    first, last = Decided("P004", "k", "accept", "看过"), Decided("P004", "k", "refuse", "不符")
    other = Decided("P003", "k", "accept", "看过")
    assert state(first, other, last).decisions == {("P004", "k"): last, ("P003", "k"): other}
    assert state(first, DecisionCleared("P004", "k")).decisions == {}
    assert state(DecisionCleared("P004", "k")).decisions == {}


def test_a_correction_without_a_value_takes_it_back() -> None:
    made, gone = Corrected("e", "name", "陈东", "来电"), Corrected("e", "name", None, "收回")
    assert state(made).corrections == {("e", "name"): made}
    assert state(made, gone).corrections == {}


def test_publications_add_up() -> None:
    found = state(Published(()), Checked(), Published(()))
    assert [p.seq for p in found.publications] == [1, 3]


def test_closing_early_may_be_taken_back() -> None:
    closed = EntryClosed(START, "人数已满")
    assert state(closed).closed == closed
    assert state(closed, EntryClosed(None, "收回")).closed is None


def test_every_kind_of_fact_changes_the_state() -> None:
    """A fact that nobody folds is written and never seen again; Undone works in the journal."""
    source = inspect.getsource(event)
    kinds = set(get_args(AnyFact)) - set(get_args(AccountFact))
    unfolded = {kind.__name__ for kind in kinds if f"{kind.__name__}()" not in source}
    assert unfolded == {"Undone"}
