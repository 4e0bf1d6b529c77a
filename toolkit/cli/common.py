"""What every command shares: its options, how an outcome is shown, how a failure ends."""

import json
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from toolkit.flows.outcome import Failure, Outcome
from toolkit.model.clock import SHANGHAI


def _moment(text: str) -> datetime:
    """ISO 8601; without a zone it is Beijing time."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError as error:
        raise typer.BadParameter(f"不是 ISO 时间：{text}（例：2019-12-31T18:00）") from error
    return moment if moment.tzinfo else moment.replace(tzinfo=SHANGHAI)


EventOption = Annotated[
    Path, typer.Option("--event", "-e", help="赛事文件夹 · event folder", show_default="当前文件夹")
]
JsonOption = Annotated[
    bool, typer.Option("--json", help="只输出一个 JSON · print one JSON document")
]
NowOption = Annotated[
    datetime | None,
    typer.Option("--now", parser=_moment, metavar="ISO", help="按这个时间运行 · fixed clock"),
]

HERE = Path()


class Bar:
    """A bar on stderr for work that takes more than a moment; nothing where nobody looks."""

    def __init__(self) -> None:
        self._shown: Any = None

    def __call__(self, what: str, done: int, of: int) -> None:
        """Draws how much of it is done; the last one of `of` ends the line."""
        if not sys.stderr.isatty():
            return
        if self._shown is None:
            self._shown = typer.progressbar(length=of, label=what, file=sys.stderr)
            self._shown.__enter__()
        self._shown.update(1)
        if done == of:
            self._shown.__exit__(None, None, None)
            self._shown = None


def clock(now: datetime | None) -> datetime:
    """The fixed clock of `--now`, else the real one, in Beijing time."""
    return (now or datetime.now(SHANGHAI)).astimezone(SHANGHAI)


def finish(work: Callable[[], Outcome | Failure], as_json: bool) -> None:
    """Runs a command's flow, shows what came of it and exits with its code."""
    result = work()
    if isinstance(result, Failure):
        _fail(result, as_json)
    elif as_json:
        _print(json.dumps(result.data, ensure_ascii=False, indent=2, sort_keys=False))
        raise SystemExit(result.code)
    else:
        for line in result.lines:
            _print(line)
        if result.next_step:
            _print(f"下一步：{result.next_step}")
        raise SystemExit(result.code)


def _fail(failure: Failure, as_json: bool) -> None:
    if as_json:
        error = {"message": failure.message, "remedy": failure.remedy}
        _print(json.dumps({"error": error}, ensure_ascii=False, indent=2))
    else:
        print(f"{failure.message}\n{failure.remedy}".rstrip(), file=sys.stderr)  # noqa: T201
    raise SystemExit(failure.code)


def _print(text: str) -> None:
    print(text)  # noqa: T201
