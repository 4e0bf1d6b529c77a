import pytest

from tests.sources.kinds import made
from tests.sources.surgery import operated, swap
from toolkit.model.said import CellKind
from toolkit.sources.files.unreadable import Unreadable
from toolkit.sources.grids.ods import read


def test_a_file_of_a_real_program() -> None:
    book = read(made("form.ods"), "ods")
    first, second = book.grids
    assert (first.sheet, first.hidden, second.hidden) == ("报名表", False, True)
    assert first.texts[3][:5] == ["1", "王小一", "男", "2008-01-15", "370303200801152211"]
    assert first.said(4, 4).kind is CellKind.NUMBER
    assert first.said(3, 3).kind is CellKind.DATE
    assert first.said(6, 6).kind is CellKind.ERROR
    assert first.hidden_rows == {5}
    assert first.anchor(0, 6) == (0, 0)
    assert [p.where for p in book.pictures] == ["报名表!F8"]


def test_a_value_repeated_without_end_stays_small() -> None:
    change = swap(
        "<table:table-row",
        '<table:table-row table:number-rows-repeated="1048576"><table:table-cell '
        'office:value-type="string" table:number-columns-repeated="16384"><text:p>x</text:p>'
        "</table:table-cell></table:table-row><table:table-row",
    )
    first = read(operated(made("form.ods"), {"content.xml": change}), "ods").grids[0]
    assert (first.height, first.width) == (100, 400)


def test_marks_and_paragraphs() -> None:
    mark = '<meta:user-defined meta:name="qisai_form">一号</meta:user-defined></office:meta>'
    change = swap("王小一", "王<text:s text:c='2'/>小</text:p><text:p>一")
    data = operated(
        made("form.ods"), {"content.xml": change, "meta.xml": swap("</office:meta>", mark)}
    )
    book = read(data, "ods")
    assert book.marks["qisai_form"] == "一号"
    assert book.grids[0].texts[3][1] == "王  小\n一"


def test_a_password() -> None:
    manifest = b"<manifest:manifest><manifest:encryption-data/></manifest:manifest>"
    with pytest.raises(Unreadable) as caught:
        read(operated(made("form.ods"), {"META-INF/manifest.xml": manifest}), "ods")
    assert caught.value.problem.code == "F002"
