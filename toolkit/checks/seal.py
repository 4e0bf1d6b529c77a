"""Family S: the seal (公章) — is there a picture that could be one."""

from collections.abc import Iterator

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.entries.papers import Paper
from toolkit.model.finding import Severity
from toolkit.model.form import Picture


def no_seal(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """没有找到公章。

    报名表里和同一封邮件里都没有任何图片。规程要求加盖公章：请盖章后扫描或拍照，
    插入表中或与报名表一起发来。
    English: no official seal found anywhere in the form or beside it.
    """
    demand = ground.demand("seal", paper.kind)
    if demand and paper.form and not _pictures(paper):
        yield Hit(
            "没有找到公章：表内和同一封邮件里都没有图片。",
            None,
            "请盖章后扫描或拍照，插入表中或一起发来。",
            demand.clause,
        )


def particular_seal_missing(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """规程要求的学校公章或领队签字没有。

    表里和同一封邮件里都没有图片。请盖章、签字后扫描或拍照，与报名表一起发来。
    English: the regulation asks for a particular or a second seal (school seal, signature).
    """
    for what, words in (("school_seal", "学校公章"), ("leader_signature", "领队签字")):
        demand = ground.demand(what, paper.kind)
        if demand and paper.form and is_there(what, paper) is False:
            yield Hit(
                f"没有找到{words}：表内和同一封邮件里都没有图片。",
                None,
                "请盖章、签字后扫描或拍照，与报名表一起发来。",
                demand.clause,
                key=what,
            )


def is_there(what: str, paper: Paper) -> bool | None:
    """Whether a paper bears that seal or signature; None = nobody has looked yet."""
    return None if _pictures(paper) else False


def not_examined(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """有图片，还没有辨认是不是公章。

    自动辨认需要可选部分；请人工看一眼图片是不是本单位的公章。
    English: not examined (the optional part is not installed, or kind unreadable).
    """
    pictures = _pictures(paper)
    if paper.form and pictures:
        yield Hit(
            f"有 {len(pictures)} 张图片，还没有辨认是不是公章。",
            next((picture.where for picture in pictures if picture.where), None),
            "请人工看一眼。",
            ground.clause("seal", paper.kind),
        )


def _pictures(paper: Paper) -> tuple[Picture, ...]:
    return (*paper.form.pictures, *paper.beside) if paper.form else ()


RULES = (
    Rule("S001", Severity.ERROR, About.PAPER, no_seal),
    Rule("S004", Severity.ERROR, About.PAPER, particular_seal_missing),
    Rule("S007", Severity.INFO, About.PAPER, not_examined),
)
