"""Every kind of fact has its word, and says what it is about."""

from typing import get_args

import pytest

from toolkit.flows.words import KINDS, about, decision_words, detail, kind_words
from toolkit.model.facts import AnyFact, Decided, Undone


@pytest.mark.parametrize("kind", get_args(AnyFact), ids=lambda kind: kind.__name__)
def test_every_fact_has_a_chinese_word(kind: type) -> None:
    assert KINDS[kind]


def test_a_decision_in_one_phrase() -> None:
    made = Decided("P004", "甲", "waive", "看过原件", by="王")
    assert decision_words(made) == "豁免：看过原件（王）"
    assert decision_words(None) == "未处理"
    assert (about(made), detail(made)) == ("P004 甲", "豁免：看过原件（王）")
    assert kind_words(Undone(3)) == "撤销"
    assert (about(Undone(3)), detail(Undone(3, "错了"))) == ("第 3 批", "错了")
