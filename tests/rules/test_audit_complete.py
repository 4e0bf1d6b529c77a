"""What a regulation's data lacks to be used is named before an event needs it."""

import re

import pytest

from tests.regulations import ALL, INVENTED, regulation, text
from toolkit.rules.audit_complete import completeness_findings
from toolkit.rules.load import load
from toolkit.rules.schema import Regulation


def found(name: str, pattern: str, new: str = "") -> list[tuple[str, str | None]]:
    changed, times = re.subn(pattern, new, text(name), count=1, flags=re.MULTILINE)
    assert times == 1, pattern
    loaded = load(changed)
    assert isinstance(loaded, Regulation), loaded
    return [(f.code, f.subject) for f in completeness_findings(loaded)]


@pytest.mark.parametrize("name", ALL)
def test_the_shipped_regulations_lack_nothing(name: str) -> None:
    assert list(completeness_findings(regulation(name))) == []


def block(key: str) -> str:
    return rf"\[{re.escape(key)}\]\n(?:[^\n\[].*\n|[ ].*\n|\n)*"


@pytest.mark.parametrize(
    "key", ["entrants", "pairing", "ranking", "mixing", "prizes.tax", "account"]
)
def test_a_missing_block(key: str) -> None:
    assert found("zibo-2020", block(key)) == [("F034", key)]


@pytest.mark.parametrize(
    ("name", "pattern", "new", "finding"),
    [
        ("zibo-2020", r'  \{ name = "一级棋士组\(女子\)".*\n', "", ("F034", "levels[2]")),
        ("zibo-2020", r'^  \{ name = "大床", .*\n', "", ("F034", "hotels[3]")),
        (INVENTED, r"^admit = \[\n.*title_from.*\n\]\n", "", ("F034", "levels[1]")),
        ("qingshui-2019", '"622521", "622522"', '"622521", "622521"', ("F034", "regions[1]")),
        ("zibo-2020", r'^  \{ start = "一级棋士".*\n', "", ("Z034", "titles.steps")),
        ("qingdao-2017", r'^  \{ start = "十级棋士", goal = "八.*\n', "", ("Z034", "titles.steps")),
        ("changsha-2018", r"^  \{ start = .六级.*goal = .二.*\n", "", ("Z034", "titles.steps")),
        (INVENTED, r'^  \{ titles = \["候补棋协大师"\], rounds.*\n', "", ("Z034", "titles.minima")),
    ],
)  # fmt: skip
def test_a_missing_part(name: str, pattern: str, new: str, finding: tuple[str, str]) -> None:
    assert found(name, pattern, new) == [finding]
