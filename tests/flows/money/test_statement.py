import json

from tests.shared import CHECKOUT
from toolkit.flows.money.statement import as_json, read_all, summary

CASES = CHECKOUT / "tests" / "cases" / "statements"
KEYS = ["txn_id", "date", "time", "direction", "amount", "balance", "payer", "account", "summary",
        "remark", "state"]  # fmt: skip


def test_the_document_has_every_key_of_the_contract_in_every_row() -> None:
    names = [str(CASES / "abc_personal.csv"), str(CASES / "wechat.csv")]
    document = json.loads(json.dumps(as_json(read_all(names))))
    assert [file["file"] for file in document["files"]] == names
    for file in document["files"]:
        assert list(file) == ["file", "bank", "rows", "checks"]
        assert all(list(row) == KEYS for row in file["rows"])
        assert all(list(check) == ["name", "expected", "found", "ok"] for check in file["checks"])


def test_a_row_without_serial_is_named_by_time_amount_and_balance() -> None:
    [file] = as_json(read_all([str(CASES / "icbc_v1.csv")]))["files"]  # type: ignore[misc]
    assert file["rows"][0]["txn_id"] == "2024-03-05|1290.00|3290.00"


def test_the_summary_says_what_was_read_and_what_failed() -> None:
    lines = summary(read_all([str(CASES / "cmb_2026.csv"), "没有这个文件.csv"]))
    assert "招商银行个人，2 笔，其中收入 1 笔" in lines[0]
    assert "核对无误" in lines[1]
    assert "没有读出流水" in lines[2]
    assert "F001" in lines[3]
