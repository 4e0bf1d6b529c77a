"""Commands on single files need no event."""

from pathlib import Path

from tests.flows.office import done, form, qisai


def test_read_names_the_file_as_it_was_typed(tmp_path: Path) -> None:
    path = tmp_path / "青州市棋类协会报名表.xlsx"
    path.write_bytes(form())
    (only,) = done("read", path)["forms"]
    assert (only["file"], only["unit"]) == (str(path), "青州市棋类协会")


def test_explain_without_a_code_is_the_whole_manual() -> None:
    assert "### P004" in qisai("explain", now=None).out
    assert qisai("explain", "X1", now=None).code == 1
