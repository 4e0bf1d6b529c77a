"""赛场: typed once, printed on wall sheets and slips; what can't be read stops nothing silently."""

from pathlib import Path

import pytest
from openpyxl import load_workbook

from tests.flows.playing import SECTION, pair_next, published_event, type_cells
from tests.flows.working import refused, run
from tests.workbooks.judge import cells
from toolkit.flows.entry.hall import BOOK, absorb_hall
from toolkit.flows.outcome import Outcome
from toolkit.flows.record.undo import rebuild
from toolkit.flows.rounds.pair import pair


@pytest.fixture
def event(tmp_path: Path) -> Path:
    event = published_event(tmp_path, 8)
    look(event)
    return event


def look(event: Path) -> list[str]:
    """Reads and writes 赛场.xlsx; returns what was wrong."""
    said: list[str] = []

    def work(desk) -> Outcome:  # type: ignore[no-untyped-def]
        said.extend(problem.detail["cause"] for problem in absorb_hall(desk))
        return Outcome(())

    run(event, work)
    return said


def type_hall(event: Path, sheet: str, row: int, **typed: str) -> None:
    """Types into the yellow cells of a row, by the headers one sees."""
    book = load_workbook(event / BOOK)
    page = book[sheet]
    columns = {cell.value: cell.column for cell in page[3]}
    for title, text in typed.items():
        page.cell(row, columns[title]).value = text
    book.save(event / BOOK)


def wall(event: Path) -> list[list[object]]:
    return cells((event / f"3公布/对阵-{SECTION}-第1轮.xlsx").read_bytes(), "对阵表")


def test_tables_times_and_halls_stand_on_the_wall(event: Path) -> None:
    type_hall(event, "场地", 4, 赛场="二楼", 起始台号="41", 裁判员="周一")
    type_hall(event, "轮次时间", 4, 日期="1月18日", 开赛时间="9：00")
    pair_next(event)
    rows = wall(event)
    assert str(rows[1][0]).startswith("2020-01-18 09:00，二楼；循环制")
    assert [row[0] for row in rows[3:]] == ["41", "42", "43", "44"]


def test_results_come_back_from_tables_that_are_numbered_through(event: Path) -> None:
    type_hall(event, "场地", 4, 起始台号="41")
    pair_next(event)
    type_cells(event, 1, {str(table): "1-0" for table in range(41, 45)})
    assert pair_next(event).data["round"] == 2


@pytest.mark.parametrize(
    ("sheet", "title", "text", "told"),
    [
        ("场地", "起始台号", "第三张", "起始台号“第三张”不是正整数"),
        ("轮次时间", "日期", "明天", "日期“明天”请写成 2020-01-18"),
        ("轮次时间", "开赛时间", "下午两点", "开赛时间“下午两点”请写成 14:00"),
    ],
)
def test_what_cannot_be_read_is_named_and_kept(
    event: Path, sheet: str, title: str, text: str, told: str
) -> None:
    type_hall(event, sheet, 4, **{title: text})
    assert look(event) == [told]
    assert told in refused(event, lambda desk: pair(desk, SECTION)).message
    assert text in {cell.value for row in load_workbook(event / BOOK)[sheet] for cell in row}


def test_the_sheet_is_written_byte_equal_by_a_rebuild(event: Path) -> None:
    type_hall(event, "场地", 4, 赛场="二楼")
    pair_next(event)
    before = (event / BOOK).read_bytes()
    (event / BOOK).unlink()
    run(event, rebuild)
    assert (event / BOOK).read_bytes() == before
