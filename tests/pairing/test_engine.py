"""What engines answer with."""

from toolkit.pairing.engine import Drawn, NoPairing


def test_a_round_without_bye_and_a_refusal() -> None:
    assert Drawn(((1, 2),)).bye is None
    assert NoPairing("impossible").detail == ""
