"""Places go by complete rounds only, and by the regulation's own way of counting."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.flows.playing import SECTION, pair_next, published_event, type_all, type_cells
from tests.flows.working import run
from tests.regulations import regulation
from toolkit.flows.outcome import Outcome
from toolkit.flows.placing import Placing, place, places_by_round, settings_of
from toolkit.flows.rounds.results import results
from toolkit.model.play_state import SectionState


def state_of(event: Path) -> SectionState:
    found: list[SectionState] = []

    def work(desk) -> Outcome:  # type: ignore[no-untyped-def]
        found.append(desk.state.sections[SECTION])
        return Outcome(())

    run(event, work)
    return found[0]


@pytest.fixture
def event(tmp_path: Path) -> Path:
    event = published_event(tmp_path, 12)
    for number in (1, 2):
        pair_next(event)
        type_all(event, number)
    pair_next(event)
    type_cells(event, 3, {"1": "1-0", "2": "½-½"})
    run(event, results)
    return event


def placing(event: Path) -> Placing:
    return place(state_of(event), regulation("zibo-2020"))


def test_a_round_counts_when_all_its_results_are_in(event: Path) -> None:
    placed = placing(event)
    assert (placed.standing.after_round, placed.open_boards, placed.final) == (2, 4, False)
    assert all(row.points in (0, 2, 4) for row in placed.standing.rows)


def test_the_last_round_makes_it_final(event: Path) -> None:
    state = state_of(event)
    short = replace(state, frozen=replace(state.frozen, rounds=2), rounds=state.rounds[:2])
    assert place(short, regulation("zibo-2020")).final


def test_there_is_a_standing_after_each_round(event: Path) -> None:
    placed = placing(event)
    after = places_by_round(placed, state_of(event), regulation("zibo-2020"))
    assert [one.after_round for one in after] == [1, 2]
    assert after[-1] == placed.standing


def test_byes_and_forfeits_count_as_the_regulation_says(event: Path) -> None:
    rules = regulation("qingshui-2019")
    assert rules.ranking
    other = replace(rules, ranking=replace(rules.ranking, bye_wins=False, bye_counts="zero"))
    settings = settings_of(state_of(event), other)
    assert (settings.bye_wins, settings.bye_counts, settings.regime) == (False, "zero", 2024)
