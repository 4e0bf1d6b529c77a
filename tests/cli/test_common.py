"""Outcomes and failures as people and scripts see them; the fixed clock."""

import json
from collections.abc import Iterator
from datetime import datetime

import pytest
import typer
from typer.core import TyperGroup

from tests.flows.office import qisai
from toolkit.cli.app import app
from toolkit.cli.common import clock, finish
from toolkit.flows.outcome import Failure, Outcome
from toolkit.model.clock import SHANGHAI


def test_a_failure_says_what_and_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        finish(lambda: Failure("没有文件。", "请放进来。"), as_json=False)
    shown = capsys.readouterr()
    assert (ended.value.code, shown.out, shown.err) == (1, "", "没有文件。\n请放进来。\n")


def test_json_is_one_document(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        finish(lambda: Failure("没有文件。", "请放进来。"), as_json=True)
    assert json.loads(capsys.readouterr().out) == {
        "error": {"message": "没有文件。", "remedy": "请放进来。"}
    }
    with pytest.raises(SystemExit) as ended:
        finish(lambda: Outcome(("一行",), "下一步", {"n": 1}, 3), as_json=True)
    assert (ended.value.code, json.loads(capsys.readouterr().out)) == (3, {"n": 1})


def test_the_next_step_stands_last(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        finish(lambda: Outcome(("做完了。",), "去看看。"), as_json=False)
    assert capsys.readouterr().out == "做完了。\n下一步：去看看。\n"


def test_a_clock_without_a_zone_is_beijing_time() -> None:
    fixed = datetime(2020, 1, 1, 8, tzinfo=SHANGHAI)
    assert clock(fixed) == fixed
    assert clock(None).utcoffset() == fixed.utcoffset()
    assert qisai("status", "--now", "昨天", now=None).code == 2


def test_every_command_takes_a_fixed_clock_and_json() -> None:
    """design: every command takes --json and --now."""

    def commands(group: TyperGroup, path: str = "") -> Iterator[tuple[str, set[str]]]:
        for name, command in group.commands.items():
            if isinstance(command, TyperGroup):
                yield from commands(command, f"{path}{name} ")
            else:
                yield f"{path}{name}", {opt for one in command.params for opt in one.opts}

    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    lacking = {name for name, options in commands(group) if not {"--json", "--now"} <= options}
    assert lacking == set()
