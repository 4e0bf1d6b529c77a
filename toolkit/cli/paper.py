"""Commands about what is printed for an event."""

import typer

from toolkit.cli.common import HERE, EventOption, JsonOption, NowOption
from toolkit.cli.event import at_desk


def register(app: typer.Typer) -> None:
    """Adds the commands to the command line."""
    for command in (checkin, book):
        app.command()(command)


def book(event: EventOption = HERE, now: NowOption = None, as_json: JsonOption = False) -> None:
    """写秩序册和成绩册。 Write the programme book and the book of results."""
    from toolkit.flows.book import book as flow

    at_desk(event, "book", now, as_json, flow)


def checkin(event: EventOption = HERE, now: NowOption = None, as_json: JsonOption = False) -> None:
    """读报到登记，写报到表、报到单、保险名单、用餐人数。 Check-in: read back and write anew."""
    from toolkit.flows.checkin import checkin as flow

    at_desk(event, "checkin", now, as_json, flow)
