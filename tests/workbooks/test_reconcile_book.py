from pathlib import Path

from tests.accounts import write_files
from tests.workbooks.judge import (
    assert_golden,
    assert_recalculates_equal,
    cells,
    openpyxl_book,
    schema_errors,
)
from toolkit.flows.money.reconcile import Reconciled, run
from toolkit.flows.money.reconcile_content import content
from toolkit.workbooks.reconcile_book import reconcile_book


def made(folder: Path) -> bytes:
    dues, statement = write_files(folder)
    result = run(dues, [statement])
    assert isinstance(result, Reconciled)
    return reconcile_book(content(result))


def test_the_workbook_as_text(tmp_path: Path) -> None:
    assert_golden("reconcile_book", made(tmp_path))


def test_it_is_valid_and_byte_equal_for_equal_input(tmp_path: Path) -> None:
    data = made(tmp_path)
    assert schema_errors(data, tmp_path) == []
    assert made(tmp_path) == data


def test_every_equation_holds_and_serials_are_text(tmp_path: Path) -> None:
    data = made(tmp_path)
    verdicts = [line[4] for line in cells(data, "总账核对")[3:]]
    assert verdicts
    assert set(verdicts) == {"相符"}
    assert openpyxl_book(data)["流水"]["A4"].value == "1001"


def test_libreoffice_computes_the_same(tmp_path: Path) -> None:
    assert_recalculates_equal(made(tmp_path), tmp_path)
