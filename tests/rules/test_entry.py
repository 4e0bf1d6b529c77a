"""Demands say of whom and when."""

from tests.regulations import regulation
from toolkit.rules.entry import Demand


def test_a_demand_is_made_of_units_with_the_entry_unless_said_otherwise() -> None:
    demand = Demand(clause="七", what="seal")
    assert (demand.of, demand.at) == (("unit",), "entry")


def test_the_same_thing_may_be_due_at_two_times() -> None:
    zibo = regulation()
    assert zibo.demand("certificate_original") is None
    assert zibo.demand("certificate_original", "check_in") is not None
    assert zibo.demand("certificate_original", "claim") is not None
