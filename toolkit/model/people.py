"""Players (棋手) and units (单位) after their values were normalised."""

from datetime import date

from toolkit.model.form import Line
from toolkit.model.record import Record
from toolkit.model.verdict import DateVerdict, IdVerdict, Sex

__all__ = ["Player", "Sex"]


class Player(Record, frozen=True):
    """One entered player.

    `id_number` is None when Excel stored it as a number (P005): such an ID must never be used;
    `identity` is the whole verdict on it. `birth` is the date as stated on the form (None:
    absent, impossible or ambiguous; `birth_read` says which, None only when nothing is stated).
    `title` and `grade` are the ladder's canonical words, "无" when the form says so, None when it
    says nothing. `section` is the regulation's name when recognised, else as written.
    `cell` is the cell of the name. `unread` names the fields that state something no reader
    understood ("phone" → P016); what the form showed for any value stays in `said`.
    """

    name: str
    cell: str
    said: Line
    sex: Sex | None = None
    birth: date | None = None
    id_number: str | None = None
    id_kind: str = ""  # "" = resident identity card, else the canonical name of the paper
    title: str | None = None
    grade: str | None = None
    title_raw: str = ""
    section: str | None = None
    section_known: bool = False
    fide_id: str | None = None
    rating: int | None = None
    phone: str | None = None
    hidden: bool = False
    identity: IdVerdict = IdVerdict()
    birth_read: DateVerdict | None = None
    unread: tuple[str, ...] = ()
