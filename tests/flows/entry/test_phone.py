"""电话报名 keeps what was typed, whatever is wrong with it; the story stands in tests/intake."""

from pathlib import Path

from tests.intake.test_signups import BOOK, SHEET, number, played, type_one


def test_rebuild_waits_until_what_was_typed_has_been_read(tmp_path: Path) -> None:
    event = played(tmp_path)
    type_one(event, 姓名="赵一", 电话="13900000001", 证件号码=number(1))
    assert event.run("rebuild")["written"] == 0
    assert event.run("check")["players"] == 1
    event.run("rebuild")
    assert event.rows(BOOK, SHEET)[3][2] == "赵一"


def test_a_sheet_that_cannot_be_read_is_set_aside(tmp_path: Path) -> None:
    event = played(tmp_path)
    (event.event / BOOK).write_bytes(b"PK broken")
    assert [f["code"] for f in event.run("check")["findings"]] == ["N009"]
    assert (event.event / "2填写" / "电话报名.手改1.xlsx").read_bytes() == b"PK broken"
    assert event.run("check")["findings"] == []


def test_undo_takes_back_what_was_typed(tmp_path: Path) -> None:
    event = played(tmp_path)
    type_one(event, 姓名="赵一", 电话="13900000001", 证件号码=number(1))
    event.run("check")
    event.run("undo")
    assert event.run("check")["players"] == 0
