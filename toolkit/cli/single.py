"""Commands on single files, without an event."""

from pathlib import Path
from typing import Annotated

import typer

from toolkit.cli.common import JsonOption, NowOption, clock, finish


def register(app: typer.Typer) -> None:
    """Adds these commands to the command line."""
    app.command()(read)
    app.command()(explain)


def read(
    files: Annotated[list[Path], typer.Argument(metavar="FORM…", help="报名表文件")],
    regulation: Annotated[
        str | None, typer.Option(help="规程名称或文件 · regulation id or file")
    ] = None,
    password: Annotated[list[str] | None, typer.Option(help="打开密码，可多次")] = None,
    as_json: JsonOption = False,
    now: NowOption = None,
) -> None:
    """读报名表，列出内容和问题。 Read single entry forms."""
    from toolkit.flows.single.read import read as flow

    finish(lambda: flow(files, regulation, tuple(password or ()), clock(now)), as_json)


def explain(
    code: Annotated[str | None, typer.Argument(metavar="CODE", help="例：P004；默认全部")] = None,
    as_json: JsonOption = False,
    _now: NowOption = None,
) -> None:
    """解释问题代码。 Explain a finding code, or all of them."""
    from toolkit.flows.single.explain import explain as flow

    finish(lambda: flow(code), as_json)
