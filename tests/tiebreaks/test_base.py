"""How keys are written."""

import pytest

from toolkit.tiebreaks.base import Column, Spec, UnknownKeyError, parse


@pytest.mark.parametrize(
    ("typed", "spec"),
    [
        ("BH", Spec("BH", "BH")),
        ("BH/C1", Spec("BH/C1", "BH", low=1)),
        ("BH-C1", Spec("BH-C1", "BH", low=1)),
        (" BH/M2 ", Spec("BH/M2", "BH", low=2, high=2)),
        ("bh:gp/c1/p", Spec("bh:gp/c1/p", "bh", low=1, played=True)),
        ("KS/L60", Spec("KS/L60", "KS", limit=60)),
        ("KS/L+1", Spec("KS/L+1", "KS", limit_halves=1)),
        ("KS/L-2", Spec("KS/L-2", "KS", limit_halves=-2)),
        ("AOB/F", Spec("AOB/F", "AOB", fore=True)),
        ("ARO/C1/U1400", Spec("ARO/C1/U1400", "ARO", low=1, unrated=1400)),
        (
            "previous_round/first",
            Spec("previous_round/first", "previous_round", options=("first",)),
        ),
        ("opponents-of-wins", Spec("opponents-of-wins", "opponents-of-wins")),
    ],
)
def test_what_people_write(typed: str, spec: Spec) -> None:
    assert parse(typed) == spec


@pytest.mark.parametrize("typed", ["BH/Q7", "BH/", "/C1"])
def test_what_makes_no_sense_is_named(typed: str) -> None:
    with pytest.raises(UnknownKeyError, match=typed):
        parse(typed)


def test_values_are_orders_read_by_people() -> None:
    assert Column([5, 4], divisor=2).value(0) == 2.5
    assert isinstance(Column([5, 4], divisor=2).value(1), int)
    assert Column([-3], sign=-1).value(0) == 3
    assert Column([7], divisor=2, shown=[9]).value(0) == 4.5
