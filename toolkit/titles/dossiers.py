"""Papers of titles that the organiser sends in (统一办理): by when, and which are late."""

from collections.abc import Callable, Iterable, Mapping
from datetime import date, timedelta

from toolkit.model.award import Application
from toolkit.model.record import Record
from toolkit.rules.schema import Regulation

USUAL_DAYS = 14  # after the last day of play, where the regulation names no other time


class Late(Record, frozen=True):
    """An application whose papers are not sent in time; `step` = what is to be done."""

    name: str
    goal: str
    step: str


def last_day(regulation: Regulation) -> date:
    """The last day to send the papers in."""
    collected = regulation.titles.collected if regulation.titles else None
    days = collected.days if collected and collected.days else USUAL_DAYS
    return regulation.dates.play.last + timedelta(days=days)


def late(
    applications: Iterable[Application],
    said: Callable[[str], Mapping[str, str]],
    regulation: Regulation,
    today: date,
) -> tuple[Late, ...]:
    """Those not sent after the last day; `said` = the row of 申报材料 of an entry."""
    if today <= last_day(regulation):
        return ()
    found = []
    for one in applications:
        row = said(one.entry)
        if one.waits or not one.by_organiser or row.get("posted") or row.get("returned"):
            continue
        step = "材料已收，还没有寄出" if row.get("received") else "材料还没有收齐"
        found.append(Late(one.name, one.goal, step))
    return tuple(found)


def late_words(found: Iterable[Late], regulation: Regulation) -> list[str]:
    """A line each for `titles` and `status`."""
    day = last_day(regulation)
    return [f"  申报超期（应在 {day} 前寄出）：{one.name} {one.goal}，{one.step}" for one in found]
