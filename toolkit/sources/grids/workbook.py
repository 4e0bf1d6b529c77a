"""Opens a file of any kind as grids: sniffed by content, always from bytes."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from zipfile import BadZipFile

from toolkit.model.form import Picture, Problem
from toolkit.sources.grids.grid import Grid


class Unreadable(Exception):  # noqa: N818  (a verdict on the file, not an error of ours)
    """The file can't be opened; carries the problem that says why."""

    def __init__(self, problem: Problem, kind: str = "") -> None:
        super().__init__(problem.code, problem.detail)
        self.problem, self.kind = problem, kind


@dataclass
class Workbook:
    """An opened file: its sheets, pictures, marks (custom properties) and file-level problems."""

    kind: str
    grids: list[Grid]
    pictures: list[Picture] = field(default_factory=list)
    marks: dict[str, str] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)


def open_workbook(data: bytes, file_name: str, passwords: Sequence[str] = ()) -> Workbook:
    """The sheets of a file; raises Unreadable with F001 or F002."""
    from python_calamine import CalamineError

    from toolkit.sources.grids.package import Package
    from toolkit.sources.grids.properties import ooxml_properties
    from toolkit.sources.grids.xlsx import read_xlsx

    del passwords
    try:
        package = Package(data)
        grids = read_xlsx(data, package)
    except (CalamineError, BadZipFile, zlib.error, OSError, ValueError) as error:
        raise Unreadable(
            Problem("F001", detail={"reason": "damaged", "said": str(error)})
        ) from error
    kind = "xlsm" if file_name.lower().endswith("xlsm") else "xlsx"
    return Workbook(kind, grids, marks=ooxml_properties(package))
