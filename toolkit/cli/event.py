"""Commands on an event folder."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from toolkit.cli.common import HERE, Bar, EventOption, JsonOption, NowOption, clock, finish

if TYPE_CHECKING:
    from toolkit.flows.desk import Desk
    from toolkit.flows.outcome import Failure, Outcome


def register(app: typer.Typer) -> None:
    """Adds these commands to the command line, in the order of an event's life."""
    for command in (
        new,
        form,
        ingest,
        check,
        publish,
        sections,
        pair,
        results,
        standings,
        status,
        run,
        log,
        undo,
        rebuild,
        demo,
    ):
        app.command()(command)


def at_desk(
    event: Path,
    command: str,
    now: datetime | None,
    as_json: bool,
    work: Callable[["Desk"], "Outcome | Failure"],
) -> None:
    """Runs a flow on the event and shows what came of it."""
    from toolkit.flows.desk import at_desk as sit_down

    finish(lambda: sit_down(event, command, clock(now), work), as_json)


def new(
    directory: Annotated[Path, typer.Argument(metavar="DIR", help="新赛事文件夹")],
    regulation: Annotated[str, typer.Option(help="规程名称或文件 · regulation id or file")],
    as_json: JsonOption = False,
    now: NowOption = None,
) -> None:
    """新建赛事文件夹。 Make an event folder from a regulation."""
    from toolkit.flows.entry.new import new as flow

    finish(lambda: flow(directory, regulation, clock(now)), as_json)


def form(event: EventOption = HERE, as_json: JsonOption = False, now: NowOption = None) -> None:
    """生成标准报名表。 Make the standard entry form."""
    from toolkit.flows.entry.form import form as flow

    at_desk(event, "form", now, as_json, flow)


def ingest(
    paths: Annotated[
        list[Path] | None, typer.Argument(metavar="PATH…", help="默认读 1来件")
    ] = None,
    event: EventOption = HERE,
    as_json: JsonOption = False,
    now: NowOption = None,
) -> None:
    """读来件：邮件、报名表、压缩包。 Read what arrived."""
    from toolkit.flows.entry.ingest import ingest as flow

    at_desk(event, "ingest", now, as_json, lambda desk: flow(desk, paths or ()))


def check(
    event: EventOption = HERE,
    strict: Annotated[bool, typer.Option(help="还有未处理的错误时退出码为 3")] = False,
    remind: Annotated[
        bool, typer.Option("--remind", help="现在就写催办，不等截止前三天 · reminders now")
    ] = False,
    as_json: JsonOption = False,
    now: NowOption = None,
) -> None:
    """检查：问题清单、退回表、回信草稿。 Find what is wrong and draft the replies."""
    from toolkit.flows.entry.check import check as flow

    at_desk(
        event, "check", now, as_json,
        lambda desk: flow(desk, strict=strict, remind=remind, progress=Bar()),
    )  # fmt: skip


def publish(event: EventOption = HERE, as_json: JsonOption = False, now: NowOption = None) -> None:
    """公示名单（隐去个人信息）。 Publish the masked entry list."""
    from toolkit.flows.entry.publish import publish as flow

    at_desk(event, "publish", now, as_json, flow)


def sections(
    freeze: Annotated[bool, typer.Option("--freeze", help="公布编排名单 · start lists")] = False,
    event: EventOption = HERE,
    as_json: JsonOption = False,
    now: NowOption = None,
) -> None:
    """分组：人数不足的怎么办，编排名单。 Sections and start lists."""
    from toolkit.flows.rounds.sections import sections as flow

    at_desk(event, "sections", now, as_json, lambda desk: flow(desk, frozen=freeze))


def pair(
    section: Annotated[str, typer.Argument(metavar="组别", help="组别名称或简称")],
    draft: Annotated[
        bool, typer.Option("--draft", help="只拟编，改过再公布 · propose, alter, then pair")
    ] = False,
    with_missing: Annotated[
        str | None,
        typer.Option(metavar="理由", help="成绩不齐也编 · pair though results are missing"),
    ] = None,
    withdraw: Annotated[
        str | None, typer.Option(metavar="理由", help="撤回最新一轮 · take the newest round back")
    ] = None,
    event: EventOption = HERE,
    as_json: JsonOption = False,
    now: NowOption = None,
) -> None:
    """编排下一轮。 Pair the next round of a section."""
    from toolkit.flows.rounds.pair import pair as flow

    def work(desk: "Desk") -> "Outcome | Failure":
        return flow(desk, section, draft=draft, with_missing=with_missing, withdraw=withdraw)

    at_desk(event, "pair", now, as_json, work)


def results(
    copies: Annotated[
        list[Path] | None, typer.Argument(metavar="[COPY]...", help="裁判员交来的副本 · copies")
    ] = None,
    event: EventOption = HERE,
    as_json: JsonOption = False,
    now: NowOption = None,
) -> None:
    """读成绩，几份副本合在一起。 Read the results that were typed."""
    from toolkit.flows.rounds.results import results as flow

    at_desk(event, "results", now, as_json, lambda desk: flow(desk, copies or ()))


def standings(
    event: EventOption = HERE, as_json: JsonOption = False, now: NowOption = None
) -> None:
    """名次，每个名次由哪一项决定。 Standings and what decided each place."""
    from toolkit.flows.rounds.standings import standings as flow

    at_desk(event, "standings", now, as_json, flow)


def status(event: EventOption = HERE, as_json: JsonOption = False, now: NowOption = None) -> None:
    """赛事进行到哪一步，下一步做什么。 Where the event stands."""
    from toolkit.flows.record.status import status as flow

    at_desk(event, "status", now, as_json, flow)


def run(event: EventOption = HERE, as_json: JsonOption = False, now: NowOption = None) -> None:
    """不需要人的步骤一次做完。 Every step that needs no person."""
    from toolkit.flows.record.status import run as flow

    at_desk(event, "run", now, as_json, flow)


def log(event: EventOption = HERE, as_json: JsonOption = False, now: NowOption = None) -> None:
    """操作记录。 The audit trail."""
    from toolkit.flows.record.log import log as flow

    at_desk(event, "log", now, as_json, flow)


def undo(
    batch: Annotated[int | None, typer.Argument(metavar="批次", help="默认最近一次")] = None,
    reason: Annotated[str, typer.Option(help="理由")] = "",
    event: EventOption = HERE,
    as_json: JsonOption = False,
    now: NowOption = None,
) -> None:
    """撤销一批操作。 Withdraw what a command recorded."""
    from toolkit.flows.record.undo import undo as flow

    at_desk(event, "undo", now, as_json, lambda desk: flow(desk, batch, reason))


def rebuild(event: EventOption = HERE, as_json: JsonOption = False, now: NowOption = None) -> None:
    """重新生成工作簿。 Write the generated workbooks again."""
    from toolkit.flows.record.undo import rebuild as flow

    at_desk(event, "rebuild", now, as_json, flow)


def demo(
    directory: Annotated[Path | None, typer.Argument(metavar="DIR", help="新文件夹")] = None,
    sample: Annotated[str, typer.Option(help="哪个样例 · which sample")] = "zibo-2020",
    as_json: JsonOption = False,
    _now: NowOption = None,
) -> None:
    """用样例走一遍全过程。 Play a whole sample event."""
    from toolkit.flows.demo.demo import demo as flow

    finish(lambda: flow(directory, sample), as_json)
