"""What pairing asks about a player."""

import pytest
from msgspec.structs import replace

from tests.pairing.fields import tournament
from toolkit.model.game import Colour, ForbiddenPair, Mark, RequestedBye, VirtualPoints
from toolkit.pairing.entrants import (
    Entrant,
    entrants,
    forbidden_now,
    initial_colour,
    topscorer,
    virtual_points,
)

WHITE, BLACK = Colour.WHITE, Colour.BLACK


@pytest.mark.parametrize(
    ("colours", "preference"),
    [
        ("", (None, 0)),
        ("w", (BLACK, 2)),
        ("wb", (WHITE, 1)),
        ("ww", (BLACK, 3)),
        ("wbw", (BLACK, 2)),
        ("bww", (BLACK, 3)),
        ("wwwbb", (WHITE, 3)),  # twice black outweighs one white more
        ("wwbw", (BLACK, 3)),  # two more whites
        ("bbww", (BLACK, 3)),
    ],
)
def test_colour_preference(colours: str, preference: tuple[Colour | None, int]) -> None:
    player = Entrant(1, 1, 0, 0, frozenset(), tuple(Colour(c) for c in colours), ())
    assert player.preference == preference


def test_forfeits_give_no_colour_and_no_opponent() -> None:
    """Public failure 44."""
    players = entrants(tournament("A w2+\nB b1-"))
    assert players[1].colours == ()
    assert players[1].met == frozenset()
    assert players[1].points == 2


def test_who_is_to_be_paired_and_which_place_he_has() -> None:
    played = tournament("A Z\nB w3=\nC b2=\nD Z\nE U")
    played = replace(
        played,
        competitors=tuple(replace(p, joins=3) if p.number == 4 else p for p in played.competitors),
        requested=(RequestedBye(2, 2, Mark.HALF_BYE), RequestedBye(3, 5, Mark.ZERO_BYE)),
    )
    players = entrants(played)
    # B asked off but took part, so C stays third; D has not come yet and is not counted.
    assert {number: player.place for number, player in players.items()} == {1: 1, 3: 3, 5: 4}


@pytest.mark.parametrize(
    ("cell", "barred_2017", "barred_2026"),
    [("U", True, True), ("F", False, True), ("H", False, False), ("Z", False, False)],
)
def test_who_may_not_have_the_bye(cell: str, barred_2017: bool, barred_2026: bool) -> None:
    player = entrants(tournament(f"A {cell}\nB Z"))[1]
    assert player.barred_from_bye("2017") is barred_2017
    assert player.barred_from_bye("2026") is barred_2026


def test_a_win_by_forfeit_bars_from_the_bye() -> None:
    players = entrants(tournament("A w2+\nB b1-"))
    assert [players[n].barred_from_bye("2026") for n in (1, 2)] == [True, False]


def test_virtual_points_of_the_round() -> None:
    played = replace(
        tournament("A U\nB Z"),
        virtual=(VirtualPoints(2, 1, 2, 1, 2), VirtualPoints(1, 2, 3, 2, 2)),
    )
    assert [virtual_points(played, 1, r) for r in (1, 2, 3)] == [2, 2, 0]
    assert [virtual_points(played, 2, r) for r in (1, 2, 3)] == [2, 1, 1]
    assert entrants(played)[1].score == 4


@pytest.mark.parametrize(
    ("table", "recorded", "colour"),
    [
        ("A\nB", WHITE, WHITE),
        ("A\nB", None, WHITE),
        ("A w2=\nB b1=", None, WHITE),
        ("A b2=\nB w1=", None, BLACK),
        ("A Z\nB b3=\nC w2=", None, BLACK),  # number 1 was away: 2 stood at the top
        ("A b2=\nB w1=", WHITE, WHITE),
    ],
)
def test_the_drawn_colour(table: str, recorded: Colour | None, colour: Colour) -> None:
    assert initial_colour(replace(tournament(table), first_colour=recorded)) is colour


def test_topscorers_exist_only_before_the_last_round() -> None:
    table = "A w21 w3=\nB b10 Z\nC Z b1="
    before_last = tournament(table, total=3)
    assert topscorer(entrants(before_last)[1], before_last)
    assert not topscorer(entrants(before_last)[2], before_last)
    early = tournament(table, total=4)
    assert not topscorer(entrants(early)[1], early)


def test_forbidden_pairs_of_the_round() -> None:
    played = replace(
        tournament("A U\nB U\nC U"),
        forbidden=(ForbiddenPair((1, 2), 1, 1), ForbiddenPair((2, 3)), ForbiddenPair((1, 3), 3)),
    )
    assert forbidden_now(played) == {(2, 3), (3, 2)}
