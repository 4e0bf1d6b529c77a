"""Every clause of every regulation has at least one case, and each case holds."""

import re
from collections import Counter

import pytest

from tests.regulations import ALL, regulation
from tests.rules.clauses import FOLDER, Clause, clauses, holds
from tests.shared import shared
from toolkit.rules.claims import claims
from toolkit.rules.text import paths

CLAUSES = [clause for name in ALL for clause in clauses(name)]
CASES = [(clause, line) for clause in CLAUSES for line in clause.lines]


@pytest.mark.parametrize(
    ("clause", "line"), CASES, ids=[f"{c.regulation} {c.citation}: {line}" for c, line in CASES]
)
def test_a_case_holds(clause: Clause, line: str) -> None:
    holds(clause, line)


@pytest.mark.parametrize("name", ALL)
def test_every_clause_that_the_data_cites_has_a_case(name: str) -> None:
    rules = regulation(name)
    cited = {part for claim in claims(rules) for part in claim.clause.split("、")}
    cited |= {entry.clause for entry in rules.unmodelled}
    held = {clause.citation for clause in clauses(name) if clause.lines}
    assert cited - held == set()


def test_there_is_a_file_for_every_regulation_and_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(ALL)


def test_every_row_of_the_reading_notes_has_its_clause() -> None:
    """The notes beside the texts read each regulation rule by rule."""
    notes = shared("regulations", "README.md")
    if notes is None:
        return
    sections = re.split(r"^## ", notes.read_text("utf-8"), flags=re.MULTILINE)[1:]
    for section in sections:
        name = section.split()[0]
        rows = re.findall(r"^\| ([^|]+) \|", section, flags=re.MULTILINE)
        wanted = {part for row in rows for part in _citations(row)}
        held = {clause.citation for clause in clauses(name)}
        missing = {one for one in wanted if not any(_covers(h, one) for h in held)}
        assert not missing, (name, missing)


def test_there_are_as_many_cases_as_rows_that_cite_a_clause() -> None:
    """A clause of which the notes say three things has three cases at least."""
    notes = shared("regulations", "README.md")
    if notes is None:
        return
    sections = re.split(r"^## ", notes.read_text("utf-8"), flags=re.MULTILINE)[1:]
    for section in sections:
        name = section.split()[0]
        rows = re.findall(r"^\| ([^|]+) \|", section, flags=re.MULTILINE)
        cited = Counter(part for row in rows for part in _citations(row))
        for one, times in cited.items():
            lines = sum(len(c.lines) for c in clauses(name) if _covers(c.citation, one))
            assert lines >= times, (name, one, times, lines)


def _citations(cell: str) -> list[str]:
    """The clauses of a row's first cell: `四, 九`, `六(一)–(四)`, `十一2–3`, `八(三) note`."""
    found = []
    for part in re.split(r"[,、]", cell):
        hit = re.match(r"\s*([一二三四五六七八九十]+(?:\([一二三四五六七八九十]+\))?\d*)", part)
        if hit:
            found.append(hit[1])
    return found


def _covers(held: str, wanted: str) -> bool:
    """A note cites a clause, or one that lies inside or around it; steps may be left out (九2)."""
    (inner,), (cited,) = paths(held), paths(wanted)
    steps = iter(inner)
    return wanted.startswith(held) or all(step in steps for step in cited)
