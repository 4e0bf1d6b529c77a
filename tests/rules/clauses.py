"""Reads tests/cases/regulations: what each clause of a regulation demands, as small cases.

A block begins with `条款 citation words`; each line below is one case. The first word says what is
asked, an arrow what must come out.
"""

import tomllib
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tests.checks.cases import UNIT
from tests.entered import SEAL, Story, form
from tests.regulations import regulation
from toolkit.model.clock import SHANGHAI
from toolkit.model.form import Picture
from toolkit.rules.audit import findings_without_text
from toolkit.rules.schema import Regulation

FOLDER = Path(__file__).resolve().parent.parent / "cases" / "regulations"
PLAYER = {
    "性别": "sex", "出生": "birth", "等级": "title", "运动员等级": "grade", "等级分": "rating",
    "组别": "section", "注册号": "registration", "身份证号": "id_number",
}  # fmt: skip
_NAMES = ("name", "what", "role", "who", "section", "text", "code", "goal", "sex", "group")


class Clause(NamedTuple):
    """One clause with its cases."""

    regulation: str
    citation: str
    title: str
    lines: tuple[str, ...]


def clauses(name: str) -> list[Clause]:
    """All blocks of a regulation's file."""
    found: list[Clause] = []
    for line in (FOLDER / f"{name}.txt").read_text("utf-8").splitlines():
        if line.startswith("条款"):
            _, citation, *title = line.split(" ", 2)
            found.append(Clause(name, citation, "".join(title), ()))
        elif line.strip() and not line.startswith("#"):
            last = found.pop()
            found.append(last._replace(lines=(*last.lines, line.strip())))
    return found


def holds(clause: Clause, line: str) -> None:
    """Asserts one case."""
    word, _, rest = line.partition(" ")
    asked, _, expected = rest.partition("→")
    KINDS[word](regulation(clause.regulation), clause, asked.strip(), expected.strip())


def _data(rules: Regulation, clause: Clause, asked: str, expected: str) -> None:
    path, _, literal = asked.partition(" = ")
    wanted = tomllib.loads(f"x = {literal}")["x"] if literal else None
    found = at(rules, path)
    shown = msgspec.to_builtins(found, builtin_types=(type(wanted),))
    if isinstance(found, tuple):
        shown = list(shown)
    assert shown == wanted, f"{path}: {shown!r}"


def at(record: Any, path: str) -> Any:
    """The value at `levels[棋协大师组].bars[0].above`; a list's entry by name or number."""
    for step in path.replace("[", ".[").split("."):
        if step.startswith("["):
            record = _entry(record, step.strip("[]"))
        elif step:
            record = getattr(record, step)
    return record


def _entry(records: Any, wanted: str) -> Any:
    if wanted.isdecimal():
        return records[int(wanted)]
    name, _, when = wanted.partition("@")
    for one in records:
        names = {str(getattr(one, field, "")) for field in _NAMES}
        if name in names and (not when or getattr(one, "at", "") == when):
            return one
    raise KeyError(wanted)


def _demand(rules: Regulation, clause: Clause, asked: str, expected: str) -> None:
    demand = _entry(rules.demands, asked)
    assert clause.citation in demand.clause.split("、") or demand.clause.startswith(clause.citation)


def _player(rules: Regulation, clause: Clause, asked: str, expected: str) -> None:
    """Who may play where: the codes of family E (and P015) that come out."""
    stated = {"title": "", "registration": "R1"}
    for field in asked.split("|"):
        name, _, value = field.strip().partition("=")
        stated[PLAYER[name]] = value
    stated.setdefault("birth", "1980-02-03" if "成" in stated.get("section", "") else "2005-02-03")
    stated.setdefault("id_number", "")
    story = Story(rules, moment("2010-01-01"))
    story.mail(form([stated], regulation=rules.id, rooms=[]), at=moment("2010-01-01"))
    found = [
        j.finding.code
        for j in story.judged()
        if j.finding.code[0] == "E" or j.finding.code == "P015"
    ]
    wanted = [] if expected == "可以" else expected.split("、")
    assert sorted(set(found) - {"E010", "E011"}) == sorted(wanted), found


def _unit(rules: Regulation, clause: Clause, asked: str, expected: str) -> None:
    """What a unit's form lacks: the codes of S and U, and of proofs, that come out.

    `图片=无` = nothing was stamped; `附件=…` = what came with it; `棋手=5` = so many of them.
    """
    said = dict(field.strip().split("=") for field in asked.split("|"))
    section = said.pop("组别", rules.sections[0].name)
    player = {"section": section, "title": said.pop("等级", "无"), "registration": "R1"}
    pictures = () if said.pop("图片", "") == "无" else (SEAL,)
    beside = [Picture("file", n, None, n) for n in said.pop("附件", "").split("、") if n]
    players = [player] * int(said.pop("棋手", "1"))
    heading = {UNIT[word]: value for word, value in said.items()}
    story, at = Story(rules, moment("2010-01-01")), moment("2010-01-01")
    one = form(players, heading=heading, regulation=rules.id, rooms=[], pictures=pictures)
    story.mail(one, at=at, pictures=beside)
    found = {j.finding.code for j in story.judged()}
    shown = {c for c in found if c[0] in "SU" or c in ("E010", "E011", "P018")} - {"S007"}
    wanted = set() if expected == "可以" else set(expected.split("、"))
    assert shown == wanted, shown


def _arrival(rules: Regulation, clause: Clause, asked: str, expected: str) -> None:
    """When a form came: the codes T001 to T003 that come out."""
    story = Story(rules, moment(asked))
    section = rules.sections[0].name
    story.mail(form([{"section": section}], regulation=rules.id, rooms=[]), at=moment(asked))
    found = {j.finding.code for j in story.judged()} & {"T001", "T002", "T003"}
    assert found == (set() if expected == "准时" else set(expected.split("、")))


def _rounds(rules: Regulation, clause: Clause, asked: str, expected: str) -> None:
    level, players = (part.strip() for part in asked.split("|"))
    count = int(players.removesuffix("人"))
    if rules.play.plays_all(level, count):
        assert expected == "循环赛"
    else:
        assert expected == f"{rules.play.rounds_of(level, count)} 轮"


def _depth(rules: Regulation, clause: Clause, asked: str, expected: str) -> None:
    of, players = asked.split()
    kind = {"名次": "places", "奖金": "money"}[of]
    assert rules.prizes.depth(kind, int(players.removesuffix("人"))) == int(expected.split()[0])  # type: ignore[arg-type]


def _sum(rules: Regulation, clause: Clause, asked: str, expected: str) -> None:
    name, _, places = asked.partition("|")
    tables = rules.prizes.tables
    chosen = tables if name.strip() == "全部" else (_entry(tables, name.strip()),)
    depth = int(places) if places.strip() else None
    assert sum(table.sum(depth) for table in chosen) == int(expected.replace(",", "").split()[0])


def _audit(rules: Regulation, clause: Clause, asked: str, expected: str) -> None:
    found = [f for f in findings_without_text(rules) if f.code == asked]
    assert found
    assert expected in " ".join(f.message + f.remedy for f in found)


def _left_out(rules: Regulation, clause: Clause, asked: str, expected: str) -> None:
    reasons = [u.reason for u in rules.unmodelled if u.clause == clause.citation]
    assert any(expected in reason for reason in reasons), reasons


def _notice(rules: Regulation, clause: Clause, asked: str, expected: str) -> None:
    texts = [n.text for n in rules.notices if clause.citation in n.clause.split("、")]
    assert any(expected in text for text in texts), texts


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=SHANGHAI)


KINDS: dict[str, Callable[[Regulation, Clause, str, str], None]] = {
    "数据": _data, "要求": _demand, "资格": _player, "到达": _arrival, "轮数": _rounds,
    "单位": _unit, "录取": _depth, "合计": _sum, "核对": _audit,
    "不收入": _left_out, "须知": _notice,
}  # fmt: skip
