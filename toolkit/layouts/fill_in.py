"""A table that people fill in: which columns are locked, which yellow, and how a row is known.

Every row carries a hidden id and a hidden digest of its locked cells, so that a sorted sheet is
read right and a changed locked cell is noticed. The ids of all rows stand on a hidden sheet, so
that a missing row is noticed too.
"""

from collections.abc import Iterable
from hashlib import sha256

from toolkit.model.record import Record
from toolkit.model.said import Said

ID_HEADER = "_行号"
DIGEST_HEADER = "_校验"
INDEX_SHEET = "_行号表"


class FillColumn(Record, frozen=True):
    """One column: its key in code, its title, locked or yellow, and what a yellow one offers."""

    key: str
    title: str
    width: float = 14
    yellow: bool = False
    choices: tuple[str, ...] = ()
    strict: bool = True  # only the choices may be typed
    hint: str = ""
    center: bool = False


class FillTable(Record, frozen=True):
    """One sheet of such a table."""

    sheet: str
    columns: tuple[FillColumn, ...]

    @property
    def locked(self) -> tuple[FillColumn, ...]:
        """The columns that only we write."""
        return tuple(column for column in self.columns if not column.yellow)

    @property
    def yellow(self) -> tuple[FillColumn, ...]:
        """The columns that people type into."""
        return tuple(column for column in self.columns if column.yellow)


class FillRow(Record, frozen=True):
    """A row to write: its id and its texts by column key (missing = empty)."""

    id: str
    texts: dict[str, str]


class FilledRow(Record, frozen=True):
    """A row as read back: what stands in its yellow cells, each with its place."""

    id: str
    said: dict[str, Said]

    def text(self, key: str) -> str:
        """The text of a yellow cell, "" when it is empty."""
        said = self.said.get(key)
        return said.text.strip() if said else ""


def row_digest(texts: Iterable[str]) -> str:
    """Digest of a row's locked cells as they are shown."""
    said = ("".join(text.split()) for text in texts)  # line breaks come back changed
    return sha256("\x1f".join(said).encode()).hexdigest()[:12]
