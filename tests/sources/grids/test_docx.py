from tests.sources.made import told
from tests.sources.surgery import zipped
from toolkit.sources.forms.read import read_here
from toolkit.sources.grids.docx import read

W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'


def cell(text: str, more: str = "") -> str:
    return f"<w:tc><w:tcPr>{more}</w:tcPr><w:p><w:r><w:t>{text}</w:t></w:r></w:p></w:tc>"


def row(*cells: str) -> str:
    return "<w:tr>" + "".join(c if c.startswith("<") else cell(c) for c in cells) + "</w:tr>"


def document(*parts: str) -> bytes:
    body = f"<w:document {W}><w:body>{''.join(parts)}</w:body></w:document>"
    return zipped({"[Content_Types].xml": b"<Types/>", "word/document.xml": body.encode()})


START, GO_ON = '<w:vMerge w:val="restart"/>', "<w:vMerge/>"
FORM = document(
    "<w:p><w:r><w:t>参赛单位：</w:t></w:r><w:r><w:t>甲队</w:t></w:r></w:p>",
    "<w:tbl>",
    row("姓名", "性别", "身份证号", cell("其他", '<w:gridSpan w:val="2"/>')),
    row("王小一", "男", "370303200801152211", cell("甲组", START), "x"),
    row("王小二", "女", "370303200903022247", cell("", GO_ON), "y"),
    "</w:tbl>",
)


def test_paragraphs_tables_and_merged_cells() -> None:
    (grid,) = read(FORM, "docx").grids
    assert grid.texts[0][0] == "参赛单位：甲队"
    assert grid.texts[1] == ["姓名", "性别", "身份证号", "其他", "其他"]
    assert [r[3] for r in grid.texts[2:4]] == ["甲组", "甲组"]
    assert grid.where(3, 3) == "文档!D3"


def test_as_a_form() -> None:
    (form,) = read_here(FORM, "报名表.docx").forms
    assert (form.kind, form.first("unit").text) == ("docx", "甲队")  # type: ignore[union-attr]
    assert [told(line, "name")[0] for line in form.players] == ["王小一", "王小二"]


def test_cells_in_content_controls_and_line_breaks() -> None:
    control = f"<w:sdt><w:sdtContent>{cell('王<w:br/>小一')}</w:sdtContent></w:sdt>"
    control = control.replace("王<w:br/>小一</w:t>", "王</w:t><w:br/><w:t>小一</w:t>")
    (grid,) = read(
        document("<w:tbl>", row("姓名", "性别"), row(control, "男"), "</w:tbl>"), "docx"
    ).grids
    assert grid.texts[1] == ["王\n小一", "男"]


def test_a_wide_cell_ends_every_cell_above_it() -> None:
    wide = cell("组别", '<w:gridSpan w:val="2"/>')
    table = ("<w:tbl>", row("领队", "赵大一", "电话"), row("姓名", wide), row("王小一", "甲", ""))
    (grid,) = read(document(*table, "</w:tbl>"), "docx").grids
    assert grid.texts[1] == ["姓名", "组别", "组别"]
