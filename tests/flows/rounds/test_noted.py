"""名单变动 and 抗议: typed between the rounds, used by the next pairing, named while open."""

from pathlib import Path

import pytest
from openpyxl import load_workbook

from tests.flows.office import done, qisai
from tests.flows.playing import SECTION, pair_next, published_event, type_all
from tests.flows.working import refused, run
from tests.workbooks.judge import cells
from toolkit.flows.outcome import Outcome
from toolkit.flows.rounds.pair import pair
from toolkit.flows.rounds.results import results

BOOK = f"2填写/编排-{SECTION}.xlsx"


@pytest.fixture
def event(tmp_path: Path) -> Path:
    event = published_event(tmp_path, 14)
    pair_next(event)
    type_all(event, 1)
    return event


def note(event: Path, sheet: str, row: int, **typed: str) -> None:
    """Types into a row, by the headers one sees."""
    book = load_workbook(event / BOOK)
    page = book[sheet]
    columns = {cell.value: cell.column for cell in page[3]}
    for title, text in typed.items():
        page.cell(row, columns[title]).value = text
    book.save(event / BOOK)


def names(event: Path, number: int) -> set[object]:
    rows = cells((event / f"3公布/对阵-{SECTION}-第{number}轮.xlsx").read_bytes(), "对阵表")
    return {name for row in rows[3:] for name in (row[2], row[8])}


def test_who_withdraws_is_not_paired_any_more(event: Path) -> None:
    note(event, "名单变动", 4, 变动="退赛", 号="3", 姓名="孙一", 理由="生病")
    made = pair_next(event)
    assert "孙一" not in names(event, 2)
    assert any("名单变动：退赛 3 号孙一，从第 2 轮起" in line for line in made.lines)


def test_a_late_entrant_gets_the_next_number_and_joins(event: Path) -> None:
    note(event, "名单变动", 4, 变动="补报", 姓名="补一", 补报的单位="新队")
    made = pair_next(event)
    assert "  名单变动：补报 15 号补一，从第 2 轮起" in made.lines
    numbers = {n for pair_ in made.data["pairs"] for n in pair_} | set(made.data["byes"])
    assert 15 in numbers
    assert "补一" in names(event, 2)


def test_a_late_entrant_stands_in_every_list_of_players(event: Path) -> None:
    note(event, "名单变动", 4, 变动="补报", 姓名="补一", 补报的单位="新队")
    pair_next(event)
    type_all(event, 2)
    rows = done("standings", event=event)["sections"][SECTION]["rows"]
    [late] = [row for row in rows if row["start_no"] == 15]
    assert (late["name"], late["unit"], late["rank"] > 1) == ("补一", "新队", True)
    assert "15 人，已编排 2 轮" in qisai("status", event=event).out
    note(event, "名单变动", 5, 变动="退赛", 号="15")
    assert "退赛 15 号补一" in qisai("results", event=event).out


def test_a_requested_bye_is_half_a_point_once(event: Path) -> None:
    note(event, "名单变动", 4, 变动="请假（半分）", 号="5")
    made = pair_next(event)
    assert 5 in made.data["byes"]
    assert any("不下 1 人" in line for line in made.lines)
    wall = event / f"3公布/对阵-{SECTION}-第2轮.xlsx"
    [why] = [row for row in cells(wall.read_bytes(), "对阵说明") if row[0] == "请假"]
    assert why[2] == "请假（半分）"
    type_all(event, 2)
    assert 5 not in pair_next(event).data["byes"]


def test_who_must_not_meet_does_not(tmp_path: Path) -> None:
    event = published_event(tmp_path, 14)
    first = pair_next(event).data["pairs"][0]
    run(event, lambda desk: pair(desk, SECTION, withdraw="试编"))
    pair_draft(event)
    note(event, "名单变动", 4, 变动="回避", 号=f"{first[0]}", **{"回避谁（号）": f"{first[1]}"})
    note(event, "名单变动", 5, 变动="请假（半分）", 号="5", 到第几轮="2")
    made = pair_next(event)
    [apart, away] = [line for line in made.lines if "名单变动" in line]
    assert apart.startswith(f"  名单变动：回避 {first[0]} 号")
    assert f"与 {first[1]} 号" in apart
    assert away.endswith("第 1 轮到第 2 轮")
    again = made.data["pairs"]
    assert not [one for one in again if set(one) == set(first)]


def pair_draft(event: Path) -> Outcome:
    return run(event, lambda desk: pair(desk, SECTION, draft=True))


def test_what_can_not_be_taken_is_named_and_kept(event: Path) -> None:
    note(event, "名单变动", 5, 变动="退赛", 号="3")
    note(event, "名单变动", 4, 变动="退赛", 号="99")
    failure = refused(event, lambda desk: pair(desk, SECTION))
    assert "名单上没有 99 号" in failure.message
    assert "退赛 3 号孙一，从第 2 轮起" in failure.message  # what was taken is told too
    assert cells((event / BOOK).read_bytes(), "名单变动")[3][3] == "99"


def test_a_row_may_be_changed_before_it_is_used(event: Path) -> None:
    note(event, "名单变动", 4, 变动="请假（零分）", 号="5", 从第几轮="3")
    run(event, results)
    note(event, "名单变动", 4, 变动="请假（半分）", 到第几轮="4")
    assert not [line for line in run(event, results).lines if "N009" in line]
    assert 5 not in pair_next(event).data["byes"]
    type_all(event, 2)
    assert 5 in pair_next(event).data["byes"]


def test_a_change_that_was_used_can_not_be_taken_back(event: Path) -> None:
    note(event, "名单变动", 4, 变动="请假（零分）", 号="5")
    pair_next(event)
    note(event, "名单变动", 4, 变动="", 号="", 从第几轮="")
    made = run(event, results)
    assert any("已经用在编排里" in line for line in made.lines)


def test_an_open_protest_is_named_until_it_is_ruled_on(event: Path) -> None:
    note(event, "抗议", 4, 轮次="1", 台="2", 谁提出="周领队", 事由="对方手机响")
    assert any("N008" in line and "周领队" in line for line in run(event, results).lines)
    note(event, "抗议", 4, 裁决="判负", 裁决人="裁判长")
    assert not any("N008" in line for line in run(event, results).lines)
