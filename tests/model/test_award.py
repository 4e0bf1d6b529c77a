"""Awards are known again in another version by list, kind and winner, whatever else changed."""

from msgspec import json
from msgspec.structs import replace

from toolkit.model.award import Application, Award
from toolkit.model.money import Money

FIRST = Award("甲队/李一", "李一", "棋协大师组(男子)", 1, amount=Money.yuan(30000))


def test_an_award_keeps_its_key_when_its_amount_changes() -> None:
    assert replace(FIRST, amount=Money.yuan(1), place=2).key == FIRST.key
    assert replace(FIRST, kind="bonus").key != FIRST.key


def test_an_amount_that_is_still_to_be_set_is_not_zero() -> None:
    later = replace(FIRST, amount=None)
    assert json.decode(json.encode(later), type=Award).amount is None


def test_an_application_counts_in_half_points() -> None:
    made = Application(
        "甲队/李一", "李一", "一级棋士组(男子)", "一级棋士", "候补棋协大师", 12, 9, 12, 65
    )
    assert (made.points, made.waits) == (12, "")
