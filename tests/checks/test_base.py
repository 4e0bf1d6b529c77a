from msgspec.structs import replace

from tests.entered import Story, form
from tests.regulations import regulation
from toolkit.checks.base import About, Rule
from toolkit.checks.person import id_check_digit
from toolkit.model.finding import Severity


def test_the_page_of_a_rule_is_the_docstring_of_its_function() -> None:
    rule = Rule("P004", Severity.ERROR, About.PLAYER, id_check_digit)
    assert rule.title == "身份证号的校验码（最后一位）不对。"
    assert rule.page.splitlines()[0] == rule.title
    assert not any(line.startswith(" ") for line in rule.page.splitlines())


def test_a_demand_that_is_not_made_of_units_is_off() -> None:
    ground = Story().ground()
    assert ground.clause("seal") == "七"
    assert ground.demand("seal", of="individual") is None
    without = tuple(d for d in regulation().demands if d.what != "seal")
    ground = Story(replace(regulation(), demands=without)).ground()
    assert ground.demand("seal") is None
    assert ground.clause("seal") is None


def test_the_first_publication_parts_late_entries_from_changes() -> None:
    story = Story()
    assert story.ground().first_published is None
    story.mail(form())
    story.publish(story.now)
    assert story.ground().first_published == story.now
