"""Levels that a rule has forgotten, and names that nothing defines."""

import re

import pytest

from tests.regulations import INVENTED, regulation, text
from toolkit.rules.audit_sections import section_findings
from toolkit.rules.load import load
from toolkit.rules.schema import Regulation

DATA = text(INVENTED)


def found(data: str) -> list[tuple[str, str | None]]:
    loaded = load(data)
    assert isinstance(loaded, Regulation), loaded
    return [(f.code, f.subject) for f in section_findings(loaded)]


def without(block: str) -> str:
    """The data without one table, given by its head and the words it holds."""
    head, words = block.split(" ", 1)
    pattern = rf"\[\[?{re.escape(head)}\]\]?\n(?:(?!\n\[).)*?{re.escape(words)}.*?(?=\n\[|\Z)"
    less, times = re.subn(pattern, "", DATA, count=1, flags=re.DOTALL)
    assert times == 1
    return less


def test_a_level_without_any_prize() -> None:
    less = without('prizes.tables name = "少年组个人"').replace('to = "player"', 'to = "chosen"')
    less = less.replace("places = [1, 3]\nclause", 'places = [1, 3]\nlevels = ["公开组"]\nclause')
    assert found(less) == [("Z031", "levels[1]")]


def test_a_level_without_title_cap() -> None:
    assert found(
        DATA.replace('title_cap = { title = "三级棋士", quote = "最高可申报三级棋士" }\n', "")
    ) == [("Z032", "levels[1]")]


@pytest.mark.parametrize("line", ["rounds = 7", "minutes = 30"])
def test_a_level_without_rounds_or_clock(line: str) -> None:
    less = re.sub(rf"  {{ {line}.*\n", "", DATA, count=1)
    assert found(less) == [("G030", "levels[1]")]


@pytest.mark.parametrize(
    ("old", "new", "subject"),
    [
        ('公开组"], quote = "公开组9轮"', '乙组"], quote = "公开组9轮"', "play.rounds[0].levels"),
        ('region = "云溪市"', 'region = "云山市"', "prizes.quotas[0].region"),
        ('个人"\nlevels = ["少年组"]', '个人"\nlevels = ["甲组"]', "prizes.tables[1].levels"),
    ],
)  # fmt: skip
def test_a_name_that_nothing_defines(old: str, new: str, subject: str) -> None:
    assert old in DATA
    assert ("F033", subject) in found(DATA.replace(old, new, 1))


def test_an_event_without_titles_needs_no_title_caps() -> None:
    assert list(section_findings(regulation("qingshui-2019"))) == []
