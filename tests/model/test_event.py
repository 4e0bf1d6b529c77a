"""The fold: facts in order become the state; what is taken back is gone."""

from datetime import datetime

from toolkit.model.clock import SHANGHAI
from toolkit.model.event import State, fold
from toolkit.model.facts import (
    AnyFact,
    Checked,
    Corrected,
    Decided,
    DecisionCleared,
    Entry,
    Published,
    ResultEntered,
    RoundPaired,
    SectionFrozen,
)
from toolkit.model.game import Game, Result, Round

NOW = datetime(2020, 1, 1, 9, tzinfo=SHANGHAI)


def state(*facts: AnyFact) -> State:
    return fold(Entry(n, NOW, n, 1, 1, "test", fact, "") for n, fact in enumerate(facts, 1))


def test_a_decision_stands_until_it_is_cleared() -> None:
    decided = Decided("P004", "甲", "accept", "看过")
    assert state(decided).decisions == {("P004", "甲"): decided}
    assert state(decided, DecisionCleared("P004", "甲")).decisions == {}


def test_the_last_correction_of_a_field_holds_and_none_takes_it_back() -> None:
    first, second = Corrected("甲", "sex", "男", "电话"), Corrected("甲", "sex", "女", "来信")
    assert state(first, second).corrections == {("甲", "sex"): second}
    assert state(first, Corrected("甲", "sex", None, "收回")).corrections == {}


def test_the_clock_is_that_of_the_last_fact() -> None:
    made = state(Published(()), Checked(), Published(()))
    assert (made.as_of, made.seq, made.checked) == (NOW, 3, 2)
    assert [p.seq for p in made.publications] == [1, 3]


def test_results_belong_to_their_round_and_board() -> None:
    frozen = SectionFrozen("组", (), 9, "swiss")
    paired = RoundPaired("组", Round(1, (Game(1, 2, None, 1),)), "2017")
    result = ResultEntered("组", 1, 1, Result.DRAW)
    section = state(frozen, paired, result).sections["组"]
    assert section.results == {(1, 1): result}
    assert (section.seq, section.published) == (3, ((2, NOW),))


def test_rounds_of_an_undone_start_list_wait_with_it() -> None:
    paired = RoundPaired("组", Round(1), "2017")
    assert state(paired).sections == {}
