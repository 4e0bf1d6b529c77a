"""2填写/赛场.xlsx: where the sections sit and when the rounds begin, read as facts."""

import re
from datetime import date
from pathlib import Path

from toolkit.flows.desk import Desk
from toolkit.flows.stamps import stamp
from toolkit.flows.typed import parted, place_of, slip
from toolkit.layouts.fill_in import FilledRow
from toolkit.layouts.hall import PLACES, TABLES, TIMES, place_rows, time_rows
from toolkit.model.facts import Origin
from toolkit.model.form import Problem
from toolkit.model.hall import Hall
from toolkit.model.hall_facts import RoundTimed, SectionPlaced
from toolkit.sources.filled import read_filled
from toolkit.store.archive import digest
from toolkit.store.folder import FILL_IN
from toolkit.values.dates import read_day_near
from toolkit.workbooks.hall_book import hall_book

BOOK = f"{FILL_IN}/赛场.xlsx"

HallFact = SectionPlaced | RoundTimed

_CLOCK = re.compile(r"\b([01]?\d|2[0-3])[:：]([0-5]\d)")


def absorb_hall(desk: Desk) -> tuple[Problem, ...]:
    """Notes what was typed since the sheet was written; returns what can't be understood.

    The sheet is written anew, unless something in it has to be mended first. It is there from the
    first publication on.
    """
    path = desk.event / BOOK
    problems: list[Problem] = []
    if path.exists():
        facts, problems = _typed(desk, path)
        desk.note(facts)
    if desk.state.publications and not problems:
        _write(desk)
    return tuple(problems)


def _typed(desk: Desk, path: Path) -> tuple[list[HallFact], list[Problem]]:
    data = path.read_bytes()
    filled = read_filled(data, path.name, TABLES)
    origin, near = Origin(BOOK, digest(data)), desk.regulation.dates.play.first
    problems = [problem for sheet in filled.values() for problem in sheet.problems]
    made: list[HallFact | Problem] = [_place(row, origin) for row in filled[PLACES.sheet].rows]
    made += [_time(row, origin, near) for row in filled[TIMES.sheet].rows]
    parts: tuple[list[HallFact], list[Problem]] = parted(made)
    said, faults = parts
    return [fact for fact in said if _is_news(fact, desk.state.hall)], [*problems, *faults]


def _write(desk: Desk) -> None:
    regulation, hall = desk.regulation, desk.state.hall
    names = [section.name for section in regulation.sections]
    rounds = max(entry.rounds for entry in regulation.play.rounds)
    first = desk.state.publications[0]
    made = stamp(desk, seq=max(hall.seq, first.seq), at=max(hall.at or first.at, first.at))
    data = hall_book(made, regulation.short, place_rows(hall, names), time_rows(hall, rounds))
    desk.outputs.write(BOOK, data, filled_in=True)


def _place(row: FilledRow, origin: Origin) -> HallFact | Problem:
    first = row.text("first_table") or "1"
    if not first.isdecimal() or not int(first):
        return slip(row, "first_table", f"起始台号“{first}”不是正整数")
    place = place_of(origin, row, "hall")
    return SectionPlaced(row.id, row.text("hall"), int(first), row.text("arbiters"), place)


def _time(row: FilledRow, origin: Origin, near: date) -> HallFact | Problem:
    day, clock = row.text("day"), row.text("clock")
    if day:
        read = read_day_near(row.said["day"], near)
        if read is None:
            return slip(row, "day", f"日期“{day}”请写成 {near}")
        day = read.isoformat()
    if clock:
        found = _CLOCK.search(clock)
        if found is None:
            return slip(row, "clock", f"开赛时间“{clock}”请写成 14:00")
        clock = f"{int(found[1]):02}:{found[2]}"
    return RoundTimed(int(row.id.removeprefix("r")), day, clock, place_of(origin, row, "day"))


def _is_news(fact: HallFact, hall: Hall) -> bool:
    if isinstance(fact, SectionPlaced):
        known = hall.of(fact.section)
        return (known.hall, known.first_table, known.arbiters) != (
            fact.hall, fact.first_table, fact.arbiters,
        )  # fmt: skip
    time = hall.times.get(fact.round, RoundTimed(fact.round))
    return (time.day, time.clock) != (fact.day, fact.clock)
