"""Sections in play: what each fact about them changes."""

from datetime import datetime

from toolkit.model.clock import SHANGHAI
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
from toolkit.model.play_state import Play, PlayFact

AT = datetime(2020, 1, 15, 9, tzinfo=SHANGHAI)
FROZEN = SectionFrozen("公开组", (Competitor(1, "李一"), Competitor(2, "李二")), 9, "swiss")
PAIRED = RoundPaired("公开组", Round(1, (Game(1, 2),)), "FIDE 2026")
WON = ResultEntered("公开组", 1, 1, Result.WHITE_WINS)


def play(*facts: PlayFact) -> Play:
    found = Play()
    for seq, fact in enumerate(facts, 1):
        found = found.after(fact, seq, AT)
    return found


def test_a_section_begins_with_its_start_list() -> None:
    section = play(FROZEN).sections["公开组"]
    assert (section.frozen, section.seq, section.rounds) == (FROZEN, 1, ())


def test_rounds_add_up_and_keep_when_they_were_published() -> None:
    section = play(FROZEN, PAIRED).sections["公开组"]
    assert (section.rounds, section.published, section.seq) == ((PAIRED,), ((2, AT),), 2)


def test_the_last_result_of_a_board_holds() -> None:
    emptied = ResultEntered("公开组", 1, 1, None)
    section = play(FROZEN, PAIRED, WON, emptied).sections["公开组"]
    assert section.results == {(1, 1): emptied}


def test_a_published_standing_is_no_change_of_the_section() -> None:
    section = play(FROZEN, PAIRED, WON, Ranked("公开组", 1)).sections["公开组"]
    assert (section.ranked, section.seq) == (4, 3)


def test_rounds_of_a_start_list_that_was_undone_wait() -> None:
    assert play(PAIRED, WON, Ranked("公开组", 1)) == Play()


def test_a_withdrawn_round_takes_its_results_along_and_leaves_its_reason() -> None:
    gone = RoundWithdrawn("公开组", 1, "编错了")
    section = play(FROZEN, PAIRED, WON, gone).sections["公开组"]
    assert (section.rounds, section.published, section.results) == ((), (), {})
    assert section.withdrawn == {1: "编错了"}


def test_a_row_beside_the_rounds_holds_until_it_is_emptied() -> None:
    away = SectionNoted("公开组", "名单变动", "1", {"kind": "退赛", "number": "2", "first": "2"})
    assert play(FROZEN, away).sections["公开组"].rows("名单变动") == {"1": away.said}
    emptied = SectionNoted("公开组", "名单变动", "1", {})
    assert play(FROZEN, away, emptied).sections["公开组"].rows("名单变动") == {}


def test_a_draft_holds_until_the_next_fact() -> None:
    draft = RoundDrafted("公开组", Round(1, (Game(1, 2),)), "FIDE 2026")
    assert play(FROZEN, draft).sections["公开组"].draft == draft
    assert play(FROZEN, draft, PAIRED).sections["公开组"].draft is None


def test_what_becomes_of_a_section_is_known_before_it_has_a_start_list() -> None:
    merged = SectionArranged("女子组", "merge", "公开组", "人数不足")
    assert play(merged).arranged == {"女子组": merged}
    assert play(merged, SectionArranged("女子组", "")).arranged == {}
