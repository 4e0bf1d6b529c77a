from pathlib import Path

from tests.accounts import write_files
from tests.workbooks.judge import assert_golden, cells, openpyxl_book, recalculated, schema_errors
from toolkit.flows.reconcile import Reconciled, run
from toolkit.flows.reconcile_content import content
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
    data = made(tmp_path)
    found = recalculated(data, tmp_path)
    if found is None:
        return
    for name in ("总账核对", "单位对账"):
        ours = [[_shown(value) for value in line] for line in cells(data, name)]
        theirs = [[_shown(value) for value in line] for line in found[name]]
        assert [line[: len(mine)] for line, mine in zip(theirs, ours, strict=False)] == ours


def _shown(value: object) -> str:
    text = str(value).replace(",", "")
    try:
        return f"{float(text):.2f}"
    except ValueError:
        return text
