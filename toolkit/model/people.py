"""Players (棋手) and units (单位) after their values were normalised."""

from datetime import date
from enum import StrEnum

from toolkit.model.form import Line
from toolkit.model.record import Record


class Sex(StrEnum):
    """As written on Chinese forms and in the commands' JSON."""

    MALE = "男"
    FEMALE = "女"


class Player(Record, frozen=True):
    """One entered player.

    `id_number` is None when Excel stored it as a number (P005): such an ID must never be used.
    `id_text` is what the form shows. `birth` is the date as stated on the form (None: absent,
    impossible or ambiguous; the text stays in `said`). `title` and `grade` are the ladder's
    canonical words, "无" when the form says so, None when it says nothing. `section` is the
    regulation's name when recognised, else as written. `cell` is the cell of the name.
    """

    name: str
    cell: str
    said: Line
    sex: Sex | None = None
    birth: date | None = None
    id_number: str | None = None
    id_kind: str = ""  # "" = resident identity card, else the kind of paper as stated
    title: str | None = None
    grade: str | None = None
    title_raw: str = ""
    section: str | None = None
    section_known: bool = False
    fide_id: str | None = None
    rating: int | None = None
    phone: str | None = None
    hidden: bool = False
