"""Commands after the last round: prizes, titles."""

import typer

from toolkit.cli.common import HERE, EventOption, JsonOption, NowOption
from toolkit.cli.event import at_desk


def register(app: typer.Typer) -> None:
    """Adds these commands to the command line."""
    app.command()(prizes)
    app.command()(titles)


def prizes(event: EventOption = HERE, as_json: JsonOption = False, now: NowOption = None) -> None:
    """奖金：奖金表、颁奖清单、发放表。 Prizes, tax and payout."""
    from toolkit.flows.finish.prizes import prizes as flow

    at_desk(event, "prizes", now, as_json, flow)


def titles(event: EventOption = HERE, as_json: JsonOption = False, now: NowOption = None) -> None:
    """等级申报：名单、申报表、材料。 Title applications."""
    from toolkit.flows.finish.titles import titles as flow

    at_desk(event, "titles", now, as_json, flow)
