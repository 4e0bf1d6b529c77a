"""Reads the case tables that anyone can read and extend."""

from pathlib import Path

CASES = Path(__file__).parents[2] / "cases"


def rows(name: str, columns: int) -> list[list[str]]:
    """The lines of a table, cut at `|`; comments and blank lines left out."""
    lines = (CASES / name).read_text(encoding="utf-8").splitlines()
    cut = [[cell.strip() for cell in line.split("|")] for line in lines if line.strip()]
    found = [cells for cells in cut if not cells[0].startswith("#")]
    assert all(len(cells) == columns for cells in found), found
    return found
