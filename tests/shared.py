"""Where the reference data beside the checkout lies, if it is there at all."""

import os
from pathlib import Path

from tests.absent import note

CHECKOUT = Path(__file__).resolve().parent.parent


def shared(*parts: str) -> Path | None:
    """Return the path of a file or folder in the shared data, or None where it is missing.

    The shared folder is ``../shared`` beside the checkout, or what QISAI_SHARED names.
    """
    named = os.environ.get("QISAI_SHARED")
    root = Path(named) if named else CHECKOUT.parent / "shared"
    path = root.joinpath(*parts)
    if path.exists():
        return path
    note("shared/" + "/".join(parts))
    return None
