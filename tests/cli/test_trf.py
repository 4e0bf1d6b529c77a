"""`qisai trf …` as typed."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bench.rounds import random_tournament
from toolkit.cli.app import app
from toolkit.trf.document import TrfFile
from toolkit.trf.write import write_trf


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "a.trf"
    path.write_text(write_trf(TrfFile(random_tournament(2, 9, 3))), "utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("words", "keys"),
    [
        (["pair"], {"round", "rules", "pairs", "bye", "findings"}),
        (["pair", "--rules", "2017"], {"round", "rules", "pairs", "bye", "findings"}),
        (["check"], {"rules", "ok", "rounds"}),
        (["standings", "--tiebreaks", "BH，SB,DE"], {"rows"}),
        (["standings", "--tiebreaks", "BH", "--rules", "2024", "--scoring", "2-1-0"], {"rows"}),
    ],
)
def test_one_json_document(file: str, words: list[str], keys: set[str]) -> None:
    result = CliRunner().invoke(app, ["trf", words[0], file, *words[1:], "--json"])
    assert result.exit_code == 0
    assert json.loads(result.stdout).keys() == keys
    assert CliRunner().invoke(app, ["trf", words[0], file, *words[1:]]).exit_code == 0


def test_no_file_and_wrong_usage(file: str) -> None:
    missing = CliRunner().invoke(app, ["trf", "pair", file + "x", "--json"])
    assert missing.exit_code == 1
    assert json.loads(missing.stdout)["error"].keys() == {"message", "remedy"}
    assert CliRunner().invoke(app, ["trf", "pair", file, "--rules", "1999"]).exit_code == 2
    assert CliRunner().invoke(app, ["trf", "standings", file]).exit_code == 2
