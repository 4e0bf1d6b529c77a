"""A published round in which somebody is gone is told until it is settled (N004)."""

from pathlib import Path

from openpyxl import load_workbook

from tests.flows.playing import SECTION, pair_next, published_event, type_all, type_cells
from tests.flows.working import run
from toolkit.flows.outcome import Outcome
from toolkit.flows.rounds.results import results
from toolkit.flows.rounds.round_sheets import book_name
from toolkit.layouts.checkin import ABSENT, PLAYER_SHEET
from toolkit.model.finish_facts import RowTyped


def withdraw(event: Path, number: int) -> None:
    path = event / book_name(SECTION)
    book = load_workbook(path)
    sheet = book["名单变动"]
    columns = {cell.value: cell.column for cell in sheet[3]}
    sheet.cell(4, columns["变动"]).value = "退赛"
    sheet.cell(4, columns["号"]).value = number
    book.save(path)


def codes(made: Outcome) -> list[str]:
    return [one["code"] for one in made.data["findings"]]


def test_a_withdrawal_after_the_pairing_is_told_while_his_board_is_open(tmp_path: Path) -> None:
    event = published_event(tmp_path, 6)
    pair_next(event)
    withdraw(event, 1)
    made = run(event, results)
    assert codes(made) == ["N004"]
    assert "1 号" in made.data["findings"][0]["message"]
    assert "已经退赛，仍有对阵" in made.data["findings"][0]["message"]
    assert codes(run(event, results)) == ["N004"]  # until it is settled
    type_all(event, 1, "白方弃权")
    assert codes(run(event, results)) == []


def test_who_did_not_come_to_the_check_in_is_told_too(tmp_path: Path) -> None:
    event = published_event(tmp_path, 6)
    pair_next(event)

    def absent(desk) -> Outcome:  # type: ignore[no-untyped-def]
        one = desk.state.sections[SECTION].frozen.players[0]
        desk.note([RowTyped(PLAYER_SHEET, one.entry, {"came": ABSENT})])
        return Outcome(())

    run(event, absent)
    made = run(event, results)
    assert codes(made) == ["N004"]
    assert "报到时说明不来" in made.data["findings"][0]["message"]


def test_it_does_not_keep_the_next_round_from_being_paired(tmp_path: Path) -> None:
    event = published_event(tmp_path, 6)
    pair_next(event)
    withdraw(event, 1)
    type_cells(event, 1, {str(board): "双方弃权" for board in (1, 2, 3)})
    assert pair_next(event).data["round"] == 2


def test_a_game_of_somebody_who_had_left_is_doubted(tmp_path: Path) -> None:
    event = published_event(tmp_path, 6)
    pair_next(event)
    type_all(event, 1)
    withdraw(event, 1)
    pair_next(event)
    type_all(event, 2)
    [one] = run(event, results).data["findings"]
    assert one["code"] == "N004"
    assert "已从第 2 轮起退赛，却填了下过的棋" in one["message"]
    assert codes(run(event, results)) == []
