"""Precision and recall of `check` on the sample event, by family of findings.

Run `python -m bench.precision`: every planted fault of samples/zibo-2020 must be found with its
code, file and cell, and nothing else; what differs is listed.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from toolkit.assets import sample
from toolkit.flows import check, ingest
from toolkit.flows.desk import at_desk
from toolkit.flows.new import new
from toolkit.flows.outcome import Outcome
from toolkit.model.clock import SHANGHAI

OPENED = datetime(2019, 11, 20, 9, 0, tzinfo=SHANGHAI)
CHECKED = datetime(2019, 12, 31, 20, 0, tzinfo=SHANGHAI)


class Found(NamedTuple):
    """What makes a finding the planted one."""

    code: str
    file: str
    where: str | None
    unit: str | None
    clause: str | None
    subject: str | None


def found_of(finding: Mapping[str, Any]) -> Found:
    """Of a line of the truth, or of `check --json`."""
    return Found(*(finding[field] for field in Found._fields))


def truth(name: str = "planted") -> list[Found]:
    """One list of the sample's truth."""
    data = json.loads(sample("zibo-2020", "truth.json").read_text("utf-8"))
    return [found_of(line) for line in data[name]]


def checked(event: Path, arrivals: Path) -> list[Found]:
    """What `check` finds in these arrivals, in a new event folder."""
    made = new(event, "zibo-2020", OPENED)
    if isinstance(made, Outcome):
        made = at_desk(event, "ingest", CHECKED, lambda desk: ingest.ingest(desk, [arrivals]))
    if isinstance(made, Outcome):
        made = at_desk(event, "check", CHECKED, check.check)
    if not isinstance(made, Outcome):
        raise RuntimeError(made)
    return [found_of(finding) for finding in made.data["findings"]]


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
