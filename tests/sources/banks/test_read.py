"""Every layout with its expected rows beside it (tests/cases/statements/*.json)."""

import json
from pathlib import Path

import pytest

from tests.shared import CHECKOUT, shared
from toolkit.flows.money.statement import as_json
from toolkit.model.bank import Direction
from toolkit.sources.banks.read import read_statements

CASES = CHECKOUT / "tests" / "cases" / "statements"
FILES = sorted(path for path in CASES.iterdir() if path.suffix in {".csv", ".xls", ".xlsx"})
LETTER = {Direction.IN: "C", Direction.OUT: "D", Direction.NEUTRAL: "N"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_each_layout_gives_the_rows_that_stand_beside_it(path: Path) -> None:
    wanted = json.loads(path.with_suffix(f"{path.suffix}.json").read_text("utf-8"))
    [found] = read_statements(str(path))
    got = as_json([found])["files"]
    assert isinstance(got, list)
    assert json.loads(json.dumps(got[0])) | {"file": path.name} == wanted
    assert all(check.ok for check in found.checks)


def test_the_shared_samples_are_read_row_by_row() -> None:
    folder = shared("bench", "statements")
    if folder is None:
        return
    for file in json.loads((folder / "truth.json").read_text("utf-8"))["files"]:
        [found] = read_statements(str(folder / file["file"]))
        rows = [
            {
                "date": row.date.isoformat(),
                "time": row.time.strftime("%H:%M:%S") if row.time else None,
                "direction": LETTER[row.direction],
                "amount": str(row.amount),
                "balance": str(row.balance) if row.balance is not None else None,
                "payer_name": row.payer,
                "payer_account": row.account,
                "summary": row.summary,
                "remark": row.remark,
                "serial": row.serial,
            }
            for row in found.rows
        ]
        known = set(rows[0])
        wanted = [
            {key: value for key, value in row.items() if key in known}
            for row in file["transactions"]
        ]
        assert rows == wanted, file["file"]
        assert all(check.ok for check in found.checks)


def write(folder: Path, text: str, name: str = "x.csv") -> str:
    path = folder / name
    path.write_text(text, "utf-8")
    return str(path)


def test_a_file_two_banks_could_have_made_is_refused(tmp_path: Path) -> None:
    both = (
        "交易日期,交易时间,交易金额,本次余额,对手信息,联机余额,记账日期,客户摘要\n"
        "20240101,,1,1,甲,1,,\n"
    )
    [found] = read_statements(write(tmp_path, both))
    assert found.rows == ()
    assert "分不清" in found.findings[0].message


def test_a_missing_file_and_a_list_of_names_are_findings(tmp_path: Path) -> None:
    [absent] = read_statements(str(tmp_path / "没有.csv"))
    assert absent.findings[0].code == "F001"
    [names] = read_statements(write(tmp_path, "姓名,单位,组别\n张三,甲,乙\n"))
    assert names.findings[0].code == "F003"
    assert not names.checks[0].ok


def test_a_lost_column_is_named(tmp_path: Path) -> None:
    lost = "交易日期,交易时间,本次余额,对手信息,日 志 号,交易附言\n20240101,,5,甲,1,\n"
    [found] = read_statements(write(tmp_path, lost))
    assert "农业银行个人" in found.findings[0].message
    assert "交易金额" in found.findings[0].message
