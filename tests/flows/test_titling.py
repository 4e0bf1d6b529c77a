"""From results to scorers: points without play apart, whatever the event's scoring."""

from pathlib import Path

from tests.flows.finished import finished_event, player
from tests.flows.working import run
from toolkit.entries.build import build
from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Outcome
from toolkit.flows.titling import Titling, confirmed, earlier
from toolkit.model.event import State
from toolkit.model.finish_facts import RowTyped
from toolkit.model.finish_state import Finish
from toolkit.model.game import Result
from toolkit.model.play_facts import ResultEntered
from toolkit.titles.rates import Confirmed

SECTION = "一级棋士组(男子)"
PEOPLE = [player(name, SECTION, title="一级棋士") for name in "甲乙丙丁"]


def typed(*facts: RowTyped) -> State:
    return State(finish=Finish({(fact.table, fact.row): fact for fact in facts}))


def titling(event: Path, *facts: object) -> Titling:
    found: list[Titling] = []

    def look(desk: Desk) -> Outcome:
        desk.note(facts)  # type: ignore[arg-type]
        roster = build(desk.state, desk.regulation)
        found.append(Titling(desk.state, desk.regulation, roster))
        return Outcome(())

    run(event, look)
    return found[0]


def test_points_are_half_points_in_order_of_places(tmp_path: Path) -> None:
    made = titling(finished_event(tmp_path, PEOPLE))
    assert [(s.name, s.points, s.rounds, s.title) for s in made.scorers()] == [
        ("甲", 6, 3, "一级棋士"),
        ("乙", 4, 3, "一级棋士"),
        ("丙", 2, 3, "一级棋士"),
        ("丁", 0, 3, "一级棋士"),
    ]


def test_a_forfeit_brings_points_without_play(tmp_path: Path) -> None:
    event = finished_event(tmp_path, PEOPLE)
    first = titling(event).state.sections[SECTION].rounds[0].round.games[0]
    won = Result.WHITE_BY_FORFEIT if first.white < first.black else Result.BLACK_BY_FORFEIT
    made = titling(event, ResultEntered(SECTION, 1, first.board, won))
    winner = min(first.white, first.black)
    one = next(s for s in made.scorers() if s.name == "甲乙丙丁"[winner - 1])
    assert (one.unplayed, one.rounds_unplayed) == (2, 1)


def test_a_barred_player_gets_no_title(tmp_path: Path) -> None:
    event = finished_event(tmp_path, PEOPLE)
    key = next(titling(event).scorers()).key
    made = titling(event, RowTyped("取消获奖", "1", {"name": "甲", "entry": key}))
    assert [s.name for s in made.scorers()] == ["乙", "丙", "丁"]


def test_an_event_without_titles_has_no_scorers(tmp_path: Path) -> None:
    people = [player(name, "公开组") for name in "甲乙丙"]
    made = titling(finished_event(tmp_path, people, regulation="qingshui-2019"))
    assert list(made.scorers()) == []


def test_what_people_confirmed_and_brought_along() -> None:
    state = typed(
        RowTyped("得分率", "无→六级棋士", {"rate": "20", "source": "条例", "by": "王"}),
        RowTyped("申报材料", "e1", {"earlier": "2018 青岛；2019 长沙"}),
        RowTyped("申报材料", "e2", {"photo": "有"}),
    )
    assert confirmed(state) == {"无→六级棋士": Confirmed(20, "条例", "王")}
    assert earlier(state) == {"e1": 2}
