"""`qisai undo` and `qisai rebuild`: nothing is lost, and what is written again is byte-equal."""

import shutil
from pathlib import Path

import pytest

from tests.flows.office import (
    AFTER_PUBLICATION,
    LATE,
    checked,
    codes,
    correct,
    decide,
    done,
    form,
    mail,
    put,
    qisai,
    snapshot,
)

MAILS = (
    mail(form([{"id_number": "370303200801152218"}, {}, {"phone": "1"}])),
    mail(form([{}], unit="临朐县实验小学", start=5), "临朐县实验小学报名表.xlsx", received=LATE),
)
GENERATED = ("2填写", "3公布", "5内部")


def whole_event(folder: Path) -> Path:
    """Decisions, a correction, a publication, a change and the log."""
    event, _ = checked(folder, *MAILS)
    decide(event, "T001", "接受", "路上耽搁")
    correct(event, "青州市棋类协会", "吴二", "证件号码", "37030320070202103X", "来电更正")
    done("check", event=event, now="2019-12-31T09:00:00")
    done("publish", event=event, now="2020-01-05T10:00:00")
    put(event, mail(form([{}, {}]), received=AFTER_PUBLICATION))
    done("ingest", event=event, now="2020-01-06T09:10:00")
    done("check", event=event, now="2020-01-06T09:20:00")
    done("log", event=event, now="2020-01-06T09:30:00")
    return event


@pytest.mark.parametrize("gone", [*GENERATED, GENERATED], ids=str)
def test_deleted_folders_come_back_byte_for_byte(
    tmp_path: Path, gone: str | tuple[str, ...]
) -> None:
    event = whole_event(tmp_path)
    before = snapshot(event)
    for folder in (gone,) if isinstance(gone, str) else gone:
        shutil.rmtree(event / folder)
    done("rebuild", event=event, now="2020-02-01T00:00:00")
    assert snapshot(event) == before


def test_rebuild_without_need_changes_nothing(tmp_path: Path) -> None:
    event = whole_event(tmp_path)
    before = snapshot(event)
    assert done("rebuild", event=event) == {"written": 0}
    assert snapshot(event) == before


def test_a_file_edited_by_hand_is_set_aside_and_written_again(tmp_path: Path) -> None:
    event = whole_event(tmp_path)
    path = event / "5内部" / "问题清单.xlsx"
    good = path.read_bytes()
    path.write_bytes(b"edited")
    said = qisai("rebuild", event=event).out
    assert "问题清单.xlsx 被手工改动过" in said
    assert path.read_bytes() == good
    assert (event / "5内部" / "问题清单.手改1.xlsx").read_bytes() == b"edited"


def test_the_last_decisions_are_undone_and_may_be_redone(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, *MAILS)
    decide(event, "T001", "接受", "路上耽搁")
    done("check", event=event)
    said = done("undo", "--reason", "弄错了", event=event)
    assert said["facts"] == 1
    assert "T001" in codes(done("check", event=event), state="open")
    assert done("undo", said["batch"], event=event)["undone"] == said["batch"]
    assert "T001" not in codes(done("check", event=event), state="open")


def test_undoing_an_arrival_takes_its_form_away(tmp_path: Path) -> None:
    event, document = checked(tmp_path, *MAILS)
    assert document["units"] == 2
    done("undo", event=event)
    assert done("check", event=event)["units"] == 0
    done("ingest", event=event)  # the mails are still there
    assert done("check", event=event)["units"] == 2


def test_nothing_to_undo_is_a_plain_sentence(tmp_path: Path) -> None:
    event = tmp_path / "新"
    done("new", event, "--regulation", "zibo-2020")
    assert qisai("undo", event=event).err.startswith("没有可以撤销的操作")
    answer = qisai("undo", "99", "--json", event=event)
    assert (answer.code, answer.data["error"]["message"]) == (1, "没有可以撤销的第 99 批。")


def test_the_same_story_gives_the_same_bytes(tmp_path: Path) -> None:
    one, two = whole_event(tmp_path / "一"), whole_event(tmp_path / "二")
    generated = (*GENERATED, "4回信", "规程")
    assert snapshot(one, *generated) == snapshot(two, *generated)
