"""What a check may see, and what its docstring becomes."""

from tests.entered import Story
from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.model.finding import Severity


def page_of_two_lines(ground: Ground, unit: object) -> tuple[Hit, ...]:
    """第一行是标题。

    第二行说怎么办。
    """
    return ()


def test_the_first_line_of_the_docstring_is_the_title() -> None:
    rule = Rule("X001", Severity.ERROR, About.UNIT, page_of_two_lines)
    assert rule.title == "第一行是标题。"
    assert rule.page.splitlines()[-1] == "第二行说怎么办。"


def test_a_demand_counts_for_those_it_is_made_of() -> None:
    ground = Story().ground()
    demand = ground.demand("seal")
    assert demand is not None
    assert demand.clause == "七"
    assert ground.demand("seal", of="individual") is None
    assert ground.clause("school_seal") is None


def test_without_a_regulation_nothing_is_demanded() -> None:
    full = Story().ground()
    bare = Ground(full.roster, full.likeness, full.state, full.now)
    assert bare.demand("seal") is None
    assert bare.first_published is None
