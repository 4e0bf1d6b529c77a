"""2填写/会务.xlsx: typed rows become facts through publish, checkin and book."""

from pathlib import Path

import pytest

from tests.flows.entry.test_publish import LATER, UNIT, changed, published
from tests.flows.office import decide, done, qisai, type_into
from tests.workbooks.judge import cells
from toolkit.flows.entry.affairs import BOOK

OBJECTION = dict.fromkeys(("单位", "棋手", "异议内容"), "")
EXPENSE = dict.fromkeys(("事项", "金额（元）"), "")


@pytest.fixture
def event(tmp_path: Path) -> Path:
    return published(tmp_path, {}, {})


def rows(event: Path, sheet: str) -> list[dict[str, str]]:
    shown = cells((event / BOOK).read_bytes(), sheet)
    return [dict(zip(shown[2], row, strict=True)) for row in shown[3:]]


def object_to(event: Path, name: str, what: str) -> None:
    said = {"单位": UNIT, "棋手": name, "异议内容": what, "收到日期": "2020-01-06"}
    type_into(event / BOOK, "公示异议", OBJECTION, said)


def test_an_objection_is_named_until_it_is_answered(event: Path) -> None:
    object_to(event, "吴二", "组别报错了")
    answer = qisai("publish", event=event, now=LATER)
    assert f"异议还没有答复：{UNIT} 吴二：组别报错了" in answer.out
    type_into(event / BOOK, "公示异议", {"棋手": "吴二"}, {"答复": "核对无误", "答复人": "王秘书"})
    answer = qisai("publish", event=event, now=LATER)
    assert "异议还没有答复" not in answer.out
    assert rows(event, "公示异议")[0]["答复"] == "核对无误"


@pytest.mark.parametrize("command", ["publish", "checkin", "book"])
def test_each_of_the_three_commands_reads_it(event: Path, command: str) -> None:
    type_into(event / BOOK, "支出", EXPENSE, {"事项": "场租", "种类": "场地", "金额（元）": "3000"})
    assert "读入 会务.xlsx 1 项" in qisai(command, event=event, now=LATER).out
    assert rows(event, "支出")[0]["金额（元）"] == "3000"
    assert "读入 会务.xlsx" not in qisai(command, event=event, now=LATER).out


@pytest.mark.parametrize(
    ("sheet", "typed", "cause"),
    [
        ("支出", {"事项": "场租", "金额（元）": "三千左右"}, "金额“三千左右”看不懂"),
        ("支出", {"事项": "场租"}, "没有填金额"),
        ("支出", {"金额（元）": "30", "日期": "上周"}, "日期“上周”请写成"),
        ("公示异议", {"单位": UNIT}, "没有填异议内容"),
        ("领队会决定", {"议题": "加赛"}, "没有填决定"),
    ],
)
def test_a_row_that_is_not_understood_is_named_and_kept(
    event: Path, sheet: str, typed: dict[str, str], cause: str
) -> None:
    type_into(event / BOOK, sheet, dict.fromkeys(typed, ""), typed)
    said = qisai("book", event=event, now=LATER).out
    assert cause in said
    assert "N009" in said
    kept = rows(event, sheet)[0]
    assert {title: kept[title] for title in typed} == typed


def test_every_published_unit_signs_in(event: Path) -> None:
    [unit] = rows(event, "领队会签到")
    assert (unit["单位"], unit["签到"]) == (UNIT, "")
    type_into(event / BOOK, "领队会签到", {"单位": UNIT}, {"签到": "代"})
    done("checkin", event=event, now=LATER)
    assert rows(event, "领队会签到")[0]["签到"] == "代"


def test_it_is_written_byte_equal_by_a_rebuild_and_goes_with_the_publication(event: Path) -> None:
    type_into(event / BOOK, "支出", EXPENSE, {"事项": "场租", "金额（元）": "3000"})
    assert "qisai book" in qisai("undo", event=event, now=LATER).err
    done("book", event=event, now=LATER)
    before = (event / BOOK).read_bytes()
    (event / BOOK).unlink()
    done("rebuild", event=event, now=LATER)
    assert (event / BOOK).read_bytes() == before
    done("undo", event=event, now=LATER)
    assert rows(event, "支出")[0]["事项"] == ""
    done("undo", event=event, now=LATER)
    assert not (event / BOOK).exists()


def test_a_second_version_says_what_is_different(event: Path) -> None:
    changed(event, {}, {}, {})
    decide(event, "T005", "接受", "已书面申请")
    done("check", event=event, now=LATER)
    done("publish", event=event, now=LATER)
    page = cells((event / "3公布/公示名单.xlsx").read_bytes(), "与上一版的不同")
    [row] = page[3:]
    assert row[:3] == [UNIT, "新增", ""]
    assert "组" in row[3]
