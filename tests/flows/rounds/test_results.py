"""Results typed into the yellow cells become facts, once, with their cell."""

from pathlib import Path

from tests.flows.playing import SECTION, pair_next, published_event, type_all, type_cells
from tests.flows.working import run
from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Outcome
from toolkit.flows.rounds.results import results
from toolkit.model.game import Result


def stored(event: Path) -> dict[tuple[int, int], Result | None]:
    found: dict[tuple[int, int], Result | None] = {}

    def look(desk: Desk) -> Outcome:
        for key, fact in desk.state.sections[SECTION].results.items():
            found[key] = fact.result
        return Outcome(())

    run(event, look)
    return found


def test_results_are_read_once_and_missing_boards_are_named(tmp_path: Path) -> None:
    event = published_event(tmp_path, 12)
    pair_next(event)
    type_cells(event, 1, {"1": "1-0", "2": "和", "3": "双方弃权"})
    made = run(event, results)
    assert made.data["entered"] == 3
    assert [b["board"] for b in made.data["missing"][SECTION]] == [4, 5, 6]
    assert stored(event) == {
        (1, 1): Result.WHITE_WINS,
        (1, 2): Result.DRAW,
        (1, 3): Result.DOUBLE_FORFEIT,
    }
    assert run(event, results).data["entered"] == 0


def test_a_correction_replaces_and_an_emptied_cell_clears(tmp_path: Path) -> None:
    event = published_event(tmp_path, 12)
    pair_next(event)
    type_all(event, 1)
    run(event, results)
    type_cells(event, 1, {"1": "0-1", "2": ""})
    assert run(event, results).data["entered"] == 2
    assert stored(event)[1, 1] is Result.BLACK_WINS
    assert stored(event)[1, 2] is None


def test_what_is_no_result_is_a_finding_and_changes_nothing(tmp_path: Path) -> None:
    event = published_event(tmp_path, 12)
    pair_next(event)
    type_cells(event, 1, {"1": "2-0"})
    made = run(event, results)
    assert [f["code"] for f in made.data["findings"]] == ["N009"]
    assert made.data["findings"][0]["where"] == "第1轮!H4"
    assert stored(event) == {}
