"""What every command refuses in one clear sentence, with exit code 1 and no traceback."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest

from tests.flows.events import NOW, new_event
from tests.flows.office import checked, done, form, mail, qisai, snapshot
from tests.shared import CHECKOUT
from toolkit.flows.desk import at_desk
from toolkit.flows.outcome import Failure, Outcome
from toolkit.model.clock import SHANGHAI
from toolkit.store.folder import locked

ON_AN_EVENT = ("form", "ingest", "check", "publish", "status", "run", "log", "undo", "rebuild")


def no_folder(event: Path) -> None:
    shutil.rmtree(event)


def empty_folder(event: Path) -> None:
    shutil.rmtree(event)
    event.mkdir()


def no_regulation(event: Path) -> None:
    (event / "规程" / "规程.toml").unlink()


def unknown_key(event: Path) -> None:
    path = event / "规程" / "规程.toml"
    path.write_text(path.read_text("utf-8").replace("[late]", "[late]\nsurcharg = 5"), "utf-8")


def regulation_in_gbk(event: Path) -> None:
    path = event / "规程" / "规程.toml"
    path.write_bytes(path.read_text("utf-8").encode("gbk", "replace"))


def edited_journal(event: Path) -> None:
    path = event / "记录" / "journal.jsonl"
    path.write_text(path.read_text("utf-8").replace("zibo-2020", "zibo-2021"), "utf-8")


def deleted_line(event: Path) -> None:
    path = event / "记录" / "journal.jsonl"
    path.write_text("".join(path.read_text("utf-8").splitlines(keepends=True)[1:]), "utf-8")


SPOILED: dict[Callable[[Path], None], str] = {
    no_folder: "这里不是赛事文件夹",
    empty_folder: "这里不是赛事文件夹",
    no_regulation: "这里不是赛事文件夹",
    unknown_key: "surcharg",
    regulation_in_gbk: "UTF-8",
    edited_journal: "第 1 行被改动过",
    deleted_line: "接不上",
}


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    event, _ = checked(tmp_path_factory.mktemp("赛事"), mail(form([{}, {}])))
    return event


@pytest.mark.parametrize("spoil", SPOILED, ids=lambda spoil: spoil.__name__)
@pytest.mark.parametrize("command", ON_AN_EVENT)
def test_a_spoiled_event_is_refused_in_one_sentence(
    tmp_path: Path, good: Path, spoil: Callable[[Path], None], command: str
) -> None:
    event = tmp_path / "淄博 2020"
    shutil.copytree(good, event)
    spoil(event)
    before = snapshot(event) if event.exists() else {}
    answer = qisai(command, "--json", event=event)
    assert answer.code == 1
    assert list(answer.data) == ["error"]
    error = answer.data["error"]
    assert list(error) == ["message", "remedy"]
    assert SPOILED[spoil] in error["message"]
    assert error["remedy"]
    plain = qisai(command, event=event)
    assert (plain.code, plain.out) == (1, "")
    assert SPOILED[spoil] in plain.err
    after = snapshot(event) if event.exists() else {}
    after.pop("记录/占用.lock", None)
    before.pop("记录/占用.lock", None)
    assert after == before


def test_two_commands_at_once(tmp_path: Path) -> None:
    event = new_event(tmp_path / "赛事")
    with locked(event):
        answer = qisai("check", "--json", event=event)
    assert answer.code == 1
    assert answer.data["error"]["message"] == "另一个命令正在处理这个赛事。"
    assert qisai("check", event=event).code == 0


def test_two_processes_at_once(tmp_path: Path) -> None:
    event = new_event(tmp_path / "赛事")
    line = [sys.executable, "-m", "toolkit.cli.app", "check", "-e", str(event)]
    with locked(event):
        other = subprocess.run(line, capture_output=True, text=True, cwd=CHECKOUT, check=False)
    assert (other.returncode, other.stdout) == (1, "")
    assert "另一个命令" in other.stderr
    assert "Traceback" not in other.stderr


def test_a_torn_journal_forgets_the_half_batch_alone(tmp_path: Path) -> None:
    event, document = checked(tmp_path, mail(form([{}, {}])))
    journal = event / "记录" / "journal.jsonl"
    whole = journal.read_bytes()
    journal.write_bytes(whole[:-30])
    answer = qisai("status", event=event)
    [kept] = (event / "记录").glob("中断-*.jsonl")
    assert kept.name in answer.out.splitlines()[0]
    assert journal.read_bytes() + kept.read_bytes() == whole[:-30]
    again = qisai("check", event=event)
    assert "中断" not in again.out  # said once
    assert done("check", event=event)["players"] == document["players"]


@pytest.mark.parametrize("command", ON_AN_EVENT)
def test_json_is_one_document_and_nothing_else(tmp_path: Path, good: Path, command: str) -> None:
    event = tmp_path / "赛事"
    shutil.copytree(good, event)
    answer = qisai(command, "--json", event=event)
    assert answer.code == 0
    assert isinstance(json.loads(answer.out), dict)
    assert answer.err == ""


@pytest.mark.parametrize("command", ON_AN_EVENT)
def test_wrong_usage_ends_with_two(tmp_path: Path, command: str) -> None:
    assert qisai(command, "--no-such-option", event=tmp_path).code == 2
    assert qisai(command, "--now", "昨天", event=tmp_path, now=None).code == 2


def test_the_desk_folds_every_fact_it_notes(tmp_path: Path) -> None:
    event = new_event(tmp_path / "赛事")
    seen = []

    def work(desk) -> Outcome:  # type: ignore[no-untyped-def]
        seen.append((desk.state.opened.regulation, desk.seq, desk.last_batch, desk.stamp))
        assert desk.original(desk.keep(b"form")) == b"form"
        assert desk.as_of(0).state.opened is None
        return Outcome(("gut",))

    assert at_desk(event, "test", datetime(2020, 1, 1, tzinfo=SHANGHAI), work) == Outcome(("gut",))
    assert seen == [("zibo-2020", 1, 1, NOW)]


def test_a_folder_that_can_not_be_written_is_a_sentence(tmp_path: Path) -> None:
    event = new_event(tmp_path / "赛事")

    def work(desk) -> Outcome:  # type: ignore[no-untyped-def]
        raise PermissionError(13, "denied", "5内部/问题清单.xlsx")

    made = at_desk(event, "test", NOW, work)
    assert isinstance(made, Failure)
    assert made.message == "无法写入：5内部/问题清单.xlsx"
