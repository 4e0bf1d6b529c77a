"""How tests judge a workbook: against its golden text, by the schema validator, by reading it."""

import csv
import os
import subprocess
import warnings
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

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


def recalculated(data: bytes, folder: Path) -> list[list[str]] | None:
    """The first sheet as LibreOffice computes it, or None where it isn't installed."""
    office = program("libreoffice")
    if office is None:
        return None
    source = folder / "recalculated.xlsx"
    source.write_bytes(data)
    profile = f"-env:UserInstallation={(folder / 'profile').as_uri()}"
    utf8 = "csv:Text - txt - csv (StarCalc):44,34,76"
    command = [office, profile, "--headless", "--convert-to", utf8, "--outdir", folder, source]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    with source.with_suffix(".csv").open(encoding="utf-8", newline="") as lines:
        return list(csv.reader(lines))
