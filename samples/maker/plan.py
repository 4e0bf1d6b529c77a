"""The plan of a sample: who enters, when, how, and which faults are planted (plan.toml)."""

import tomllib
from datetime import date, datetime
from functools import cache
from pathlib import Path

import msgspec

from toolkit.assets import template
from toolkit.model.record import Record
from toolkit.rules.amend import Supplement, amend, read_supplement
from toolkit.rules.load import decode
from toolkit.rules.schema import Regulation

ROOT = Path(__file__).parent.parent
"""The folder of all samples; a plan lies beside the files that are made from it."""


class Births(Record, frozen=True):
    """Of which days players are born: that many years from a first day on."""

    first: date
    years: int


class LevelPlan(Record, frozen=True, kw_only=True):
    """What the players of a level state, and what it takes not to fit it.

    `below`, `above` = titles that the level does not admit; `rated` = the lowest rating and how
    many above it; `list` = FIDE or national; `unrated` = one player in so many has no rating
    (0 = all have one); `clause` is the one that findings about the level name; `year` = the school
    year of a section for pupils.
    """

    sections: tuple[str, ...]
    clause: str
    title: str = ""
    grade: str = "无"
    below: str = ""
    above: str = ""
    rated: tuple[int, int] | None = None
    list: str = "FIDE"
    unrated: int = 0
    births: Births | None = None
    year: str = ""


class UnitPlan(Record, frozen=True, kw_only=True):
    """One entering unit, team or person. `players` = how many in each section.

    `kind`: unit, team or individual (its name is then the player's). `form`: own (the issued
    form), own-OTHER (the form of another event), plain, stacked (foreign layouts), xls (stacked)
    or csv. `mail` = the style of the sender's mail program, or "hand" for a file put into the
    folder without its mail. `list` = the list in which it has rows, instead of form and mail.
    `seal` = the kind of the seal in the form (none = there is none), `seal_text` = whose, by
    default the unit's own; `beside` = pictures that come with the form, each NAME or NAME=KIND;
    `certificates` = the photo of every player's title certificate comes too.
    `later` = it came after the publication; `earlier` = when an older version, without the last
    player, arrived; `again` = when the same mail came once more; `every` = seconds between the
    rows of a list. `sex` repeats over the players of sections for both, and is drawn where it is
    empty.
    """

    name: str
    players: tuple[int, ...] = (1,)
    kind: str = "unit"
    arrives: datetime
    form: str = "own"
    mail: str = "qq"
    file: str = ""
    list: str = ""
    every: int = 60
    hotel: str = ""
    room: str = "标准间"
    seal: str = "round"
    seal_text: str = ""
    beside: tuple[str, ...] = ()
    certificates: bool = False
    sex: str = ""
    region: str = ""
    address: str = ""
    insurance: str = "已自行办理保险"
    later: bool = False
    earlier: datetime | None = None
    again: datetime | None = None
    faults: tuple[str, ...] = ()

    @property
    def file_name(self) -> str:
        """The name of the attachment."""
        ending = self.form if self.form in ("csv", "xls") else "xlsx"
        return self.file or f"{self.name}报名表.{ending}"


class SinglesPlan(Record, frozen=True, kw_only=True):
    """Persons who enter one by one in a list; `sex` repeats over them (男男女).

    A fault begins with its code and the number of the person, from 1.
    """

    list: str
    count: int
    arrives: datetime
    every: int = 3600
    sex: str = "男"
    region: str = ""
    address: str = ""
    faults: tuple[str, ...] = ()


class ListPlan(Record, frozen=True, kw_only=True):
    """A list of sign-ups: `kind` export (a questionnaire's) or phone (typed into our own sheet).

    `earlier` = an export of the same questionnaire up to `then`: its rows come a second time.
    """

    name: str
    kind: str
    until: datetime
    earlier: str = ""
    then: datetime | None = None


class LetterPlan(Record, frozen=True, kw_only=True):
    """A mail without a form that can be read; `what` names its text in letters.toml."""

    what: str
    unit: str
    arrives: datetime
    mail: str = "qq"
    code: str = ""  # the finding it is to give, "" = none


class ChangePlan(Record, frozen=True, kw_only=True):
    """A newer form after the publication, or where every newer form counts as a change.

    Each change is 退赛, 换人, 更正 or 改组 with the player's row, or 补报 with the section from 0.
    """

    unit: str
    arrives: datetime
    changes: tuple[str, ...]


class SectionPlan(Record, frozen=True):
    """A section, or the event, with a finding of its own: by its players, by the regulation.

    `when` = before or after the publication; empty = both.
    """

    name: str
    code: str
    clause: str | None = None
    what: str = "人数不足"
    when: str = ""


class LeavePlan(Record, frozen=True):
    """Who does not come any more, by start number, from a round on."""

    section: str
    player: int
    round: int


class TransferPlan(Record, frozen=True, kw_only=True):
    """One line of the statement; `units` = whose money it is, none where it is no entry payment.

    `fen` is positive for money that came in.
    """

    at: datetime
    fen: int
    payer: str
    remark: str = ""
    summary: str = "网银转入"
    units: tuple[str, ...] = ()


class MoneyPlan(Record, frozen=True):
    """What is to be found about a unit's money once the statement was read (family M)."""

    code: str
    unit: str
    what: str


class Stay(Record, frozen=True):
    """When rooms are taken."""

    arrive: date
    depart: date


class Plan(Record, frozen=True, kw_only=True):
    """The whole sample. `clauses` = which clause a finding names, by code, else by family.

    `issued`, `copied`: when the blank form and the units' own layouts were made. `entry_fee` in
    yuan a player. `lists` of sign-ups; `month` of the rating list that lies in 资料, if any.
    `columns` = heading and field of those that units' own layouts have here beside the usual ones.
    """

    issued: datetime
    copied: datetime
    births: Births
    entry_fee: int
    levels: tuple[LevelPlan, ...]
    clauses: dict[str, str]
    title: str
    hotels: dict[str, int] = {}
    stay: Stay | None = None
    month: str = ""
    columns: tuple[tuple[str, str], ...] = ()
    units: tuple[UnitPlan, ...] = ()
    lists: tuple[ListPlan, ...] = ()
    singles: tuple[SinglesPlan, ...] = ()
    sections: tuple[SectionPlan, ...] = ()
    letters: tuple[LetterPlan, ...] = ()
    changes: tuple[ChangePlan, ...] = ()
    leaves: tuple[LeavePlan, ...] = ()
    transfers: tuple[TransferPlan, ...] = ()
    money: tuple[MoneyPlan, ...] = ()
    id: str = ""

    @property
    def regulation(self) -> Regulation:
        """The regulation that the forms were issued for, supplements of the sample included."""
        return _regulation(self.id)

    @property
    def section_names(self) -> tuple[str, ...]:
        """All sections, in the order in which the units' numbers stand."""
        return tuple(name for level in self.levels for name in level.sections)

    def level_of(self, section: str) -> LevelPlan:
        """The level of a section."""
        return next(level for level in self.levels if section in level.sections)

    def clause(self, code: str) -> str | None:
        """The clause that findings of this code name."""
        return self.clauses.get(code) or self.clauses.get(code[0])


@cache
def _regulation(id_: str) -> Regulation:
    text = template("regulations", id_, "regulation.toml").read_text("utf-8")
    data = tomllib.loads(text)
    for path in sorted((ROOT / id_ / "规程").glob("补充-*.toml")):
        supplement = read_supplement(path.read_text("utf-8"))
        assert isinstance(supplement, Supplement), supplement
        data = amend(data, supplement)
    loaded = decode(data)
    assert isinstance(loaded, Regulation), loaded
    return loaded


@cache
def load_plan(name: str) -> Plan:
    """The plan of the sample of that name."""
    said = tomllib.loads((ROOT / name / "plan.toml").read_text("utf-8"))
    return msgspec.convert(said | {"id": name}, Plan)


def sample_names() -> tuple[str, ...]:
    """All samples that have a plan."""
    return tuple(sorted(path.parent.name for path in ROOT.glob("*/plan.toml")))
