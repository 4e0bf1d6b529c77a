"""`qisai rules …`: the regulation as data, as text, as a workbook."""

from pathlib import Path
from typing import Annotated

import typer

from toolkit.cli.common import JsonOption, finish

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
) -> None:
    """把规程数据与原文逐句核对。 Hold the data against the regulation's own text."""
    from toolkit.flows.rules_audit import audit_rules as flow

    finish(lambda: flow(regulation, text), as_json)


@rules.command()
def show(regulation: RegulationArgument, as_json: JsonOption = False) -> None:
    """把规程数据写成文字。 Show the regulation as text."""
    from toolkit.flows.rules_show import show as flow

    finish(lambda: flow(regulation), as_json)


@rules.command()
def diff(
    regulation: RegulationArgument,
    other: Annotated[
        str | None,
        typer.Argument(metavar="FILE", help="补充文件或另一份规程 · supplement or regulation"),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """补充通知改了什么。 What supplements change, in words."""
    from toolkit.flows.rules_show import diff as flow

    finish(lambda: flow(regulation, other), as_json)
