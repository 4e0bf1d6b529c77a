"""Title rules of an event: what its data says and what waits for the organiser."""

from toolkit.rules.titles import Step


def test_a_step_without_rate_is_possible_and_shown_as_such() -> None:
    step = Step(start="七级棋士", goal="六级棋士", confirmed=False)
    assert step.rate is None
    assert not step.confirmed
