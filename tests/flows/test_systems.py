"""Each system pairs with the regulation's settings; a Berger table can't be re-paired."""

from pathlib import Path

import pytest

from tests.flows.playing import SECTION, published_event
from tests.flows.working import run
from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Outcome
from toolkit.flows.play import new_section, scoring_of, tournament_of
from toolkit.flows.systems import propose
from toolkit.model.play_facts import SectionFrozen


@pytest.mark.parametrize(("players", "rules"), [(8, "berger"), (14, "2017")])
def test_the_system_is_that_of_the_start_list(tmp_path: Path, players: int, rules: str) -> None:
    def work(desk: Desk) -> Outcome:
        frozen = new_section(desk, SECTION)
        assert isinstance(frozen, SectionFrozen)
        desk.note([frozen])
        field = tournament_of(desk.state.sections[SECTION], scoring_of(desk.regulation))
        assert propose(desk, field, frozen).rules == rules
        pinned = propose(desk, field, frozen, [(2, 1)], "揭幕战")
        if rules == "berger":
            assert [finding.code for finding in pinned.findings] == ["N013"]
        else:
            assert (pinned.boards[0].white, pinned.boards[0].by_hand) == (2, "揭幕战")
        return Outcome(())

    run(published_event(tmp_path, players), work)
