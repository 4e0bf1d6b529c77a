"""The lists of a standing: places with what decided them, rounds in order of places."""

from toolkit.layouts.listing import Listing
from toolkit.layouts.places import PlaceRow, standing_listings

KEYS = ("对手分去低", "对手分", "小分", "胜局数", "执黑胜局数")
ROUNDS = ("2白1", "5黑½", "轮空", "3白0", "7黑+", "9白1", "4黑1", "6白1", "8黑½")
RUNNING = ("1", "1.5", "2.5", "2.5", "3.5", "4.5", "5.5", "6.5", "7")
ROWS = tuple(
    PlaceRow(
        n, 40 - n, f"棋手{n}", "某某市棋类运动协会", "7", ("38.5", "42", "31.25", "5", "2"),
        "" if n == 1 else "对手分去低", ROUNDS, RUNNING, (9, 8, 7, 6, 5, 4, 3, 2, n),
    )
    for n in range(1, 40)
)  # fmt: skip


def standing_of(rows: tuple[PlaceRow, ...] = ROWS) -> tuple[Listing, ...]:
    subtitle = f"第 9 轮后；依次比较：积分、{'、'.join(KEYS)}"
    return standing_listings("淄博2020 候补棋协大师组(男子) 名次", subtitle, KEYS, rows)


def test_each_place_names_the_key_that_decided_it() -> None:
    places = standing_of()[0]
    assert places.columns[-1].title == "与上一名的区别"
    assert [row[-1] for row in places.rows[:2]] == ["", "对手分去低"]


def test_every_list_by_rounds_has_a_column_a_round() -> None:
    for listing in standing_of()[1:]:
        titles = [column.title for column in listing.columns]
        assert titles[3:12] == [f"第{n}轮" for n in range(1, 10)]
    _, cross, running, places = standing_of()
    assert cross.rows[0][3:12] == ROUNDS
    assert running.rows[0][3:12] == RUNNING
    assert places.rows[1][3:12] == (9, 8, 7, 6, 5, 4, 3, 2, 2)


def test_before_the_first_round_there_are_lists_without_rows() -> None:
    assert [listing.rows for listing in standing_of(())] == [()] * 4
