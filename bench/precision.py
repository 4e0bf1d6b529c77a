"""Precision and recall of `check` on the sample events, by family of findings.

Run `python -m bench.precision [NAME…]`: every planted fault of the samples must be found with its
code, file, cell and clause, and nothing else; what differs is listed.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from toolkit.assets import sample
from toolkit.flows.demo.demo import bring, plan_of, sample_names
from toolkit.flows.demo.yellow_cells import type_phone_entries
from toolkit.flows.desk import Desk, at_desk
from toolkit.flows.entry import check, ingest, ratings
from toolkit.flows.entry.new import new
from toolkit.flows.money.full_survey import survey
from toolkit.flows.outcome import Failure, Outcome
from toolkit.model.clock import SHANGHAI
from toolkit.model.finding import Finding

FAMILIES = "FSUPETRGMNZ"


class Found(NamedTuple):
    """What makes a finding the planted one."""

    code: str
    file: str | None
    where: str | None
    unit: str | None
    clause: str | None
    subject: str | None


def truth(name: str, part: str = "planted") -> list[Found]:
    """One list of a sample's truth."""
    data = json.loads(sample(name, "truth.json").read_text("utf-8"))
    return [Found(*(line[field] for field in Found._fields)) for line in data[part]]


def checked(event: Path, name: str) -> list[Found]:
    """What `check` finds in a sample's arrivals, in a new event folder."""
    plan = plan_of(name)
    opened, at = (moment.replace(tzinfo=SHANGHAI) for moment in (plan.opened, plan.checked))
    _done(new(event, plan.regulation, opened))
    bring(event, sample(name))
    calls = sample(name, "电话报名.txt")
    if calls.exists():
        type_phone_entries(event, calls.read_text("utf-8"))
    works: list[Callable[[Desk], Outcome | Failure]] = [lambda desk: ingest.ingest(desk, ())]
    if sample(name, "资料").exists():
        works += [check.check, lambda desk: ratings.import_lists(desk, ())]
    for work in (*works, check.check):
        _done(at_desk(event, "check", at, work))
    return findings_at(event, at)


def _done(made: Outcome | Failure) -> None:
    if not isinstance(made, Outcome):
        raise RuntimeError(made)


def findings_at(event: Path, moment: datetime) -> list[Found]:
    """All findings of an event as they were at that moment."""

    def look(desk: Desk) -> Outcome:
        last = max(entry.seq for entry in desk.journal.standing if entry.at <= moment)
        return Outcome((), data=[_found(j.finding) for j in survey(desk.as_of(last)).judged])

    made = at_desk(event, "check", moment, look)
    if not isinstance(made, Outcome):
        raise RuntimeError(made)
    return list(made.data)


def _found(one: Finding) -> Found:
    return Found(one.code, one.file or None, one.where, one.unit or None, one.clause, one.subject)


def differences(found: Iterable[Found], true: Iterable[Found]) -> tuple[list[Found], list[Found]]:
    """What was missed and what was found without being planted, repeats counted."""
    seen, planted = Counter(found), Counter(true)
    return sorted((planted - seen).elements(), key=str), sorted(
        (seen - planted).elements(), key=str
    )


def main(names: Sequence[str]) -> int:
    """Prints the figures; 1 when anything differs."""
    wrong = False
    print(f"{'sample':16}{'family':8}{'planted':>8}{'found':>8}{'precision':>11}{'recall':>8}")
    for name in names or sample_names():
        wrong |= _report(name)
    return int(wrong)


def _report(name: str) -> bool:
    """The lines of one sample; true when anything differs."""
    true = truth(name) + truth(name, "expected")
    with TemporaryDirectory() as folder:
        found = checked(Path(folder) / "event", name)
    missed, surplus = differences(found, true)
    for family in [f for f in FAMILIES if any(one.code[0] == f for one in (*true, *found))]:
        print(f"{name:16}{family:8}{_figures(family, true, found, surplus)}")
    print(f"{name:16}{'all':8}{_figures('', true, found, surplus)}")
    for word, listed in (("missed", missed), ("surplus", surplus)):
        for one in listed:
            print(f"{word}: {one}")
    return bool(missed or surplus)


def _figures(
    family: str, true: Sequence[Found], found: Sequence[Found], surplus: Sequence[Found]
) -> str:
    planted, seen, extra = (
        sum(one.code.startswith(family) for one in some) for some in (true, found, surplus)
    )
    right = seen - extra
    return f"{planted:>8}{seen:>8}{_share(right, seen):>11}{_share(right, planted):>8}"


def _share(right: int, of: int) -> str:
    return f"{right / of:.3f}" if of else "-"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
