"""`qisai ratings …` as typed."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.flows.events import new_event
from tests.sources.lists import single
from toolkit.cli.app import app


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["ratings", *words])
    return result.exit_code, result.stdout


@pytest.mark.parametrize("month", ["2019-12", "2019年12月", "dec19"])
def test_import_prints_one_json_document(tmp_path: Path, month: str) -> None:
    event = new_event(tmp_path / "赛事")
    path = str(single(tmp_path / "a.txt"))
    code, text = run("import", path, "--month", month, "-e", str(event), "--json")
    assert code == 0
    assert json.loads(text).keys() == {"lists", "honours", "not_read", "problems"}


def test_find_works_with_an_event_or_with_files_alone(tmp_path: Path) -> None:
    path = str(single(tmp_path / "a.txt"))
    code, text = run("find", "王伟", path, "--json")
    assert (code, len(json.loads(text)["found"])) == (0, 2)
    event = new_event(tmp_path / "赛事")
    code, text = run("find", "王伟", "-e", str(event))
    assert (code, "还没有读过等级分表" in text) == (0, True)


def test_no_input_and_wrong_usage(tmp_path: Path) -> None:
    event = str(new_event(tmp_path / "赛事"))
    code, text = run("import", "-e", event, "--json")
    assert (code, json.loads(text)["error"].keys()) == (1, {"message", "remedy"})
    assert run("find", "王伟", str(tmp_path / "no.txt"))[0] == 1
    assert run("import", "--month", "去年", "-e", event)[0] == 2


def test_yearbook_writes_one_for_the_next_event(tmp_path: Path) -> None:
    event = new_event(tmp_path / "赛事")
    code, text = run("yearbook", "-e", str(event), "--json")
    assert (code, json.loads(text)["honours"]) == (0, 0)
    assert (event / "5内部" / "历年名录.xlsx").is_file()
