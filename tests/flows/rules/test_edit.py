"""`qisai rules edit` and `qisai rules new`, and an event from a workbook."""

import tomllib
from datetime import datetime
from pathlib import Path

import openpyxl
import pytest

from tests.regulations import FOLDER, INVENTED, text
from toolkit.flows.entry.new import new as new_event
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.rules.edit import edit, new, toml_of_book
from toolkit.model.clock import SHANGHAI

NOW = datetime(2026, 5, 1, 9, tzinfo=SHANGHAI)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "规程.toml"
    path.write_text(text(INVENTED), "utf-8")
    own = (FOLDER / INVENTED / "原文.txt").read_text("utf-8")
    path.with_name("原文.txt").write_text(own, "utf-8")
    return path


def done(outcome: Outcome | Failure) -> Outcome:
    assert isinstance(outcome, Outcome), outcome
    return outcome


def book_with(file: Path, sheet: str, cell: str, value: object) -> Path:
    done(edit(str(file), None, None, NOW))
    path = file.with_suffix(".xlsx")
    sheets = openpyxl.load_workbook(path)
    sheets[sheet][cell] = value
    sheets.save(path)
    return path


def test_unchanged_workbook_unchanged_file(file: Path) -> None:
    before = file.read_bytes()
    done(edit(str(file), None, None, NOW))
    outcome = done(edit(str(file), file.with_suffix(".xlsx"), None, NOW))
    assert outcome.lines[0] == "改动 0 处："
    assert file.read_bytes() == before


def test_a_change_is_told_in_words_with_what_the_text_says_to_it(file: Path) -> None:
    book = book_with(file, "费用", "B5", 320)
    shown = done(edit(str(file), book, None, NOW, only_show=True))
    assert shown.lines[1].strip() == "费用“报名费” 金额（元）：300 → 320（八(一)）"
    assert any("F030" in line for line in shown.lines)
    assert tomllib.loads(file.read_text("utf-8"))["fees"][0]["amount"] == 300
    outcome = done(edit(str(file), book, None, NOW))
    assert outcome.data["changes"] == [
        {"what": "费用“报名费” 金额（元）", "before": "300", "after": "320"}
    ]
    assert tomllib.loads(file.read_text("utf-8"))["fees"][0]["amount"] == 320


def test_slips_and_missing_values_are_listed_and_nothing_is_written(file: Path) -> None:
    before = file.read_bytes()
    failure = edit(str(file), book_with(file, "费用", "B5", "三百"), None, NOW)
    assert isinstance(failure, Failure)
    assert "费用!B5" in failure.message
    failure = edit(str(file), book_with(file, "费用", "B5", None), None, NOW)
    assert isinstance(failure, Failure)
    assert "费用 第 1 行 › 金额（元）：没有填" in failure.message
    failure = edit(str(file), book_with(file, "费用", "A5", None), file, NOW)
    assert isinstance(failure, Failure)
    assert file.read_bytes() == before


def test_a_shipped_regulation_becomes_a_workbook_and_a_file_of_its_own(tmp_path: Path) -> None:
    book, own = tmp_path / "淄博.xlsx", tmp_path / "淄博.toml"
    done(edit("zibo-2020", None, book, NOW))
    assert toml_of_book(book) == text("zibo-2020")
    sheets = openpyxl.load_workbook(book)
    sheets["费用"]["B5"] = 260
    sheets.save(book)
    done(edit("zibo-2020", book, own, NOW))
    assert "amount = 260" in own.read_text("utf-8")
    assert "amount = 260" not in text("zibo-2020")


def test_an_event_can_be_made_from_a_workbook(tmp_path: Path, file: Path) -> None:
    done(edit(str(file), None, tmp_path / "云溪.xlsx", NOW))
    done(new_event(tmp_path / "赛事", str(tmp_path / "云溪.xlsx"), NOW))
    assert (tmp_path / "赛事" / "规程" / "规程.toml").read_text("utf-8") == text(INVENTED)


def test_a_blank_workbook_says_what_it_still_needs(tmp_path: Path) -> None:
    book = tmp_path / "新规程.xlsx"
    outcome = done(new(book, NOW))
    assert "qisai new" in outcome.next_step
    failure = new_event(tmp_path / "赛事", str(book), NOW)
    assert isinstance(failure, Failure)
    assert "时间 › 比赛 › 第一天：没有填" in failure.message
    assert isinstance(new(book, NOW), Failure)  # it is there already


def test_what_is_not_there(tmp_path: Path) -> None:
    assert isinstance(edit("x", None, None, NOW), Failure)
    assert isinstance(edit(INVENTED, tmp_path / "没有.xlsx", None, NOW), Failure)
    assert isinstance(edit(INVENTED, None, tmp_path, NOW), Failure)  # a folder is in the way
