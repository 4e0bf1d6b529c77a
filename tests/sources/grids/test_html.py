import quopri

import pytest

from tests.sources.kinds import made
from tests.sources.made import told
from toolkit.sources.forms.read import read_here
from toolkit.sources.grids.html import read

PAGE = """<html><head>{meta}</head><body><table><tr><td>
<table><tr><th colspan=2>参赛单位<br>甲队</th><th rowspan="2">备注</th></tr>
<tr><td>姓 名</td><td>性别</td></tr><tr><td><b>王</b>小一</td><td>男</td></tr></table>
</td></tr></table><style>x</style></body></html>"""
META = '<meta http-equiv="Content-Type" content="text/html; charset=gb2312">'


def test_spans_inner_tables_and_text() -> None:
    (grid,) = read(PAGE.format(meta="").encode(), "html").grids
    assert grid.texts == [
        ["参赛单位\n甲队", "参赛单位\n甲队", "备注"],
        ["姓 名", "性别", "备注"],
        ["王小一", "男", ""],
    ]
    assert grid.where(1, 2) == "表1!C1"


@pytest.mark.parametrize("meta", [META, ""])
def test_gbk_with_and_without_a_declaration(meta: str) -> None:
    (grid,) = read(PAGE.format(meta=meta).encode("gb18030"), "html").grids
    assert grid.texts[2][0] == "王小一"


def test_web_archive() -> None:
    body = quopri.encodestring(PAGE.format(meta="").encode()).decode()
    archive = (
        "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n\r\n--b\r\n"
        "Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable"
        f"\r\n\r\n{body}\r\n--b--\r\n"
    )
    (grid,) = read(archive.encode(), "mhtml").grids
    assert grid.texts[2] == ["王小一", "男", ""]


def test_an_absurd_span_is_cut() -> None:
    (grid,) = read(b"<table><tr><td colspan=999999999>1</td></tr></table>", "html").grids
    assert grid.width == 200


def test_a_page_that_a_real_program_wrote_and_called_xls() -> None:
    (form,) = read_here(made("form.html"), "报名表.xls").forms
    assert form.kind == "html"
    names = [told(line, "name", "birth")[0] for line in form.players]
    assert names == ["王小一", "王小二", "欧阳小四"]  # the hidden row is not in the page
