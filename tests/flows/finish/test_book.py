"""`qisai book`: the programme book from the publication on, the book of results after play."""

from pathlib import Path

import pytest

from tests.flows.office import done, qisai
from tests.flows.playing import SECTION, pair_next, published_event, type_all
from tests.flows.working import run
from tests.workbooks.judge import cells, openpyxl_book
from toolkit.flows.record.undo import rebuild
from toolkit.flows.rounds.standings import standings


@pytest.fixture
def event(tmp_path: Path) -> Path:
    return published_event(tmp_path, 12)


def read(event: Path, name: str, sheet: str) -> list[list[object]]:
    return cells((event / f"3公布/{name}.xlsx").read_bytes(), sheet)


def test_before_play_there_is_the_programme_book(event: Path) -> None:
    assert done("book", event=event)["files"] == ["3公布/秩序册.xlsx"]
    teams = read(event, "秩序册", "参赛队名单")
    assert teams[1][0] == "2 个单位，12 名棋手"
    assert teams[3][1] == "单位0"
    assert [row[1] for row in read(event, "秩序册", SECTION)[3:5]] == ["赵一", "钱一"]
    assert ["2020-01-17", "14:00—22:00", "报到"] in read(event, "秩序册", "竞赛日程")


def test_the_regulation_stands_in_it_when_its_text_is_there(event: Path) -> None:
    assert "规程/原文.txt" in qisai("book", event=event).out
    (event / "规程/原文.txt").write_text("一、主办单位\n\n某某协会\n", "utf-8")
    assert "规程/原文.txt" not in qisai("book", event=event).out
    assert read(event, "秩序册", "竞赛规程")[1:] == [["一、主办单位"], ["某某协会"]]


def test_after_play_there_is_the_book_of_results(event: Path) -> None:
    pair_next(event)
    type_all(event, 1)
    run(event, standings)
    assert "3公布/成绩册.xlsx" in done("book", event=event)["files"]
    names = openpyxl_book((event / "3公布/成绩册.xlsx").read_bytes()).sheetnames
    assert names == ["封面", f"名次-{SECTION}", f"交叉表-{SECTION}"]


def test_without_a_publication_there_is_nobody_to_print(tmp_path: Path) -> None:
    assert qisai("new", tmp_path / "赛", "--regulation", "ivy-2014").code == 0
    answer = qisai("book", event=tmp_path / "赛")
    assert answer.code == 1
    assert "qisai publish" in answer.err


def test_the_books_are_written_byte_equal_by_a_rebuild(event: Path) -> None:
    pair_next(event)
    type_all(event, 1)
    run(event, standings)
    done("book", event=event)
    before = {p.name: p.read_bytes() for p in (event / "3公布").glob("*册.*")}
    for path in (event / "3公布").glob("*册.*"):
        path.unlink()
    run(event, rebuild)
    assert {p.name: p.read_bytes() for p in (event / "3公布").glob("*册.*")} == before
