"""盖章核对: what a person says of a picture counts, is remembered, and can be taken back."""

from pathlib import Path
from typing import Any

from openpyxl import load_workbook

from tests.flows.entry.test_seal_check import stamped
from tests.flows.office import checked, codes, done, mail, put, snapshot, type_into

UNIT = "青州市棋类协会"


def sheet(event: Path) -> list[dict[str, Any]]:
    page = load_workbook(event / "2填写" / "裁定.xlsx")["盖章核对"]
    titles = [cell.value for cell in page[3]]
    return [
        dict(zip(titles, (cell.value for cell in row), strict=True))
        for row in page.iter_rows(min_row=4)
    ]


def say(event: Path, word: str | None, unit: str = UNIT) -> None:
    typed = {"认定": word, "认定人": "王秘书" if word else None}
    type_into(event / "2填写" / "裁定.xlsx", "盖章核对", {"报名单位": unit}, typed)


def test_what_looks_like_no_seal_can_be_made_one(tmp_path: Path) -> None:
    event, document = checked(tmp_path, stamped("placeholder.jpg"))
    assert codes(document) == ["S001"]
    say(event, "是本单位的")
    assert codes(done("check", event=event)) == []
    [row] = sheet(event)
    assert (row["认定"], row["认定人"]) == ("是本单位的", "王秘书")


def test_the_same_picture_in_a_newer_form_is_known(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, stamped("placeholder.jpg"))
    say(event, "是本单位的")
    done("check", event=event)
    put(event, stamped("placeholder.jpg", players=({}, {"name": "钱添"})))
    done("ingest", event=event)
    assert "S001" not in codes(done("check", event=event))


def test_a_seal_can_be_refused_and_the_refusal_taken_back(tmp_path: Path) -> None:
    event, document = checked(tmp_path, stamped("round.jpg"))
    assert codes(document) == []
    say(event, "是别的单位的")
    assert codes(done("check", event=event)) == ["S001"]
    say(event, None)
    assert codes(done("check", event=event)) == []


def test_a_word_that_is_in_no_list_is_said_and_kept(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, stamped("round.jpg"))
    say(event, "大概是")
    assert codes(done("check", event=event)) == ["N009"]
    assert sheet(event)[0]["认定"] == "大概是"


def test_the_sheet_shows_the_picture_beside_the_claim_and_rebuilds_without_looking(
    tmp_path: Path,
) -> None:
    event, _ = checked(tmp_path, stamped("round.jpg"), mail(b"no form", "通知.txt"))
    book = load_workbook(event / "2填写" / "裁定.xlsx")
    assert len(book["盖章核对"]._images) == 2
    assert "未做真伪鉴定" in sheet(event)[0]["程序的看法"]
    before = snapshot(event, "2填写")
    done("rebuild", event=event)
    assert snapshot(event, "2填写") == before
