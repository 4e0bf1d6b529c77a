"""Commands about what is printed for an event."""

import typer

from toolkit.cli.common import HERE, EventOption, JsonOption, NowOption
from toolkit.cli.event import at_desk


def register(app: typer.Typer) -> None:
    """Adds the commands to the command line."""
    app.command()(book)


def book(event: EventOption = HERE, now: NowOption = None, as_json: JsonOption = False) -> None:
    """写秩序册和成绩册。 Write the programme book and the book of results."""
    from toolkit.flows.book import book as flow

    at_desk(event, "book", now, as_json, flow)
