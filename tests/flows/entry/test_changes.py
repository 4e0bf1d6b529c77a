"""`qisai changes`: what changed after publication, its fee, its approval and what comes of it."""

from pathlib import Path
from typing import Any

from tests.flows.events import new_event
from tests.flows.office import (
    AFTER_PUBLICATION,
    checked,
    decide,
    done,
    form,
    mail,
    put,
    qisai,
    snapshot,
    type_into,
)
from tests.workbooks.judge import cells, recalculated
from toolkit.flows.entry.changes import LOG
from toolkit.flows.entry.requests import BOOK

UNIT = "青州市棋类协会"
EMPTY = {"单位": "", "棋手": ""}
LATER = "2020-01-06T10:00:00"


def published(folder: Path) -> Path:
    """A unit of two in one room, published."""
    event, _ = checked(folder, mail(form([{}, {}])))
    done("publish", event=event, now="2020-01-05T10:00:00")
    done("changes", event=event, now="2020-01-05T11:00:00")
    return event


def withdraw(event: Path, name: str = "郑三", written: str = "有") -> None:
    typed = {"单位": UNIT, "棋手": name, "书面申请": written, "收到时间": "2020-01-06 09:00"}
    type_into(event / BOOK, "退赛申请", EMPTY, typed)


def approve(event: Path, verdict: str = "接受") -> None:
    done("check", event=event, now=LATER)
    decide(event, "T005", verdict, "生病")
    done("check", event=event, now=LATER)


def money(event: Path) -> list[tuple[str, ...]]:
    found = done("changes", event=event, now=LATER)["changes"]
    return [(c["kind"], c["fee"], c["kept_fee"], c["kept_board"], c["state"]) for c in found]


def test_a_withdrawal_by_letter_costs_once_it_is_approved(tmp_path: Path) -> None:
    event = published(tmp_path)
    withdraw(event)
    assert money(event) == [("退赛", "100.00", "0.00", "0.00", "待裁定")]
    approve(event)
    assert money(event) == [("退赛", "100.00", "210.00", "430.00", "接受")]
    answer = qisai("changes", event=event, now=LATER)
    assert "应缴手续费 100 元，退赛扣留 640 元" in answer.out


def test_emptying_the_row_brings_the_player_back(tmp_path: Path) -> None:
    event = published(tmp_path)
    withdraw(event)
    assert done("check", event=event, now=LATER)["players"] == 1
    type_into(event / BOOK, "退赛申请", {"棋手": "郑三"}, dict.fromkeys(
        ("单位", "棋手", "书面申请", "收到时间")))  # fmt: skip
    assert done("check", event=event, now=LATER)["players"] == 2
    assert money(event) == []


def test_a_new_form_says_the_same(tmp_path: Path) -> None:
    event = published(tmp_path)
    plan = [{"hotel": "淄博饭店", "type": "标准间", "rooms": "1", "people": "1"}]
    put(event, mail(form([{}], rooms=plan), received=AFTER_PUBLICATION))
    done("ingest", event=event, now=LATER)
    approve(event)
    assert money(event) == [("退赛", "100.00", "210.00", "430.00", "接受")]


def test_a_request_by_phone_is_a_finding(tmp_path: Path) -> None:
    event = published(tmp_path)
    withdraw(event, written="没有")
    found = done("check", event=event, now=LATER)["findings"]
    [one] = [f for f in found if f["code"] == "T008"]
    assert (one["clause"], one["subject"], one["severity"]) == ("十三(一)4", "郑三", "error")


def test_the_log_is_written_again_byte_for_byte_and_adds_up(tmp_path: Path) -> None:
    event = published(tmp_path)
    withdraw(event)
    done("changes", event=event, now=LATER)
    approve(event)
    before = snapshot(event)
    (event / LOG).unlink()
    (event / BOOK).unlink()
    done("rebuild", event=event, now="2020-02-01T00:00:00")
    assert snapshot(event) == before
    data = (event / LOG).read_bytes()
    row = cells(data, "变更记录")[3]
    assert (row[0], row[1], row[6], row[12]) == (UNIT, "退赛", "书面申请", "淄博饭店 退 1 床")
    if found := recalculated(data, tmp_path):
        assert found["变更记录"][-1][8:11] == ["100", "210", "430"]


def test_before_publication_there_is_no_log_but_the_workbook_is_there(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, mail(form([{}, {}])))
    assert done("changes", event=event)["changes"] == []
    assert (event / BOOK).exists()
    assert not (event / LOG).exists()


def test_without_entries_it_says_so(tmp_path: Path) -> None:
    answer = qisai("changes", event=new_event(tmp_path / "空", "zibo-2020"))
    assert (answer.code, "还没有报名" in answer.err) == (1, True)


def test_undo_takes_a_request_back(tmp_path: Path) -> None:
    event = published(tmp_path)
    withdraw(event)
    assert qisai("undo", event=event, now=LATER).code == 1  # it was not read yet
    done("changes", event=event, now=LATER)
    undone: Any = done("undo", event=event, now=LATER)
    assert undone["facts"] >= 1
    assert money(event) == []
