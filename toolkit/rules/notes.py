"""What people are told, who is named, how findings are weighed, and what the data leaves out."""

from typing import Literal

from toolkit.model.finding import Severity
from toolkit.model.record import Record
from toolkit.rules.base import Rule


class Notice(Rule, frozen=True, kw_only=True):
    """Something people are told (须知): in letters, the programme book, at check-in, at rounds."""

    text: str
    where: tuple[Literal["letter", "book", "check_in", "rounds"], ...] = ("book",)


class Official(Rule, frozen=True, kw_only=True):
    """An office of the event and who fills it (裁判、仲裁)."""

    role: str
    named_by: str = ""


class SeverityChange(Rule, frozen=True, kw_only=True):
    """The event weighs a finding code otherwise; the reason stands in `reading`."""

    code: str
    severity: Severity


class Unmodelled(Record, frozen=True, kw_only=True):
    """A passage that the data leaves out, with the reason.

    It reaches from `quote` to the end of that phrase, or with `until` to the end of that one;
    without `quote` it is the whole clause.
    """

    clause: str
    reason: str
    quote: str = ""
    until: str = ""
