"""Sections in play: what each fact about them changes."""

from datetime import datetime

from toolkit.model.clock import SHANGHAI
from toolkit.model.game import Competitor, Game, Result, Round
from toolkit.model.play_facts import Ranked, ResultEntered, RoundPaired, SectionFrozen
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
