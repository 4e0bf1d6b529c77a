"""What a sender wrote, before anybody judged it: the text as found and the cell it stands in."""

from enum import StrEnum

from toolkit.model.record import Record


class CellKind(StrEnum):
    """How the file stored the value; an ID kept as NUMBER has lost its last digits."""

    TEXT = "text"
    NUMBER = "number"
    DATE = "date"
    BOOL = "bool"
    ERROR = "error"
    UNCALCULATED = "uncalculated"  # a formula without a stored value


class Said(Record, frozen=True):
    """One value as the sender stated it.

    `text` is the text of the cell; a whole number without decimals ("13800001234"), any other
    number as Python's shortest repr, a date cell as ISO 8601 ("2008-01-15"). `where` is
    `sheet!A1`, or "" when the value does not come from a sheet.
    """

    text: str
    where: str = ""
    kind: CellKind = CellKind.TEXT
