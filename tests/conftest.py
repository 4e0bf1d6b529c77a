"""What holds for every test: steady Hypothesis runs, and one line that says what was not run."""

import os
from typing import Any

import pytest
from hypothesis import settings

from tests.absent import ABSENT

# A busy machine must not turn a slow example into a failure, and a landing must not fail on an
# example that nobody has seen before: random examples are for the developer's own runs.
settings.register_profile("qisai", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("qisai")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let an xdist worker hand its absences to the process that prints the summary."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["absent"] = sorted(ABSENT)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Collect the absences of a worker that has ended."""
    ABSENT.update(getattr(node, "workeroutput", {}).get("absent", ()))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name in one line what was not run."""
    if ABSENT:
        terminalreporter.line("not run, because not on this machine: " + ", ".join(sorted(ABSENT)))
