"""Mails without a form that can be read: automatic replies, questions, links, damaged files."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from samples.maker.draft import Fault
from samples.maker.foreign import Layout, workbook
from samples.maker.mails import STYLES, Mail
from samples.maker.plan import LetterPlan, Plan


@cache
def letter_texts() -> dict[str, dict[str, Any]]:
    """The texts of all letters, by what they are about."""
    text = (Path(__file__).parent / "letters.toml").read_text("utf-8")
    return {letter["what"]: letter for letter in tomllib.loads(text)["letter"]}


def letter(plan: LetterPlan, sample: Plan) -> Mail:
    """The mail of the plan."""
    said = letter_texts()[plan.what]
    files: tuple[tuple[str, bytes], ...] = ()
    if "file" in said:
        files = ((said["file"].format(unit=plan.unit), _content(said["content"], sample)),)
    return Mail(
        plan.arrives,
        plan.mail,
        plan.unit,
        f"office{plan.arrives:%H%M}@{STYLES[plan.mail].host}",
        said["subject"].format(unit=plan.unit),
        said["text"].strip().format(unit=plan.unit),
        files,
        tuple(said.get("extra", ())),
    )


def letter_fault(plan: LetterPlan, sample: Plan) -> Fault:
    """What `check` must say about it."""
    return Fault(plan.code, None, sample.clause(plan.code), plan.what, plan.unit)


def _content(kind: str, sample: Plan) -> bytes:
    """Half a workbook, or a workbook without a table."""
    layout = Layout("说明")
    layout.add("我单位报名材料另寄，名单见公众号。")
    data = workbook(layout, sample.copied)
    return data[: len(data) // 2] if kind == "half" else data
