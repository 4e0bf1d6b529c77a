"""Start lists follow the regulation; results turn the published rounds into a tournament."""

from pathlib import Path

from tests.flows.playing import SECTION, pair_next, published_event, type_all
from tests.flows.working import run
from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Outcome
from toolkit.flows.play import tournament_of
from toolkit.flows.rounds.results import results
from toolkit.model.game import CHESS


def test_the_start_list_is_a_fact_and_numbers_run_from_one(tmp_path: Path) -> None:
    event = published_event(tmp_path, 12)
    pair_next(event)
    type_all(event, 1)
    run(event, results)

    def look(desk: Desk) -> Outcome:
        state = desk.state.sections[SECTION]
        assert [p.number for p in state.frozen.players] == list(range(1, 13))
        assert state.frozen.rounds == 9
        tournament = tournament_of(state, CHESS)
        assert tournament.rounds[0].complete
        assert tournament.first_colour is not None
        return Outcome(())

    run(event, look)
