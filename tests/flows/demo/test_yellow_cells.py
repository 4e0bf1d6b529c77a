"""Typing as people do: only the rows that show what is meant, and `check` reads it back."""

from datetime import datetime
from pathlib import Path

import pytest
from openpyxl import Workbook, load_workbook

from tests.flows.events import new_event
from toolkit.assets import sample
from toolkit.flows.demo.yellow_cells import type_decisions, type_phone_entries, type_where
from toolkit.flows.desk import Desk, at_desk
from toolkit.flows.entry import check, ingest
from toolkit.flows.entry.new import new
from toolkit.flows.outcome import Outcome
from toolkit.model.clock import SHANGHAI

CHECKED = datetime(2019, 12, 31, 20, 0, tzinfo=SHANGHAI)
UNIT = "九曲桥棋社"


def look(event: Path) -> dict[tuple[str, str | None, str], str]:
    made = at_desk(event, "check", CHECKED, check.check)
    assert isinstance(made, Outcome), made
    return {(f["code"], f["unit"], f["subject"]): f["state"] for f in made.data["findings"]}


@pytest.fixture(scope="module")
def event(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One late unit, so that every section it enters has too few players."""
    folder = new_event(tmp_path_factory.mktemp("event") / "event")
    mail = next(sample("zibo-2020", "来件").glob(f"*{UNIT}.eml"))

    def read(desk: Desk) -> Outcome:
        made = ingest.ingest(desk, [mail])
        assert isinstance(made, Outcome), made
        return made

    at_desk(folder, "ingest", CHECKED, read)
    look(folder)
    return folder


def test_a_row_is_found_by_code_unit_and_subject_and_read_back(event: Path) -> None:
    of_unit = ("T001", UNIT, "", "接受", "晚了一秒")
    of_section = ("G001", "", "一级棋士组(女子)", "接受", "照样比赛")
    assert type_decisions(event, [of_unit, of_section]) == 2
    decided = {key for key, state in look(event).items() if state == "decided"}
    assert decided == {("T001", UNIT, UNIT), ("G001", None, "一级棋士组(女子)")}


def test_calls_are_typed_line_by_line_and_read_back(tmp_path: Path) -> None:
    event = tmp_path / "event"
    new(event, "qingshui-2019", CHECKED)
    lines = (
        "姓名\t证件号码\t队名\t报名时间\n赵一\t620521198001150014\t\t2019-06-01 09:30\n钱二\t\t\t\n"
    )
    assert type_phone_entries(event, lines) == 2
    made = at_desk(event, "check", CHECKED, check.check)
    assert isinstance(made, Outcome), made
    assert made.data["players"] == 2


def test_what_no_row_shows_is_not_typed(event: Path) -> None:
    before = look(event)
    assert type_decisions(event, [("T001", "别的单位", "", "接受", "不对")]) == 0
    assert look(event) == before


def test_only_rows_that_show_every_text_are_filled(tmp_path: Path) -> None:
    path = tmp_path / "book.xlsx"
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "客房"
    for line in ((), (), ("酒店", "房型", "间数"), ("甲", "标准间", None), ("甲", "大床房", None)):
        sheet.append(line)
    book.save(path)
    assert type_where(path, "客房", {"酒店": "甲", "房型": "大床房"}, {"间数": "3"}) == 1
    shown = load_workbook(path)["客房"]
    assert [shown.cell(row, 3).value for row in (4, 5)] == [None, "3"]
    assert type_where(path, "客房", {"酒店": "乙"}, {"间数": "3"}) == 0
