"""Statements as PDF: ruled tables, or columns found by where the header's words stand."""

import io
from typing import Any

from toolkit.sources.banks.layouts import GENERIC, LAYOUTS
from toolkit.sources.banks.values import head

_HEADER_WORDS = frozenset(
    head(word)
    for layout in (*LAYOUTS, GENERIC)
    for words in layout.columns.values()
    for word in words
)
_FEWEST_HEADERS = 4
_SAME_LINE = 3.0  # points
Row = tuple[str, ...]


class WrongPasswordError(Exception):
    """The PDF is encrypted and the password does not open it."""


class NoTextError(Exception):
    """The PDF holds pictures only."""


def pdf_rows(data: bytes, password: str | None = None) -> list[Row]:
    """All rows of all pages. ValueError: damaged."""
    import pdfplumber
    from pdfminer.pdfdocument import PDFPasswordIncorrect
    from pdfplumber.utils.exceptions import PdfminerException

    try:
        with pdfplumber.open(io.BytesIO(data), password=password or "") as book:
            if not any(page.chars for page in book.pages):
                raise NoTextError
            ruled = [row for page in book.pages for row in _ruled(page)]
            return ruled or _unruled(book.pages)
    except PdfminerException as failure:
        if failure.args and isinstance(failure.args[0], PDFPasswordIncorrect):
            raise WrongPasswordError from failure
        raise ValueError("damaged") from failure


def _ruled(page: Any) -> list[Row]:
    tables: list[list[list[str | None]]] = page.extract_tables()
    return [
        tuple((cell or "").replace("\n", "") for cell in row) for table in tables for row in table
    ]


def _unruled(pages: list[Any]) -> list[Row]:
    """Rows of a table without lines: each word belongs to the header word it stands under."""
    rows: list[list[str]] = []
    header: list[dict[str, Any]] = []
    for page in pages:
        for line in _lines(page.extract_words()):
            if sum(head(word["text"]) in _HEADER_WORDS for word in line) >= _FEWEST_HEADERS:
                header = line
                rows.append([word["text"] for word in line])
            elif header:
                _add(rows, header, line)
    return [tuple(row) for row in rows]


def _add(rows: list[list[str]], header: list[dict[str, Any]], line: list[dict[str, Any]]) -> None:
    """A line below the header; one that starts no row (no date) continues the row above."""
    cells = [""] * len(header)
    for word in line:
        place = min(range(len(header)), key=lambda place: _apart(word, header[place]))
        cells[place] = f"{cells[place]} {word['text']}".strip()
    if cells[0] or len(rows) < 2:
        rows.append(cells)
    else:
        rows[-1] = [above + below for above, below in zip(rows[-1], cells, strict=True)]


def _apart(word: dict[str, Any], column: dict[str, Any]) -> float:
    """How far a word stands from a header: by left edge, right edge or middle, the nearest."""
    left, right = word["x0"] - column["x0"], word["x1"] - column["x1"]
    return float(min(abs(left), abs(right), abs(left + right) / 2))


def _lines(words: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    lines: list[list[dict[str, Any]]] = []
    for word in sorted(words, key=lambda word: (round(word["top"]), word["x0"])):
        if lines and abs(lines[-1][0]["top"] - word["top"]) <= _SAME_LINE:
            lines[-1].append(word)
        else:
            lines.append([word])
    return [sorted(line, key=lambda word: float(word["x0"])) for line in lines]
