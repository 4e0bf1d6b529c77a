"""Precision and recall of `check` on the sample event, by family of findings.

Run `python -m bench.precision`: every planted fault of samples/zibo-2020 must be found with its
code, file and cell, and nothing else; what differs is listed.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from toolkit.assets import sample
from toolkit.flows import check, ingest
from toolkit.flows.desk import Desk, at_desk
from toolkit.flows.new import new
from toolkit.flows.outcome import Outcome
from toolkit.flows.survey import survey
from toolkit.model.clock import SHANGHAI
from toolkit.model.finding import Finding

OPENED = datetime(2019, 11, 20, 9, 0, tzinfo=SHANGHAI)
CHECKED = datetime(2019, 12, 31, 20, 0, tzinfo=SHANGHAI)


class Found(NamedTuple):
    """What makes a finding the planted one."""

    code: str
    file: str | None
    where: str | None
    unit: str | None
    clause: str | None
    subject: str | None


def truth(name: str = "planted") -> list[Found]:
    """One list of the sample's truth."""
    data = json.loads(sample("zibo-2020", "truth.json").read_text("utf-8"))
    return [Found(*(line[field] for field in Found._fields)) for line in data[name]]


def checked(event: Path, arrivals: Path) -> list[Found]:
    """What `check` finds in these arrivals, in a new event folder."""
    made = new(event, "zibo-2020", OPENED)
    if isinstance(made, Outcome):
        made = at_desk(event, "ingest", CHECKED, lambda desk: ingest.ingest(desk, [arrivals]))
    if isinstance(made, Outcome):
        made = at_desk(event, "check", CHECKED, check.check)
    if not isinstance(made, Outcome):
        raise RuntimeError(made)
    return findings_at(event, CHECKED)


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


def main() -> int:
    """Prints the figures; 1 when anything differs."""
    true = truth() + truth("expected")
    with TemporaryDirectory() as folder:
        found = checked(Path(folder) / "event", sample("zibo-2020", "来件"))
    missed, surplus = differences(found, true)
    print(f"{'family':8}{'planted':>8}{'found':>8}{'precision':>11}{'recall':>8}")
    for family in sorted({f.code[0] for f in (*true, *found)}):
        planted = sum(f.code[0] == family for f in true)
        seen = sum(f.code[0] == family for f in found)
        right = seen - sum(f.code[0] == family for f in surplus)
        figures = f"{_share(right, seen):>11}{_share(right, planted):>8}"
        print(f"{family:8}{planted:>8}{seen:>8}{figures}")
    for word, listed in (("missed", missed), ("surplus", surplus)):
        for one in listed:
            print(f"{word}: {one}")
    return 1 if missed or surplus else 0


def _share(right: int, of: int) -> str:
    return f"{right / of:.3f}" if of else "-"


if __name__ == "__main__":
    sys.exit(main())
