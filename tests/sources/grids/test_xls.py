from tests.sources.kinds import made
from toolkit.model.said import CellKind
from toolkit.sources.forms.read import read_here
from toolkit.sources.grids.xls import read


def test_a_file_of_a_real_program() -> None:
    book = read(made("form.xls"), "xls")
    first, second = book.grids
    assert first.texts[3][:5] == ["1", "王小一", "男", "2008-01-15", "370303200801152211"]
    assert (first.hidden, second.hidden, first.hidden_rows) == (False, True, {5})
    assert first.anchor(0, 6) == (0, 0)
    assert first.said(6, 6).kind is CellKind.ERROR
    assert [(p.kind, p.where) for p in book.pictures] == [("floating", "报名表!F8")]


def test_as_a_form_of_wps() -> None:
    (form,) = read_here(made("form.xls"), "报名表.et").forms
    assert form.kind == "et"
    assert [line.hidden for line in form.players] == [False, False, True, False]
    assert form.players[1].said["id_number"].text == "370303200903020000"
    assert form.players[1].said["id_number"].kind is CellKind.NUMBER
