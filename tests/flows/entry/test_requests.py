"""变更和减免.xlsx: what is typed counts, what can't be taken says why and stays where it is."""

from pathlib import Path

import pytest

from tests.flows.office import checked, done, form, mail, qisai, type_into
from tests.workbooks.judge import openpyxl_book
from toolkit.flows.entry.requests import BOOK

UNIT = "青州市棋类协会"
BLANK = {"单位": ""}


def opened(folder: Path) -> Path:
    event, _ = checked(folder, mail(form([{}, {}])))
    done("changes", event=event)
    return event


@pytest.mark.parametrize(
    ("sheet", "typed", "cause"),
    [
        ("退赛申请", {"单位": "没有的单位", "棋手": "郑三"}, "没有报名"),
        ("退赛申请", {"单位": UNIT}, "请写棋手姓名"),
        ("退赛申请", {"单位": UNIT, "棋手": "张三"}, "没有棋手“张三”"),
        ("退赛申请", {"单位": UNIT, "棋手": "郑三"}, "有没有书面申请"),
        (
            "退赛申请",
            {"单位": UNIT, "棋手": "郑三", "书面申请": "有", "收到时间": "昨天"},
            "收到时间请写成",
        ),
        ("减免", {"单位": UNIT, "依据": "困难"}, "请选减免什么"),
        ("减免", {"单位": UNIT, "减免什么": "住宿费", "依据": "困难"}, "要写金额"),
        ("减免", {"单位": UNIT, "减免什么": "报名费", "金额（元）": "很多", "依据": "x"}, "看不懂"),
        ("减免", {"单位": UNIT, "减免什么": "报名费"}, "请写依据"),
        ("减免", {"单位": UNIT, "棋手": "张三", "减免什么": "报名费"}, "没有棋手“张三”"),
        ("其他应收", {"单位": UNIT, "数量": "2"}, "请选项目"),
        ("其他应收", {"单位": UNIT, "项目": "其他", "说明": "租钟"}, "请写单价"),
        ("其他应收", {"单位": UNIT, "项目": "保险费", "数量": "两"}, "不是个数"),
        ("其他应收", {"单位": UNIT, "项目": "保险费", "单价（元）": "-3"}, "看不懂"),
    ],
)
def test_what_cannot_be_taken_says_why_and_stays(
    tmp_path: Path, sheet: str, typed: dict[str, str], cause: str
) -> None:
    event = opened(tmp_path)
    type_into(event / BOOK, sheet, BLANK, typed)
    answer = qisai("changes", event=event)
    assert cause in answer.out
    assert "N009" in answer.out
    book = openpyxl_book((event / BOOK).read_bytes())
    shown = [cell.value for cell in book[sheet][4]]
    assert all(value in shown for value in typed.values())


def test_a_waiver_and_a_further_charge_change_what_is_owed(tmp_path: Path) -> None:
    event = opened(tmp_path)
    free = {"单位": UNIT, "棋手": "郑三", "减免什么": "报名费", "依据": "家庭困难", "批准人": "王"}
    type_into(event / BOOK, "减免", BLANK, free)
    more = {"单位": UNIT, "项目": "证书费", "说明": "棋协大师"}
    type_into(event / BOOK, "其他应收", BLANK, more)
    done("check", event=event)
    book = openpyxl_book((event / "5内部" / "问题清单.xlsx").read_bytes())
    shown = [[cell.value for cell in row] for row in book["总览"].iter_rows()]
    assert "3165" in next(row for row in shown if row[0] == UNIT)  # 3000 - 200 + 365
