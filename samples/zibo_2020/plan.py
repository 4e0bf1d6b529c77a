"""The plan of the sample: who enters, when, how, and which faults are planted (plan.toml)."""

import tomllib
from datetime import datetime
from pathlib import Path

import msgspec

from toolkit.model.record import Record

SECTIONS = (
    "棋协大师组(男子)",
    "棋协大师组(女子)",
    "候补棋协大师组(男子)",
    "候补棋协大师组(女子)",
    "一级棋士组(男子)",
    "一级棋士组(女子)",
)
TITLES = ("棋协大师", "候补棋协大师", "一级棋士")


class UnitPlan(Record, frozen=True, kw_only=True):
    """One entering unit. `players` = how many in each of the six sections.

    `form`: own (the issued form), plain, stacked (foreign layouts), xls (stacked) or csv;
    `mail` = the style of the sender's mail program, or "hand" for a file put into the folder
    without its mail; `earlier` = when an older version, without the last player, arrived;
    `again` = when the same mail came once more.
    """

    name: str
    players: tuple[int, int, int, int, int, int]
    arrives: datetime
    form: str = "own"
    mail: str = "qq"
    file: str = ""
    hotel: str = "淄博饭店"
    room: str = "标准间"
    scan: bool = False
    earlier: datetime | None = None
    again: datetime | None = None
    faults: tuple[str, ...] = ()

    @property
    def file_name(self) -> str:
        """The name of the attachment."""
        ending = self.form if self.form in ("csv", "xls") else "xlsx"
        return self.file or f"{self.name}报名表.{ending}"


class LetterPlan(Record, frozen=True, kw_only=True):
    """A mail without a form that can be read; `what` names its text in letters.toml."""

    what: str
    unit: str
    arrives: datetime
    mail: str = "qq"
    code: str = ""  # the finding it is to give, "" = none


class ChangePlan(Record, frozen=True, kw_only=True):
    """A newer form after the publication.

    Each change is 退赛, 换人 or 更正 with the player's row, or 补报 with the section (0 to 5).
    """

    unit: str
    arrives: datetime
    changes: tuple[str, ...]


class SectionPlan(Record, frozen=True):
    """A section, or the event, with a finding of its own: by its players, by the regulation."""

    name: str
    code: str
    clause: str
    what: str = "人数不足"


class Plan(Record, frozen=True):
    """The whole sample."""

    units: tuple[UnitPlan, ...]
    sections: tuple[SectionPlan, ...] = ()
    letters: tuple[LetterPlan, ...] = ()
    changes: tuple[ChangePlan, ...] = ()


def load_plan() -> Plan:
    """The plan as it stands beside this file."""
    text = (Path(__file__).parent / "plan.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Plan)
