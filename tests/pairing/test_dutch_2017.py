"""py4swiss behind its adapter."""

import pytest
from msgspec.structs import replace

from bench.rounds import played_rounds
from tests.pairing.fields import tournament
from toolkit.model.game import (
    XIANGQI,
    Colour,
    ForbiddenPair,
    Mark,
    RequestedBye,
    VirtualPoints,
)
from toolkit.pairing import dutch_2017
from toolkit.pairing.dutch_2017 import pair
from toolkit.pairing.engine import Drawn, NoPairing


def test_round_1_with_number_1_absent() -> None:
    """Public failure 45: the engine alone gives the mirror image, since it counts raw numbers."""
    ten = tournament("\n".join("ABCDEFGHIJ"))
    away = tuple(RequestedBye(1, number, Mark.ZERO_BYE) for number in (1, 9))
    drawn = pair(replace(ten, requested=away, first_colour=Colour.BLACK))
    assert isinstance(drawn, Drawn)
    assert set(drawn.pairs) == {(6, 2), (3, 7), (8, 4), (5, 10)}


def test_no_legal_pairing_is_an_answer() -> None:
    assert pair(tournament("A w2=\nB b1=")) == NoPairing("impossible", "Round can not be paired")


def test_a_machine_without_the_engine_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dutch_2017, "find_spec", lambda _name: None)
    assert pair(tournament("A\nB")) == NoPairing("missing_engine")


def test_forbidden_pairs_and_virtual_points_reach_the_engine() -> None:
    four = tournament("A\nB\nC\nD")
    plain = pair(four)
    assert isinstance(plain, Drawn)
    assert set(plain.pairs) == {(1, 3), (4, 2)}
    kept_apart = pair(replace(four, forbidden=(ForbiddenPair((1, 3)),)))
    assert isinstance(kept_apart, Drawn)
    assert set(kept_apart.pairs) == {(1, 4), (3, 2)}
    lifted = pair(replace(four, virtual=(VirtualPoints(2, 1, 1, 1, 2),)))
    assert isinstance(lifted, Drawn)
    assert set(lifted.pairs) == {(1, 2), (3, 4)}


@pytest.mark.parametrize("seed", range(3))
def test_the_scale_of_points_changes_nothing(seed: int) -> None:
    for chess in played_rounds(seed, 16, 6, "2017", trouble=0.05):
        assert pair(chess) == pair(replace(chess, scoring=XIANGQI))
