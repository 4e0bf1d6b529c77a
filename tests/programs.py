"""System programs that some tests use, if this machine has them."""

import shutil

from tests.absent import note


def program(name: str) -> str | None:
    """Return the full path of a system program such as ``libreoffice``, or None."""
    path = shutil.which(name)
    if path is None:
        note(name)
    return path
