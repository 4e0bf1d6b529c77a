"""The codes of rounds are found elsewhere: their rules find nothing and only explain."""

import pytest

from tests.entered import Story, form
from toolkit.checks.base import About, Rule
from toolkit.checks.rounds import RULES


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.code)
def test_a_rule_of_rounds_explains_and_finds_nothing(rule: Rule) -> None:
    story = Story()
    story.mail(form([{}]))
    assert rule.about is About.SHEET
    assert rule.code.startswith("N")
    assert not list(rule.look(story.ground(), None))
