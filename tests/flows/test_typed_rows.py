"""Rows that people typed: read once, compared with what is known, kept when not understood."""

from datetime import datetime
from pathlib import Path

from tests.flows.events import new_event
from toolkit.flows.desk import Desk, at_desk
from toolkit.flows.outcome import Outcome
from toolkit.flows.typed import slip
from toolkit.flows.typed_rows import TypedRows, read_typed_rows, rows_of, with_typed
from toolkit.layouts.fill_in import FillColumn, FilledRow, FillRow, FillTable
from toolkit.model.clock import SHANGHAI
from toolkit.model.form import Problem
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.fill_in import fill_in_sheet, write_index

NOW = datetime(2020, 1, 5, 10, tzinfo=SHANGHAI)
BOOK = "2填写/试.xlsx"
TABLE = FillTable(
    "试", (FillColumn("what", "事项"), FillColumn("name", "姓名", yellow=True))
)  # fmt: skip


def judge(_: str, row: FilledRow) -> Problem | None:
    return slip(row, "name", "不认识") if row.text("name") == "错" else None


def write(desk: Desk, *names: str) -> None:
    rows = [FillRow(f"{n}", {"what": "甲", "name": name}) for n, name in enumerate(names, 1)]
    book = Book(Stamp(NOW), "试")
    fill_in_sheet(book, TABLE, rows, "试", "")
    write_index(book, [(TABLE, rows)])
    (desk.event / BOOK).write_bytes(book.to_bytes())


def read(desk: Desk) -> TypedRows:
    return read_typed_rows(desk, BOOK, (TABLE,), judge)


def test_rows_are_facts_once_and_slips_stay(tmp_path: Path) -> None:
    event = new_event(tmp_path / "赛", "zibo-2020")

    def work(desk: Desk) -> Outcome:
        assert read(desk) == TypedRows()
        write(desk, "李一", "错", "")
        typed = read(desk)
        [fact] = typed.facts
        assert (fact.row, fact.said, fact.subject) == ("1", {"name": "李一"}, "李一")
        assert typed.kept == {("试", "2"): {"name": "错"}}
        assert (typed.unread, typed.broken) == (True, False)
        assert "读入 试.xlsx 1 项。" in typed.lines(BOOK)[0]
        assert "N009" in typed.lines(BOOK)[1]
        desk.note(typed.facts)
        assert read(desk).facts == ()
        shown = rows_of(desk, "试", typed, blank=2)
        assert [(r.id, r.texts.get("name", "")) for r in shown] == [
            ("1", "李一"), ("2", "错"), ("3", ""), ("4", ""),
        ]  # fmt: skip
        again = with_typed(desk, "试", typed, [FillRow("1", {"what": "甲"}), FillRow("2", {})])
        assert [r.texts for r in again] == [{"what": "甲", "name": "李一"}, {"name": "错"}]
        write(desk, "", "", "")
        assert [(f.row, f.said) for f in read(desk).facts] == [("1", {})]
        (desk.event / BOOK).write_bytes(b"no workbook")
        assert read(desk).broken
        return Outcome(())

    at_desk(event, "test", NOW, work)
