"""What a command hands back to the command line: sentences, the next step, and the same as data."""

from typing import Any

from toolkit.model.record import Record


class Outcome(Record, frozen=True):
    """A command that did its job. `data` is the whole of `--json`; `code` the exit code."""

    lines: tuple[str, ...]
    next_step: str = ""
    data: Any = None
    code: int = 0


class Failure(Record, frozen=True):
    """A command that had nothing to work on: what is wrong and what the user can do."""

    message: str
    remedy: str
    code: int = 1
