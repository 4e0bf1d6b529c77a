"""Family U, second part: papers of the unit, and whom it may enter where."""

import re
from collections.abc import Iterator

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.checks.levels import level_of
from toolkit.checks.proofs import asked_of, evidence_of
from toolkit.entries.admission import person_of
from toolkit.entries.evidence import Proof
from toolkit.entries.roster import Entry, Unit
from toolkit.model.finding import Severity
from toolkit.rules.parts import Demand
from toolkit.values.text import squeeze, stated

_OF_AGE = 18
_CHESS_SCHOOL = re.compile(r"棋校|体校|棋院|运动学校|体育学校|棋[类艺牌]?学校")


def document_missing(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """规程要求的单位证明没有发来（登记证、办学许可等）。

    请拍照或扫描，与报名表一起发来，文件名写“单位证明”或证件的名称。
    English: a required document of the unit is missing (school proof, registration).
    """
    demand = ground.demand("unit_document", unit.kind)
    papers = [p for p in ground.roster.papers if p.form and p.unit == unit.id]
    if demand and all(evidence_of(ground, p).lacks(Proof.UNIT, [unit.name]) for p in papers):
        yield Hit(
            "没有收到单位的证明材料。", None, "请拍照或扫描，与报名表一起发来。", demand.clause
        )


def chess_school_in_school_section(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """棋校、体校的学生报了学校组。

    规程规定代表棋校或体校的学生参加公开组。请改报公开组，或由所在的学校报名。
    English: a chess school enters a school section.
    """
    demand = ground.demand("open_section_for_chess_schools", unit.kind)
    entries = [e for e in unit.entries if demand and _in_school_section(ground, demand, e)]
    found = [entry for entry in entries if _CHESS_SCHOOL.search(_represents(unit, entry))]
    if demand and found:
        names = "、".join(entry.player.name for entry in found)
        yield Hit(
            f"{_represents(unit, found[0])}的学生报了学校组：{names}。",
            found[0].where("section"),
            "请改报公开组，或由所在的学校报名。",
            demand.clause,
            entries=tuple(entry.id for entry in found),
        )


def consent_missing(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """未成年棋手没有监护人同意书，而规程要求交。

    请由监护人签字后拍照或扫描发来，文件名写“监护人同意书”。
    English: guardian's consent missing for a minor (where the form asks for it).
    """
    demand, regulation = ground.demand("guardian_consent", unit.kind), ground.regulation
    if demand is None or regulation is None:
        return
    ages = ((entry, person_of(entry, regulation).age) for entry in unit.entries)
    minors = [entry.player.name for entry, age in ages if age is not None and age < _OF_AGE]
    papers = [p for p in ground.roster.papers if p.form and p.unit == unit.id]
    lacking = [set(evidence_of(ground, paper).lacks(Proof.CONSENT, minors)) for paper in papers]
    missing = [name for name in minors if all(name in names for names in lacking)]
    if missing:
        yield Hit(
            f"没有收到监护人同意书：{'、'.join(missing)}。",
            None,
            "请由监护人签字后拍照发来。",
            demand.clause,
        )


def _in_school_section(ground: Ground, demand: Demand, entry: Entry) -> bool:
    level = level_of(ground, entry)
    if level is None:
        return False
    return asked_of(demand, level) if demand.levels else any(w.school_years for w in level.admit)


def _represents(unit: Unit, entry: Entry) -> str:
    """For whom he plays: the unit; a single player for his school."""
    return (
        unit.name if entry.kind == "unit" else squeeze(stated(entry.player.said.said.get("school")))
    )


RULES = (
    Rule("U007", Severity.ERROR, About.UNIT, document_missing),
    Rule("U008", Severity.ERROR, About.UNIT, chess_school_in_school_section),
    Rule("U010", Severity.WARNING, About.UNIT, consent_missing),
)
