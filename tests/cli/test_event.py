"""Every command on an event refuses another folder in one sentence, and as JSON."""

from pathlib import Path

import pytest

from tests.flows.office import qisai

COMMANDS = (
    ("form",), ("ingest",), ("check",), ("publish",), ("pair", "大师组"), ("results",),
    ("standings",), ("status",), ("run",), ("log",), ("undo",), ("rebuild",),
)  # fmt: skip


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: words[0])
def test_a_folder_that_is_no_event_is_refused(tmp_path: Path, words: tuple[str, ...]) -> None:
    plain = qisai(*words, event=tmp_path)
    assert plain.code == 1
    assert "不是赛事文件夹" in plain.err
    answer = qisai(*words, "--json", event=tmp_path)
    assert answer.code == 1
    assert set(answer.data["error"]) == {"message", "remedy"}
    assert not list(tmp_path.iterdir())
