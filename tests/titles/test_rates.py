"""Needed points by rate and rounds; which cells of the tables may be used."""

import pytest

from tests.regulations import regulation
from toolkit.titles.rates import Confirmed, needed, rates


@pytest.mark.parametrize(
    ("rate", "rounds", "points"),
    [
        (65, 9, 6.0), (80, 9, 7.5), (60, 9, 5.5), (90, 9, 8.5), (70, 9, 6.5), (100, 9, 9.0),
        (55, 9, 5.0), (85, 9, 8.0), (20, 9, 2.0), (65, 7, 5.0), (60, 7, 4.5), (55, 7, 4.0),
        (50, 8, 4.0), (0, 9, 0.0),
    ],
)  # fmt: skip
def test_the_points_that_a_rate_asks_for(rate: int, rounds: int, points: float) -> None:
    assert needed(rate, rounds) / 2 == points


def test_a_cell_without_source_is_not_sure_until_it_is_confirmed() -> None:
    rules = regulation("qingdao-2017")
    key = "七级棋士→六级棋士"
    before = {rate.key: rate for rate in rates(rules, {})}
    assert (before[key].rate, before[key].sure) == (None, False)
    assert before["一级棋士→候补棋协大师"].sure
    after = {r.key: r for r in rates(rules, {key: Confirmed(50, "2013 版条例", "王五")})}
    assert (after[key].rate, after[key].sure) == (50, True)
    assert after[key].source == "2013 版条例 （王五确认）"


def test_adults_have_rows_of_their_own() -> None:
    found = {rate.key: rate for rate in rates(regulation("changsha-2018"), {})}
    assert found["六级棋士→二级棋士（成年）"].adults
    assert not found["六级棋士→五级棋士"].adults


def test_a_xiangqi_event_that_gives_titles_gets_the_general_table() -> None:
    from msgspec.structs import replace

    chess, xiangqi = regulation("zibo-2020"), regulation("qingshui-2019")
    assert chess.titles
    assert rates(xiangqi, {}) == ()
    giving = replace(xiangqi, titles=replace(chess.titles, steps=()))
    found = rates(giving, {})
    assert found
    assert not any(rate.sure for rate in found)
