from datetime import timedelta

import pytest
from msgspec.structs import replace

from tests.dues import START, day, dues, row, unit
from toolkit.ledger.reconcile.outcome import Allocation, Decision, Proposal, Status
from toolkit.ledger.reconcile.units import UnitState, UnitStatus, unit_states
from toolkit.model.bank import DueChange
from toolkit.model.money import Money

DEADLINE = START + timedelta(hours=10)


def booked(number: int, yuan: int, *, out: bool = False, timed: bool = True) -> Decision:
    made = row(number, abs(yuan), out=out, **({} if timed else {"time": None}))
    part = Allocation("A1", Money.yuan(-yuan if out else yuan))
    return Decision(made, made.serial or "", Status.AUTO, (Proposal((part,), 1.0, ()),))


def state(*decisions: Decision, gone: bool = False) -> UnitState:
    changes = [DueChange("A1", "退赛", 1, day(9))] if gone else []
    [found] = unit_states(dues(unit("A1", "甲"), changes=changes), decisions, DEADLINE)
    return found


# payments as hour:yuan | status | completed at hour
STATES = """
                 | unpaid    |
1:210            | paid      | 1
1:110 2:100      | paid      | 2
1:110            | part      |
1:310            | over      | 1
1:210 2:210      | over      | 1
10:210           | paid      | 10
11:210           | late      | 11
1:110 11:100     | late      | 11
1:110 11:200     | late      | 11
1:210 20:-210    | unpaid    | 1
1:310 20:-100    | paid      | 1
"""


@pytest.mark.parametrize("line", STATES.strip("\n").splitlines())
def test_where_a_unit_stands(line: str) -> None:
    payments, status, hour = (part.strip() for part in line.split("|"))
    made = []
    for payment in payments.split():
        at, yuan = payment.split(":")
        made.append(booked(int(at), abs(int(yuan)), out=yuan.startswith("-")))
    found = state(*made)
    assert found.status == status
    done = found.completed.time if found.completed else None
    assert done == (START + timedelta(hours=int(hour)) if hour else None)
    assert found.paid == sum((part.amount for d in made for part in d.booked), Money(0))


def test_the_second_of_the_deadline_is_in_time() -> None:
    late = booked(10, 210)
    assert state(late).status == "paid"


def test_a_withdrawn_unit_is_withdrawn_whatever_it_paid() -> None:
    assert state(booked(1, 210), gone=True).status == "withdrawn"


def test_without_a_time_of_day_the_day_of_the_deadline_is_unsure() -> None:
    """M008."""
    found = state(booked(1, 210, timed=False))
    assert (found.status, found.unsure) == ("paid", True)
    assert not state(booked(1, 210)).unsure


def test_a_counted_proposal_is_paid_but_not_confirmed() -> None:
    part = Allocation("A1", Money.yuan(210))
    guess = Decision(row(1, 210), "T", Status.REVIEW, (Proposal((part,), 0.7, (), counted=True),))
    found = state(guess)
    assert (found.paid, found.confirmed) == (Money.yuan(210), Money(0))


def test_a_fee_that_came_up_after_publication_makes_nobody_late() -> None:
    """210 paid in time; a change fee of 100 is open, and when the 210 came still counts."""
    own = unit("A1", "甲")
    grown = replace(own, due=own.due + Money.yuan(100), later=Money.yuan(100))
    paid = (booked(1, 210), booked(20, 100))
    [before] = unit_states(dues(grown), paid[:1], DEADLINE)
    assert (before.status, before.completed) == (UnitStatus.PART, paid[0].row)
    [after] = unit_states(dues(grown), paid, DEADLINE)
    assert (after.status, after.completed) == (UnitStatus.PAID, paid[0].row)
