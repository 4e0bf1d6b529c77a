"""Start numbers and draws that anybody can repeat."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.model.game import Colour, Competitor
from toolkit.pairing.seeding import drawn_colour, drawn_order, lot, start_list

PLAYERS = (
    Competitor(1, "甲", title="二级", rating=1800, entry="a"),
    Competitor(2, "乙", title="一级", rating=0, entry="b"),
    Competitor(3, "丙", title="一级", rating=1900, entry="c"),
    Competitor(4, "丁", title="", rating=1800, entry="d"),
)
TITLES = {"一级": 1, "二级": 2}


@pytest.mark.parametrize(
    ("order", "names"),
    [
        (["registration"], "甲乙丙丁"),
        (["rating"], "丙甲丁乙"),
        (["title", "rating"], "丙乙甲丁"),
        (["title"], "乙丙甲丁"),
        ([], "甲乙丙丁"),
    ],
)
def test_what_decides(order: list[str], names: str) -> None:
    found = start_list(PLAYERS, order, titles=TITLES)
    assert "".join(player.name for player in found) == names
    assert [player.number for player in found] == [1, 2, 3, 4]


def test_equal_ratings_by_lot_of_the_printed_seed() -> None:
    found = start_list(PLAYERS, ["rating", "lot"], seed="2026-06-01 见证")
    assert [player.name for player in found if player.rating == 1800] == (
        ["甲", "丁"] if lot("2026-06-01 见证", "a") < lot("2026-06-01 见证", "d") else ["丁", "甲"]
    )


def test_an_unknown_word_is_our_bug() -> None:
    with pytest.raises(ValueError, match="height"):
        start_list(PLAYERS, ["height"])


def test_a_lot_is_a_plain_sha256_that_anybody_can_check() -> None:
    assert lot("1", "a").startswith("4162fddd39a3")


@given(st.text(max_size=8), st.sets(st.text(min_size=1, max_size=4), max_size=9))
def test_a_draw_is_a_permutation_and_repeats_itself(seed: str, keys: set[str]) -> None:
    drawn = drawn_order(seed, keys)
    assert set(drawn) == keys
    assert len(drawn) == len(keys)
    assert drawn == drawn_order(seed, reversed(drawn))


def test_lots_are_fair_enough() -> None:
    firsts = [drawn_order(str(seed), "abcd")[0] for seed in range(400)]
    assert all(70 < firsts.count(key) < 130 for key in "abcd")
    colours = [drawn_colour(str(seed)) for seed in range(400)]
    assert 160 < colours.count(Colour.WHITE) < 240
