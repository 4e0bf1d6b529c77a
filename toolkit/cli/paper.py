"""Commands about what is printed for an event."""

from typing import Annotated

import typer

from toolkit.cli.common import HERE, EventOption, JsonOption, NowOption
from toolkit.cli.event import at_desk


def register(app: typer.Typer) -> None:
    """Adds the commands to the command line."""
    for command in (checkin, book, purge):
        app.command()(command)


def book(
    archive: Annotated[
        bool, typer.Option("--archive", help="也写归档包和归档目录 · archive packages")
    ] = False,
    event: EventOption = HERE,
    now: NowOption = None,
    as_json: JsonOption = False,
) -> None:
    """写秩序册和成绩册。 Write the programme book and the book of results."""
    from toolkit.flows.finish.book import book as flow

    at_desk(event, "book", now, as_json, lambda desk: flow(desk, archive=archive))


def checkin(event: EventOption = HERE, now: NowOption = None, as_json: JsonOption = False) -> None:
    """读报到登记，写报到表、报到单、保险名单、用餐人数。 Check-in: read back and write anew."""
    from toolkit.flows.finish.checkin import checkin as flow

    at_desk(event, "checkin", now, as_json, flow)


def purge(
    yes: Annotated[bool, typer.Option("--yes", help="真的删除 · delete, not only list")] = False,
    days: Annotated[int, typer.Option(help="奖金公布后多少天 · days after the prizes")] = 90,
    reason: Annotated[str, typer.Option(help="提前清除的理由 · why before the period")] = "",
    event: EventOption = HERE,
    now: NowOption = None,
    as_json: JsonOption = False,
) -> None:
    """到期清除个人信息；账簿和公布过的保留。 Delete personal data after the period."""
    from toolkit.flows.finish.purge import purge as flow

    at_desk(
        event, "purge", now, as_json, lambda desk: flow(desk, yes=yes, days=days, reason=reason)
    )
