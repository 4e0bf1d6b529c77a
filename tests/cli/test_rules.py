"""`qisai rules …` as typed."""

import json

from typer.testing import CliRunner

from tests.regulations import FOLDER, INVENTED
from toolkit.cli.app import app


def test_audit_prints_one_json_document() -> None:
    words = ["rules", "audit", INVENTED, "--text", str(FOLDER / INVENTED / "原文.txt"), "--json"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0
    assert json.loads(result.stdout)["regulation"] == INVENTED


def test_an_unknown_regulation_is_no_input() -> None:
    result = CliRunner().invoke(app, ["rules", "audit", "x", "--json"])
    assert result.exit_code == 1
    assert "message" in json.loads(result.stdout)["error"]
