"""The organiser ticks in Excel which drafts may go."""

from pathlib import Path

from tests.flows.entry.test_send import put, run
from tests.flows.events import new_event
from tests.flows.office import type_into
from tests.letters.samples import CONFIRMATION, CORRECTION
from tests.servers import Inbox, smtp_server
from tests.workbooks.judge import cells
from toolkit.flows.entry.send_list import BOOK
from toolkit.flows.outcome import Failure, Outcome
from toolkit.layouts.send_list import GO, HOLD

ONE, TWO = "甲-更正.eml", "甲-确认.eml"


def shown(folder: Path) -> Path:
    event = new_event(folder / "赛事")
    put(event, ONE, CORRECTION)
    put(event, TWO, CONFIRMATION, "f2")
    assert isinstance(run(event, really=False), Outcome)
    return event


def tick(event: Path, name: str, word: str | None) -> None:
    type_into(event / BOOK, "寄信", {"草稿（4回信）": name}, {"寄不寄": word})


def sent(event: Path) -> list[str]:
    with smtp_server(Inbox()) as port:
        made = run(event, port)
    assert isinstance(made, Outcome), made
    return list(made.data["sent"])


def test_the_list_shows_every_draft_with_receiver_and_subject(tmp_path: Path) -> None:
    event = shown(tmp_path)
    rows = {row[2]: row[3:] for row in cells((event / BOOK).read_bytes(), "寄信")[3:]}
    assert set(rows) == {ONE, TWO}
    assert rows[ONE][0] == "lihua@sender.example"
    assert rows[ONE][1]


def test_ticked_ones_go_alone(tmp_path: Path) -> None:
    event = shown(tmp_path)
    tick(event, TWO, GO)
    again = run(event, really=False)
    assert isinstance(again, Outcome)
    assert {one["name"]: one["ready"] for one in again.data["drafts"]} == {ONE: False, TWO: True}
    assert sent(event) == [TWO]


def test_without_a_tick_all_go_but_those_held_back(tmp_path: Path) -> None:
    event = shown(tmp_path)
    tick(event, ONE, HOLD)
    assert sent(event) == [TWO]
    tick(event, ONE, None)
    assert sent(event) == [ONE]


def test_an_unknown_word_keeps_everything_back(tmp_path: Path) -> None:
    event = shown(tmp_path)
    tick(event, ONE, "好")
    with smtp_server(Inbox()) as port:
        refused = run(event, port)
    assert isinstance(refused, Failure)
    assert "“好”不认识" in refused.message


def test_a_draft_that_is_named_needs_no_tick(tmp_path: Path) -> None:
    event = shown(tmp_path)
    tick(event, ONE, HOLD)
    with smtp_server(Inbox()) as port:
        made = run(event, port, ONE)
    assert isinstance(made, Outcome)
    assert made.data["sent"] == [ONE]


def test_without_drafts_there_is_no_list(tmp_path: Path) -> None:
    event = shown(tmp_path)
    assert sorted(sent(event)) == sorted([ONE, TWO])
    assert isinstance(run(event, really=False), Failure)
