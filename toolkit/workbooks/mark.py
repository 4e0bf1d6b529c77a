"""What is wrong with one cell of a received form, as its sender will read it."""

from toolkit.model.finding import GRAVEST_FIRST, Severity
from toolkit.model.record import Record


class Mark(Record, frozen=True):
    """One remark for the sender.

    `where` is "sheet!A1" of the received file, None for the whole file; `subject` the person or
    unit it is about; `old` what the cell says now, as text.
    """

    where: str | None
    severity: Severity
    message: str
    remedy: str = ""
    code: str = ""
    clause: str = ""
    old: str = ""
    subject: str = ""

    @property
    def note(self) -> str:
        """The text of the note on the cell."""
        basis = f"（规程{self.clause}）" if self.clause else ""
        remedy = f"\n→ {self.remedy}" if self.remedy else ""
        return f"{self.message}{basis}{remedy}"


__all__ = ["GRAVEST_FIRST", "Mark"]
