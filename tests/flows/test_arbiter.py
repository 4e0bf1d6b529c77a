"""The arbiter's hand on a round: drafts, swaps, kept boards, rounds taken back, copies merged."""

import shutil
from pathlib import Path

import pytest
from openpyxl import load_workbook

from tests.flows.office import done, qisai
from tests.flows.playing import SECTION, pair_next, published_event, type_all, type_cells
from tests.flows.rounds.test_noted import BOOK, note
from tests.flows.working import refused, run
from tests.workbooks.judge import cells
from toolkit.flows.rounds.pair import pair
from toolkit.flows.rounds.results import results

WALL = f"3公布/对阵-{SECTION}-第1轮.xlsx"


@pytest.fixture
def event(tmp_path: Path) -> Path:
    return published_event(tmp_path, 14)


def draft(event: Path) -> list[list[int]]:
    pairs = done("pair", SECTION, "--draft", event=event)["pairs"]
    assert not (event / WALL).exists()
    return pairs  # type: ignore[no-any-return]


def test_a_draft_is_published_as_it_is_when_nobody_changes_it(event: Path) -> None:
    pairs = draft(event)
    assert pair_next(event).data["pairs"] == pairs
    assert "手工" not in str(cells((event / WALL).read_bytes(), "对阵表")[1][0])


def test_a_swap_is_published_with_its_reason_and_consequences(event: Path) -> None:
    first, second = draft(event)[:2]
    note(event, "拟编第1轮", 4, 改黑方号=f"{second[1]}", 调整理由="领队申请")
    note(event, "拟编第1轮", 5, 改黑方号=f"{first[1]}")
    made = pair_next(event)
    assert made.data["pairs"][:2] == [[first[0], second[1]], [second[0], first[1]]]
    assert any("N006 手工调整：领队申请" in line for line in made.lines)
    shown = cells((event / WALL).read_bytes(), "对阵表")
    assert "含裁判长手工调整：领队申请" in str(shown[1][0])
    why = cells((event / WALL).read_bytes(), "对阵说明")
    assert "手工调整：领队申请" in str(why[3][2])


def test_a_kept_board_stands_and_the_rest_is_paired_anew(event: Path) -> None:
    first = draft(event)[0]
    note(event, "拟编第1轮", 4, 固定="固定", 改白方号=f"{first[1]}", 改黑方号=f"{first[0]}")
    failure = refused(event, lambda desk: pair(desk, SECTION))
    assert "请写调整理由" in failure.message
    note(event, "拟编第1轮", 4, 调整理由="揭幕战")
    made = pair_next(event)
    assert [first[1], first[0]] in made.data["pairs"]


def test_a_rematch_by_hand_is_shown_to_the_arbiter_before_it_is_published(event: Path) -> None:
    first = pair_next(event).data["pairs"][0]
    type_all(event, 1)
    done("pair", SECTION, "--draft", event=event)
    typed = {"改白方号": f"{first[1]}", "改黑方号": f"{first[0]}"}
    note(event, "拟编第2轮", 4, 固定="固定", 调整理由="加赛", **typed)
    wall = event / f"3公布/对阵-{SECTION}-第2轮.xlsx"
    shown = pair_next(event)
    assert any("违反规则" in line and "对弈过" in line for line in shown.lines)
    assert shown.data["draft"]
    assert not wall.exists()
    made = pair_next(event)
    assert first[::-1] in made.data["pairs"]
    assert any("违反规则" in line for line in made.lines)
    assert "含裁判长手工调整：加赛" in str(cells(wall.read_bytes(), "对阵表")[1][0])


def test_what_a_swap_means_can_be_read_before_it_is_published(event: Path) -> None:
    first, second = draft(event)[:2]
    note(event, "拟编第1轮", 4, 改黑方号=f"{second[1]}", 调整理由="领队申请")
    note(event, "拟编第1轮", 5, 改黑方号=f"{first[1]}")
    assert draft(event)[:2] == [[first[0], second[1]], [second[0], first[1]]]
    assert any("N006 手工调整：领队申请" in line for line in pair_next(event).lines)


def test_half_a_swap_is_refused_and_what_was_typed_stays(event: Path) -> None:
    _, second = draft(event)[:2]
    note(event, "拟编第1轮", 4, 改黑方号=f"{second[1]}", 调整理由="x")
    failure = refused(event, lambda desk: pair(desk, SECTION))
    assert "编了两次" in failure.message
    sheet = cells((event / BOOK).read_bytes(), "拟编第1轮")
    assert str(second[1]) in sheet[3]


def test_a_published_round_can_be_taken_back_with_a_reason(event: Path) -> None:
    first = pair_next(event).data["pairs"]
    type_cells(event, 1, {"1": "1-0"})
    run(event, results)
    made = run(event, lambda desk: pair(desk, SECTION, withdraw="名单漏了一人"))
    assert made.data["withdrawn"] == 1
    assert any("1 个结果一起作废" in line for line in made.lines)
    assert not (event / WALL).exists()
    assert pair_next(event).data["pairs"] == first
    told = str(cells((event / WALL).read_bytes(), "对阵表")[1][0])
    assert "原对阵已撤回，重新编排：名单漏了一人" in told


@pytest.mark.parametrize("option", ["--withdraw", "--with-missing"])
def test_a_reason_that_was_left_empty_does_nothing(event: Path, option: str) -> None:
    pair_next(event)
    type_all(event, 1)
    answer = qisai("pair", SECTION, option, " ", event=event)
    assert answer.code == 1
    assert "没有写理由" in answer.err
    assert not (event / f"3公布/对阵-{SECTION}-第2轮.xlsx").exists()
    assert (event / WALL).exists()


def test_nothing_is_paired_while_a_result_is_missing_unless_decided(event: Path) -> None:
    pair_next(event)
    type_cells(event, 1, {str(board): "1-0" for board in range(1, 7)})
    assert "N001" in refused(event, lambda desk: pair(desk, SECTION)).message
    made = run(event, lambda desk: pair(desk, SECTION, with_missing="对局仍在进行"))
    assert made.data["round"] == 2
    shown = cells((event / f"3公布/对阵-{SECTION}-第2轮.xlsx").read_bytes(), "对阵表")
    assert "缺的成绩按和棋编排（对局仍在进行）" in str(shown[1][0])


def test_a_corrected_result_of_an_earlier_round_is_named(event: Path) -> None:
    pair_next(event)
    type_all(event, 1)
    pair_next(event)
    type_cells(event, 1, {"1": "0-1"})
    made = run(event, results)
    assert any("第 1 轮的成绩改了" in line for line in made.lines)


def test_colours_that_were_swapped_at_the_board_count_as_played(event: Path) -> None:
    white, black = pair_next(event).data["pairs"][0]
    type_all(event, 1)
    book = load_workbook(event / BOOK)
    sheet = book["第1轮"]
    columns = {cell.value: cell.column for cell in sheet[3]}
    sheet.cell(4, columns["先后手"]).value = "对调"
    book.save(event / BOOK)
    done("results", event=event)
    rows = done("standings", event=event)["sections"][SECTION]["rows"]
    points = {row["start_no"]: row["points"] for row in rows}
    assert (points[white], points[black]) == (1.0, 0.0)
    cross = cells((event / f"3公布/名次-{SECTION}.xlsx").read_bytes(), "交叉表")
    by_number = {row[1]: row[3] for row in cross[3:]}
    assert by_number[white] == f"{black}黑1"


def test_copies_of_several_arbiters_are_merged_and_conflicts_named(event: Path) -> None:
    pair_next(event)
    one, two = event.parent / "甲.xlsx", event.parent / "乙.xlsx"
    original = (event / BOOK).read_bytes()
    for path, typed in (
        (one, {"1": "1-0", "2": "½-½"}),
        (two, {"2": "0-1", "3": "1-0"}),
    ):
        type_cells(event, 1, typed)
        shutil.move(event / BOOK, path)
        (event / BOOK).write_bytes(original)
    said = done("results", one, two, event=event)
    assert said["entered"] == 2
    [conflict] = said["findings"]
    assert conflict["code"] == "N002"
    assert "甲.xlsx" in conflict["message"]
    assert "乙.xlsx" in conflict["message"]
    assert {m["board"] for m in said["missing"][SECTION]} == {2, 4, 5, 6, 7}


def test_a_file_that_is_no_copy_is_named(event: Path) -> None:
    pair_next(event)
    other = event.parent / "别的.xlsx"
    other.write_bytes(b"x")
    said = done("results", other, event=event)
    assert "不是这个赛事的编排表" in said["findings"][0]["message"]


def test_a_result_that_is_no_result_stays_until_it_is_mended(event: Path) -> None:
    pair_next(event)
    type_cells(event, 1, {"1": "3-0", "2": "1-0"})
    for _ in range(2):
        said = done("results", event=event)
        assert "结果“3-0”不认识" in said["findings"][0]["message"]
    type_cells(event, 1, {"1": "0-1"})
    assert done("results", event=event)["findings"] == []


def test_a_formula_without_a_value_clears_nothing(event: Path) -> None:
    pair_next(event)
    type_cells(event, 1, {"1": "1-0"})
    done("results", event=event)
    type_cells(event, 1, {"1": '="1-0"'})
    said = done("results", event=event)
    assert "公式" in said["findings"][0]["message"]
    assert {m["board"] for m in said["missing"][SECTION]} == set(range(2, 8))
