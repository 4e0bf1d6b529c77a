"""Work at an event's desk without a typed command: it is done, or it is refused."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from toolkit.flows.desk import Desk, at_desk
from toolkit.flows.outcome import Failure, Outcome
from toolkit.model.clock import SHANGHAI

NOW = datetime(2020, 1, 20, 12, tzinfo=SHANGHAI)
Work = Callable[[Desk], Outcome | Failure]


def run(event: Path, work: Work, command: str = "test") -> Outcome:
    made = at_desk(event, command, NOW, work)
    assert isinstance(made, Outcome), made
    return made


def refused(event: Path, work: Work) -> Failure:
    made = at_desk(event, "test", NOW, work)
    assert isinstance(made, Failure), made
    return made
