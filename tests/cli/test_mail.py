"""The mail commands at the command line."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.flows.events import new_event
from tests.sources.mail.build import attached, workbook
from toolkit.cli.app import app
from toolkit.sources.account import PASSWORD_VARIABLE


def test_mail_prints_one_json_document(tmp_path: Path) -> None:
    path = tmp_path / "a.eml"
    path.write_bytes(attached("淄博棋院单位报名表.xlsx".encode(), workbook()))
    result = CliRunner().invoke(app, ["mail", str(path), "--json"])
    assert result.exit_code == 0
    (message,) = json.loads(result.stdout)["messages"]
    assert (message["source"], message["unit"]) == (str(path), "淄博棋院")


def test_no_mail_ends_with_1_and_an_error_document(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["mail", str(tmp_path), "--json"])
    assert result.exit_code == 1
    assert set(json.loads(result.stdout)["error"]) == {"message", "remedy"}


def test_fetch_and_send_say_what_they_lack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PASSWORD_VARIABLE, raising=False)
    event = str(new_event(tmp_path / "赛事"))
    for command in (
        ["fetch", "-e", event, "--account", "a@unknown.example"],
        ["fetch", "-e", event, "--account", "a@163.com"],
        ["send", "-e", event],
    ):
        result = CliRunner().invoke(app, [*command, "--json"])
        assert result.exit_code == 1
        assert json.loads(result.stdout)["error"]["remedy"]
