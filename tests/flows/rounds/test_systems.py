"""Each system pairs with the regulation's settings; a Berger table can't be re-paired."""

from pathlib import Path

import pytest

from tests.flows.playing import SECTION, pair_next, published_event, type_all
from tests.flows.rounds.test_noted import note
from tests.flows.working import refused, run
from tests.workbooks.judge import cells
from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Outcome
from toolkit.flows.placing import place
from toolkit.flows.play import new_section, scoring_of, tournament_of
from toolkit.flows.rounds.pair import pair
from toolkit.flows.rounds.results import results
from toolkit.flows.rounds.systems import propose
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


def test_a_double_round_robin_meets_twice_with_both_colours(tmp_path: Path) -> None:
    event = published_event(tmp_path, 5)
    rules = event / "规程" / "规程.toml"
    text = rules.read_text(encoding="utf-8")
    assert "round_robin_up_to = 10\n" in text
    doubled = text.replace(
        "round_robin_up_to = 10\n", "round_robin_up_to = 10\ndouble_round_robin = true\n"
    )
    rules.write_text(doubled, encoding="utf-8")
    met = []
    for number in range(1, 11):
        made = pair_next(event)
        met += [tuple(board) for board in made.data["pairs"]]
        assert any("2 台，轮空 1 人" in line for line in made.lines)
        type_all(event, number)
    assert "standings" in made.next_step
    assert "standings" in run(event, results).next_step
    assert sorted(met) == [(a, b) for a in range(1, 6) for b in range(1, 6) if a != b]
    assert "10 轮已经全部编完" in refused(event, lambda desk: pair(desk, SECTION)).message
    wall = cells((event / f"3公布/对阵-{SECTION}-第1轮.xlsx").read_bytes(), "对阵表")
    assert wall[-1][0] == "轮空"


def test_who_leaves_a_double_round_robin_at_half_keeps_what_he_played(tmp_path: Path) -> None:
    event = published_event(tmp_path, 4)
    rules = event / "规程" / "规程.toml"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(
        text.replace("[play]\n", "[play]\ndouble_round_robin = true\n"), encoding="utf-8"
    )
    for number in (1, 2, 3):
        pair_next(event)
        type_all(event, number)
    note(event, "名单变动", 4, 变动="退赛", 号="4")
    pair_next(event)
    type_all(event, 4)

    def left(desk: Desk) -> Outcome:
        placed = place(desk.state.sections[SECTION], desk.regulation)
        # 3 of his 6 games are half: what he played stands, the fourth is lost by forfeit
        assert {row.number for row in placed.standing.rows if row.points} >= {1, 2, 3}
        games = [
            game for game in placed.tournament.rounds[3].games if 4 in (game.white, game.black)
        ]
        assert [game.result.played for game in games if game.result] == [False]
        return Outcome(())

    run(event, results)
    run(event, left)
