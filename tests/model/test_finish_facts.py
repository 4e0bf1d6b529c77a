"""Facts after the last round go to the journal and come back the same."""

import pytest
from msgspec import json

from toolkit.model.award import Application, Award
from toolkit.model.fact import Origin
from toolkit.model.facts import AnyFact
from toolkit.model.finish_facts import PrizesPublished, RowTyped, TitlesListed, WorkedOut


@pytest.mark.parametrize(
    "fact",
    [
        RowTyped(
            "收款账户", "甲队/李一", {"account": "6217000000000000"}, "李一", Origin("x.xlsx")
        ),
        PrizesPublished((Award("甲队/李一", "李一", "公开组", 1),)),
        TitlesListed(
            (Application("e", "李一", "一级组", "一级棋士", "候补棋协大师", 12, 9, 12, 65),)
        ),
        WorkedOut("prizes"),
    ],
)
def test_facts_survive_the_journal(fact: AnyFact) -> None:
    assert json.decode(json.encode(fact), type=AnyFact) == fact


def test_facts_say_what_they_are_about() -> None:
    assert RowTyped("收款账户", "甲/李一", {}, "李一").about == "收款账户 李一"
    assert RowTyped("抽签", "公开组 3", {}).about == "抽签 公开组 3"
    assert (PrizesPublished(()).about, TitlesListed(()).about) == ("0 项", "0 人")
