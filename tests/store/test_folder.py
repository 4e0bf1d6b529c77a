from pathlib import Path

import pytest

from toolkit.store.folder import BusyError, is_event, journal_file, locked, make, regulation_file


def test_an_event_is_a_folder_with_regulation_and_journal(tmp_path: Path) -> None:
    event = tmp_path / "淄博 2020"
    make(event)
    assert not is_event(event)
    regulation_file(event).write_text("", encoding="utf-8")
    journal_file(event).write_bytes(b"")
    assert is_event(event)


def test_two_commands_at_once_are_refused(tmp_path: Path) -> None:
    make(tmp_path)
    with locked(tmp_path), pytest.raises(BusyError), locked(tmp_path):
        pass
    with locked(tmp_path):
        pass
