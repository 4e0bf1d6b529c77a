"""One line of an entry form as a player: values normalised, what was written kept beside them."""

import re
from collections.abc import Mapping
from datetime import date

from toolkit.model.form import Line
from toolkit.model.people import Player
from toolkit.model.record import Record
from toolkit.model.said import Said
from toolkit.model.verdict import DateState, DateVerdict, IdFault, IdVerdict, Sex
from toolkit.values.dates import read_date
from toolkit.values.id_number import read_id
from toolkit.values.names import is_name, read_name
from toolkit.values.phones import read_phone
from toolkit.values.ratings import is_zero, read_fide_id, read_rating
from toolkit.values.sections import SectionNames, match_section
from toolkit.values.sexes import read_sex
from toolkit.values.text import says_nothing, squeeze, stated
from toolkit.values.titles import NONE, Levels, read_grade, read_title


class Setting(Record, frozen=True):
    """What the readers must know about the event and the workbook.

    `master` is what a bare 大师 means (`titles.read_title`); `latest` the day after which nobody
    entered can be born; `from_1904` that the workbook's dates count from 1904.
    """

    sections: tuple[SectionNames, ...] = ()
    master: str | None = "棋协大师"
    latest: date = date.max
    from_1904: bool = False


class Change(Record, frozen=True):
    """A value that was not taken over letter by letter: where it stands, as written, as read."""

    field: str
    where: str
    written: str
    read: str


# Online questionnaires put the letter of the option before its text (A.公开组).
_OPTION = re.compile(r"^[A-Za-z][.、．:：]\s*(?=\S{2})")
_SHOWN = (
    "name", "sex", "birth", "id_number", "title", "grade", "section", "fide_id", "rating", "phone",
)  # fmt: skip


def read_player(line: Line, setting: Setting | None = None) -> Player:
    """The player a line of a form states; nothing is guessed, nothing of the line is lost."""
    setting = setting or Setting()
    said = line.said
    name = read_name(said.get("name"))
    identity = read_id(said.get("id_number"), said.get("id_kind"), setting.latest)
    # An ID that lost its digits decides nothing, not even between two readings of a date.
    by_id = None if identity.fault is IdFault.STORED_AS_NUMBER else identity.birth
    birth = _not_after(read_date(said.get("birth"), by_id, from_1904=setting.from_1904), setting)
    sex = read_sex(said.get("sex"))
    title, grade = _levels(said, setting.master)
    section, section_known = _section(line, setting, sex, identity)
    fide_id, rating = read_fide_id(said.get("fide_id")), read_rating(said.get("rating"))
    phone = read_phone(said.get("phone"))
    clear = {
        "name": is_name(name), "sex": sex, "title": title.understood, "grade": grade.understood,
        "section": section_known or not setting.sections,
        "fide_id": fide_id, "rating": rating, "phone": phone,
    }  # fmt: skip
    return Player(
        name=name,
        cell=line.where,
        said=line,
        sex=sex,
        birth=birth.day if birth else None,
        id_number=identity.number,
        id_kind=identity.kind,
        title=_first(title.title, grade.title),
        grade=_first(grade.grade, title.grade),
        title_raw=stated(said.get("title")) or (stated(said.get("grade")) if grade.title else ""),
        section=section,
        section_known=section_known,
        fide_id=fide_id,
        rating=rating,
        phone=phone or (stated(said.get("phone")) if _says(said.get("phone")) else None),
        hidden=line.hidden,
        identity=identity,
        birth_read=birth,
        unread=_unread(said, clear),
    )


def _not_after(birth: DateVerdict | None, setting: Setting) -> DateVerdict | None:
    """A birth date that is still to come can't exist."""
    if birth is None or birth.day is None or birth.day <= setting.latest:
        return birth
    return DateVerdict(birth.text, DateState.IMPOSSIBLE, style=birth.style)


def changes(player: Player) -> tuple[Change, ...]:
    """The values that normalising changed, for whoever wants to see what was done to a form."""
    found = []
    for field in _SHOWN:
        said, value = player.said.said.get(field), getattr(player, field)
        if said is not None and value is not None and said.text != str(value):
            found.append(Change(field, said.where, said.text, str(value)))
    return tuple(found)


def _unread(said: dict[str, Said], clear: Mapping[str, object]) -> tuple[str, ...]:
    """The fields that state something, and nothing clear came of it."""
    return tuple(
        field
        for field, value in clear.items()
        if not value
        and _says(said.get(field))
        and not (field in ("fide_id", "rating") and is_zero(said.get(field)))
    )


def _says(said: Said | None) -> bool:
    return not says_nothing(squeeze(stated(said)))


def _levels(said: dict[str, Said], master: str | None) -> tuple[Levels, Levels]:
    return (
        read_title(stated(said.get("title")), master),
        read_grade(stated(said.get("grade")), master),
    )


def _first(own: str | None, other: str | None) -> str | None:
    """What the own column says; what strayed into the other one when the own says none."""
    return other if own in (None, NONE) and other is not None else own


def _section(
    line: Line, setting: Setting, sex: Sex | None, identity: IdVerdict
) -> tuple[str | None, bool]:
    """The section stated in the row, else in the title above it; together where each says half."""
    row, above = stated(line.said.get("section")), stated(line.heading)
    row = _OPTION.sub("", row)
    if says_nothing(squeeze(row)):
        row = ""
    sex = sex or (identity.sex if identity.sound else None)
    for written in dict.fromkeys((row, above + row if row and above else "", above)):
        found = match_section(written, setting.sections, sex, setting.master)
        if found:
            return found, True
    return row or above or None, False
