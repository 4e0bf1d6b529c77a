"""`qisai read`: single forms without an event, to contract (docs/commands.md)."""

from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Any

from toolkit.checks.base import Ground
from toolkit.checks.run import findings
from toolkit.entries.build import roster_of_file
from toolkit.entries.likeness import likeness
from toolkit.entries.roster import Room, Unit
from toolkit.flows.desk import read_regulation
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.regulations import regulation_path, unknown_regulation
from toolkit.model.event import State
from toolkit.model.finding import Finding
from toolkit.model.form import Form, Problem, ReadResult
from toolkit.model.people import Player
from toolkit.model.said import Said
from toolkit.rules.schema import Regulation
from toolkit.sources.forms.read import read_forms
from toolkit.sources.mail.units import unit_of_title
from toolkit.store.archive import digest
from toolkit.values.names import plain_name
from toolkit.values.phones import people_in, read_phone, split_contact

# A form by itself has no arrival, no money and no sections to fill; without a regulation nothing
# is demanded of it.
_FAMILIES = "FSUPER"
_FAMILIES_WITHOUT_REGULATION = "FSP"


def read(
    files: Iterable[Path], regulation: str | None, passwords: tuple[str, ...], now: datetime
) -> Outcome | Failure:
    """Reads each file by itself; an unreadable one is a finding, not a failure."""
    paths = tuple(files)
    missing = [str(path) for path in paths if not path.is_file()]
    if len(missing) == len(paths):
        return Failure(f"找不到文件：{'、'.join(missing)}", "请检查文件名和路径。")
    rules = _regulation(regulation)
    if isinstance(rules, Failure):
        return rules
    forms = [form for path in paths for form in _forms_of(path, rules, passwords, now)]
    return Outcome(tuple(_lines(forms)), "", {"forms": forms})


def _regulation(name: str | None) -> Regulation | Failure | None:
    if name is None:
        return None
    path = regulation_path(name)
    return read_regulation(path) if path else unknown_regulation(name)


def _forms_of(
    path: Path, regulation: Regulation | None, passwords: tuple[str, ...], now: datetime
) -> list[dict[str, Any]]:
    read_result = _read(path, passwords)
    named = unit_of_title(path.name) or ""
    roster = roster_of_file(read_result, named, regulation, now.date())
    ground = Ground(roster, likeness(roster.entries), State(), now, regulation)
    found = findings(ground, _FAMILIES if regulation else _FAMILIES_WITHOUT_REGULATION)
    shown = [_form(unit, found) for unit in roster.units]
    loose = [f for f in found if not f.unit_id]
    if not shown:
        return [_no_form(str(path), loose)]
    shown[0]["findings"] = [_finding(f) for f in loose] + shown[0]["findings"]
    return shown


def _read(path: Path, passwords: tuple[str, ...]) -> ReadResult:
    try:
        data = path.read_bytes()
    except OSError as error:
        missing = isinstance(error, FileNotFoundError)
        problem = Problem("F001", detail={"reason": "没有这个文件" if missing else "读不到"})
        return ReadResult(str(path), "", "", problems=(problem,))
    result = read_forms(data, str(path), passwords)
    return result if result.sha256 else ReadResult(str(path), digest(data), result.kind)


def _about(unit: Unit, found: list[Finding]) -> list[Finding]:
    return [f for f in found if f.unit_id == unit.id]


def _form(unit: Unit, found: list[Finding]) -> dict[str, Any]:
    form = unit.form
    return {
        "file": form.file,
        "unit": unit.name or None,
        "leader": _people(form, "leader"),
        "coach": _people(form, "coach"),
        "contact": _contact(form),
        "players": [player_json(entry.player) for entry in unit.entries],
        "rooms": [_room(room) for room in unit.rooms],
        "seals": [
            {"where": picture.where, "kind": picture.kind, "text": None, "score": None}
            for picture in form.pictures
        ],
        "findings": [_finding(f) for f in _about(unit, found)],
    }


def _no_form(file: str, found: list[Finding]) -> dict[str, Any]:
    return {
        "file": file,
        "unit": None,
        "leader": None,
        "coach": None,
        "contact": {"name": None, "phone": None, "email": None},
        "players": [],
        "rooms": [],
        "seals": [],
        "findings": [_finding(f) for f in found],
    }


def player_json(player: Player) -> dict[str, Any]:
    """A player as the contract of `qisai read` has it."""
    return {
        "name": player.name or None,
        "sex": player.sex.value if player.sex else None,
        "birth": str(player.birth) if player.birth else None,
        "id_number": player.id_number,
        "title": player.title,
        "grade": player.grade,
        "title_raw": player.title_raw or None,
        "section": player.section,
        "fide_id": player.fide_id,
        "rating": player.rating,
        "phone": player.phone,
        "cell": player.cell,
    }


def _room(room: Room) -> dict[str, Any]:
    return {
        "hotel": room.hotel or None,
        "type": room.type or None,
        "rooms": room.rooms,
        "people": room.people,
        "arrive": str(room.arrive) if room.arrive else None,
        "depart": str(room.depart) if room.depart else None,
        "cell": room.where,
    }


def _people(form: Form, field: str) -> str | None:
    """Leaders or coaches joined by 、, without the numbers that stand beside their names."""
    names = [name for said in form.heading.get(field, ()) for name in people_in(said.text)]
    return "、".join(dict.fromkeys(names)) or None


def _contact(form: Form) -> dict[str, str | None]:
    stated = form.first("contact")
    name, number = split_contact(stated.text) if stated else ("", None)
    phone = form.first("phone")
    email = form.first("email")
    return {
        "name": plain_name(name) or None,
        "phone": (read_phone(phone) or _text(phone)) if phone else number,
        "email": _text(email),
    }


def _text(said: Said | None) -> str | None:
    return (said.text.strip() or None) if said else None


def _finding(finding: Finding) -> dict[str, Any]:
    return {
        "code": finding.code,
        "severity": finding.severity.value,
        "where": finding.where,
        "subject": finding.subject,
        "clause": finding.clause,
        "message": finding.message,
    }


def _lines(forms: list[dict[str, Any]]) -> Iterable[str]:
    """The same for people: a file, its unit, its players, what is wrong."""
    for form in forms:
        yield f"{form['file']}：{form['unit'] or '（没有单位名称）'}，{len(form['players'])} 名棋手"
        for player in form["players"]:
            yield f"  {player['cell']}  {player['name']}  {player['section'] or '（未填组别）'}"
        for finding in form["findings"]:
            clause = f"（{finding['clause']}）" if finding["clause"] else ""
            yield f"  {finding['code']}  {finding['where'] or ''}  {finding['message']}{clause}"
