"""The records of who entered: units with the versions of their form, and their players."""

from collections.abc import Iterator
from datetime import date, datetime

from toolkit.entries.papers import Paper
from toolkit.model.facts import Corrected, MessageArrived
from toolkit.model.form import Form, Line
from toolkit.model.people import Player
from toolkit.model.record import Record


class Version(Record, frozen=True):
    """One form as it arrived. `received_at` None = the arrival time is unknown (T006)."""

    form: Form
    seq: int
    noted_at: datetime
    named: str = ""  # the unit that the file's name names
    received_at: datetime | None = None
    message: MessageArrived | None = None
    kind: str = "unit"  # unit, team or individual: what is demanded depends on it
    listed: bool = False  # a row of a list: there is no letter to answer and no form to return
    first: bool = True  # speaks for its file where the file itself is concerned

    @property
    def order(self) -> tuple[datetime, int]:
        """Newest last: by receipt, else by when we first saw it."""
        return (self.received_at or self.noted_at, self.seq)


class Room(Record, frozen=True):
    """One line of the room plan (订房计划). Texts stand where a value was not understood.

    `hotel` and `type` are the regulation's names when recognised, else as written; `beds` is 0
    when the room type is unknown.
    """

    line: Line
    hotel: str = ""
    hotel_known: bool = False
    type: str = ""
    type_known: bool = False
    beds: int = 0
    rooms: int | None = None
    people: int | None = None
    arrive: date | None = None
    depart: date | None = None
    names: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()  # fields that state something no reader understood

    @property
    def where(self) -> str:
        """The first cell of the line."""
        return self.line.where


class Entry(Record, frozen=True):
    """One player of a unit's current form.

    `id` stays the same when the form is sent again. `corrected` = the values a person mended, by
    field; the original stays in `player.said`. `first_received` and `first_seen` tell of the
    version that first named him: when it reached us (None = not known), and the time by which it
    is ordered, which is always known.
    """

    id: str
    unit: str  # the unit's id
    order: int  # place in the roster
    player: Player
    form: Form
    corrected: dict[str, Corrected] = {}
    first_received: datetime | None = None
    first_seen: datetime | None = None
    kind: str = "unit"  # what kind of entrant enters him

    def where(self, field: str) -> str:
        """The cell of a field, filled or empty; that of the name when there is no such column."""
        line = self.player.said
        said = line.said.get(field)
        return said.where if said and said.where else line.blank.get(field, self.player.cell)

    def lacks_column(self, field: str) -> bool:
        """True when the form has no column for it, which is one finding of its own (F004)."""
        return any(p.code == "F004" and p.detail.get("field") == field for p in self.form.problems)


class Step(Record, frozen=True):
    """One form of a unit as it came: who was entered before and after it.

    `replaced` = the forms whose players it names again; `apart` = the forms that counted and that
    have no player in common with it, which `joined` says were left to count beside it.
    """

    version: Version
    before: tuple[Entry, ...]
    after: tuple[Entry, ...]
    replaced: tuple[Version, ...] = ()
    apart: tuple[Version, ...] = ()
    joined: bool = True


class Asked(Record, frozen=True):
    """A player whom his unit took out without a new form (退赛申请); `written` = it wrote so."""

    entry: Entry
    received_at: datetime | None = None
    written: bool = True
    note: str = ""


class Unit(Record, frozen=True):
    """One entering unit (参赛单位) with all versions of its form, oldest first.

    `parts` = the versions that count, the newest last; () = the newest alone. `whole` = what
    several of them say together about the unit. `asked` = who withdrew since: they are neither
    among the `entries` nor counted in the `rooms`.
    """

    id: str
    key: str
    name: str
    versions: tuple[Version, ...]
    entries: tuple[Entry, ...] = ()
    doubles: tuple[tuple[Entry, Entry], ...] = ()  # a second row of a player, and his first
    rooms: tuple[Room, ...] = ()
    parts: tuple[Version, ...] = ()
    whole: Form | None = None
    steps: tuple[Step, ...] = ()
    asked: tuple[Asked, ...] = ()

    @property
    def current(self) -> Version:
        """The newest version: the one that counts."""
        return self.versions[-1]

    @property
    def first_received(self) -> datetime | None:
        """When the unit first entered, None when that is unknown."""
        return self.versions[0].received_at

    @property
    def kind(self) -> str:
        """unit, team or individual."""
        return self.current.kind

    @property
    def counting(self) -> tuple[Version, ...]:
        """The versions whose players count, the newest last."""
        return self.parts or (self.current,)

    @property
    def forms(self) -> tuple[Form, ...]:
        """The forms whose players count, each as it is in its file."""
        return tuple(version.form for version in self.counting)

    @property
    def form(self) -> Form:
        """What counts: the newest form, or several together under its name."""
        return self.whole or self.current.form


class Roster(Record, frozen=True):
    """Everybody who entered, units in order of their first arrival."""

    units: tuple[Unit, ...] = ()
    papers: tuple[Paper, ...] = ()

    @property
    def entries(self) -> Iterator[Entry]:
        """All players of all current forms."""
        return (entry for unit in self.units for entry in unit.entries)

    def unit(self, id_: str) -> Unit:
        """The unit with that id; KeyError when there is none."""
        for unit in self.units:
            if unit.id == id_:
                return unit
        raise KeyError(id_)
