import pytest

from tests.sources.kinds import made
from tests.sources.made import told
from toolkit.sources.files.unreadable import Unreadable
from toolkit.sources.forms.read import read_here
from toolkit.sources.grids import pdf

SCAN = b"%PDF-1.4\n1 0 obj<</Type/Page/Resources<</XObject<</Im0 2 0 R>>>>>>endobj\n%%EOF"


def test_a_printed_form() -> None:
    (form,) = read_here(made("form.pdf"), "报名表.pdf").forms
    assert form.first("unit").text == "淄博市棋类协会"  # type: ignore[union-attr]
    assert told(form.players[0], "name", "birth", "id_number") == [
        "王小一", "2008-01-15", "370303200801152211",
    ]  # fmt: skip
    assert len(form.players) == 3  # the hidden row was not printed


def test_a_scan_is_evidence() -> None:
    result = read_here(SCAN, "扫描件.pdf")
    assert (result.forms, [p.code for p in result.problems]) == ((), ["F003"])
    assert [(p.kind, p.name, p.sha256) for p in result.pictures] == [
        ("file", "扫描件.pdf", result.sha256)
    ]


def test_a_book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf, "_MOST_PAGES", 0)
    with pytest.raises(Unreadable):
        pdf.read(made("form.pdf"), "pdf")
