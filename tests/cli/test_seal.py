import json

from typer.testing import CliRunner

from tests.sources.seals.pictures import CASES
from toolkit.cli.app import app


def test_seal_prints_one_document() -> None:
    done = CliRunner().invoke(app, ["seal", str(CASES / "round.jpg"), "--json"])
    assert done.exit_code == 0
    assert json.loads(done.stdout)["files"][0]["outcome"] == "found"


def test_seal_without_a_file_says_so() -> None:
    done = CliRunner().invoke(app, ["seal", "没有.png", "--json"])
    assert done.exit_code == 1
    assert set(json.loads(done.stdout)["error"]) == {"message", "remedy"}
