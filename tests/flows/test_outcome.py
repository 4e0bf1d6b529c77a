"""What commands hand back says by itself how they ended."""

from toolkit.flows.outcome import Failure, Outcome


def test_an_outcome_ends_well_and_a_failure_with_1() -> None:
    assert Outcome(("做完了",)).code == 0
    assert Failure("没有", "请放").code == 1
