"""An event folder for tests of flows."""

from datetime import datetime
from pathlib import Path

from toolkit.flows.entry.new import new
from toolkit.flows.outcome import Outcome
from toolkit.model.clock import SHANGHAI

NOW = datetime(2019, 12, 30, 12, 0, tzinfo=SHANGHAI)


def new_event(folder: Path, regulation: str = "zibo-2020") -> Path:
    """A new, empty event."""
    made = new(folder, regulation, NOW)
    assert isinstance(made, Outcome), made
    return folder
