"""Family E: what has to prove who may enter — certificates, school papers, registration."""

from collections.abc import Iterator
from datetime import date

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.checks.levels import standing_of
from toolkit.entries.admission import What, person_of
from toolkit.entries.papers import Paper
from toolkit.entries.roster import Entry
from toolkit.model.finding import Severity
from toolkit.model.form import Form
from toolkit.rules.eligibility import Admission
from toolkit.values.text import says_nothing, squeeze, stated


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

    规程要求把现有等级证拍照，同报名表一起发送。请补发。
    English: photo of the certificate did not come with the form.
    """
    demand = ground.demand("certificate_photo", paper.kind)
    if not demand or not paper.form or paper.replaced:
        return
    needed = 2 if ground.demand("seal", paper.kind) else 1  # one picture may be the seal
    if len(paper.form.pictures) + len(paper.beside) < needed:
        yield Hit(
            "没有随报名表收到等级证的照片。", None, "请把棋手现有的等级证拍照补发。", demand.clause
        )


def school_proof_missing(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """没有学籍证明。

    学校组要有能证明在读学校和年级的学生证或学校证明。请拍照或扫描，与报名表一起发来。
    English: student or school proof missing.
    """
    demand = ground.demand("school_proof", entry.kind)
    regulation = ground.regulation
    level = regulation.level_of(entry.player.section or "") if regulation else None
    if not demand or level is None or (demand.levels and level.name not in demand.levels):
        return
    if not _has_pictures(ground, entry.form):
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


def _has_pictures(ground: Ground, form: Form) -> bool:
    """Any picture in the form or in the mail that brought it."""
    papers = (paper for paper in ground.roster.papers if paper.form is form)
    return bool(form.pictures) or any(paper.beside for paper in papers)


RULES = (
    Rule("E008", Severity.WARNING, About.PLAYER, birth_beside_school_year),
    Rule("E010", Severity.WARNING, About.PAPER, certificate_photo_missing),
    Rule("E011", Severity.ERROR, About.PLAYER, school_proof_missing),
    Rule("E012", Severity.ERROR, About.PLAYER, registration_missing),
)
