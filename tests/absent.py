"""Remembers what this machine lacks, so that the test summary can say what was not run.

A test that needs something from outside asks :func:`tests.shared.shared` or
:func:`tests.programs.program` and returns early on ``None``. Nothing is skipped silently:
the closing summary names every absence once.
"""

ABSENT: set[str] = set()


def note(what: str) -> None:
    """Record that ``what`` (a folder or a program) was asked for and is not here."""
    ABSENT.add(what)
