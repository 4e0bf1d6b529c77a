"""Commands for accountants: bank statements, and dues against them, without an event."""

from datetime import datetime, time
from pathlib import Path
from typing import Annotated

import typer

from toolkit.cli.common import HERE, EventOption, JsonOption, NowOption, finish
from toolkit.cli.event import at_desk
from toolkit.model.clock import SHANGHAI


def _deadline(text: str) -> datetime:
    """ISO 8601 in Beijing time; a date alone ends with its last second."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError as error:
        raise typer.BadParameter(f"不是 ISO 时间：{text}（例：2019-12-31T18:00）") from error
    if len(text) <= len("2019-12-31"):
        moment = datetime.combine(moment, time(23, 59, 59))
    return moment if moment.tzinfo else moment.replace(tzinfo=SHANGHAI)


PasswordOption = Annotated[str | None, typer.Option(help="压缩包或 PDF 的打开密码 · password")]

MappingOption = Annotated[
    Path | None,
    typer.Option(
        metavar="流水版式.xlsx", help="不认识的流水：每一列是什么 · columns of any other bank"
    ),
]


def register(app: typer.Typer) -> None:
    """Adds these commands to the command line."""
    app.command()(changes)
    app.command()(bank)
    app.command()(rooms)
    app.command()(statement)
    app.command()(reconcile)


def changes(event: EventOption = HERE, as_json: JsonOption = False, now: NowOption = None) -> None:
    """变更记录：退赛、补报、换人，费用和批准。 Changes of the entry and what they cost."""
    from toolkit.flows.entry.changes import changes as flow

    at_desk(event, "changes", now, as_json, flow)


def bank(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE…", help="流水；默认读 1来件/流水")
    ] = None,
    password: PasswordOption = None,
    letters: Annotated[
        bool, typer.Option("--letters", help="给缴了费的单位写收款通知 · letters to payers")
    ] = False,
    event: EventOption = HERE,
    as_json: JsonOption = False,
    now: NowOption = None,
) -> None:
    """收款核对：谁缴了、哪一笔是谁的。 Whose transfer it was, and who has paid."""
    from toolkit.flows.money.bank import bank as flow

    at_desk(
        event, "bank", now, as_json, lambda desk: flow(desk, files or (), password, letters=letters)
    )


def rooms(event: EventOption = HERE, as_json: JsonOption = False, now: NowOption = None) -> None:
    """分房：按缴费先后，一个单位住一处。 Rooms in order of payment."""
    from toolkit.flows.money.rooms import rooms as flow

    at_desk(event, "rooms", now, as_json, flow)


def statement(
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="银行、支付宝、微信的流水")],
    password: PasswordOption = None,
    mapping: MappingOption = None,
    as_json: JsonOption = False,
    _now: NowOption = None,
) -> None:
    """读银行流水，核对余额和合计。 Read bank and wallet statements."""
    from toolkit.flows.money.statement import statement as flow

    finish(lambda: flow(files, password, mapping), as_json)


def reconcile(
    receivables: Annotated[
        str, typer.Option(metavar="X.xlsx", help="应收表（工作表“应收”等） · dues")
    ],
    statements: Annotated[
        list[str], typer.Option("--statement", metavar="Y…", help="流水，可多个 · statements")
    ],
    more: Annotated[list[str] | None, typer.Argument(metavar="[Y…]", help="更多流水")] = None,
    deadline: Annotated[
        datetime | None,
        typer.Option(parser=_deadline, metavar="ISO", help="缴费截止 · payment deadline"),
    ] = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="OUT.xlsx", help="写出工作簿")
    ] = None,
    password: PasswordOption = None,
    mapping: MappingOption = None,
    as_json: JsonOption = False,
    _now: NowOption = None,
) -> None:
    """拿应收表对流水：谁缴了、订房次序。 Match dues with bank statements."""
    from toolkit.flows.money.reconcile import reconcile_files as flow

    files = [*statements, *(more or ())]
    finish(lambda: flow(receivables, files, deadline, password, output, mapping), as_json)
