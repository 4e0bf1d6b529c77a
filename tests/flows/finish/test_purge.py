"""`qisai purge`: after the period only, listed first, and nothing personal is left."""

from pathlib import Path

import pytest

from tests.flows.entry.test_publish import published
from tests.flows.office import done, qisai, snapshot

LATER = "2020-05-01T09:00:00"
ID = "37030320070202103X"


@pytest.fixture
def event(tmp_path: Path) -> Path:
    event = published(tmp_path)
    statement = event / "1来件/流水/账.csv"
    statement.write_text("日期,金额\n", "utf-8")
    return event


def test_before_the_period_it_is_refused_without_a_reason(event: Path) -> None:
    answer = qisai("purge", "--yes", event=event, now="2020-02-01T09:00:00")
    assert answer.code == 1
    assert "2020-04-19" in answer.err
    early = done("purge", "--reason", "赛事取消", event=event, now="2020-02-01T09:00:00")
    assert early["done"] is False


def test_it_is_listed_first_and_nothing_is_touched(event: Path) -> None:
    before = snapshot(event, "1来件", "记录/原件", "4回信", "5内部")
    assert done("purge", event=event, now=LATER)["deleted"] > 0
    assert snapshot(event, "1来件", "记录/原件", "4回信", "5内部") == before


def test_afterwards_nothing_personal_is_left(event: Path) -> None:
    journal = event / "记录/journal.jsonl"
    assert ID in journal.read_text("utf-8")
    done("purge", "--yes", event=event, now=LATER)
    for path in event.rglob("*"):
        if path.is_file():
            data = path.read_bytes()
            assert ID.encode() not in data, path
            assert b"lihua@sender.example" not in data, path
    assert (event / "3公布/公示名单.xlsx").exists()
    assert (event / "1来件/流水/账.csv").exists()
    assert "末尾校验值" in (event / "记录/清除报告.txt").read_text("utf-8")


def test_the_journal_is_whole_and_the_event_can_still_be_asked(event: Path) -> None:
    done("purge", "--yes", event=event, now=LATER)
    assert qisai("status", event=event, now=LATER).code == 0
    log = done("log", event=event, now=LATER)
    assert log


@pytest.mark.parametrize(
    "command", ["check", "ingest", "run", "bank", "publish", "undo", "rebuild"]
)
def test_what_needs_the_personal_data_says_that_it_is_gone(event: Path, command: str) -> None:
    done("purge", "--yes", event=event, now=LATER)
    answer = qisai(command, event=event, now=LATER)
    assert answer.code == 1
    assert "个人信息已经清除" in answer.err
