"""Family E: what has to prove who may enter — certificates, school papers, photos, registration."""

from collections.abc import Iterator
from datetime import date

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.checks.levels import level_of, standing_of
from toolkit.entries.admission import What, person_of
from toolkit.entries.evidence import Evidence, Proof, evidence
from toolkit.entries.papers import Paper
from toolkit.entries.roster import Entry
from toolkit.model.finding import Severity
from toolkit.rules.eligibility import Admission, Level
from toolkit.rules.parts import Demand
from toolkit.values.text import says_nothing, squeeze, stated
from toolkit.values.titles import NONE


def birth_beside_school_year(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """出生日期与年级组的参考年龄不符。

    以学籍证明为准，年龄只作参考。请核对年级和出生日期。
    English: birth date does not fit the school year (reference only).
    """
    regulation = ground.regulation
    level = regulation.level_of(entry.player.section or "") if regulation else None
    birth = person_of(entry, regulation).birth if regulation else None
    if level is None or birth is None:
        return
    bands = [way for way in level.admit if way.born_is_reference]
    if bands and not any(_born_within(way, birth) for way in bands):
        yield Hit(
            f"{birth} 出生，与{level.name}的参考年龄不符。",
            entry.where("birth"),
            "请核对年级；以学籍证明为准。",
            level.clause,
        )


def certificate_photo_missing(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """等级证的照片没有随报名表发来。

    规程要求把现有等级证拍照，同报名表一起发送。请补发。没有等级的棋手不用。
    照片的文件名写明是什么（“张三等级证.jpg”），就逐人核对；没有写明的，除盖章页外都可能是证书。
    English: photo of the certificate did not come with the form.
    """
    demand = ground.demand("certificate_photo", paper.kind)
    if not demand or not paper.form or paper.replaced:
        return
    names = [
        entry.player.name
        for entry in ground.roster.entries
        if entry.form is paper.form and _holds_something(entry) and _is_asked(ground, demand, entry)
    ]
    missing = evidence_of(ground, paper).lacks(Proof.CERTIFICATE, names)
    if missing:
        of_all = len(missing) == len(names)
        yield Hit(
            "没有随报名表收到等级证的照片。"
            if of_all
            else f"没有收到{'、'.join(missing)}的等级证照片。",
            None,
            "请把棋手现有的等级证拍照补发。",
            demand.clause,
        )


def school_proof_missing(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """没有学籍证明。

    学校组要有能证明在读学校和年级的学生证或学校证明。请拍照或扫描，与报名表一起发来。
    文件名写明姓名的（“张三学生证.jpg”）逐人核对；全校一张的证明，写“学籍证明”。
    English: student or school proof missing.
    """
    demand = ground.demand("school_proof", entry.kind)
    level = level_of(ground, entry)
    if demand and level and asked_of(demand, level) and _lacks(ground, entry, Proof.SCHOOL):
        yield Hit(
            "没有收到学生证或学校证明。",
            entry.where("school"),
            "请拍照或扫描，与报名表一起发来；报到时交验原件。",
            demand.clause,
        )


def registration_missing(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """没有注册号，而规程只接受注册棋手。

    请填写棋手的注册号；没有注册的，请先办理注册。
    English: registration number missing where only registered players may enter.
    """
    demand = ground.demand("registration", entry.kind)
    said = stated(entry.player.said.said.get("registration"))
    level, found = standing_of(ground, entry)
    needed = demand or (level if any(c.what is What.REGISTERED for c in found.lacks) else None)
    if needed and says_nothing(squeeze(said)):
        yield Hit(
            "没有填写注册号。",
            entry.where("registration"),
            "请补填注册号；没有注册的，请先办理注册。",
            needed.clause,
        )


def _born_within(way: Admission, birth: date) -> bool:
    return (way.born_from is None or birth >= way.born_from) and (
        way.born_to is None or birth <= way.born_to
    )


def photo_missing(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """没有棋手的照片，而规程要求随报名表交。

    请把证件照插入表中，或作为附件一起发来，文件名写姓名（“张三照片.jpg”）。
    English: photo missing where it is demanded.
    """
    demand = ground.demand("photo", entry.kind)
    if demand and _is_asked(ground, demand, entry) and _lacks(ground, entry, Proof.PHOTO):
        yield Hit(
            "没有收到照片。", entry.where("name"), "请补发证件照，文件名写姓名。", demand.clause
        )


def evidence_of(ground: Ground, paper: Paper) -> Evidence:
    """What came with a paper; one picture is its stamped page where a seal is asked for."""
    seals = ("seal", "school_seal")
    return evidence(paper, stamped=any(ground.demand(what, paper.kind) for what in seals))


def asked_of(demand: Demand, level: Level) -> bool:
    """Whether something is asked of those who play in a level."""
    return not demand.levels or level.name in demand.levels


def _lacks(ground: Ground, entry: Entry, proof: Proof) -> bool:
    """Whether none of the unit's papers brought his proof."""
    papers = [p for p in ground.roster.papers if p.form and p.unit == entry.unit]
    names = [e.player.name for e in ground.roster.entries if e.unit == entry.unit]
    return all(
        entry.player.name in evidence_of(ground, paper).lacks(proof, names) for paper in papers
    )


def _is_asked(ground: Ground, demand: Demand, entry: Entry) -> bool:
    """Whether it is asked of a player, in a section that is known or not."""
    level = level_of(ground, entry)
    return not demand.levels or bool(level and asked_of(demand, level))


def _holds_something(entry: Entry) -> bool:
    """Without a title or grade there is no certificate to photograph."""
    player = entry.player
    return any(held not in (None, NONE) for held in (player.title, player.grade))


RULES = (
    Rule("E008", Severity.WARNING, About.PLAYER, birth_beside_school_year),
    Rule("E010", Severity.WARNING, About.PAPER, certificate_photo_missing),
    Rule("E011", Severity.ERROR, About.PLAYER, school_proof_missing),
    Rule("E012", Severity.ERROR, About.PLAYER, registration_missing),
    Rule("P018", Severity.WARNING, About.PLAYER, photo_missing),
)
