"""Small rating lists in FIDE's widths, written line by line."""

from pathlib import Path

from bench.ratings import COMBINED, SINGLE, line

__all__ = ["COMBINED", "SINGLE", "line", "single"]

WANG = line("8600001", "Wang, Wei", (2105,), 2003, title="FM")
WANG_TOO = line("8600002", "Wang, Wei", (1750,), 2003)
ZENG = line("8600003", "Zeng, Yurui", (0,), 2008, sex="F", title="", flag="wi")
CARLSEN = line("1503014", "Carlsen, Magnus", (2872,), 1990, federation="NOR", title="GM")


def single(path: Path, *lines: str, month: str = "DEC19") -> Path:
    """A single list with these lines, by default the four above."""
    text = "\r\n".join([SINGLE.format(month=month), *(lines or (WANG, WANG_TOO, ZENG, CARLSEN))])
    path.write_text(f"{text}\r\n", encoding="latin-1", newline="")
    return path
