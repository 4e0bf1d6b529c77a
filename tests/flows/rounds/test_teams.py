"""Team places: members' places together; single entrants are nobody's members."""

from pathlib import Path

from msgspec.structs import replace

from tests.flows.playing import pair_next, published_event, type_all
from tests.flows.working import run
from tests.workbooks.judge import cells
from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Outcome
from toolkit.flows.rounds.standings import standings
from toolkit.flows.rounds.teams import ranked_teams, write_teams
from toolkit.rules.play import TeamRanking

RULE = TeamRanking(members=4, clause="五(七)", quote="")


def played(tmp_path: Path) -> Path:
    event = published_event(tmp_path, 12)
    pair_next(event)
    type_all(event, 1)
    run(event, standings)
    return event


def test_teams_are_ranked_by_the_places_of_their_best_members(tmp_path: Path) -> None:
    event = played(tmp_path)

    def work(desk: Desk) -> Outcome:
        desk.regulation = replace(desk.regulation, teams=RULE)
        rows = ranked_teams(desk, RULE)
        assert sorted(row.unit for row in rows) == ["单位0", "单位1"]
        assert all(row.total == sum(m.place for m in row.counted) for row in rows)
        assert rows[0].total <= rows[1].total
        return Outcome(tuple(write_teams(desk)))

    assert run(event, work).lines == ("团体名次：3公布/名次-团体.xlsx",)
    rows = cells((event / "3公布/名次-团体.xlsx").read_bytes(), "团体名次")
    assert rows[2][:4] == ["名次", "队", "合计", "第1人"]
    assert {row[1] for row in rows[3:]} == {"单位0", "单位1"}


def test_an_event_without_team_places_has_no_team_list(tmp_path: Path) -> None:
    event = played(tmp_path)
    assert not (event / "3公布/名次-团体.xlsx").exists()
