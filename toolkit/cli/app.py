"""`qisai`: the command line. Each command is a few lines; its work is a flow, imported when run."""

import gc
import sys
from typing import Annotated

import typer

from toolkit import __version__
from toolkit.cli import (
    event,
    finish,
    mail,
    money,
    paper,
    ratings,
    rules,
    seal,
    single,
    trf,
)
from toolkit.cli.chapters import Chaptered

app = typer.Typer(
    cls=Chaptered,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # rich alone would cost three times the rest at start-up
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"qisai {__version__}")
        raise typer.Exit


@app.callback()
def every(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="版本 · version"),
    ] = False,
) -> None:
    """棋赛：从规程到颁奖，用邮箱和 Excel 办一次比赛。

    Runs a chess or xiangqi tournament.
    """


event.register(app)
finish.register(app)
mail.register(app)
single.register(app)
seal.register(app)
money.register(app)
paper.register(app)
trf.register(app)
rules.register(app)
ratings.register(app)


def collect_rarely() -> None:
    """Looks for garbage in cycles seldom: a command lives for seconds, and that saves a tenth."""
    gc.set_threshold(200_000, 20, 20)


def main() -> None:
    """The entry point of the `qisai` script and of run.py."""
    collect_rarely()
    for stream in (sys.stdout, sys.stderr):  # a Windows console may still be GBK
        stream.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    app(prog_name="qisai")


if __name__ == "__main__":
    main()
