"""An event whose entry list is published, and hands that type into its round workbooks."""

from pathlib import Path

from openpyxl import load_workbook

from tests.flows.working import NOW, run
from toolkit.flows.desk import Desk
from toolkit.flows.entry.new import new
from toolkit.flows.outcome import Outcome
from toolkit.flows.rounds.pair import pair
from toolkit.model.facts import Published, PublishedEntry

SECTION = "棋协大师组(男子)"
SURNAMES = "赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨"


def published_event(folder: Path, players: int, section: str = SECTION) -> Path:
    """A Zibo event with so many players of two units in one section."""
    event = folder / "淄博 2020"
    assert isinstance(new(event, "zibo-2020", NOW), Outcome)
    entries = tuple(
        PublishedEntry(
            f"单位{i % 2}/{SURNAMES[i]}一", f"单位{i % 2}", f"单位{i % 2}", f"{SURNAMES[i]}一",
            section, "男", title="棋协大师",
        )
        for i in range(players)
    )  # fmt: skip
    run(event, lambda desk: _publish(desk, entries))
    return event


def _publish(desk: Desk, entries: tuple[PublishedEntry, ...]) -> Outcome:
    desk.note([Published(entries)])
    return Outcome(())


def pair_next(event: Path, section: str = SECTION) -> Outcome:
    return run(event, lambda desk: pair(desk, section), "pair")


def type_cells(event: Path, number: int, typed: dict[str, str], section: str = SECTION) -> None:
    """Types results by board ("1", "2", … or 轮空); the sheet is what an arbiter sees."""
    path = event / "2填写" / f"编排-{section}.xlsx"
    book = load_workbook(path)
    sheet = book[f"第{number}轮"]
    columns = {cell.value: cell.column for cell in sheet[3]}
    for row in range(4, sheet.max_row + 1):
        board = str(sheet.cell(row, columns["台"]).value)
        if board in typed:
            sheet.cell(row, columns["结果"]).value = typed[board]
    book.save(path)


def type_all(event: Path, number: int, result: str = "1-0", section: str = SECTION) -> None:
    type_cells(event, number, {str(board): result for board in range(1, 60)}, section)
