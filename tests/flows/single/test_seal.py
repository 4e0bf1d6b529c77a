from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from xlsxwriter import Workbook

from tests.sources.seals.pictures import CASES
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.single.seal import seal

KEYS = ["file", "where", "has_seal", "outcome", "score", "kind", "text", "box", "match"]


def entries(*files: Path) -> list[dict[str, Any]]:
    outcome = seal([str(file) for file in files])
    assert isinstance(outcome, Outcome)
    return outcome.data["files"]


def test_every_entry_has_every_key_in_the_order_of_the_files() -> None:
    files = [CASES / name for name in ("logo.png", "round.jpg", "form.jpg", "square.jpg")]
    found = entries(*files)
    assert [entry["file"] for entry in found] == [str(file) for file in files]
    assert all(list(entry) == KEYS for entry in found)
    assert [entry["has_seal"] for entry in found] == [False, True, False, True]
    assert [entry["kind"] for entry in found] == [None, "round", None, "square"]
    assert len(found[1]["box"]) == 4
    assert found[0]["box"] is None


def test_each_picture_of_a_workbook_is_an_entry_with_its_cell(tmp_path: Path) -> None:
    path = tmp_path / "报名表.xlsx"
    with Workbook(str(path)) as book:
        sheet = book.add_worksheet("报名")
        sheet.insert_image("B3", str(CASES / "round.jpg"))
        sheet.insert_image("E9", str(CASES / "logo.png"))
    found = entries(path)
    assert [(e["where"], e["outcome"]) for e in found] == [
        ("报名!B3", "found"), ("报名!E9", "not_found"),
    ]  # fmt: skip


def test_a_pdf_gives_its_pages(tmp_path: Path) -> None:
    path = tmp_path / "扫描.pdf"
    Image.open(CASES / "round.jpg").save(path, "PDF")
    assert [(e["where"], e["outcome"]) for e in entries(path)] == [("第1页", "found")]


@pytest.mark.parametrize(
    ("name", "data", "outcome", "has_seal"),
    [("空.txt", b"text", "not_found", False),
     ("坏.png", b"\x89PNG\r\n\x1a\n", "not_examined", None),
     ("坏.pdf", b"%PDF-", "not_examined", None)],
)  # fmt: skip
def test_a_file_without_a_readable_picture_is_one_entry(
    tmp_path: Path, name: str, data: bytes, outcome: str, has_seal: bool | None
) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    [entry] = entries(path)
    assert (entry["outcome"], entry["has_seal"], entry["box"]) == (outcome, has_seal, None)


def test_one_missing_file_among_others_is_not_examined(tmp_path: Path) -> None:
    found = entries(tmp_path / "没有.png", CASES / "round.jpg")
    assert [entry["outcome"] for entry in found] == ["not_examined", "found"]


def test_claims_are_held_against_the_seals(tmp_path: Path) -> None:
    claims = tmp_path / "claims.csv"
    claims.write_text(
        "file,claimed_unit\nround.jpg,临泉棋协|临泉市棋类协会\noval.jpg,松岗市实验小学\n"
    )
    files = [str(CASES / name) for name in ("round.jpg", "oval.jpg", "form.jpg")]
    outcome = seal(files, str(claims))
    assert isinstance(outcome, Outcome)
    found = outcome.data["files"]
    assert [entry["match"] for entry in found] == ["confirmed", "differs", None]
    assert [entry["text"] for entry in found] == ["临泉市棋类协会", "松岗区实验小学", None]


@pytest.mark.parametrize("text", [None, "name,unit\n"])
def test_a_list_of_claims_that_cannot_be_read_is_a_failure(
    tmp_path: Path, text: str | None
) -> None:
    claims = tmp_path / "claims.csv"
    if text:
        claims.write_text(text)
    assert isinstance(seal([str(CASES / "round.jpg")], str(claims)), Failure)


def test_nothing_to_look_at_is_a_failure() -> None:
    assert isinstance(seal(["没有.png"]), Failure)


def test_people_are_told_that_no_forgery_check_was_made() -> None:
    outcome = seal([str(CASES / "round.jpg")])
    assert isinstance(outcome, Outcome)
    assert any("未做真伪鉴定" in line for line in outcome.lines)


def test_progress_hears_of_every_picture() -> None:
    heard: list[str] = []
    names = [str(CASES / "flag.png"), str(CASES / "form.jpg")]
    seal(names, None, heard.append)
    assert heard == names
