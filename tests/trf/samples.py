"""The shared TRF files, none where the shared data is missing."""

from pathlib import Path

from tests.shared import shared


def trf_files(folder: str = ".") -> list[Path]:
    """All of them, or those of `positions`, `tiebreaks` or `real`."""
    found = shared("bench", "trf", folder)
    return [] if found is None else sorted(found.rglob("*.trf"))
