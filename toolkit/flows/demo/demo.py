"""`qisai demo`: a sample event from its mails to prizes and titles, in a folder of its own.

It does what people would: files are put into 1来件, decisions and results are typed into the
yellow cells with openpyxl, and the same flows run as for every command.
"""

import shutil
import tomllib
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec

from toolkit.assets import sample
from toolkit.flows.demo.demo_money import MoneyPlan, decide_transfers, give_rooms, take_statement
from toolkit.flows.demo.yellow_cells import type_decisions, type_phone_entries, type_results
from toolkit.flows.desk import Desk, at_desk
from toolkit.flows.entry import check, ingest, publish, ratings
from toolkit.flows.entry.new import new
from toolkit.flows.finish import book, prizes, titles
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.rounds import pair, results, standings
from toolkit.model.clock import SHANGHAI
from toolkit.model.record import Record
from toolkit.store.folder import ARRIVALS, LETTERS, REGULATION

USUAL = "zibo-2020"
_LISTS, _LATER, _CALLS = "资料", "来件-公示后", "电话报名.txt"
_MARK = "这是演示，可以整个删除.txt"


class Decision(Record, frozen=True):
    """One line that the demo types into 裁定.xlsx."""

    code: str
    unit: str
    verdict: str
    reason: str
    subject: str = ""


class Plan(Record, frozen=True, kw_only=True):
    """The steps of the demo (samples/…/demo.toml); times are Beijing time.

    Without a section no round is played, without money no statement is read.
    """

    name: str
    regulation: str
    opened: datetime
    checked: datetime
    decided: datetime
    published: datetime
    changed: datetime | None = None
    round_one: datetime | None = None
    section: str = ""
    rounds: int = 2  # told one by one
    decisions: tuple[Decision, ...] = ()
    money: MoneyPlan | None = None


def demo(directory: Path | None, name: str = USUAL) -> Outcome | Failure:
    """Builds the event of that sample anew and says after each stage which file to open."""
    source = sample(name)
    if not sample(USUAL).is_dir():
        return Failure("样例只随源码提供，这里没有。", "请下载源码后运行 python3 run.py demo。")
    if name not in sample_names():
        return Failure(f"没有叫“{name}”的样例。", f"样例：{'、'.join(sample_names())}。")
    plan = plan_of(name)
    event = (directory or Path(f"演示-{plan.name}")).resolve()
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


def sample_names() -> tuple[str, ...]:
    """The samples that lie in the checkout."""
    return tuple(sorted(path.parent.name for path in sample().glob("*/demo.toml")))


def plan_of(name: str) -> Plan:
    """The steps of a sample."""
    return msgspec.convert(tomllib.loads(sample(name, "demo.toml").read_text("utf-8")), Plan)


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


Steps = list[tuple[str, Callable[[], Outcome | Failure]]]


def _steps(event: Path, source: Path, plan: Plan, stage: _Stages) -> Steps:
    steps: Steps = [
        ("新建赛事", lambda: _open(event, source, plan)),
        ("读来件", stage.at("ingest", plan.checked, lambda desk: ingest.ingest(desk, ()))),
    ]
    if (source / _CALLS).exists():
        steps.append(("电话报名", lambda: _calls(event, source)))
    if (source / _LISTS).exists():
        work = stage.at("ratings", plan.checked, lambda desk: ratings.import_lists(desk, ()))
        steps.append(("读等级分表和名录", work))
    steps += [
        ("检查", stage.at("check", plan.checked, check.check)),
        ("裁定后再检查", stage.at("check", plan.decided, lambda desk: _decide(desk, plan))),
        ("寄出回信", lambda: _send(event)),
        *(_money(plan, plan.money, source, stage) if plan.money else ()),
        ("公示名单", stage.at("publish", plan.published, publish.publish)),
    ]
    if plan.changed:
        work = stage.at("ingest", plan.changed, lambda desk: _change(desk, source))
        steps.append(("公示后的变动", work))
    return steps + (_play(plan, plan.round_one, stage) if plan.round_one else [])


def _money(plan: Plan, money: MoneyPlan, source: Path, stage: _Stages) -> Steps:
    """The statement, what the accountant says about it, and the rooms."""
    return [
        (title, stage.at(command, money.at, work))
        for title, command, work in (
            ("收款", "bank", lambda desk: take_statement(desk, source)),
            ("会计确认", "bank", lambda desk: decide_transfers(desk, money)),
            ("检查收款", "check", check.check),
            ("裁定迟缴和欠缴", "check", lambda desk: _decide(desk, plan)),
            ("住房", "rooms", lambda desk: give_rooms(desk, money)),
        )
    ]


def _play(plan: Plan, first: datetime, stage: _Stages) -> Steps:
    """The first rounds one by one, the others together; then what comes after the last."""
    steps: Steps = []
    for number in range(1, plan.rounds + 1):
        now = first + timedelta(hours=2 * (number - 1))
        steps.append((f"第 {number} 轮", stage.at("pair", now, lambda desk: _round(desk, plan))))
    evening = first + timedelta(days=2, hours=9)
    for title, command, work in (
        ("其余各轮", "pair", lambda desk: _other_rounds(desk, plan)),
        ("成绩", "results", results.results),
        ("名次", "standings", standings.standings),
        ("奖金", "prizes", prizes.prizes),
        ("等级申报", "titles", _titles),
        ("秩序册和成绩册", "book", book.book),
    ):
        steps.append((title, stage.at(command, evening, work)))
    return steps


def _open(event: Path, source: Path, plan: Plan) -> Outcome | Failure:
    made = new(event, plan.regulation, plan.opened.replace(tzinfo=SHANGHAI))
    if isinstance(made, Outcome):
        text = "qisai demo 用样例生成，可以整个删除；再次运行会重新生成。\n"
        (event / _MARK).write_text(text, encoding="utf-8")
        bring(event, source)
    return made


def bring(event: Path, source: Path) -> None:
    """Puts into the new event what came by mail, lists that were downloaded, and supplements."""
    for supplement in (source / REGULATION).glob("补充-*.toml"):
        shutil.copyfile(supplement, event / REGULATION / supplement.name)
    shutil.copytree(source / "来件", event / ARRIVALS, dirs_exist_ok=True)
    if (source / _LISTS).exists():
        shutil.copytree(source / _LISTS, event / ARRIVALS / _LISTS, dirs_exist_ok=True)


def _calls(event: Path, source: Path) -> Outcome:
    """Types the sign-ups by phone, as whoever took the calls would."""
    typed = type_phone_entries(event, (source / _CALLS).read_text("utf-8"))
    line = f"记下 {typed} 人的电话报名：2填写/电话报名.xlsx"
    return Outcome((line,), "", {"typed": typed})


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
    shutil.copytree(source / _LATER, desk.event / ARRIVALS / "公示后")
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


def _other_rounds(desk: Desk, plan: Plan) -> Outcome | Failure:
    """The rounds up to the last, each with simulated results."""
    played = []
    while True:
        made = _round(desk, plan)
        if isinstance(made, Failure):
            break  # all rounds are paired: that is how `pair` says so
        played.append(made)
    if not played:
        return Outcome((), "", {"rounds": 0})
    first, last = (one.data["round"] for one in (played[0], played[-1]))
    lines = (f"第 {first}—{last} 轮照样编排、填成绩。",)
    return Outcome(lines, "", {"rounds": len(played)})


def _titles(desk: Desk) -> Outcome | Failure:
    """Some events award no titles: then there is nothing to show."""
    if desk.regulation.titles is None:
        return Outcome(("规程没有等级申报。",))
    return titles.titles(desk)
