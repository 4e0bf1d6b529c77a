"""What becomes of sections, from 分组 or from a verdict in 裁定."""

from datetime import datetime

import pytest

from tests.regulations import regulation
from toolkit.entries.arranging import (
    arranged,
    base_section,
    not_played,
    parts_of,
    players_of,
    stranded,
)
from toolkit.model.clock import SHANGHAI
from toolkit.model.event import Publication, State
from toolkit.model.facts import Decided, Published, PublishedEntry
from toolkit.model.play_facts import SectionArranged
from toolkit.model.play_state import Play

MEN, WOMEN = "男子组", "女子组"
LIST = Published(
    (
        PublishedEntry("甲/李一", "甲", "甲", "李一", MEN),
        PublishedEntry("甲/王二", "甲", "甲", "王二", WOMEN),
    )
)
AT = datetime(2020, 1, 15, tzinfo=SHANGHAI)


def state(*made: SectionArranged, verdict: str = "") -> State:
    decisions = {}
    if verdict:
        fact = Decided("G001", f"section:{WOMEN}", verdict, "组委会")
        decisions = {(fact.code, fact.key): fact}
    play = Play(arranged={one.section: one for one in made})
    return State(publications=(Publication(1, AT, LIST),), play=play, decisions=decisions)


def names(event: State, section: str) -> list[str]:
    return [entry.name for entry in players_of(event, section)]


def test_a_merged_section_plays_in_the_other_one() -> None:
    event = state(SectionArranged(WOMEN, "merge", MEN, "人数不足"))
    assert names(event, MEN) == ["李一", "王二"]
    assert "并入" in not_played(event, WOMEN)
    assert list(stranded(event)) == []


def test_players_of_a_cancelled_section_are_left() -> None:
    event = state(SectionArranged(WOMEN, "cancel", "", "人数不足"))
    assert [entry.name for entry in stranded(event)] == ["王二"]
    assert "取消" in not_played(event, WOMEN)


@pytest.mark.parametrize(("verdict", "what"), [("accept", "play"), ("refuse", "cancel")])
def test_a_verdict_counts_where_nothing_was_typed_in_the_other_book(
    verdict: str, what: str
) -> None:
    made = arranged(state(verdict=verdict), WOMEN)
    assert made is not None
    assert made.what == what
    played = state(SectionArranged(WOMEN, "play", "", "照打"), verdict="refuse")
    assert not_played(played, WOMEN) == ""


def test_nothing_decided_is_played_as_it_is() -> None:
    assert not_played(state(), WOMEN) == ""
    assert names(state(), MEN) == ["李一"]


@pytest.mark.parametrize(
    ("women", "parts"),
    [(10, ("公开组",)), (11, ("公开组", "公开组（女子）"))],
)
def test_women_play_apart_when_they_are_more_than_ten(women: int, parts: tuple[str, ...]) -> None:
    splits = regulation("qingshui-2019").splits
    listed = Published(
        tuple(
            PublishedEntry(f"{sex}{n}", "", "个人", f"{sex}{n}", "公开组", sex)
            for sex, count in (("男", 20), ("女", women))
            for n in range(count)
        )
    )
    event = State(publications=(Publication(1, AT, listed),))
    assert parts_of(event, "公开组", splits) == parts
    counts = [len(players_of(event, part, splits)) for part in parts]
    assert counts == ([30] if women == 10 else [20, 11])
    assert base_section(parts[-1]) == "公开组"


def test_a_section_of_women_alone_is_not_split() -> None:
    splits = regulation("qingshui-2019").splits
    listed = Published(
        tuple(PublishedEntry(f"{n}", "", "个人", f"女{n}", "公开组", "女") for n in range(12))
    )
    event = State(publications=(Publication(1, AT, listed),))
    assert parts_of(event, "公开组", splits) == ("公开组",)
