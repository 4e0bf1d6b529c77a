"""`qisai checkin`: the desk types, the command reads back, absentees leave the start list."""

from pathlib import Path

import pytest
from openpyxl import load_workbook

from tests.absent import note
from tests.flows.entry.test_publish import published
from tests.flows.office import done, qisai, type_into
from tests.pages.reading import words
from tests.workbooks.judge import cells
from toolkit.flows.finish.checkin import BOOK
from toolkit.pages.fonts import chinese_fonts

DAY = "2020-01-17T15:00:00"


@pytest.fixture
def event(tmp_path: Path) -> Path:
    event = published(tmp_path, {}, {}, {})
    done("checkin", event=event, now=DAY)
    return event


def rows(event: Path, sheet: str) -> list[dict[str, object]]:
    shown = cells((event / BOOK).read_bytes(), sheet)
    return [dict(zip(shown[2], row, strict=True)) for row in shown[3:]]


def test_everybody_who_was_published_has_a_row(event: Path) -> None:
    [unit] = rows(event, "单位报到")
    assert (unit["单位"], unit["棋手"]) == ("青州市棋类协会", "3")
    assert unit["未付（元）"] not in ("", "—")
    assert len(rows(event, "棋手报到")) == 3
    assert {row["报到"] for row in rows(event, "棋手报到")} == {""}


def test_what_the_desk_types_comes_back_as_facts_and_findings(event: Path) -> None:
    names = [str(row["姓名"]) for row in rows(event, "棋手报到")]
    book = event / BOOK
    type_into(book, "棋手报到", {"姓名": names[0]}, {"报到": "到", "身份证件": "不符"})
    type_into(book, "棋手报到", {"姓名": names[1]}, {"报到": "不来"})
    type_into(
        book, "单位报到", {"单位": "青州市棋类协会"}, {"汇款单原件": "没有", "签收人": "李领"}
    )
    said = done("checkin", event=event, now=DAY)
    assert said["counts"] == {"已报到": 1, "晚到": 0, "不来": 1, "还没登记": 1}
    found = {(f["code"], f["subject"]) for f in said["findings"]}
    assert found == {("C003", names[0]), ("C001", names[1]), ("C005", "青州市棋类协会")}
    assert rows(event, "棋手报到")[1]["报到"] == "不来"
    assert rows(event, "单位报到")[0]["签收人"] == "李领"


def test_who_does_not_come_is_not_paired(tmp_path: Path) -> None:
    section = "一级棋士组(男子)"
    event = published(tmp_path, *[{}] * 6)  # three boys and three girls
    done("checkin", event=event, now=DAY)
    gone = str(rows(event, "棋手报到")[0]["姓名"])
    type_into(event / BOOK, "棋手报到", {"姓名": gone}, {"报到": "不来"})
    done("checkin", event=event, now=DAY)
    done("pair", section, event=event, now="2020-01-18T08:00:00")
    sheet = load_workbook(event / f"2填写/编排-{section}.xlsx")["第1轮"]
    shown = {cell.value for row in sheet.iter_rows() for cell in row}
    assert gone not in shown


def test_a_sum_that_is_no_number_is_named_and_kept(event: Path) -> None:
    type_into(event / BOOK, "单位报到", {"单位": "青州市棋类协会"}, {"现场交款（元）": "一些"})
    answer = qisai("checkin", event=event, now=DAY)
    assert "金额“一些”看不懂" in answer.out
    assert rows(event, "单位报到")[0]["现场交款（元）"] == "一些"


def test_the_papers_of_the_desk(event: Path) -> None:
    insured = cells((event / "5内部/保险名单.xlsx").read_bytes(), "保险名单")
    assert insured[1][0] == "3 人，保险期至少 2020-01-18 — 2020-01-20"
    meals = cells((event / "5内部/用餐人数.xlsx").read_bytes(), "用餐人数")
    assert meals[1][0] == "按订房人数；餐券共 36 张"
    if not chinese_fonts():
        note("a Chinese font")
        return
    [page] = words((event / "5内部/报到单.pdf").read_bytes())
    assert "青州市棋类协会" in page
    assert page.count("□") == 3 * 3 + 5


def test_the_workbook_is_written_byte_equal_by_a_rebuild(event: Path) -> None:
    before = (event / BOOK).read_bytes()
    (event / BOOK).unlink()
    done("rebuild", event=event)
    assert (event / BOOK).read_bytes() == before


def test_nobody_checks_in_before_the_publication(tmp_path: Path) -> None:
    done("new", tmp_path / "赛", "--regulation", "zibo-2020")
    answer = qisai("checkin", event=tmp_path / "赛")
    assert answer.code == 1
    assert "qisai publish" in answer.err


def test_money_taken_at_the_desk_goes_into_the_accounts(event: Path) -> None:
    unit = {"单位": "青州市棋类协会"}
    typed = {"现场交款（元）": "630", "方式": "现金", "经办人": "钱会计"}
    type_into(event / BOOK, "单位报到", unit, typed)
    done("checkin", event=event, now=DAY)
    said = done("bank", event=event, now=DAY)
    [account] = said["units"]
    assert account["paid"] == "630.00"
    [transfer] = said["transfers"]
    assert transfer["status"] == "AUTO"
    assert "报到时现场交款（钱会计）" in transfer["candidates"][0]["reasons"]
