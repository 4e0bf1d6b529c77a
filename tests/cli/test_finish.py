"""`qisai prizes` and `qisai titles` as typed."""

from pathlib import Path

from tests.flows.finished import finished_event, player
from tests.flows.office import done, qisai

PEOPLE = [player(name) for name in ["赵一", "钱二", "孙三", "李四"]]


def test_prizes_says_what_it_did_and_what_is_next(tmp_path: Path) -> None:
    event = finished_event(tmp_path, PEOPLE)
    answer = qisai("prizes", event=event, now="2020-01-20T12:00")
    assert answer.code == 0
    assert "3公布/奖金表.xlsx，第 1 版" in answer.out
    assert "下一步" in answer.out
    assert done("prizes", event=event, now="2020-01-20T12:00")["version"] == 1


def test_prizes_without_a_section_is_a_failure(tmp_path: Path) -> None:
    event = finished_event(tmp_path)
    answer = qisai("prizes", event=event)
    assert (answer.code, answer.out) == (1, "")


def test_titles_says_what_it_did_and_what_is_next(tmp_path: Path) -> None:
    event = finished_event(tmp_path, PEOPLE)
    answer = qisai("titles", event=event, now="2020-01-20T12:00")
    assert answer.code == 0
    assert "能够申报 0 人" in answer.out
    assert done("titles", event=event, now="2020-01-20T12:00")["applications"] == []
