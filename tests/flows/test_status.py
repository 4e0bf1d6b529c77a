"""Where the event stands and what to do next, at each step."""

from pathlib import Path

from tests.flows.office import done, event_with, form, mail, put, qisai


def test_the_next_step_follows_the_event(tmp_path: Path) -> None:
    event = event_with(tmp_path)
    assert "1来件" in qisai("status", event=event).out
    put(event, mail(form()))
    done("run", event=event)
    assert "qisai publish" in qisai("status", event=event).out
    done("publish", event=event)
    state = done("status", event=event)
    assert (state["units"], state["players"], state["publications"]) == (1, 1, 1)
    assert "qisai pair" in qisai("status", event=event).out


def test_run_without_arrivals_says_so(tmp_path: Path) -> None:
    answer = qisai("run", event=event_with(tmp_path))
    assert answer.code == 1
    assert "没有文件" in answer.err


def test_run_checks_what_was_read_before_when_nothing_new_lies_there(tmp_path: Path) -> None:
    event = event_with(tmp_path, mail(form()))
    done("run", event=event)
    (event / "1来件" / "01.eml").unlink()
    assert done("run", event=event)["players"] == 1
