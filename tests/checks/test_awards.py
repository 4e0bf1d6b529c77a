"""The findings of prizes and titles are made by the flows; here stand their pages alone."""

from tests.entered import form, mailed
from toolkit.checks.awards import RULES
from toolkit.checks.base import About


def test_they_never_appear_among_the_findings_of_an_entry() -> None:
    story = mailed(form())
    assert all(rule.about is About.SHEET for rule in RULES)
    assert not {one.finding.code for one in story.judged()} & {rule.code for rule in RULES}
    assert all(list(rule.look(story.ground(), None)) == [] for rule in RULES)
