"""Reads the case tables under tests/cases/values: one case a line, columns parted by |."""

from pathlib import Path

_FOLDER = Path(__file__).resolve().parent.parent / "cases" / "values"


def rows(name: str) -> list[tuple[str, ...]]:
    """The cases of a table; # opens a comment line, ␠ stands for a space that matters."""
    found = []
    for line in (_FOLDER / name).read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            found.append(tuple(cell.strip().replace("␠", " ") for cell in line.split("|")))
    assert len({len(row) for row in found}) == 1, f"{name}: a row has too few or too many columns"
    return found
