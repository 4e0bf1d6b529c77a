"""`qisai ratings …`: rating lists, former champions and who is barred."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from toolkit.cli.common import HERE, EventOption, JsonOption, NowOption, finish
from toolkit.cli.event import at_desk
from toolkit.sources.ratings_month import month_of

if TYPE_CHECKING:
    from toolkit.flows.desk import Desk
    from toolkit.flows.outcome import Failure, Outcome


def _month(text: str) -> str:
    if month := month_of(text):
        return month
    raise typer.BadParameter(f"不是年月：{text}（例：2019-12）")


ratings = typer.Typer(
    help="等级分表、历年名录：读入、查人。 Rating lists and honours.", no_args_is_help=True
)


def register(app: typer.Typer) -> None:
    """Adds `ratings` to the command line."""
    app.add_typer(ratings, name="ratings")


@ratings.command("import")
def import_(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE…", help="默认读 1来件/资料")
    ] = None,
    month: Annotated[
        str | None,
        typer.Option(parser=_month, metavar="2019-12", help="表里没写月份时用 · month"),
    ] = None,
    event: EventOption = HERE,
    as_json: JsonOption = False,
    now: NowOption = None,
) -> None:
    """读等级分表和历年名录，只留报名的人。 Import rating lists and honours."""
    from toolkit.flows.entry.ratings import import_lists

    def work(desk: "Desk") -> "Outcome | Failure":
        return import_lists(desk, files or (), month or "")

    at_desk(event, "ratings", now, as_json, work)


@ratings.command()
def find(
    who: Annotated[str, typer.Argument(metavar="NAME|ID", help="姓名、拼音或编号")],
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="[FILE…]", help="直接在这些表里查，不用赛事")
    ] = None,
    event: EventOption = HERE,
    as_json: JsonOption = False,
    _now: NowOption = None,
) -> None:
    """查一个人的等级分。 Look a player up in the lists."""
    from toolkit.flows.entry.ratings import find as flow
    from toolkit.flows.entry.ratings import find_in_files

    if files:
        finish(lambda: find_in_files(files, who), as_json)
    else:
        at_desk(event, "ratings", None, as_json, lambda desk: flow(desk, who))


@ratings.command()
def yearbook(event: EventOption = HERE, as_json: JsonOption = False, now: NowOption = None) -> None:
    """写历年名录，留给下一届。 Write the yearbook for the next event."""
    from toolkit.flows.finish.yearbook import yearbook as flow

    at_desk(event, "ratings", now, as_json, flow)
