"""The command that looks for official seals in pictures, workbooks and PDFs."""

import sys
from typing import Annotated

import typer

from toolkit.cli.common import JsonOption, NowOption, finish


def register(app: typer.Typer) -> None:
    """Adds this command to the command line."""
    app.command()(seal)


def seal(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE…", help="图片、工作簿、PDF · pictures, books, PDFs")
    ],
    claims: Annotated[
        str | None,
        typer.Option(metavar="CLAIMS.csv", help="哪个文件应是谁的章：列 file、claimed_unit"),
    ] = None,
    as_json: JsonOption = False,
    _now: NowOption = None,
) -> None:
    """看图片里有没有公章，是谁的。 Look for official seals."""
    from toolkit.flows.single.seal import seal as flow

    done: set[str] = set()

    def progress(file: str) -> None:
        if file not in done:
            done.add(file)
            bar.update(1)

    quiet = not sys.stderr.isatty()
    with typer.progressbar(length=len(files), label="看公章", file=sys.stderr, hidden=quiet) as bar:
        result = flow(files, claims, progress)
    finish(lambda: result, as_json)
