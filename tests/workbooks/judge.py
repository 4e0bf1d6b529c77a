"""How tests judge a workbook: against its golden text, by the schema validator, by reading it."""

import csv
import os
import re
import subprocess
import warnings
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from python_calamine import load_workbook

from tests.programs import program
from toolkit.workbooks.dump import dump

GOLDEN = Path(__file__).parent.parent / "golden"


def assert_golden(name: str, data: bytes) -> None:
    """Holds the workbook's text against tests/golden/NAME.txt.

    After a wanted change run the test once with QISAI_GOLDEN=write and read the difference.
    """
    path = GOLDEN / f"{name}.txt"
    text = dump(data)
    if os.environ.get("QISAI_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8", newline="\n")
    assert text == path.read_text(encoding="utf-8")


@cache
def _validator() -> Any:
    from openxml_audit import OpenXmlValidator

    return OpenXmlValidator()


def schema_errors(data: bytes, folder: Path) -> list[str]:
    """What openxml-audit finds wrong in the workbook."""
    path = folder / "judged.xlsx"
    path.write_bytes(data)
    return sorted(str(error) for error in _validator().validate(str(path)).errors)


def cells(data: bytes, sheet: str) -> list[list[Any]]:
    """A sheet's values as an independent reader sees them."""
    return load_workbook(BytesIO(data)).get_sheet_by_name(sheet).to_python(skip_empty_area=False)


def openpyxl_book(data: bytes) -> Any:
    """The workbook through the tests' second reader."""
    import openpyxl

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of what it drops when it saves; we only read
        return openpyxl.load_workbook(BytesIO(data))


def recalculated(data: bytes, folder: Path) -> dict[str, list[list[str]]] | None:
    """Every sheet as LibreOffice computes it, or None where it isn't installed.

    The stored values of formulas are taken out before, so that none of ours can come back.
    """
    office = program("libreoffice")
    if office is None:
        return None
    source = folder / "book.xlsx"
    source.write_bytes(_without_stored_values(data))
    profile = f"-env:UserInstallation={(folder / 'profile').as_uri()}"
    every_sheet = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1"
    command = [office, profile, "--headless", "--convert-to", every_sheet, "--outdir", folder]
    subprocess.run([*command, source], check=True, capture_output=True, timeout=120)
    found = {}
    for path in folder.glob("book-*.csv"):
        with path.open(encoding="utf-8", newline="") as lines:
            found[path.stem.removeprefix("book-")] = list(csv.reader(lines))
    return found


def formulas_that_differ(data: bytes, folder: Path) -> tuple[int, list[str]]:
    """How many formulas there are, and those of which LibreOffice computes another value."""
    import openpyxl

    computed = recalculated(data, folder)
    if computed is None:
        return 0, []
    stored = openpyxl.load_workbook(BytesIO(data), data_only=True)
    count, wrong = 0, []
    for sheet in openpyxl_book(data).worksheets:
        for cell in (cell for line in sheet.iter_rows() for cell in line):
            if cell.data_type != "f":
                continue
            count += 1
            ours = stored[sheet.title][cell.coordinate].value
            theirs = computed[sheet.title][cell.row - 1][cell.column - 1]
            if not _same(ours, theirs):
                wrong.append(f"{sheet.title}!{cell.coordinate}: {ours!r}, {theirs!r}")
    return count, wrong


def assert_recalculates_equal(data: bytes, folder: Path) -> None:
    """LibreOffice computes every formula to the value that we stored; there is at least one."""
    count, wrong = formulas_that_differ(data, folder)
    assert (count > 0 or program("libreoffice") is None, wrong) == (True, [])


def _same(ours: object, theirs: str) -> bool:
    if isinstance(ours, int | float):
        return theirs != "" and abs(ours - float(theirs)) < 0.005
    return (ours or "") == theirs


def _without_stored_values(data: bytes) -> bytes:
    stream = BytesIO()
    with ZipFile(BytesIO(data)) as old, ZipFile(stream, "w") as new:
        for name in old.namelist():
            new.writestr(name, re.sub(rb"(</f>)<v>[^<]*</v>", rb"\1", old.read(name)))
    return stream.getvalue()
