from pathlib import Path

import pytest

from tests.flows.office import qisai


@pytest.mark.parametrize("command", ["checkin", "book", "purge"])
def test_a_folder_that_is_no_event_is_refused(tmp_path: Path, command: str) -> None:
    answer = qisai(command, event=tmp_path)
    assert answer.code == 1
    assert "赛事文件夹" in answer.err
