"""Findings: one thing that is wrong, doubtful or to be decided about one entry (问题)."""

from enum import StrEnum

from toolkit.model.record import Record


class Severity(StrEnum):
    """How much a finding weighs; see docs/findings.md."""

    ERROR = "error"
    WARNING = "warning"
    DECISION = "decision"
    INFO = "info"


GRAVEST_FIRST = (Severity.ERROR, Severity.DECISION, Severity.WARNING, Severity.INFO)


class Finding(Record, frozen=True):
    """One finding, with everything a person needs to see, judge and mend it.

    `where` is `sheet!A1` of the file, or None for the whole file. `subject` is the name people
    use (player or unit); `key` identifies what it is about for decisions: it stays the same when
    the form is sent again. `clause` is spelt as in the regulation notes (十三(一)4).
    """

    code: str
    severity: Severity
    message: str
    where: str | None = None
    subject: str | None = None
    clause: str | None = None
    remedy: str = ""
    file: str = ""
    unit: str = ""
    unit_id: str = ""
    entries: tuple[str, ...] = ()  # ids of the entries it is about; () = the whole unit or file
    key: str = ""
    evidence: dict[str, str] = {}
    mark: str = ""  # changes when what is stated there changes; "" = it does not depend on a value
