"""Facts about play come back from the journal as they were."""

import msgspec
import pytest

from toolkit.model.facts import AnyFact
from toolkit.model.game import Competitor, Game, Result, Round
from toolkit.model.play_facts import (
    Ranked,
    ResultEntered,
    RoundDrafted,
    RoundPaired,
    RoundWithdrawn,
    SectionArranged,
    SectionFrozen,
    SectionNoted,
)

FACTS = [
    SectionFrozen("公开组", (Competitor(1, "李一"), Competitor(2, "李二")), 9, "swiss", "种子"),
    RoundPaired("公开组", Round(1, (Game(1, 2),)), "FIDE 2026", ("同分",), "white"),
    ResultEntered("公开组", 1, 1, Result.WHITE_WINS),
    ResultEntered("公开组", 1, 1, None),
    RoundDrafted("公开组", Round(1, (Game(1, 2),)), "FIDE 2026", ("同分",)),
    RoundWithdrawn("公开组", 1, "编错了"),
    SectionNoted("公开组", "名单变动", "1", {"kind": "退赛", "number": "2", "first": "2"}),
    SectionArranged("女子组", "merge", "公开组", "人数不足", "王秘书"),
    Ranked("公开组", 1),
]


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: type(fact).__name__)
def test_a_fact_comes_back_as_it_was(fact: AnyFact) -> None:
    assert msgspec.json.decode(msgspec.json.encode(fact), type=AnyFact) == fact
