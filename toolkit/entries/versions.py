"""Which forms count: arrivals become versions, units by name, newest last, repeats apart."""

from datetime import datetime

import msgspec

from toolkit.entries.persons import INDIVIDUAL, by_person
from toolkit.entries.roster import Version
from toolkit.entries.signups import SignUp, rejoined, signups, typed
from toolkit.model.event import Arrival, State
from toolkit.model.facts import Corrected, MessageArrived
from toolkit.model.form import Form
from toolkit.model.record import Record
from toolkit.rules.schema import Regulation
from toolkit.values.units import read_unit, unit_key


class Repeated(Record, frozen=True):
    """A file that said nothing new, and the name of the one that said it first."""

    arrival: Arrival
    of: str


class Sorted(Record, frozen=True):
    """All arrivals, sorted: versions by unit key, repeats, and files that gave no form."""

    versions: dict[str, tuple[Version, ...]] = {}
    names: dict[str, str] = {}  # unit key → the name to show
    repeats: tuple[Repeated, ...] = ()
    loose: tuple[Arrival, ...] = ()


def sort_arrivals(state: State, regulation: Regulation | None = None) -> Sorted:
    """Versions of every unit, oldest first, from the event's arrivals in order.

    Of several copies that say the same, the one that reached us first counts, whichever was read
    first; the others are repeats. A picture that comes again beside a newer form is none.
    """
    originals, copies, loose = _copies(state)
    found: list[Version] = []
    repeats: dict[int, Repeated] = {}
    for content, (arrival, form) in originals.items():
        same = (arrival, *copies.get(content, ()))
        first = min(same, key=lambda a: _received_order(a, state))
        found += [_version(first, p, state) for p in signups(form, first.file.unit, regulation)]
        repeats |= {a.seq: Repeated(a, first.file.name) for a in same if a is not first}
    for arrival in loose:
        pictures = arrival.file.pictures and not arrival.file.problems
        same_file = () if pictures else copies.get(arrival.file.sha256, ())
        repeats |= {a.seq: Repeated(a, arrival.file.name) for a in same_file}
    found += [
        Version(p.form, one.seq, one.noted_at, "", p.received_at, None, p.kind, p.listed)
        for p, one in typed(state.signed.values(), regulation)
    ]
    versions, names = _by_entrant(found, state)
    return Sorted(versions, names, tuple(repeats[n] for n in sorted(repeats)), loose)


def _by_entrant(
    found: list[Version], state: State
) -> tuple[dict[str, tuple[Version, ...]], dict[str, str]]:
    """The versions of every unit, team and person by key, oldest first, and the names to show."""
    versions: dict[str, list[Version]] = {}
    names: dict[str, str] = {}
    for version in found:
        if version.kind != INDIVIDUAL:
            key, name = _unit(version, state.corrections)
            names.setdefault(key, name)
            versions.setdefault(key, []).append(version)
    for key, name, sent in by_person([v for v in found if v.kind == INDIVIDUAL]):
        names[key] = name
        versions[key] = sent
    ordered = {key: _news(sorted(of, key=lambda v: v.order)) for key, of in versions.items()}
    return ordered, names


def _news(versions: list[Version]) -> tuple[Version, ...]:
    """Without the rows of a list that say what was said before, as those of every new export do."""
    kept: list[Version] = []
    for version in versions:
        if not (kept and version.listed and _texts(version.form) == _texts(kept[-1].form)):
            kept.append(version)
    return tuple(kept)


def _texts(form: Form) -> tuple[object, ...]:
    heading = {field: [said.text for said in all_said] for field, all_said in form.heading.items()}
    lines = [{f: said.text for f, said in line.said.items()} for line in form.players]
    return (heading, lines, [line.hidden for line in form.players])


_Originals = dict[str, tuple[Arrival, Form]]  # by content


def _copies(state: State) -> tuple[_Originals, dict[str, list[Arrival]], tuple[Arrival, ...]]:
    """Every content with the file that said it, its further copies, and files without a form.

    Copies stand by content, those of a file without a form by its digest.
    """
    originals: _Originals = {}
    copies: dict[str, list[Arrival]] = {}
    of_file: dict[str, tuple[str, ...]] = {}  # digest of a file → what it says
    loose: list[Arrival] = []
    for arrival in state.arrivals:
        file = arrival.file
        if ("file:" + file.sha256, "not_a_form") in state.corrections:
            continue
        if file.sha256 in of_file:
            for content in of_file[file.sha256]:
                copies.setdefault(content, []).append(arrival)
            continue
        forms = rejoined(file.forms)
        contents = tuple(map(content_digest, forms))
        of_file[file.sha256] = contents or (file.sha256,)
        if not contents:
            loose.append(arrival)
        for content, form in zip(contents, forms, strict=True):
            if content in originals:
                copies.setdefault(content, []).append(arrival)
            else:
                originals[content] = (arrival, form)
    return originals, copies, tuple(loose)


def _received_order(arrival: Arrival, state: State) -> tuple[bool, datetime, int]:
    """Known times first, the earliest of them first."""
    at = received(arrival, state.messages.get(arrival.file.message))
    return (at is None, at or arrival.noted_at, arrival.seq)


def content_digest(form: Form) -> str:
    """Equal for two files that state the same in the same cells, whatever their bytes."""
    pictures = tuple(picture.sha256 for picture in form.pictures)
    content = (form.heading, form.players, form.rooms, form.companions, pictures)
    return msgspec.json.encode(content, order="sorted").decode()


def received(arrival: Arrival, message: MessageArrived | None) -> datetime | None:
    """When it reached us: our mail server's time, which judges deadlines."""
    return message.received_at if message else arrival.file.received_at


def _version(arrival: Arrival, part: SignUp, state: State) -> Version:
    message = state.messages.get(arrival.file.message)
    return Version(
        part.form,
        arrival.seq,
        arrival.noted_at,
        "" if part.listed else arrival.file.unit,
        part.received_at or received(arrival, message),
        None if part.listed else message,
        part.kind,
        part.listed,
        part.first,
    )


def _unit(version: Version, corrections: dict[tuple[str, str], Corrected]) -> tuple[str, str]:
    """The key and name of the unit: stated, else by file name, else by mail, else the file."""
    name = (
        read_unit(version.form.first("unit"))
        or version.named
        or (version.message.unit if version.message else "")
    )
    key = unit_key(name) if name else f"file:{version.form.sha256[:16]}"
    alias = corrections.get((key, "unit"))
    if alias and alias.value:
        return unit_key(alias.value), alias.value
    return key, name or version.form.file
