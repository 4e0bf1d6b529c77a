"""Statements are imported once; one file's troubles do not keep out the others."""

from pathlib import Path

from tests.flows.money.test_bank import STATEMENT, entered, paid
from tests.flows.office import done, qisai


def test_the_same_file_is_imported_once_wherever_it_lies(tmp_path: Path) -> None:
    event = paid(tmp_path)
    copy = tmp_path / "流水.csv"
    copy.write_text(STATEMENT, "utf-8")
    assert done("bank", str(copy), event=event)["imported"] == 0


def test_a_file_that_is_not_there_is_named_and_the_rest_is_read(tmp_path: Path) -> None:
    event = entered(tmp_path)
    file = tmp_path / "流水.csv"
    file.write_text(STATEMENT, "utf-8")
    found = qisai("bank", str(file), str(tmp_path / "没有.csv"), event=event)
    assert found.code == 0
    assert "文件打不开" in found.out
    assert done("bank", event=event)["transfers"]
