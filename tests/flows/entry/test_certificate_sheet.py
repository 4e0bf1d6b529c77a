"""等级证核对: what a person says of a certificate counts as long as the form says the same."""

from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook

from tests.flows import office
from tests.flows.entry.test_certificate_check import UNIT, about, entered
from tests.flows.office import checked, correct, done, snapshot, type_into
from toolkit.sources.seals import extra


@pytest.fixture(autouse=True)
def reading(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(office, "extra", type("", (), {"installed": extra.installed}))


def sheet(event: Path) -> list[dict[str, Any]]:
    page = load_workbook(event / "2填写" / "裁定.xlsx")["等级证核对"]
    titles = [cell.value for cell in page[3]]
    return [
        dict(zip(titles, (cell.value for cell in row), strict=True))
        for row in page.iter_rows(min_row=4)
    ]


def say(event: Path, word: str | None) -> None:
    typed = {"认定": word, "认定人": "王秘书" if word else None}
    type_into(event / "2填写" / "裁定.xlsx", "等级证核对", {"报名单位": UNIT}, typed)


@pytest.fixture
def event(tmp_path: Path) -> Path:
    made, document = checked(
        tmp_path, entered(("钱然睿等级证.jpg", "letter.jpg"), title="一级棋士")
    )
    assert about(document) == ["E020"]
    return made


def test_the_photo_stands_beside_what_was_read_and_stated(event: Path) -> None:
    [row] = sheet(event)
    assert row["程序读作"] == "钱然睿 九级棋士"
    assert row["报名表填写"] == "钱然睿 一级棋士"
    assert row["程序的看法"] == "等级证比填写的低"
    page = load_workbook(event / "2填写" / "裁定.xlsx")["等级证核对"]
    assert len(page._images) == 2
    assert "未做真伪鉴定" in str(page["C2"].value)
    before = snapshot(event, "2填写")
    done("rebuild", event=event)
    assert snapshot(event, "2填写") == before


def test_a_word_is_remembered_and_can_be_taken_back(event: Path) -> None:
    say(event, "与填写相符")
    assert about(done("check", event=event)) == []
    [row] = sheet(event)
    assert (row["认定"], row["认定人"]) == ("与填写相符", "王秘书")
    assert about(done("check", event=event)) == []
    say(event, None)
    assert about(done("check", event=event)) == ["E020"]


def test_a_refused_certificate_is_grave_until_the_form_is_corrected(event: Path) -> None:
    say(event, "与填写不符")
    [found] = [f for f in done("check", event=event)["findings"] if f["code"] == "E020"]
    assert found["severity"] == "error"
    correct(event, UNIT, "钱然睿", "等级称号", "九级棋士", "按等级证")
    document = done("check", event=event)
    assert about(document) == []
    assert about(document, "E002") == ["E002"]


def test_what_is_no_certificate_says_nothing_more(event: Path) -> None:
    say(event, "不是等级证")
    assert about(done("check", event=event)) == []


def test_a_word_in_no_list_is_said_and_kept(event: Path) -> None:
    say(event, "差不多")
    assert about(done("check", event=event), "N009") == ["N009"]
    assert sheet(event)[0]["认定"] == "差不多"
