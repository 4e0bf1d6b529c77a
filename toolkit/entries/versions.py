"""Which forms count: arrivals become versions, units by name, newest last, repeats apart."""

from datetime import datetime

import msgspec

from toolkit.entries.roster import Version
from toolkit.model.event import Arrival, State
from toolkit.model.facts import Corrected, MessageArrived
from toolkit.model.form import Form
from toolkit.model.record import Record
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


def sort_arrivals(state: State) -> Sorted:
    """Versions of every unit, oldest first, from the event's arrivals in order."""
    versions: dict[str, list[Version]] = {}
    names: dict[str, str] = {}
    said: dict[str, str] = {}  # digest of bytes or content → file name
    repeats: list[Repeated] = []
    loose: list[Arrival] = []
    for arrival in state.arrivals:
        file = arrival.file
        if ("file:" + file.sha256, "not_a_form") in state.corrections:
            continue
        if file.sha256 in said:
            repeats.append(Repeated(arrival, said[file.sha256]))
            continue
        said[file.sha256] = file.name
        if not file.forms:
            loose.append(arrival)
        for form in file.forms:
            content = content_digest(form)
            if content in said:
                repeats.append(Repeated(arrival, said[content]))
                continue
            said[content] = file.name
            version = _version(arrival, form, state)
            key, name = _unit(version, state.corrections)
            names.setdefault(key, name)
            versions.setdefault(key, []).append(version)
    ordered = {key: tuple(sorted(found, key=lambda v: v.order)) for key, found in versions.items()}
    return Sorted(ordered, names, tuple(repeats), tuple(loose))


def content_digest(form: Form) -> str:
    """Equal for two files that state the same in the same cells, whatever their bytes."""
    pictures = tuple(picture.sha256 for picture in form.pictures)
    content = (form.heading, form.players, form.rooms, form.companions, pictures)
    return msgspec.json.encode(content, order="sorted").decode()


def received(arrival: Arrival, message: MessageArrived | None) -> datetime | None:
    """When it reached us: our mail server's time, which judges deadlines."""
    return message.received_at if message else arrival.file.received_at


def _version(arrival: Arrival, form: Form, state: State) -> Version:
    message = state.messages.get(arrival.file.message)
    return Version(
        form, arrival.seq, arrival.noted_at, arrival.file.unit, received(arrival, message), message
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
