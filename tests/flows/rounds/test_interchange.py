"""`qisai trf export`: the event's sections as files that other programs and `qisai trf` read."""

from pathlib import Path

import pytest

from tests.flows.office import done, qisai
from tests.flows.playing import SECTION, pair_next, published_event, type_all
from tests.workbooks.judge import cells


@pytest.fixture
def event(tmp_path: Path) -> Path:
    event = published_event(tmp_path, 12)
    pair_next(event)
    type_all(event, 1)
    pair_next(event)
    return event


def test_the_trf_is_understood_by_our_own_reader(event: Path) -> None:
    files = done("trf", "export", SECTION, event=event)["files"]
    assert files == [f"5内部/交换/{SECTION}{end}" for end in (".trf", "-Swiss-Manager.xlsx")]
    checked = done("trf", "check", event / files[0], now=None)
    assert (checked["rules"], checked["ok"]) == ("2017", True)
    text = (event / files[0]).read_text("utf-8")
    assert "Zhao, Yi" in text
    assert "### 1 赵一" in text


def test_the_trf_has_the_places_of_the_standing(event: Path) -> None:
    rows = done("standings", event=event)["sections"][SECTION]["rows"]
    [file, _] = done("trf", "export", SECTION, event=event)["files"]
    lines = (event / file).read_text("utf-8").splitlines()
    ranks = {int(line[4:8]): int(line[85:89]) for line in lines if line.startswith("001")}
    assert ranks == {row["start_no"]: row["rank"] for row in rows}


def test_swiss_manager_finds_its_header_in_the_first_row(event: Path) -> None:
    [_, book] = done("trf", "export", event=event)["files"]
    rows = cells((event / book).read_bytes(), "Players")
    assert rows[0] == ["ID_no", "Name", "Sex", "Birthday", "Rtg_Nat", "Rtg_Int", "Club"]
    assert rows[1][:2] == ["0001", "赵一"]
    assert len(rows) == 13


def test_a_section_without_start_list_is_named_with_those_that_have_one(event: Path) -> None:
    answer = qisai("trf", "export", "公开组", event=event)
    assert answer.code == 1
    assert SECTION in answer.err
