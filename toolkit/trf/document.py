"""What one TRF file holds: the tournament, and everything else it says, kept line by line."""

from collections.abc import Iterable

from toolkit.model.game import Tournament
from toolkit.model.record import Record


def pairs_teams(lines: Iterable[str]) -> bool:
    """True when these records describe a tournament that pairs teams, not players.

    Record 013 alone does not say so: individual events list their teams by it, too.
    """
    return any(
        line[:3] == "310" or (line[:3] in ("092", "192") and "TEAM" in line.upper())
        for line in lines
    )


class Stated(Record, frozen=True):
    """Points (in tenths) and rank as the file states them; None = left blank."""

    points: int | None = None
    rank: int | None = None


class TrfFile(Record, frozen=True):
    """One TRF file.

    `lines` are the records that the tournament does not express (places, dates, arbiters, comments,
    teams, unknown codes), verbatim and in order: they are written back as they came.
    `by_rank` = the file asks (XXC rank) to pair by the rank column instead of the start number.
    `problems` are plain Chinese, one a fault, each naming its line.
    """

    tournament: Tournament
    lines: tuple[str, ...] = ()
    stated: dict[int, Stated] = {}
    by_rank: bool = False
    problems: tuple[str, ...] = ()

    def first(self, code: str) -> str:
        """The text of the first kept record with that code, "" if there is none."""
        return next((line[4:].strip() for line in self.lines if line[:3] == code), "")

    @property
    def is_team(self) -> bool:
        """True when the file pairs teams, not players."""
        return pairs_teams(self.lines)

    @property
    def started_on(self) -> str:
        """First day (record 042) as YYYY-MM-DD, "" when it is absent or no date."""
        return iso_date(self.first("042"))


def iso_date(text: str) -> str:
    """2024/01/31, 31/01/2024, 31.01.2024 or 24/01/31 as 2024-01-31; "" for anything else."""
    parts = text.replace(".", "/").replace("-", "/").split()[:1]
    fields = parts[0].split("/") if parts else []
    if len(fields) != 3 or not all(field.isdecimal() for field in fields):
        return ""
    year, month, day = fields if len(fields[2]) != 4 else reversed(fields)
    year = f"20{year}" if len(year) == 2 else year
    fits = len(year) == 4 and 1 <= int(month) <= 12 and 1 <= int(day) <= 31
    return f"{year}-{int(month):02d}-{int(day):02d}" if fits else ""
