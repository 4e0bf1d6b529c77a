"""The arbiter's hand: swaps stand as typed, kept boards make the rest anew, nobody gets lost."""

from collections.abc import Sequence

import pytest

from tests.pairing.fields import tournament
from toolkit.model.game import Bye, Mark
from toolkit.model.standing import Pairing
from toolkit.pairing.by_hand import Wish, altered
from toolkit.pairing.manual import pair_around
from toolkit.pairing.swiss import SwissOptions, pair_round

FIVE = tournament("A\nB\nC\nD\nE")
FIRST = pair_round(FIVE, SwissOptions())  # 1-3, 4-2, bye 5


def repair(pins: Sequence[tuple[int, int]]) -> Pairing:
    return pair_around(FIVE, pins, SwissOptions(), "揭幕战")


def wished(**wishes: Wish) -> Pairing | str:
    places = {int(name.removeprefix("b").replace("m", "-")): one for name, one in wishes.items()}
    return altered(FIRST, places, repair, FIVE)


def test_two_players_change_places_and_the_sheet_says_why() -> None:
    made = wished(b1=Wish(black=4, why="领队申请"), b2=Wish(white=3))
    assert isinstance(made, Pairing)
    assert [(b.white, b.black, b.by_hand) for b in made.boards] == [
        (1, 4, "领队申请"),
        (3, 2, "领队申请"),
    ]


def test_colours_change_on_one_board_only() -> None:
    made = wished(b1=Wish(3, 1, why="执色有误"))
    assert isinstance(made, Pairing)
    assert [(b.white, b.black, b.by_hand) for b in made.boards] == [(3, 1, "执色有误"), (4, 2, "")]


def test_the_bye_goes_to_somebody_else() -> None:
    made = wished(b1=Wish(white=5, why="未到"), bm5=Wish(white=1))
    assert isinstance(made, Pairing)
    assert made.byes == (Bye(1, Mark.PAIRING_BYE),)
    assert made.boards[0].white == 5


def test_a_kept_board_stands_and_the_rest_is_paired_by_the_rules() -> None:
    made = wished(b1=Wish(2, 1, keep=True, why="揭幕战"))
    assert isinstance(made, Pairing)
    assert (made.boards[0].white, made.boards[0].black, made.boards[0].by_hand) == (2, 1, "揭幕战")
    assert {n for b in made.boards for n in (b.white, b.black)} | {made.byes[0].player} == {
        1, 2, 3, 4, 5,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"b1": Wish(black=4)}, "请写调整理由"),
        ({"b1": Wish(black=4, why="x")}, "4 号D编了两次；两人对换，两处都要改"),
        ({"b1": Wish(black=9, why="x")}, "9 号本轮不参加编排"),
    ],
)
def test_what_can_not_be_is_said_in_words(wishes: dict[str, Wish], told: str) -> None:
    assert wished(**wishes) == told
