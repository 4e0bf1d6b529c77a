"""How cells look and how many lines wrapped text takes; knows no workbook library."""

from collections.abc import Collection
from math import ceil

from msgspec.structs import replace

from toolkit.model.finding import Severity
from toolkit.model.record import Record
from toolkit.values.width import line_width

WIDEST_COLUMN = 60
LINE_HEIGHT = 15.0
"""Points that one line of 11 pt text needs."""

_FORBIDDEN_IN_SHEET_NAME = str.maketrans(
    {
        "[": "（",
        "]": "）",
        ":": "：",
        "*": "＊",
        "?": "？",
        "/": "／",
        "\\": "＼",
        "'": "’",
        "\n": " ",
        "\r": " ",
        "\t": " ",
    }
)
_LONGEST_SHEET_NAME = 31


class Style(Record, frozen=True):
    """One look of a cell. `number` is a number format, "@" keeps what is typed as text."""

    bold: bool = False
    size: int = 11
    color: str = ""
    fill: str = ""
    border: bool = True
    align: str = "left"
    wrap: bool = True
    number: str = ""
    unlocked: bool = False
    underline: bool = False
    italic: bool = False
    top: bool = False
    font: str = "宋体"

    def but(self, **changes: bool | int | str) -> "Style":
        """The same look with some traits changed."""
        return replace(self, **changes)


CELL = Style()
CENTER = Style(align="center")
NUMBER = Style(align="right", wrap=False)
MONEY = Style(align="right", wrap=False, number="#,##0.00")
HEAD = Style(bold=True, align="center", fill="#D9E2F3", font="黑体")
TITLE = Style(bold=True, size=16, align="center", border=False, wrap=False, font="黑体")
SUBTITLE = Style(color="#595959", border=False, align="center")
PLAIN = Style(border=False)
HINT = Style(border=False, color="#595959", size=10)
LINK = Style(color="#0563C1", underline=True)
LABEL = Style(bold=True, fill="#F2F2F2", align="center")
ENTRY = Style(fill="#FFF9DB", unlocked=True, wrap=False, number="@")
ENTRY_NUMBER = ENTRY.but(align="right", number="General")
ENTRY_WRAP = ENTRY.but(wrap=True)
EXAMPLE = Style(italic=True, color="#7F7F7F", fill="#EDEDED", wrap=False)
MISSING = Style(fill="#F8CBAD", color="#C00000", bold=True)

FILL_OF_SEVERITY = {
    Severity.ERROR: "#F8CBAD",
    Severity.WARNING: "#FFE699",
    Severity.DECISION: "#DDEBF7",
    Severity.INFO: "#E2EFDA",
}
NAME_OF_SEVERITY = {
    Severity.ERROR: "错误",
    Severity.WARNING: "疑点",
    Severity.DECISION: "待裁定",
    Severity.INFO: "提示",
}


def line_count(text: str, width: float) -> int:
    """Lines that `text` takes in a wrapped column of `width` characters."""
    room = max(width - 1.0, 2.0)
    if 2 * len(text) <= room and "\n" not in text:
        return 1
    return sum(max(1, ceil(line_width(line) / room)) for line in text.split("\n"))


def safe_sheet_name(name: str, taken: Collection[str] = ()) -> str:
    """A sheet name that Excel takes and that no other sheet has: "1/8决赛" becomes "1／8决赛".

    Excel compares sheet names without case; a name that is taken gets (2), (3) …
    """
    wanted = name.translate(_FORBIDDEN_IN_SHEET_NAME).strip() or "表"
    lower = {other.casefold() for other in taken}
    candidate, number = _cut(wanted, _LONGEST_SHEET_NAME), 1
    while candidate.casefold() in lower or candidate.casefold() == "history":
        number += 1
        suffix = f"({number})"
        candidate = _cut(wanted, _LONGEST_SHEET_NAME - len(suffix)) + suffix
    return candidate


def utf16_length(text: str) -> int:
    """Length as Excel counts it: characters outside the basic plane count twice."""
    return len(text) + sum(ord(char) > 0xFFFF for char in text)


def _cut(text: str, length: int) -> str:
    while utf16_length(text) > length:
        text = text[:-1]
    return text
