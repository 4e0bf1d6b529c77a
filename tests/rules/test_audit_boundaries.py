"""Boundaries by the letter of the text, and those of the data."""

import pytest

from tests.regulations import regulation, text
from toolkit.rules.audit_boundaries import boundary_findings, worded_bounds
from toolkit.rules.load import load
from toolkit.rules.schema import Regulation

ENDLESS = 10**6


def found(name: str, old: str, new: str) -> list[tuple[str, str | None]]:
    data = text(name)
    assert old in data, old
    loaded = load(data.replace(old, new, 1))
    assert isinstance(loaded, Regulation), loaded
    before = {f.message for f in boundary_findings(regulation(name))}
    return [(f.code, f.subject) for f in boundary_findings(loaded) if f.message not in before]


@pytest.mark.parametrize(
    ("phrase", "low", "high"),
    [
        ("160人以上颁发前32名奖金", 160, ENDLESS),
        ("81-160人录取前16名", 81, 160),
        ("80(含)人以内录取前8名", 0, 80),
        ("不足80(含)人的只颁发", 0, 80),
        ("80名以上录取前16名", 80, ENDLESS),
        ("不足十人者混合编排", 0, 9),
        ("人数超过十人", 11, ENDLESS),
        ("60人以下", 0, 60),
    ],
)
def test_head_counts_by_the_letter(phrase: str, low: int, high: int) -> None:
    assert worded_bounds(phrase) == (low, high)


def test_a_phrase_without_head_count_has_no_bounds() -> None:
    assert worded_bounds("各组录取前八名") is None


def test_160_players_are_in_two_steps_of_zibo_and_ten_women_in_none_of_qingshui() -> None:
    zibo = [f for f in boundary_findings(regulation()) if f.code == "Z030"]
    assert ["恰好 160 人" in f.message for f in zibo] == [True]
    women = [f for f in boundary_findings(regulation("qingshui-2019")) if f.code == "Z030"]
    assert ["恰好 10 人" in f.message for f in women] == [True]


@pytest.mark.parametrize(
    ("name", "old", "new", "subject"),
    [
        ("zibo-2020", "at_least = 161", "at_least = 162", "prizes.depths[0]"),
        (
            "zibo-2020",
            "{ at_most = 80, places",
            "{ at_least = 8, at_most = 80, places",
            "prizes.depths[0]",
        ),
        ("ivy-2014", "rating_to = 1619", "rating_to = 1620", "prizes.tables[6].bands[1]"),
        ("qingshui-2019", "random_until = 3", "random_until = 4", "records"),
        ("qingshui-2019", "at_least = 121", "at_least = 122", "play.rounds"),
        (
            "qingshui-2019",
            "rounds = 13, at_least = 121",
            "rounds = 13, at_least = 121, at_most = 150",
            "play.rounds",
        ),
    ],
)
def test_steps_of_the_data_must_meet(name: str, old: str, new: str, subject: str) -> None:
    assert found(name, old, new) == [("Z030", subject)]
