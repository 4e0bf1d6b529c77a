"""Rows of a xiangqi round: games that were not recorded count as fouls (清水 五(六))."""

from pathlib import Path

from openpyxl import load_workbook

from tests.flows.finished import finished_event, player, run
from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Outcome
from toolkit.flows.play import scoring_of, tournament_of
from toolkit.flows.rounds.results import results
from toolkit.flows.rounds.round_sheets import book_name, write_rounds
from toolkit.model.game import sides

SECTION = "个人"
PEOPLE = [player(f"{name}一", SECTION) for name in "赵钱孙李周吴"]


def event_of(folder: Path) -> Path:
    event = finished_event(folder, PEOPLE, regulation="qingshui-2019", rounds=2)

    def written(desk: Desk) -> Outcome:
        for section in desk.state.sections:
            write_rounds(desk, section)
        return Outcome(tuple(desk.state.sections))

    run(event, written)
    return event


def section_of(event: Path) -> str:
    return run(event, lambda desk: Outcome(tuple(desk.state.sections))).lines[0]


def type_row(event: Path, board: int, **typed: str | None) -> None:
    path = event / book_name(section_of(event))
    book = load_workbook(path)
    sheet = book["第1轮"]
    columns = {cell.value: cell.column for cell in sheet[3]}
    for row in range(4, sheet.max_row + 1):
        if str(sheet.cell(row, columns["台"]).value) == str(board):
            for title, value in typed.items():
                sheet.cell(row, columns[title]).value = value
    book.save(path)


def fouls(event: Path, board: int) -> list[int]:
    def found(desk: Desk) -> Outcome:
        state = next(iter(desk.state.sections.values()))
        tournament = tournament_of(state, scoring_of(desk.regulation))
        game = next(g for g in tournament.rounds[0].games if g.board == board)
        rows = sides(tournament)
        return Outcome((), data=[rows[n][0].fouls for n in (game.white, game.black)])

    return list(run(event, found).data)


def test_the_winner_who_did_not_record_gets_a_foul_and_it_is_told(tmp_path: Path) -> None:
    event = event_of(tmp_path)
    type_row(event, 1, 结果="黑胜", 黑方犯规="2", 录谱="漏录")
    read = run(event, results)
    [remark] = [one for one in read.data["findings"] if one["code"] == "N007"]
    assert "第 1 轮 1 台" in remark["message"]
    assert "漏录，记犯规 1 次" in remark["message"]
    assert fouls(event, 1) == [0, 3]
    assert run(event, results).data["findings"] == []  # told once
    type_row(event, 1, 录谱=None)
    run(event, results)
    assert fouls(event, 1) == [0, 2]


def test_a_forfeit_has_no_record_and_unknown_words_are_findings(tmp_path: Path) -> None:
    event = event_of(tmp_path)
    type_row(event, 1, 结果="黑方弃权", 录谱="漏录")
    type_row(event, 2, 录谱="没有")
    found = run(event, results).data["findings"]
    assert [one["code"] for one in found] == ["N009", "N009"]
    assert "没有下完的结果" in found[0]["message"]
    assert "录谱“没有”不认识" in found[1]["message"]
