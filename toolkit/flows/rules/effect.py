"""What a change of the regulation would do to an event: findings and amounts, before and after."""

from collections import Counter
from copy import copy
from datetime import datetime
from pathlib import Path

from toolkit.flows.desk import Desk, at_desk
from toolkit.flows.editions import Editions, read_editions
from toolkit.flows.money.full_survey import survey
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.survey import Survey, owed
from toolkit.ledger.charges import total_words
from toolkit.model.record import Record
from toolkit.rules.amend import Data
from toolkit.store import folder as layout

_MOST = 30  # lines a list


class Effect(Record, frozen=True):
    """What is found or owed otherwise, in lines, and the same for scripts."""

    lines: tuple[str, ...] = ()
    findings: tuple[dict[str, object], ...] = ()
    dues: tuple[dict[str, object], ...] = ()


def effect(regulation_file: Path, data: Data, now: datetime) -> Effect | None:
    """On the event that the regulation's file belongs to; None where it belongs to none."""
    event = regulation_file.resolve().parent.parent
    if not layout.is_event(event) or regulation_file.name != layout.regulation_file(event).name:
        return None
    changed = read_editions(regulation_file, data)
    if isinstance(changed, Failure):
        return None  # a supplement no longer fits; reading the event will say so
    made: list[Effect] = []

    def look(desk: Desk) -> Outcome:
        made.append(_compare(desk, _with(desk, changed)))
        return Outcome(())

    at_desk(event, "rules", now, look)
    return made[0] if made else None


def _with(desk: Desk, editions: Editions) -> Desk:
    other = copy(desk)
    other.editions = editions
    other.regulation = editions.at(desk.now.date())
    return other


def _compare(before: Desk, after: Desk) -> Effect:
    old, new = survey(before), survey(after)
    if not old.roster.units:
        return Effect()
    findings = tuple(_findings(old, new))
    dues = tuple(_dues(before, old, after, new))
    lines = [
        "对现有报名的影响：" if findings or dues else "对现有报名没有影响。",
        *(f"  {f['change']} {f['code']} {f['unit'] or ''} {f['subject']}".rstrip()
          for f in findings[:_MOST]),
        *([f"  …… 问题共 {len(findings)} 处不同"] if len(findings) > _MOST else []),
        *(f"  应缴 {d['unit']}：{d['before']} → {d['after']}" for d in dues[:_MOST]),
        *([f"  …… 共 {len(dues)} 个单位应缴不同"] if len(dues) > _MOST else []),
    ]  # fmt: skip
    return Effect(tuple(lines), findings, dues)


def _findings(old: Survey, new: Survey) -> list[dict[str, object]]:
    """Findings that come or go, counted by code and subject, so that a moved cell is none."""
    was, will = (Counter(_named(one)) for one in (old, new))
    changes = [("新增", will - was), ("不再有", was - will)]
    return [
        {"change": word, "code": code, "unit": unit or None, "subject": subject}
        for word, counted in changes
        for (unit, code, subject), count in sorted(counted.items())
        for _ in range(count)
    ]


def _named(found: Survey) -> list[tuple[str, str, str]]:
    return [(j.finding.unit, j.finding.code, j.finding.subject or "") for j in found.judged]


def _dues(before: Desk, old: Survey, after: Desk, new: Survey) -> list[dict[str, object]]:
    was = {u.name: total_words(owed(u, old, before)) for u in old.roster.units}
    will = {u.name: total_words(owed(u, new, after)) for u in new.roster.units}
    return [
        {"unit": name, "before": was.get(name, "0"), "after": will.get(name, "0")}
        for name in dict.fromkeys((*was, *will))
        if was.get(name) != will.get(name)
    ]
