"""What a change of the regulation does to those who entered is told before it is taken."""

from pathlib import Path

from openpyxl import load_workbook

from tests.flows.office import done, event_with, form, mail, qisai


def changed(event: Path, sheet: str, cell: str, value: object) -> Path:
    book = event / "规程.xlsx"
    done("rules", "edit", event / "规程" / "规程.toml", "-o", book)
    sheets = load_workbook(book)
    sheets[sheet][cell] = value
    sheets.save(book)
    return book


def with_entries(folder: Path) -> Path:
    event = event_with(folder, mail(form([{}, {"phone": "1"}])))
    done("ingest", event=event)
    return event


def cell_of(event: Path, sheet: str, text: str) -> str:
    book = event / "看.xlsx"
    done("rules", "edit", event / "规程" / "规程.toml", "-o", book)
    return next(
        c.coordinate for row in load_workbook(book)[sheet].iter_rows() for c in row
        if c.value == text
    )  # fmt: skip


def test_amounts_and_findings_are_compared_and_nothing_is_written(tmp_path: Path) -> None:
    event = with_entries(tmp_path)
    rules = event / "规程" / "规程.toml"
    before = rules.read_bytes()
    book = changed(event, "费用", "B5", 260)
    shown = done("rules", "edit", rules, "--book", book, "--only-show")
    assert shown["findings"] == []
    assert shown["dues"] == [{"unit": "青州市棋类协会", "before": "3000", "after": "3120"}]
    said = qisai("rules", "edit", rules, "--book", book, "--only-show").out
    assert "应缴 青州市棋类协会：3000 → 3120" in said
    assert rules.read_bytes() == before


def test_who_no_longer_qualifies_is_named(tmp_path: Path) -> None:
    event = with_entries(tmp_path)
    place = cell_of(event, "组别-参赛条件", "一级棋士")
    book = changed(event, "组别-参赛条件", place, "候补棋协大师")
    shown = done("rules", "edit", event / "规程" / "规程.toml", "--book", book)
    assert {(f["change"], f["code"]) for f in shown["findings"]} == {("新增", "E002")}
    assert len(shown["findings"]) == 2
    assert shown["dues"] == []


def test_a_file_that_belongs_to_no_event_has_no_entries(tmp_path: Path) -> None:
    event = with_entries(tmp_path)
    alone = tmp_path / "规程.toml"
    alone.write_bytes((event / "规程" / "规程.toml").read_bytes())
    book = changed(event, "费用", "B5", 260)
    shown = done("rules", "edit", alone, "--book", book, "--only-show")
    assert (shown["findings"], shown["dues"]) == ([], [])
    assert len(shown["changes"]) == 1
