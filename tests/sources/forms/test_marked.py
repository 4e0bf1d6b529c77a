import io
import re
from pathlib import Path

import pytest
from openpyxl import load_workbook

from tests.programs import program
from tests.sources.kinds import saved_as
from tests.sources.made import told, xlsx
from tests.workbooks.filled_form import FILLED, filled_form
from toolkit.model.form import Form
from toolkit.sources.forms import read_forms
from toolkit.sources.forms.marked import marked_places


def read(data: bytes) -> Form:
    (form,) = read_forms(data, "x.xlsx").forms
    return form


def changed(*cells: tuple[str, str, str], shift: int = 0) -> bytes:
    """Our form after a sender's hand was at it; `shift` moves what the map says by some rows."""
    book = load_workbook(io.BytesIO(filled_form()))
    for sheet, cell, text in cells:
        book[sheet][cell] = text
    for row in book["_qisai"].iter_rows(min_col=2) if shift else ():
        row[0].value = re.sub(r"\d+", lambda m: str(int(m[0]) + shift), str(row[0].value))
    made = io.BytesIO()
    book.save(made)
    return made.getvalue()


def test_everything_comes_back_as_it_was_filled_in() -> None:
    form = read(filled_form())
    assert (form.form_id, form.regulation) == ("qisai-entry-1", "zibo-2020")
    assert {f: form.first(f).text for f in FILLED.heading} == FILLED.heading  # type: ignore[union-attr]
    for name in ("players", "companions"):
        lines = [{f: s.text for f, s in line.said.items()} for line in getattr(form, name)]
        assert lines == list(getattr(FILLED, name))
    assert [told(line, *FILLED.rooms[0]) for line in form.rooms] == [
        [row.get(field, "") for field in FILLED.rooms[0]] for row in FILLED.rooms
    ]
    assert form.players[0].where == "报名表!B11"
    assert (form.problems, form.unknown_columns) == ((), ())


def test_headings_that_were_overwritten_do_not_matter() -> None:
    form = read(
        changed(("报名表", "B9", "选手"), ("报名表", "E9", "号码"), ("报名表", "A3", "学校"))
    )
    assert told(form.players[0], "name", "id_number") == ["张一", "370303200801150013"]
    assert form.first("unit").text == "青州市棋类协会"  # type: ignore[union-attr]


def test_own_formulas_without_values_are_nobodys_slip() -> None:
    assert read(changed()).problems == ()


def test_a_form_whose_map_no_longer_fits_is_read_by_its_headings() -> None:
    form = read(changed(shift=1))
    assert told(form.players[0], "name", "id_number") == ["张一", "370303200801150013"]
    assert form.players[0].where == "报名表!B11"
    assert "F009" in [p.code for p in form.problems]


def test_a_foreign_form_has_no_map() -> None:
    form = read(xlsx("姓名|性别|组别\n王小一|男|甲组"))
    assert (form.form_id, form.regulation) == ("", "")
    assert marked_places([]) == {}


@pytest.mark.parametrize("kind", ["xls", "ods"])
def test_the_regulation_is_known_after_saving_as_another_kind(kind: str, tmp_path: Path) -> None:
    if program("libreoffice") is None:
        return
    source = tmp_path / "form.xlsx"
    source.write_bytes(filled_form())
    form = read(saved_as(tmp_path, source, kind).read_bytes())
    assert (form.kind, form.form_id, form.regulation) == (kind, "qisai-entry-1", "zibo-2020")


def test_the_regulation_stands_in_the_map_too() -> None:
    book = load_workbook(io.BytesIO(filled_form()))
    for name in list(book.custom_doc_props.names):
        del book.custom_doc_props[name]
    made = io.BytesIO()
    book.save(made)
    assert read(made.getvalue()).regulation == "zibo-2020"
