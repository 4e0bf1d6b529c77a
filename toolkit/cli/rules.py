"""`qisai rules …`: the regulation as data, as text, as a workbook."""

from pathlib import Path
from typing import Annotated

import typer

from toolkit.cli.common import JsonOption, NowOption, clock, finish

RegulationArgument = Annotated[
    str, typer.Argument(metavar="ID|FILE", help="规程名称或 .toml 文件 · regulation id or file")
]

rules = typer.Typer(
    help="规程：核对、查看、编辑。 Audit, show and edit regulations.", no_args_is_help=True
)


def register(app: typer.Typer) -> None:
    """Adds `rules` to the command line."""
    app.add_typer(rules, name="rules")


@rules.command()
def audit(
    regulation: RegulationArgument,
    text: Annotated[
        Path | None, typer.Option(help="规程原文（.txt），默认是旁边的 原文.txt · its own text")
    ] = None,
    as_json: JsonOption = False,
    _now: NowOption = None,
) -> None:
    """把规程数据与原文逐句核对。 Hold the data against the regulation's own text."""
    from toolkit.flows.rules.audit import audit_rules as flow

    finish(lambda: flow(regulation, text), as_json)


@rules.command()
def show(
    regulation: RegulationArgument, as_json: JsonOption = False, _now: NowOption = None
) -> None:
    """把规程数据写成文字。 Show the regulation as text."""
    from toolkit.flows.rules.show import show as flow

    finish(lambda: flow(regulation), as_json)


@rules.command()
def diff(
    regulation: RegulationArgument,
    other: Annotated[
        str | None,
        typer.Argument(metavar="FILE", help="补充文件或另一份规程 · supplement or regulation"),
    ] = None,
    as_json: JsonOption = False,
    _now: NowOption = None,
) -> None:
    """补充通知改了什么。 What supplements change, in words."""
    from toolkit.flows.rules.show import diff as flow

    finish(lambda: flow(regulation, other), as_json)


@rules.command()
def edit(
    regulation: RegulationArgument,
    book: Annotated[
        Path | None, typer.Option(help="读回改好的工作簿 · read this workbook back")
    ] = None,
    out: Annotated[Path | None, typer.Option("-o", help="写到哪里 · where to write")] = None,
    only_show: Annotated[
        bool, typer.Option("--only-show", help="只看改动，不写 · show, write nothing")
    ] = False,
    as_json: JsonOption = False,
    now: NowOption = None,
) -> None:
    """规程写成工作簿；改好后用 --book 读回。 The regulation as a workbook, and back."""
    from toolkit.flows.rules.edit import edit as flow

    finish(lambda: flow(regulation, book, out, clock(now), only_show=only_show), as_json)


@rules.command()
def new(
    book: Annotated[Path, typer.Argument(metavar="BOOK.xlsx", help="新工作簿 · the new workbook")],
    as_json: JsonOption = False,
    now: NowOption = None,
) -> None:
    """新规程的空白工作簿。 A blank workbook for another regulation."""
    from toolkit.flows.rules.edit import new as flow

    finish(lambda: flow(book, clock(now)), as_json)
