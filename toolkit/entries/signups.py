"""Sign-ups that are no unit's form: lists with one row a person, and rows typed by the organiser.

Exports of online questionnaires and shared tables (问卷星, 腾讯文档) are cut into teams and single
persons, if the regulation admits them; each is then an entrant like any other.
"""

import re
from collections.abc import Iterable
from datetime import datetime

from msgspec.structs import replace

from toolkit.model.clock import SHANGHAI
from toolkit.model.event import Signed
from toolkit.model.form import Form, Line
from toolkit.model.record import Record
from toolkit.model.said import Said
from toolkit.rules.schema import Regulation
from toolkit.values.names import name_key, read_name
from toolkit.values.units import read_unit, unit_key

# Columns that the questionnaire's own program adds to what was asked.
_TECHNICAL = re.compile(
    r"提交|答题|答卷|填写时间|填表时间|开始时间|结束时间|所用时间|用时|来源|ip|来自|昵称|浏览器|"
    r"设备|更新时间|创建时间|修改时间|微信|openid|总分",
    re.I,
)
_SENT = re.compile(r"提交.*时间|答卷时间|填写时间|填表时间|结束时间|创建时间")
_MOMENT = re.compile(
    r"(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?[T\s]*(\d{1,2})[:：](\d{2})(?:[:：](\d{2}))?"
)
_NO_UNIT = frozenset({"个人", "个人报名", "个人参赛", "无单位", "自由人", "散户"})
TYPED = "2填写/电话报名.xlsx"


class SignUp(Record, frozen=True):
    """One entrant of a form: his part of it, what kind he is, and when he himself sent it.

    `listed` = a row among others: the mail's sender is not he, so there is nobody to write to.
    `first` = it speaks for the whole file where the file itself is concerned.
    """

    form: Form
    kind: str = "unit"
    received_at: datetime | None = None
    listed: bool = False
    first: bool = True


def signups(form: Form, named: str, regulation: Regulation | None) -> list[SignUp]:
    """The entrants of one form as it was read. `named` = the unit in the file's name."""
    who = entrants(regulation)
    exported, raw = is_export(form), form
    form = _only_section(_without_technical(form), regulation)
    kind = "unit" if "unit" in who else "team" if "team" in who else "individual"
    stated = form.first("unit")
    own = stated is not None and any(line.said.get("unit") == stated for line in form.players)
    whole = read_unit(stated) if stated and not own else named
    people = {name_key(read_name(line.said.get("name"))) for line in form.players}
    named_unit = bool(whole) and whole not in _NO_UNIT and name_key(whole) not in people
    if not exported and ("individual" not in who or named_unit):
        return [SignUp(form, kind)]
    parts = _by_entrant(form, kind, exported, "individual" in who)
    listed = exported or len(parts) > 1
    return [
        SignUp(
            part if number == 0 else _later(part), kind_of, _sent_at(raw, part), listed, number == 0
        )
        for number, (part, kind_of) in enumerate(parts)
    ]


def rejoined(forms: tuple[Form, ...]) -> tuple[Form, ...]:
    """An export that was read as one form a unit, as the one list of persons that it is."""
    if len(forms) < 2 or not any(map(is_export, forms)):
        return forms
    lines = [line for form in forms for line in form.players]
    unknown = tuple(column for form in forms for column in form.unknown_columns)
    lines.sort(key=lambda line: (_row(line.where)[0], int(_row(line.where)[1] or 0)))
    fields = dict.fromkeys(field for form in forms for field in form.heading)
    heading = {f: tuple(said for form in forms for said in form.heading.get(f, ())) for f in fields}
    joined = replace(forms[0], heading=heading, players=tuple(lines), unknown_columns=unknown)
    return (joined,)


def entrants(regulation: Regulation | None) -> tuple[str, ...]:
    """Who may enter; units where the text does not say."""
    return regulation.entrants.who if regulation and regulation.entrants else ("unit",)


def is_export(form: Form) -> bool:
    """True when a questionnaire's program made the table: no unit filled it in."""
    headers = [column.header for column in form.unknown_columns]
    return sum(bool(_TECHNICAL.search(header)) for header in headers) >= 1 and not form.form_id


def typed(signed: Iterable[Signed], regulation: Regulation | None) -> list[tuple[SignUp, Signed]]:
    """The entrants of the sheet 电话报名: single persons, and teams as they grew row by row."""
    rows = sorted(signed, key=lambda one: (one.received_at, one.seq))
    teams: dict[str, list[Signed]] = {}
    made = []
    for one in rows:
        line = Line(one.fact.said["name"].where, one.fact.said)
        if not one.fact.team:
            form = _only_section(_typed_form(one, (line,), {}), regulation)
            made.append((SignUp(form, "individual", one.received_at, listed=True), one))
            continue
        team = teams.setdefault(unit_key(one.fact.team), [])
        team.append(one)
        lines = tuple(Line(o.fact.said["name"].where, o.fact.said) for o in team)
        leader = next((o.fact.leader for o in team if o.fact.leader), "")
        heading: dict[str, tuple[Said, ...]] = {"unit": (Said(one.fact.team),)}
        if leader:
            heading["leader"] = (Said(leader),)
        form = _only_section(_typed_form(one, lines, heading), regulation)
        made.append((SignUp(form, "team", one.received_at, listed=True), one))
    return made


def _typed_form(one: Signed, lines: tuple[Line, ...], heading: dict[str, tuple[Said, ...]]) -> Form:
    phones = tuple(line.said["phone"] for line in lines if "phone" in line.said)[:1]
    if phones:
        heading = {**heading, "phone": phones}
    return Form(TYPED, f"typed:{one.fact.row}", "typed", heading, lines)


def _without_technical(form: Form) -> Form:
    if not is_export(form):
        return form
    kept = tuple(c for c in form.unknown_columns if not _TECHNICAL.search(c.header))
    problems = tuple(
        p
        for p in form.problems
        if p.code != "F012" or not _TECHNICAL.search(p.detail.get("header", ""))
    )
    return replace(form, unknown_columns=kept, problems=problems)


def _only_section(form: Form, regulation: Regulation | None) -> Form:
    """Where there is one section, nobody has to name it."""
    sections = regulation.sections if regulation else ()
    if len(sections) != 1:
        return form
    only = Said(sections[0].name)
    lines = tuple(
        line if line.heading or "section" in line.said else replace(line, heading=only)
        for line in form.players
    )
    problems = tuple(
        p for p in form.problems if (p.code, p.detail.get("field")) != ("F004", "section")
    )
    return replace(form, players=lines, problems=problems)


def _by_entrant(form: Form, kind: str, exported: bool, singly: bool) -> list[tuple[Form, str]]:
    """Rows of one team or unit together, the others one by one (`singly`) or together.

    In an exported list everybody wrote his own unit and leader: what stands in the rows of others
    is not his. What a person states around his own form is his, rooms and companions too.
    """
    groups: dict[str, list[Line]] = {}
    led = kind == "team" and len(form.players) > 1 and not exported
    leader = form.first("leader") if led else None
    for number, line in enumerate(form.players):
        said = line.said.get("unit")
        above = exported and said is not None and _row(said.where) != _row(line.where)
        unit = "" if above else read_unit(said)
        alone = not unit or unit in _NO_UNIT
        if alone and leader:
            unit, alone = f"{leader.text}队", False
        key = (f"#{number}" if singly else "") if alone else unit_key(unit)
        groups.setdefault(key, []).append(line)
    parts = []
    around = {} if exported else {f: said for f, said in form.heading.items() if f != "unit"}
    for key, lines in groups.items():
        few = singly and kind == "team" and len(lines) == 1 and not leader
        if key.startswith("#") or few:
            parts += [(_part(form, (line,), around), "individual") for line in lines]
        elif not key:
            parts.append((_part(form, tuple(lines), around, nameless=True), kind))
        else:
            name = lines[0].said.get("unit") or Said(f"{leader.text}队" if leader else key)
            stated = _in_rows(form.heading, lines) if exported else form.heading
            heading = {**stated, "unit": (name,)}
            parts.append((_part(form, tuple(lines), heading), kind))
    return parts


def _in_rows(
    heading: dict[str, tuple[Said, ...]], lines: Iterable[Line]
) -> dict[str, tuple[Said, ...]]:
    """What a heading says in the rows of these lines alone."""
    rows = {_row(line.where) for line in lines}
    found = {
        field: tuple(s for s in said if _row(s.where) in rows) for field, said in heading.items()
    }
    return {field: said for field, said in found.items() if said}


def _part(
    form: Form,
    lines: tuple[Line, ...],
    heading: dict[str, tuple[Said, ...]],
    nameless: bool = False,
) -> Form:
    phones = tuple(line.said["phone"] for line in lines if "phone" in line.said)[:1]
    if phones and "phone" not in heading:
        heading = {**heading, "phone": phones}
    names = {name_key(read_name(line.said.get("name"))) for line in lines}
    problems = tuple(p for p in form.problems if nameless or p.code != "F006")
    part = replace(form, heading=heading, players=lines, problems=problems)
    if lines == form.players:
        return part
    rooms = tuple(
        room
        for room in form.rooms
        if "names" in room.said and name_key(read_name(room.said["names"])) in names
    )
    return replace(part, rooms=rooms, companions=())


def _later(form: Form) -> Form:
    return replace(form, unknown_columns=(), pictures=())


def _sent_at(form: Form, part: Form) -> datetime | None:
    """The latest time in the questionnaire's own column at the rows of this part."""
    places = {_row(line.where) for line in part.players}
    found = [
        moment
        for column in form.unknown_columns
        if _SENT.search(column.header)
        for said in column.values
        if _row(said.where) in places and (moment := read_moment(said.text))
    ]
    return max(found, default=None)


def read_moment(text: str) -> datetime | None:
    """A date with a clock time as programs and people write it; Beijing time."""
    match = _MOMENT.search(text)
    if match is None:
        return None
    try:
        return datetime(*(int(part or 0) for part in match.groups()), tzinfo=SHANGHAI)  # type: ignore[misc, arg-type]
    except ValueError:
        return None


def _row(where: str) -> tuple[str, str]:
    sheet, _, cell = where.rpartition("!")
    return sheet, cell.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
