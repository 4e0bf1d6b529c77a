"""`qisai titles`: lists and forms; what is unconfirmed has no form until it is confirmed."""

from pathlib import Path

from openpyxl import load_workbook

from tests.flows.finish.test_prizes import type_in
from tests.flows.finished import finished_event, player
from tests.flows.office import qisai
from tests.flows.working import refused, run
from toolkit.flows.desk import Desk
from toolkit.flows.finish.titles import titles
from toolkit.flows.outcome import Outcome
from toolkit.flows.record.undo import rebuild, undo
from toolkit.model.award import Application
from toolkit.model.finish_facts import RowTyped, TitlesListed

SENT = ("e1", "甲", "候补棋协大师组(男子)", "候补棋协大师", "棋协大师", 10, 7, 9, 60)
LOW = [player(name, "七级棋士组(男子)", title="七级棋士") for name in "甲乙丙丁戊己庚辛"]
HIGH = [player(f"高{name}", "三级棋士组(男子)", title="三级棋士") for name in "甲乙丙丁戊己庚辛"]


def sheets(event: Path, book: str) -> list[str]:
    return [n for n in load_workbook(event / "5内部" / book).sheetnames if n[0] != "_"]


def test_confirmed_titles_have_a_form_and_others_wait(tmp_path: Path) -> None:
    event = finished_event(tmp_path, LOW, HIGH, regulation="qingdao-2017")
    made = run(event, titles, "titles").data
    assert [(a["name"], a["to"]) for a in made["applications"]] == [
        ("高甲", "一级棋士"), ("高乙", "一级棋士"), ("高丙", "一级棋士"),
    ]  # fmt: skip
    assert {p["code"] for p in made["points"]} == {"Z004"}
    assert sheets(event, "等级申报表.xlsx") == ["1 高甲", "2 高乙", "3 高丙"]
    for goal in ("六级棋士", "五级棋士"):
        type_goal(event, goal)
    again = run(event, titles, "titles").data
    assert ("甲", "五级棋士") in [(a["name"], a["to"]) for a in again["applications"]]
    assert again["points"] == []
    assert len(sheets(event, "等级申报表.xlsx")) > 3


def type_goal(event: Path, goal: str) -> None:
    """Confirms one step of 七级棋士."""
    path = event / "2填写" / "等级核定.xlsx"
    book = load_workbook(path)
    page = book["得分率"]
    for row in range(4, page.max_row + 1):
        if (page.cell(row, 3).value, page.cell(row, 4).value) == ("七级棋士", goal):
            page.cell(row, 7).value, page.cell(row, 8).value = "60", "2013 版条例"
    book.save(path)


def test_papers_are_read_back(tmp_path: Path) -> None:
    event = finished_event(tmp_path, HIGH, regulation="qingdao-2017")
    run(event, titles, "titles")
    type_in(event, "等级核定", "申报材料", 高甲={"照片 2 张": "有", "收齐日期": "2017-05-02"})
    run(event, titles, "titles")
    page = load_workbook(event / "5内部" / "等级申报.xlsx")["各地办理"]
    first = {page.cell(3, c).value: page.cell(4, c).value for c in range(1, 16)}
    assert first["姓名"] == "高甲"
    assert first["收、寄、领"] == "收 2017-05-02"


def listed(desk: Desk) -> Outcome:
    """A title that the organiser sends in, as it was listed."""
    desk.note([TitlesListed((Application(*SENT, by_organiser=True),))])
    return Outcome(())


def posted(desk: Desk) -> Outcome:
    desk.note([RowTyped("申报材料", SENT[0], {"posted": "2020-02-02"})])
    return Outcome(())


def test_what_is_not_sent_in_time_is_named_until_it_is(tmp_path: Path) -> None:
    event = finished_event(tmp_path, [player(n, SENT[2]) for n in "甲乙丙丁"])
    run(event, listed)
    assert "申报超期" not in qisai("status", event=event, now="2020-02-03T09:00:00").out
    late = qisai("status", event=event, now="2020-02-04T09:00:00").out
    assert "申报超期（应在 2020-02-03 前寄出）：甲 棋协大师，材料还没有收齐" in late
    run(event, posted)
    assert "申报超期" not in qisai("status", event=event, now="2020-02-04T09:00:00").out


def test_an_event_that_gives_no_titles_says_so(tmp_path: Path) -> None:
    xiangqi = finished_event(
        tmp_path, [player(n, "公开组") for n in "甲乙丙"], regulation="qingshui-2019"
    )
    assert refused(xiangqi, titles).message == "规程没有等级申报。"


def test_nothing_before_the_last_round(tmp_path: Path) -> None:
    event = finished_event(tmp_path, HIGH, regulation="qingdao-2017", rounds=3)
    assert "还没有打完的组" in refused(event, titles).message
    assert refused(finished_event(tmp_path / "空"), titles).message == "还没有编排过，没有成绩。"


def test_rebuild_gives_the_same_bytes_and_undo_takes_the_list_back(tmp_path: Path) -> None:
    event = finished_event(tmp_path, HIGH, regulation="qingdao-2017")
    run(event, titles, "titles")
    books = [event / "5内部" / "等级申报.xlsx", event / "5内部" / "等级申报表.xlsx"]
    books.append(event / "2填写" / "等级核定.xlsx")
    before = [book.read_bytes() for book in books]
    for book in books:
        book.unlink()
    run(event, rebuild)
    assert [book.read_bytes() for book in books] == before
    run(event, lambda desk: undo(desk, None, ""))
    assert not [book for book in books if book.exists()]
