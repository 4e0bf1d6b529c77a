from pathlib import Path

import pytest

from toolkit.store.folder import make
from toolkit.store.outputs import Outputs

NAME = "3公布/公示名单.xlsx"


@pytest.fixture
def event(tmp_path: Path) -> Path:
    make(tmp_path)
    return tmp_path


def test_writes_only_what_changed(event: Path) -> None:
    Outputs(event).write(NAME, b"one")
    again = Outputs(event)
    again.write(NAME, b"one")
    assert again.written == []


def test_a_hand_edited_file_is_set_aside_and_named(event: Path) -> None:
    Outputs(event).write(NAME, b"one")
    (event / NAME).write_bytes(b"edited")
    outputs = Outputs(event)
    outputs.write(NAME, b"two")
    assert (event / NAME).read_bytes() == b"two"
    assert (event / "3公布/公示名单.手改1.xlsx").read_bytes() == b"edited"
    assert "手工改动" in outputs.notes()[0]


def test_a_workbook_that_people_fill_in_is_replaced_after_it_was_read(event: Path) -> None:
    Outputs(event).write("2填写/裁定.xlsx", b"one", filled_in=True)
    (event / "2填写/裁定.xlsx").write_bytes(b"typed")
    outputs = Outputs(event)
    outputs.write("2填写/裁定.xlsx", b"two", filled_in=True)
    assert outputs.set_aside == []


def test_an_open_workbook_gives_a_sentence_and_a_second_name(event: Path) -> None:
    Outputs(event).write(NAME, b"one")
    (event / "3公布/~$公示名单.xlsx").write_bytes(b"")
    outputs = Outputs(event)
    assert outputs.write(NAME, b"two") == event / "3公布/公示名单 (2).xlsx"
    assert "正打开着" in outputs.notes()[0]


def test_removes_only_what_it_wrote_itself(event: Path) -> None:
    outputs = Outputs(event)
    outputs.write(NAME, b"one")
    (event / NAME).write_bytes(b"edited")
    outputs.remove(NAME)
    assert (event / NAME).exists()
    (event / NAME).write_bytes(b"one")
    outputs.remove(NAME)
    assert not (event / NAME).exists()


def test_what_takes_long_is_made_again_only_for_new_input_or_when_it_is_gone(event: Path) -> None:
    made: list[bytes] = []

    def make_of(data: bytes) -> None:
        Outputs(event).make("3公布/对阵.pdf", data, lambda: made.append(data) or data)

    for data in (b"one", b"one", b"two"):
        make_of(data)
    (event / "3公布/对阵.pdf").unlink()
    make_of(b"two")
    assert made == [b"one", b"two", b"two"]
    assert (event / "3公布/对阵.pdf").read_bytes() == b"two"
