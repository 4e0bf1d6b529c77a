"""The best that a player may hold, by every kind of rule."""

import pytest

from tests.prizes.invented import stacking
from toolkit.prizes.contest import NOTHING_GIVEN, Given
from toolkit.prizes.stacking import Offer, best, decision_key, excludes, keeper, left_open, rule_for
from toolkit.rules.prizes import Stacking

HIGH, LOW = Offer(0, "名次", 1, 300), Offer(1, "女子", 1, 200)
REGION = Offer(2, "籍贯", 1, 150)


def pair(one: str, other: str, keep: str) -> Stacking:
    return Stacking(clause="八", between=(one, other), keep=keep, quote="写明")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("rules", "held"),
    [
        ((), (HIGH, LOW)),
        ((stacking("all"),), (HIGH, LOW)),
        ((stacking("higher"),), (HIGH,)),
        ((stacking("decision"),), (HIGH, LOW)),
    ],
)
def test_what_one_player_holds(rules: tuple[Stacking, ...], held: tuple[Offer, ...]) -> None:
    assert best((HIGH, LOW), rules, NOTHING_GIVEN) == held


def test_the_best_set_may_leave_the_highest_single_prize() -> None:
    """名次 shuts out the other two, which together are worth more: 200 + 150 > 300."""
    rules = (pair("名次", "女子", "higher"), pair("名次", "籍贯", "higher"))
    assert best((HIGH, LOW, REGION), rules, NOTHING_GIVEN) == (LOW, REGION)


def test_of_equal_sets_the_first_list_counts() -> None:
    same = Offer(1, "女子", 1, 300)
    assert best((HIGH, same), (stacking(),), NOTHING_GIVEN) == (HIGH,)
    assert best((), (stacking(),), NOTHING_GIVEN) == ()


def test_the_stricter_of_two_rules_holds() -> None:
    rules = (stacking("all"), stacking("higher"))
    assert rule_for(rules, "名次", "女子") == stacking("higher")
    assert rule_for(rules, "名次", "名次") is None


def test_a_refused_default_makes_it_one_only() -> None:
    silent = stacking("all", quote="")
    assert left_open(silent)
    assert not left_open(stacking("all"))
    refused = Given({decision_key(silent): "refuse"})
    assert not excludes(silent, NOTHING_GIVEN)
    assert excludes(silent, refused)
    assert keeper(LOW, (HIGH,), (silent,), refused) == (HIGH, silent)
    assert keeper(LOW, (HIGH,), (silent,), NOTHING_GIVEN) is None
