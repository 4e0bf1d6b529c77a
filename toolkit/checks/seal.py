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
    Rule("S007", Severity.INFO, About.PAPER, not_examined),
)
