"""`qisai ingest`: mails and files become facts once, whatever is sent again or can't be read."""

import io
import zipfile
from pathlib import Path

import pytest

from tests.flows.office import checked, codes, done, event_with, form, mail, put, qisai, snapshot
from tests.sources.mail.build import attached, zipped

FORM = form([{}, {}])


def test_the_summary_counts_what_came(tmp_path: Path) -> None:
    event = event_with(tmp_path, mail(FORM))
    document = done("ingest", event=event)
    assert document["counts"]["mail"] == 1
    assert document["counts"]["new"] == 1
    assert {"name": "01.eml>青州市棋类协会报名表.xlsx", "what": "new", "detail": "2 名棋手"} in (
        document["files"]
    )


def test_reading_twice_notes_nothing_twice(tmp_path: Path) -> None:
    event = event_with(tmp_path, mail(FORM))
    done("ingest", event=event)
    journal = (event / "记录" / "journal.jsonl").read_bytes()
    again = done("ingest", event=event)
    assert (event / "记录" / "journal.jsonl").read_bytes() == journal
    assert again["counts"]["repeat"] == 1
    assert "没有新的来件" in qisai("ingest", event=event).out


def test_one_mail_saved_under_two_names_is_one(tmp_path: Path) -> None:
    event = event_with(tmp_path, mail(FORM), mail(FORM))
    assert done("ingest", event=event)["counts"] == {
        "mail": 1, "new": 1, "repeat": 1, "evidence": 0, "not_a_form": 0, "unreadable": 0,
    }  # fmt: skip
    assert codes(done("check", event=event)) == []


def test_a_mail_put_beside_the_loose_form_tells_when_it_came(tmp_path: Path) -> None:
    event = event_with(tmp_path)
    (event / "1来件" / "青州市棋类协会报名表.xlsx").write_bytes(FORM)
    done("ingest", event=event)
    assert codes(done("check", event=event)) == ["T006"]
    put(event, mail(FORM))
    done("ingest", event=event)
    assert codes(done("check", event=event)) == ["F010"]


def test_paths_may_be_named(tmp_path: Path) -> None:
    event = event_with(tmp_path)
    path = tmp_path / "桌面" / "青州市棋类协会报名表.xlsx"
    path.parent.mkdir()
    path.write_bytes(FORM)
    done("ingest", path, event=event)
    assert done("check", event=event)["players"] == 2
    assert path.read_bytes() == FORM


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("表.xlsx", b"not a workbook at all", "F003"),
        ("表.xlsx", b"PK\x03\x04" + b"\x00" * 40, "F001"),
        ("表.xlsx", FORM[: len(FORM) // 2], "F001"),
        ("报名.zip", zipped({"青州市棋类协会报名表.xlsx": FORM})[:3000], "F001"),
        ("空.xlsx", b"", "F001"),
        ("空.eml", b"", "F001"),
        ("程序.exe", b"MZ\x90\x00" + b"\x00" * 60, "F001"),
    ],
)
def test_what_can_not_be_read_is_one_finding_and_the_rest_goes_on(
    tmp_path: Path, name: str, content: bytes, code: str
) -> None:
    event = event_with(tmp_path, mail(FORM))
    (event / "1来件" / name).write_bytes(content)
    done("ingest", event=event)
    document = done("check", event=event)
    assert codes(document) == [code]
    assert document["players"] == 2
    [finding] = [f for f in document["findings"] if f["code"] == code]
    assert finding["message"].endswith("。")
    done("ingest", event=event)
    assert codes(done("check", event=event)) == [code]


def test_litter_and_the_folders_of_other_commands_are_left_alone(tmp_path: Path) -> None:
    event = event_with(tmp_path, mail(FORM))
    for name in ("~$表.xlsx", ".DS_Store", "流水/农行.xlsx", "资料/等级分.xlsx"):
        (event / "1来件" / name).write_bytes(b"x")
    assert len(done("ingest", event=event)["files"]) == 2


def test_a_zip_of_forms_gives_each_its_own_paper(tmp_path: Path) -> None:
    other = form([{"name": "陈东"}], unit="临朐县实验小学", start=5)
    packed = zipped({"青州市棋类协会报名表.xlsx": FORM, "临朐县实验小学报名表.xlsx": other})
    _, document = checked(tmp_path, attached("报名.zip".encode(), packed))
    assert (document["units"], document["players"]) == (2, 3)


def test_nothing_there_is_a_plain_sentence(tmp_path: Path) -> None:
    event = event_with(tmp_path)
    answer = qisai("ingest", event=event)
    assert (answer.code, "没有文件" in answer.err) == (1, True)
    answer = qisai("ingest", tmp_path / "没有", "--json", event=event)
    assert (answer.code, "找不到" in answer.data["error"]["message"]) == (1, True)
    assert "1来件/01.eml" not in snapshot(event)


def test_a_form_inside_a_zip_is_kept_and_goes_back_marked(tmp_path: Path) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("青州市棋类协会报名表.xlsx", form([{"id_number": "370303200801152218"}]))
    event = event_with(tmp_path)
    (event / "1来件" / "资料包.zip").write_bytes(packed.getvalue())
    done("ingest", event=event)
    done("check", event=event)
    assert (event / "4回信" / "退回-青州市棋类协会报名表.xlsx").exists()
