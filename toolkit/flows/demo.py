"""`qisai demo`: the sample event from its mails to standings, in a folder of its own.

It does what people would: files are put into 1来件, decisions and results are typed into the
yellow cells with openpyxl, and the same flows run as for every command.
"""

import shutil
import tomllib
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from toolkit.assets import sample
from toolkit.flows import check, ingest, pair, publish, results, standings
from toolkit.flows.desk import Desk, at_desk
from toolkit.flows.new import new
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.yellow_cells import type_decisions, type_results
from toolkit.model.clock import SHANGHAI
from toolkit.model.record import Record
from toolkit.store.folder import ARRIVALS, LETTERS

NAME = "演示-淄博2020"
_MARK = "这是演示，可以整个删除.txt"


class Decision(Record, frozen=True):
    """One line that the demo types into 裁定.xlsx."""

    code: str
    unit: str
    verdict: str
    reason: str
    subject: str = ""


class Plan(Record, frozen=True, kw_only=True):
    """The steps of the demo (samples/…/demo.toml); times are Beijing time."""

    regulation: str
    opened: datetime
    checked: datetime
    decided: datetime
    published: datetime
    changed: datetime
    round_one: datetime
    section: str
    rounds: int = 3
    decisions: tuple[Decision, ...] = ()


def demo(directory: Path | None) -> Outcome | Failure:
    """Builds the event anew and says after each stage which file to open."""
    source = sample("zibo-2020")
    if not source.is_dir():
        return Failure("样例只随源码提供，这里没有。", "请下载源码后运行 python3 run.py demo。")
    plan = msgspec.convert(tomllib.loads((source / "demo.toml").read_text("utf-8")), Plan)
    event = (directory or Path(NAME)).resolve()
    if event.exists():
        if not (event / _MARK).exists():
            return Failure(f"{event} 已存在，而且不是演示文件夹。", "请换一个文件夹名。")
        shutil.rmtree(event)
    stage = _Stages(event)
    for title, work in _steps(event, source, plan, stage):
        failed = stage.run(title, work)
        if failed:
            return failed
    return stage.outcome()


class _Stages:
    """Runs the steps one after the other and keeps what they said."""

    def __init__(self, event: Path) -> None:
        self.event = event
        self.lines: list[str] = []
        self.data: dict[str, Any] = {"event": str(event)}

    def run(self, title: str, work: Callable[[], Outcome | Failure]) -> Failure | None:
        """One step; its failure ends the demo."""
        made = work()
        if isinstance(made, Failure):
            return made
        self.lines += [f"【{title}】", *(f"  {line}" for line in made.lines if line)]
        self.data[title] = made.data
        return None

    def at(self, command: str, now: datetime, work: Callable[[Desk], Outcome | Failure]) -> Any:
        """A command on the event at that moment."""
        moment = now.replace(tzinfo=SHANGHAI)
        return lambda: at_desk(self.event, command, moment, work)

    def outcome(self) -> Outcome:
        """The whole demo."""
        closing = f"打开文件夹看看：{self.event}（可以整个删除）"
        step = "读 README.zh-CN.md，用自己的规程办一次。"
        return Outcome((*self.lines, "", closing), step, self.data)


def _steps(
    event: Path, source: Path, plan: Plan, stage: _Stages
) -> list[tuple[str, Callable[[], Outcome | Failure]]]:
    steps = [
        ("新建赛事", lambda: _open(event, source, plan)),
        ("读来件", stage.at("ingest", plan.checked, lambda desk: ingest.ingest(desk, ()))),
        ("检查", stage.at("check", plan.checked, check.check)),
        ("裁定后再检查", stage.at("check", plan.decided, lambda desk: _decide(desk, plan))),
        ("寄出回信", lambda: _send(event)),
        ("公示名单", stage.at("publish", plan.published, publish.publish)),
        ("公示后的变动", stage.at("ingest", plan.changed, lambda desk: _change(desk, source))),
    ]
    for number in range(1, plan.rounds + 1):
        now = plan.round_one.replace(hour=plan.round_one.hour + 2 * (number - 1))
        steps.append((f"第 {number} 轮", stage.at("pair", now, lambda desk: _round(desk, plan))))
    now = plan.round_one.replace(hour=plan.round_one.hour + 2 * plan.rounds)
    steps.append(("成绩", stage.at("results", now, results.results)))
    steps.append(("名次", stage.at("standings", now, standings.standings)))
    return steps


def _open(event: Path, source: Path, plan: Plan) -> Outcome | Failure:
    made = new(event, plan.regulation, plan.opened.replace(tzinfo=SHANGHAI))
    if isinstance(made, Outcome):
        text = "qisai demo 用样例生成，可以整个删除；再次运行会重新生成。\n"
        (event / _MARK).write_text(text, encoding="utf-8")
        shutil.copytree(source / "来件", event / ARRIVALS, dirs_exist_ok=True)
    return made


def _decide(desk: Desk, plan: Plan) -> Outcome:
    """Types the plan's decisions, as the organiser would, and checks again."""
    lines = [(d.code, d.unit, d.subject, d.verdict, d.reason) for d in plan.decisions]
    type_decisions(desk.event, lines)
    return check.check(desk)


def _send(event: Path) -> Outcome:
    """Moves the drafts to where people put what they sent; the demo sends nothing."""
    drafts = sorted((event / LETTERS).glob("*.eml"))
    sent = event / LETTERS / "已发"
    sent.mkdir(exist_ok=True)
    for draft in drafts:
        draft.replace(sent / draft.name)
    line = f"{len(drafts)} 封草稿移入 4回信/已发，就当寄出了（演示不联网）。"
    return Outcome((line,), "", {"sent": len(drafts)})


def _change(desk: Desk, source: Path) -> Outcome | Failure:
    """Newer forms that came after the publication."""
    shutil.copytree(source / "来件-公示后", desk.event / ARRIVALS / "公示后")
    read = ingest.ingest(desk, ())
    if isinstance(read, Failure):
        return read
    checked = check.check(desk)
    lines = (*read.lines, *checked.lines, "变更记录：5内部/变更记录.xlsx")
    return Outcome(lines, checked.next_step, checked.data)


def _round(desk: Desk, plan: Plan) -> Outcome | Failure:
    """Pairs a round and types simulated results into its yellow cells."""
    made = pair.pair(desk, plan.section)
    if isinstance(made, Outcome):
        type_results(desk.event, made.data["section"], made.data["round"])
    return made
