"""Family S: the seal (公章) — is there one, whose is it, and who has looked at it."""

from collections.abc import Iterator

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.entries.papers import Paper
from toolkit.entries.seals import Look, Sight, looks, signed
from toolkit.model.finding import Severity

_SHEET = "在 2填写/裁定.xlsx 的“盖章核对”里看图认定"
_CARRY = (Sight.OWN, Sight.FOUND, Sight.UNREADABLE, Sight.DIFFERS, Sight.UNSURE)


def no_seal(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """没有找到公章。

    报名表里和同一封邮件里没有图片，或图片都不是公章。规程要求加盖公章：请盖章后扫描或拍照，
    插入表中或与报名表一起发来。图片里明明有公章的，在 2填写/裁定.xlsx 的“盖章核对”里认定。
    English: no official seal found anywhere in the form or beside it.
    """
    demand = ground.demand("seal", paper.kind)
    seen = looks(paper, ground.state)
    if demand and paper.form and not _best(seen, *_CARRY, Sight.UNSEEN):
        pictures = [look for look in seen if look.sight is not Sight.DRAWN]
        yield Hit(
            f"没有找到公章：{len(pictures)} 张图片里都没有本单位的公章。"
            if pictures
            else "没有找到公章：表内和同一封邮件里都没有图片。",
            next((look.picture.where for look in pictures if look.picture.where), None),
            "请盖章后扫描或拍照，插入表中或一起发来。",
            demand.clause,
        )


def unreadable_seal(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """有公章，看不清是谁的；或有一处像公章，看不准。

    请在 2填写/裁定.xlsx 的“盖章核对”里看图认定。看不清的，请对方重拍：公章处不小于 200 像素宽。
    English: a seal is there but its text can't be read.
    """
    look = _best(looks(paper, ground.state), Sight.UNREADABLE, Sight.DIFFERS, Sight.UNSURE)
    if look and look.sight is not Sight.DIFFERS and _demanded(ground, paper):
        what = "公章看不清是谁的" if look.sight is Sight.UNREADABLE else "有一处像公章，看不准"
        read = f"（读作“{look.text}”）" if look.text else ""
        yield _hit_on(
            look,
            f"{what}{read}，未做真伪鉴定。",
            f"请{_SHEET}；看不清的请对方重拍。",
            ground,
            paper,
        )


def another_body(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """公章上是别的单位的名称。

    公章是全称，表上往往是简称，读字也可能有错：请在 2填写/裁定.xlsx 的“盖章核对”里看图认定，
    认定是本单位的，以后同一张图片不再提醒。
    English: the seal names another body than the entering unit (both texts shown).
    """
    look = _best(looks(paper, ground.state), Sight.DIFFERS, Sight.UNREADABLE)
    if look and look.sight is Sight.DIFFERS and _demanded(ground, paper):
        said = f"公章上读作“{look.text}”，报名单位是“{paper.unit_name}”，未做真伪鉴定。"
        yield _hit_on(look, said, f"请{_SHEET}。", ground, paper)


def particular_seal_missing(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """规程要求的学校公章或领队签字没有。

    没有图片，或图片里没有公章。请盖章、签字后扫描或拍照，与报名表一起发来。签字由人看：文件名写明“签字”，
    或在 2填写/裁定.xlsx 的“盖章核对”里选“领队签字”“公章和领队签字”；图片都认定过、没有签字的才报。
    English: the regulation asks for a particular or a second seal (school seal, signature).
    """
    for what, words in (("school_seal", "学校公章"), ("leader_signature", "领队签字")):
        demand = ground.demand(what, paper.kind)
        if demand and paper.form and is_there(what, paper, ground) is False:
            yield Hit(
                f"没有找到{words}。" if looks(paper, ground.state)
                else f"没有找到{words}：表内和同一封邮件里都没有图片。",
                None,
                "请盖章、签字后扫描或拍照，与报名表一起发来。",
                demand.clause,
                key=what,
            )  # fmt: skip


def is_there(what: str, paper: Paper, ground: Ground) -> bool | None:
    """Whether a paper bears that seal or signature; None = nobody can tell from what was seen."""
    if what == "leader_signature":
        return signed(paper, ground.state)
    seen = looks(paper, ground.state)
    if not seen:
        return False
    if _best(seen, *_CARRY, Sight.UNSEEN):
        return True if _best(seen, Sight.OWN) else None
    return False


def same_seal_twice(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """同一张公章图片来自两个单位。

    一个单位的公章图片不该出现在另一个单位的报名表里：请问清是谁盖的章。
    English: the same seal picture came from two units.
    """
    names = {unit.id: unit.name for unit in ground.roster.units}
    for look in looks(paper, ground.state):
        others = [
            names[unit]
            for sha256, unit in ground.state.seals.examined
            if sha256 == look.picture.sha256 and unit != paper.unit and unit in names
        ]
        if others and look.sight in _CARRY:
            said = f"同一张公章图片也来自{'、'.join(others)}。"
            yield _hit_on(look, said, "请问清是谁盖的章。", ground, paper)


def drawn_seal(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """用图形画的“公章”，不算盖章。

    表里有用圆、五角星和文字拼成的图形。请盖真的公章后扫描或拍照。
    English: a drawn shape imitates a seal (never counts as one).
    """
    for look in looks(paper, ground.state):
        if look.sight is Sight.DRAWN:
            said = f"“{look.picture.name}”" if look.picture.name else ""
            message = f"这里的章{said}是用图形画的，不算盖章。"
            remedy = "请盖公章后扫描或拍照，插入表中或一起发来。"
            yield _hit_on(look, message, remedy, ground, paper)


def not_examined(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """有图片，没有辨认是不是公章。

    单独读一个文件（qisai read）时不辨认；赛事里由 qisai check 辨认，打不开的图片（损坏、矢量图、
    一亿像素以上、只有链接）请人工看一眼。
    English: not examined (the optional part is not installed, or kind unreadable).
    """
    seen = looks(paper, ground.state)
    unseen = [look for look in seen if look.sight is Sight.UNSEEN]
    if paper.form and unseen and not _best(seen, Sight.OWN, Sight.FOUND):
        yield Hit(
            f"有 {len(unseen)} 张图片，没有辨认是不是公章。",
            next((look.picture.where for look in unseen if look.picture.where), None),
            "请人工看一眼。",
            ground.clause("seal", paper.kind),
        )


def _hit_on(look: Look, message: str, remedy: str, ground: Ground, paper: Paper) -> Hit:
    """A finding on one picture, told from others of the same file by the picture itself."""
    clause = _demanded(ground, paper)
    return Hit(message, look.picture.where, remedy, clause, key=look.picture.sha256[:16])


def _best(seen: tuple[Look, ...], *sights: Sight) -> Look | None:
    """The best picture, if it is one of these."""
    return seen[0] if seen and seen[0].sight in sights else None


def _demanded(ground: Ground, paper: Paper) -> str | None:
    """The clause that asks this entrant for a seal."""
    clauses = (ground.clause(what, paper.kind) for what in ("seal", "school_seal"))
    return next(filter(None, clauses), None)


RULES = (
    Rule("S001", Severity.ERROR, About.PAPER, no_seal),
    Rule("S002", Severity.WARNING, About.PAPER, unreadable_seal),
    Rule("S003", Severity.WARNING, About.PAPER, another_body),
    Rule("S004", Severity.ERROR, About.PAPER, particular_seal_missing),
    Rule("S005", Severity.WARNING, About.PAPER, same_seal_twice),
    Rule("S006", Severity.WARNING, About.PAPER, drawn_seal),
    Rule("S007", Severity.INFO, About.PAPER, not_examined),
)
