"""Family U, second part: papers of the unit, and whom it may enter where."""

import re
from collections.abc import Iterator

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.checks.levels import level_of
from toolkit.checks.proofs import asked_of, evidence_of
from toolkit.entries.admission import Person, person_of
from toolkit.entries.evidence import Proof
from toolkit.entries.origin import origin
from toolkit.entries.persons import INDIVIDUAL
from toolkit.entries.roster import Entry, Unit
from toolkit.model.finding import Severity
from toolkit.rules.entry import TeamFloor
from toolkit.rules.parts import Demand
from toolkit.rules.schema import Regulation
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


def team_lacks_somebody(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """一队的组成不符合规程：人数不足，或必须有的人不够（女棋手、本地棋手、某年以后出生的）。

    籍贯按身份证号开头的地区码或填写的户籍地址。请补报，或换人。人数不足只提醒：多半只是不计团体名次。
    English: a team is too small, or lacks players that it must have (women, locals, juniors).
    """
    size, regulation = ground.regulation.team if ground.regulation else None, ground.regulation
    if size is None or regulation is None or unit.kind == INDIVIDUAL or not unit.entries:
        return
    if size.least_players and len(unit.entries) < size.least_players:
        yield Hit(
            f"运动员 {len(unit.entries)} 人，每队至少 {size.least_players} 人。",
            None,
            "请补报；人数不足的队可能不计团体名次。",
            size.clause,
            key="least",
            severity=Severity.WARNING,
        )
    people = [person_of(entry, regulation) for entry in unit.entries]
    for number, floor in enumerate(size.floors):
        count = sum(_counts(floor, person, regulation) for person in people)
        if count < floor.at_least:
            yield Hit(
                f"{_floor_words(floor)} {count} 人，每队至少 {floor.at_least} 人。",
                None,
                "请补报或换人。",
                floor.clause or size.clause,
                key=f"floor {number}",
            )


def _counts(floor: TeamFloor, person: Person, regulation: Regulation) -> bool:
    if floor.sex and person.sex != floor.sex:
        return False
    born = person.birth
    if floor.born_from and (born is None or born < floor.born_from):
        return False
    if floor.born_to and (born is None or born > floor.born_to):
        return False
    region = regulation.region(floor.region) if floor.region else None
    return region is None or origin(person.id_number, person.address, region).inside


def _floor_words(floor: TeamFloor) -> str:
    words = [floor.region or "", f"{floor.sex}棋手" if floor.sex else ""]
    words += [f"{floor.born_from} 以后出生" if floor.born_from else ""]
    words += [f"{floor.born_to} 以前出生" if floor.born_to else ""]
    return "、".join(filter(None, words))


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
    Rule("U011", Severity.ERROR, About.UNIT, team_lacks_somebody),
)
