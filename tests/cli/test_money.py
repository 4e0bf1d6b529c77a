"""`qisai statement` and `qisai reconcile` as typed."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.accounts import write_files
from tests.shared import CHECKOUT
from toolkit.cli.app import app

CASES = CHECKOUT / "tests" / "cases" / "statements"


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(words))
    return result.exit_code, result.stdout


def test_statement_prints_one_json_document() -> None:
    code, out = run("statement", str(CASES / "icbc_v1.csv"), str(CASES / "wechat.xlsx"), "--json")
    assert code == 0
    assert [file["bank"] for file in json.loads(out)["files"]] == ["工商银行个人", "微信"]
    code, out = run("statement", str(CASES / "icbc_v1.csv"))
    assert code == 0
    assert "下一步" in out


def test_an_unreadable_file_is_a_finding_and_no_file_a_failure(tmp_path: Path) -> None:
    broken = tmp_path / "x.xlsx"
    broken.write_bytes(b"PK\x03\x04")
    code, out = run("statement", str(broken), "--json")
    assert (code, json.loads(out)["files"][0]["bank"]) == (0, None)
    code, out = run("statement", str(tmp_path / "没有.csv"), "--json")
    assert (code, set(json.loads(out)["error"])) == (1, {"message", "remedy"})


def test_reconcile_takes_statements_in_both_ways(tmp_path: Path) -> None:
    dues, statement = write_files(tmp_path)
    output = tmp_path / "对账.xlsx"
    words = ["reconcile", "--receivables", dues, "--statement", statement]
    once = run(*words, "--json", "--deadline", "2024-01-02T18:00", "-o", str(output))
    assert once[0] == 0
    assert output.exists()
    again = run(*words, statement, "--statement", statement, "--json", "--deadline", "2024-01-02")
    assert json.loads(again[1]) == json.loads(once[1])


@pytest.mark.parametrize("deadline", ["2024-01-02", "2024-01-02T23:59:59+08:00"])
def test_a_date_alone_ends_with_its_last_second(tmp_path: Path, deadline: str) -> None:
    text = "\n".join([
        "交易日期,交易时间,交易摘要,交易金额,本次余额,对手信息,日 志 号",
        "20240102,235959,转存,+2790.00,12790.00,邱家和,1001",
    ])  # fmt: skip
    dues, statement = write_files(tmp_path, text)
    words = ["reconcile", "--receivables", dues, "--statement", statement, "--json"]
    code, out = run(*words, "--deadline", deadline)
    assert code == 0
    assert [unit["status"] for unit in json.loads(out)["units"]][1] == "paid"


def test_wrong_usage_and_unreadable_dues(tmp_path: Path) -> None:
    dues, statement = write_files(tmp_path)
    assert run("reconcile", "--receivables", dues)[0] == 2
    words = ["reconcile", "--receivables", dues, "--statement", statement]
    assert run(*words, "--deadline", "明天")[0] == 2
    code, out = run(*words[:2], statement, *words[3:], "--json")
    assert (code, "应收" in json.loads(out)["error"]["message"]) == (1, True)
