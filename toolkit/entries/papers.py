"""Every file that arrived, as the checks of family F see it: read or not, and how it came."""

from datetime import datetime

from toolkit.model.facts import MessageArrived
from toolkit.model.form import Form, Picture, Problem
from toolkit.model.record import Record


class Paper(Record, frozen=True):
    """One file that counts: a current form, or a file that could not be made one.

    `beside` = pictures that came in the same mail. `replaced` says in words what this version
    changed against the one before it ("" = it is the first). `apart` names the unit's other forms
    without a common player; `joined` = they count together.
    """

    name: str
    sha256: str
    problems: tuple[Problem, ...] = ()
    form: Form | None = None
    named: str = ""  # the unit that the file's name names
    unit: str = ""  # the unit's id
    unit_name: str = ""
    message: MessageArrived | None = None
    received_at: datetime | None = None
    beside: tuple[Picture, ...] = ()
    repeat_of: str = ""  # name of the file that said the same before
    replaced: str = ""
    apart: tuple[str, ...] = ()
    joined: bool = True
    kind: str = "unit"  # of the entrant

    def found(self, code: str) -> tuple[Problem, ...]:
        """The problems of that code, seen while reading."""
        return tuple(p for p in self.problems if p.code == code)
