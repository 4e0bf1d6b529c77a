"""gacrux behind its adapter, held against gacrux reading our TRF text."""

import pytest
from msgspec.structs import replace

from bench.rounds_oracle import pairing_differences
from tests.pairing.fields import tournament
from toolkit.model.game import Colour, Mark, RequestedBye
from toolkit.pairing.dutch_2026 import pair, to_gacrux
from toolkit.pairing.engine import Drawn, NoPairing


@pytest.mark.parametrize("seed", range(8))
def test_random_rounds_agree_with_its_own_reader(seed: int) -> None:
    assert list(pairing_differences(seed, 10 + 2 * seed, 6)) == []


def test_no_legal_pairing_is_an_answer() -> None:
    assert isinstance(pair(tournament("A w2=\nB b1=")), NoPairing)


def test_gaps_in_the_numbers_and_an_unknown_length() -> None:
    played = tournament("A\nB\nC\nD", total=0)
    gapped = tuple(replace(p, number=10 * p.number) for p in played.competitors)
    played = replace(played, competitors=gapped)
    drawn = pair(played)
    assert isinstance(drawn, Drawn)
    assert set(drawn.pairs) == {(10, 30), (40, 20)}
    assert to_gacrux(played)[0]["numRounds"] == 2  # round 1 of an unknown number is not the last


def test_round_1_with_number_1_absent() -> None:
    """Public failure 45: 1 and 9 of 10 are away, black drawn for the top."""
    ten = tournament("\n".join("ABCDEFGHIJ"))
    away = tuple(RequestedBye(1, number, Mark.ZERO_BYE) for number in (1, 9))
    drawn = pair(replace(ten, requested=away, first_colour=Colour.BLACK))
    assert isinstance(drawn, Drawn)
    assert set(drawn.pairs) == {(6, 2), (3, 7), (8, 4), (5, 10)}
