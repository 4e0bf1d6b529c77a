"""The roster of an event: its arrivals and corrections, grouped, recognised and normalised."""

from collections.abc import Iterable
from datetime import date, datetime

from toolkit.entries.difference import difference
from toolkit.entries.evidence import proof_named
from toolkit.entries.papers import Paper
from toolkit.entries.people import Register, people_of
from toolkit.entries.rooms import rooms_of, vacated
from toolkit.entries.roster import Roster, Step, Unit, Version
from toolkit.entries.together import together, whole_form
from toolkit.entries.versions import Repeated, Sorted, sort_arrivals
from toolkit.entries.withdrawals import withdrawn
from toolkit.model.clock import SHANGHAI
from toolkit.model.event import Arrival, State
from toolkit.model.facts import FileArrived
from toolkit.model.form import Form, Picture, Problem, ReadResult
from toolkit.rules.schema import Regulation
from toolkit.values.units import read_unit

_START = datetime(1970, 1, 1, tzinfo=SHANGHAI)  # a lone file has no history to order
_CLOSED = ("F001", "F002")  # a file that nobody could look into


def build(state: State, regulation: Regulation | None) -> Roster:
    """Who entered, as of this state. Units stand in the order of their first arrival."""
    arrivals = sort_arrivals(state, regulation)
    beside = _pictures_beside(state)
    units: list[Unit] = []
    papers: list[Paper] = []
    order = 0
    for key, versions in sorted(arrivals.versions.items(), key=lambda kv: kv[1][0].order):
        unit = _unit(key, arrivals.names[key], versions, regulation, state, order)
        order += len(unit.entries)
        units.append(unit)
        papers += _papers_of(unit, beside)
    papers += [_repeat_paper(repeat, arrivals) for repeat in arrivals.repeats]
    papers += _loose_papers(arrivals.loose, state)
    return Roster(tuple(units), tuple(papers))


def roster_of_file(
    read: ReadResult, named: str, regulation: Regulation | None, today: date
) -> Roster:
    """The roster of one file by itself (`qisai read`): one unit a form, no history."""
    units: list[Unit] = []
    papers: list[Paper] = []
    for number, form in enumerate(read.forms, 1):
        version = Version(form, number, _START, named)
        name = read_unit(form.first("unit")) or named
        people = people_of(version, f"{number}", Register(f"{number}"), regulation, {}, today=today)
        rooms = rooms_of(form, regulation)
        unit = Unit(f"{number}", name, name, (version,), people.entries, people.doubles, rooms)
        units.append(unit)
        papers += _papers_of(unit, {"": read.pictures})
    if read.problems or not read.forms:
        papers.append(Paper(read.file, read.sha256, read.problems, named=named))
    return Roster(tuple(units), tuple(papers))


def _unit(
    key: str,
    name: str,
    versions: tuple[Version, ...],
    regulation: Regulation | None,
    state: State,
    start: int,
) -> Unit:
    """The unit with its current players, and how its forms came to them."""
    made = together(key, versions, regulation, state, start)
    entries, doubles = made.people.entries, made.people.doubles
    rooms = tuple(room for part in made.parts for room in rooms_of(part.form, regulation))
    whole = whole_form(made.parts)
    asked = withdrawn(name, entries, state)
    gone = {one.entry.id for one in asked}
    return Unit(
        key, key, name, versions, tuple(e for e in entries if e.id not in gone), doubles,
        vacated(rooms, tuple(one.entry.player.name for one in asked)), made.parts, whole,
        made.steps, asked,
    )  # fmt: skip


def _papers_of(unit: Unit, beside: dict[str, tuple[Picture, ...]]) -> Iterable[Paper]:
    steps = {step.version.seq: step for step in unit.steps}
    for version in unit.counting:
        step = steps.get(version.seq)
        message = version.message
        yield Paper(
            version.form.file,
            version.form.sha256,
            version.form.problems if version.first else (),
            version.form,
            version.named,
            unit.id,
            unit.name,
            message,
            version.received_at,
            beside.get(message.sha256 if message else "", ()),
            replaced=_replaced(version, step) if step else "",
            apart=_apart(unit, step) if step else (),
            joined=step.joined if step else True,
            kind=version.kind,
        )


def _replaced(version: Version, step: Step) -> str:
    """What the form changed; a team that grows row by row on the phone replaces nothing."""
    if not step.replaced or version.form.kind == "typed":
        return ""
    return difference(step.before, step.after).words


def _apart(unit: Unit, step: Step) -> tuple[str, ...]:
    """The forms beside which it was put, or would have been; not those replaced since."""
    return tuple(
        version.form.file for version in step.apart if version in unit.counting or not step.joined
    )


def _pictures_beside(state: State) -> dict[str, tuple[Picture, ...]]:
    """Pictures that came as files of their own, by the mail they came in; each time they came.

    A document that is no form counts as one when its name says what it proves.
    """
    files = [arrival.file for arrival in state.arrivals]
    forms = {file.sha256 for file in files if file.forms}
    known = {file.sha256: file.pictures for file in files if file.pictures}
    found: dict[str, tuple[Picture, ...]] = {}
    for file in files:
        if not file.message or file.sha256 in forms:
            continue
        pictures = known.get(file.sha256, ())
        if not pictures and proof_named(file.name):
            pictures = (Picture("file", file.sha256, None, file.name),)
        found[file.message] = (*found.get(file.message, ()), *pictures)
    return found


def _repeat_paper(repeat: Repeated, arrivals: Sorted) -> Paper:
    file = repeat.arrival.file
    unit, name = _owner(file.sha256, file.forms, arrivals)
    return Paper(file.name, file.sha256, unit=unit, unit_name=name, repeat_of=repeat.of)


def _owner(sha256: str, forms: tuple[Form, ...], arrivals: Sorted) -> tuple[str, str]:
    for key, versions in arrivals.versions.items():
        if any(v.form.sha256 == sha256 for v in versions):
            return key, arrivals.names[key]
    return "", read_unit(forms[0].first("unit")) if forms else ""


def _loose_papers(loose: Iterable[Arrival], state: State) -> Iterable[Paper]:
    """Files without a form; beside a form they are evidence, told of only if none can open them."""
    with_form = {a.file.message for a in state.arrivals if a.file.forms and a.file.message}
    for arrival in loose:
        file: FileArrived = arrival.file
        if problems := _untold(file.problems, beside=file.message in with_form):
            message = state.messages.get(file.message)
            yield Paper(
                file.name,
                file.sha256,
                problems,
                named=file.unit,
                unit_name=file.unit or (message.unit if message else ""),
                message=message,
                received_at=message.received_at if message else file.received_at,
            )
    files = {a.file.name for a in state.arrivals if a.file.problems}
    for message in state.messages.values():
        own = tuple(
            p for p in message.problems if f"{message.name}>{p.detail.get('file')}" not in files
        )
        if problems := _untold(own, beside=message.sha256 in with_form):
            yield Paper(
                message.name,
                message.sha256,
                problems,
                unit_name=message.unit,
                message=message,
                received_at=message.received_at,
            )


def _untold(problems: tuple[Problem, ...], *, beside: bool) -> tuple[Problem, ...]:
    """What nobody else says: a form in the same mail does not say that a file can't be opened."""
    return tuple(p for p in problems if not beside or p.code in _CLOSED)
