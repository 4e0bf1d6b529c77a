from pathlib import Path

from tests.flows.office import qisai


def test_a_folder_that_is_no_event_is_refused(tmp_path: Path) -> None:
    answer = qisai("book", event=tmp_path)
    assert answer.code == 1
    assert "赛事文件夹" in answer.err
