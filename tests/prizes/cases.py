"""Reads tests/cases/prizes/*.txt: a final table in a few lines, and the prizes it must give.

The format is explained at the head of zibo-2020.txt; whoever knows the regulation can check it.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.regulations import regulation
from toolkit.prizes.contest import Contender, Contest, Field, Given, Win
from toolkit.prizes.engine import Awarded, award
from toolkit.rules.schema import Regulation

FOLDER = Path(__file__).parent.parent / "cases" / "prizes"
VERDICTS = {"接受": "accept", "不接受": "refuse"}


class Case(NamedTuple):
    """One case: its setting and its expectations, as lines of text."""

    title: str
    regulation: str
    setting: tuple[str, ...]
    expected: tuple[str, ...]

    @property
    def rules(self) -> Regulation:
        return regulation(self.regulation)


EXPECTING = ("奖 ", "没有 ", "原因 ", "待定", "合计 ")


def cases(*names: str) -> Iterator[Case]:
    """All cases of these files."""
    for path in sorted(FOLDER.glob("*.txt")):
        if names and path.stem not in names:
            continue
        blocks = re.split(r"(?m)^案例 ", path.read_text(encoding="utf-8"))
        name = re.search(r"(?m)^规程 (\S+)", blocks[0])
        assert name, path
        for block in blocks[1:]:
            title, *lines = [line.rstrip() for line in block.splitlines()]
            kept = [line for line in lines if line.strip() and not line.startswith("#")]
            at = next(n for n, line in enumerate(kept) if line.startswith(EXPECTING))
            yield Case(f"{path.stem}: {title}", name[1], tuple(kept[:at]), tuple(kept[at:]))


def awarded(case: Case) -> Awarded:
    return award(*setting(case))


def setting(case: Case) -> tuple[Contest, Regulation, Given]:
    """What the case says before its expectations."""
    fields: list[Field] = []
    entered: dict[str, int] = {}
    verdicts: dict[str, str] = {}
    lots: dict[str, int] = {}
    amounts: dict[tuple[str, int], int] = {}
    apart: list[str] = []
    unfinished: list[str] = []
    chosen: dict[str, tuple[str, ...]] = {}
    barred: set[str] = set()
    honours = True
    for word, said in _paragraphs(case.setting):
        head, *rows = said
        match word:
            case "组":
                fields.append(_field(head, rows, case.rules))
            case "报名":
                region, count = head.split()
                entered[region] = int(count.removesuffix("人"))
            case "裁定":
                key, verdict = head.rsplit(" ", 1)
                verdicts[key] = VERDICTS[verdict]
            case "抽签":
                lots |= {f"键-{name}": n for n, name in enumerate(head.split("、"), 1)}
            case "金额":
                name, *yuan = head.split()
                amounts |= {(name, n): int(y) for n, y in enumerate(yuan, 1)}
            case "单独编排":
                apart.append(head)
            case "没打完":
                unfinished.append(head)
            case "评选":
                what, names = head.split()
                chosen[what] = tuple(names.split("、"))
            case "取消获奖":
                barred |= {f"键-{name}" for name in head.split("、")}
            case "名录":
                honours = False
            case _:
                raise AssertionError(f"unknown line: {word} {head}")
    contest = Contest(
        tuple(fields), tuple(unfinished), entered, tuple(apart), honours_known=honours
    )
    return contest, case.rules, Given(verdicts, lots, amounts, chosen, frozenset(barred))


def _paragraphs(lines: tuple[str, ...]) -> Iterator[tuple[str, list[str]]]:
    """A line and the indented ones below it."""
    found: list[tuple[str, list[str]]] = []
    for line in lines:
        if line.startswith(" "):
            found[-1][1].append(line.strip())
        else:
            word, _, head = line.partition(" ")
            found.append((word, [head]))
    yield from found


def _field(head: str, rows: list[str], rules: Regulation) -> Field:
    """组 名称 12人; a row names a place, a name and what matters; all others are filled in."""
    name, count = head.split()
    size = int(count.removesuffix("人"))
    said = {}
    numbers: dict[str, int] = {}
    for number, row in enumerate(rows, 1):
        place, person, *more = row.split()
        numbers[person] = number
        said.setdefault(int(place), []).append((person, dict(m.split("=") for m in more)))
    section = rules.section(name)
    sex = section.sex if section and section.sex else "男"
    players: list[Contender] = []
    while len(players) < size:
        place = len(players) + 1
        here = said.get(place) or [(f"{name[:2]}棋手{place}", {})]
        players += [
            _contender(person, place, len(players) + n, name, sex, more)
            for n, (person, more) in enumerate(here, 1)
        ]
    assert len(players) == size, head
    return Field(name, tuple(players), size)


def _contender(
    name: str, place: int, number: int, field: str, sex: str, more: dict[str, str]
) -> Contender:
    wins = [event for event in more.get("冠军", "").split("、") if event]
    return Contender(
        f"键-{name}", name, place, 0, number, more.get("单位", ""), field,
        more.get("原组", field), more.get("性别", sex), more.get("队", ""),
        int(more["等级分"]) if "等级分" in more else None,
        tuple(more.get("籍贯", "").split("、")) if "籍贯" in more else (),
        tuple(more.get("存疑", "").split("、")) if "存疑" in more else (),
        tuple(Win(event.removesuffix("？"), not event.endswith("？")) for event in wins),
    )  # fmt: skip


class Line(NamedTuple):
    """One expected award: 1 王一 30000 奖杯、奖状 (没有 items = not looked at)."""

    places: str
    name: str
    yuan: str
    items: str | None


def faults(case: Case) -> list[str]:
    """What the engine gives otherwise than the case says; [] = all right."""
    made, found = awarded(case), []
    for word, (head, *rows) in _paragraphs(case.expected):
        match word:
            case "奖":
                found += _list_faults(made, head, rows)
            case "没有":
                found += [f"{head}: {a.name}" for a in made.awards if a.list == head]
            case "原因":
                name, words = head.split(" ", 1)
                why = "；".join(w for a in made.awards if a.name == name for w in a.why)
                found += [] if words in why else [f"{name}: {words} 不在：{why}"]
            case "待定":
                found += _point_faults(made, head, rows)
            case "合计":
                total = sum(a.amount.fen for a in made.awards if a.amount)
                found += [] if total == int(head) * 100 else [f"合计 {total / 100} 应为 {head}"]
            case _:
                raise AssertionError(f"unknown expectation: {word}")
    return found


def _list_faults(made: Awarded, head: str, rows: list[str]) -> list[str]:
    got = [a for a in made.awards if a.list == head]
    want = [line for row in rows for line in _lines(row)]
    shown = [
        Line(
            f"{a.place}{'追加' if a.kind == 'bonus' else ''}", a.name,
            "另定" if a.amount is None else a.amount.brief(), "、".join(a.items),
        )
        for a in got
    ]  # fmt: skip
    if len(want) != len(shown):
        return [f"{head}: {len(shown)} 项 应为 {len(want)}: {[s[:3] for s in shown]}"]
    return [
        f"{head}: {s} 应为 {w}"
        for w, s in zip(want, shown, strict=True)
        if w.places != s.places
        or w.name not in ("", s.name)
        or w.yuan != s.yuan
        or w.items not in (None, s.items)
    ]


def _lines(row: str) -> Iterator[Line]:
    """A range (11-19 各 600) stands for one line a place, whoever holds it."""
    places, name, yuan, *more = row.split()
    things = more[0] if more else None
    if things == "无":
        things = ""
    first, _, last = places.partition("-")
    if not last:
        yield Line(places, name, yuan, things)
        return
    for place in range(int(first), int(last) + 1):
        yield Line(str(place), "", yuan, things)


def _point_faults(made: Awarded, head: str, rows: list[str]) -> list[str]:
    """All open points, each with words of its message; 待定 没有 = none."""
    still = [p for p in made.points if not p.settled]
    want = [row.split(" ", 1) for row in rows]
    if head and head != "没有":
        want.insert(0, head.split(" ", 1))
    if len(still) != len(want):
        return [f"待定 {[(p.code, p.message) for p in still]} 应为 {want}"]
    return [
        f"待定 {p.code} {p.message} 应为 {code} {words}"
        for p, (code, words) in zip(still, want, strict=True)
        if p.code != code or words not in p.message
    ]
