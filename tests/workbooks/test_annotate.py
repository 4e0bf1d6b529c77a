from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from hypothesis import given
from hypothesis import strategies as st
from python_calamine import load_workbook

from tests.workbooks.judge import cells, openpyxl_book, schema_errors
from tests.workbooks.returned.features import OFFICE, Form
from tests.workbooks.returned.more_features import FEATURES, form_with
from toolkit.model.finding import Severity
from toolkit.workbooks.annotate import annotate
from toolkit.workbooks.mark import Mark

MARKS = (
    Mark(
        "报名表!B2",
        Severity.ERROR,
        "身份证号被 Excel 存成了数字，末三位已丢失",
        "请把该格设为文本后重新输入",
        code="P005",
        clause="七",
        old="370302200805010000",
        subject="张三",
    ),
    Mark("报名表!A2", Severity.WARNING, "姓名与证书不同", code="P013", old="张三"),
    Mark("报名表!A2", Severity.ERROR, "没有写组别", code="E001", old="张三"),
    Mark("报名表!D2", Severity.ERROR, "没有写棋手等级", "请填写", code="E004"),
    Mark(None, Severity.ERROR, "没有看到公章", "请盖章后发回扫描件", code="S001", clause="七"),
)
EDITED = {
    "[Content_Types].xml", "xl/workbook.xml", "xl/_rels/workbook.xml.rels", "xl/styles.xml",
    "xl/worksheets/sheet1.xml", "xl/worksheets/_rels/sheet1.xml.rels",
    "xl/comments1.xml", "xl/drawings/vmlDrawing1.vml",
}  # fmt: skip


def marked(data: bytes, marks: tuple[Mark, ...] = MARKS) -> bytes:
    copy = annotate(data, marks)
    assert copy is not None
    return copy


def parts(data: bytes) -> dict[str, bytes]:
    with ZipFile(BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.mark.parametrize("feature", FEATURES)
def test_nothing_of_the_senders_file_is_lost(feature: str) -> None:
    data = form_with(feature)
    before, after = parts(data), parts(marked(data))
    assert before.keys() <= after.keys()
    for name in before.keys() - EDITED:
        assert after[name] == before[name], name


@pytest.mark.parametrize("feature", FEATURES)
def test_values_stay_the_same(feature: str) -> None:
    data = form_with(feature)
    assert cells(marked(data), "报名表") == cells(data, "报名表")


@pytest.mark.parametrize("feature", FEATURES)
def test_elements_of_the_sheet_are_all_still_there_in_their_order(feature: str) -> None:
    from lxml import etree

    data = form_with(feature)
    added = {"conditionalFormatting", "legacyDrawing"}

    def children(xml: bytes) -> list[str]:
        names = [etree.QName(child).localname for child in etree.fromstring(xml)]
        return [name for name in names if name not in added]

    sheet = "xl/worksheets/sheet1.xml"
    assert children(parts(marked(data))[sheet]) == children(parts(data)[sheet])


@pytest.mark.parametrize("feature", FEATURES)
def test_the_copy_is_as_valid_as_the_original(feature: str, tmp_path: Path) -> None:
    data = form_with(feature)
    assert set(schema_errors(marked(data), tmp_path)) <= set(schema_errors(data, tmp_path))


def test_faulty_cells_have_a_note_with_all_that_is_wrong() -> None:
    sheet = openpyxl_book(marked(Form().to_bytes()))["报名表"]
    assert sheet["A2"].comment.text == "【棋赛核对】\n姓名与证书不同\n没有写组别"
    assert sheet["B2"].comment.text.endswith("（规程七）\n→ 请把该格设为文本后重新输入")
    assert sheet["A1"].comment is None


def test_a_senders_note_is_kept_and_ours_stands_below_it() -> None:
    sheet = openpyxl_book(marked(form_with("senders_note")))["报名表"]
    assert sheet["A2"].comment.text == "已核对\n【棋赛核对】\n姓名与证书不同\n没有写组别"
    assert sheet["A2"].comment.author == "李老师"


def test_a_thread_keeps_its_placeholder_and_the_finding_stands_on_the_sheet() -> None:
    copy = marked(form_with("threaded_comment"))
    assert openpyxl_book(copy)["报名表"]["A2"].comment.text == "已核对"
    assert any("没有写组别" in row for row in cells(copy, "问题清单"))


def test_the_list_of_findings_leads_to_the_cells() -> None:
    copy = marked(Form().to_bytes())
    rows = cells(copy, "问题清单")
    assert rows[0][0] == "棋赛核对意见"
    assert rows[3][:6] == [
        "1", "报名表!B2", "张三", "错误",
        "身份证号被 Excel 存成了数字，末三位已丢失", "请把该格设为文本后重新输入",
    ]  # fmt: skip
    assert rows[7][1] == "整个文件"
    sheet = openpyxl_book(copy)["问题清单"]
    assert sheet["B4"].hyperlink.location == "'报名表'!B2"
    assert sheet["B8"].hyperlink is None


def test_marks_of_an_earlier_copy_go_and_the_senders_things_stay() -> None:
    for feature in ("senders_note", "extensions", "form_button"):
        first = marked(form_with(feature))
        again = marked(first)
        assert parts(again) == parts(first), feature
        fewer = marked(first, MARKS[:1])
        sheet = openpyxl_book(fewer)["报名表"]
        assert "A2" not in {str(area.sqref) for area in sheet.conditional_formatting}
        assert [row[1] for row in cells(fewer, "问题清单")[3:]] == ["报名表!B2"]


def test_a_senders_own_sheet_of_that_name_is_not_ours() -> None:
    data = Form().to_bytes()
    assert load_workbook(BytesIO(marked(data))).sheet_names == ["报名表", "问题清单"]
    renamed = _renamed(data, "问题清单")
    copy = marked(renamed, (Mark("问题清单!A1", Severity.INFO, "提示"),))
    assert load_workbook(BytesIO(copy)).sheet_names == ["问题清单", "问题清单(2)"]


def test_a_mark_inside_a_merged_range_stands_for_the_whole_range() -> None:
    data = form_with("everything_behind_the_cells")
    copy = marked(data, (Mark("报名表!B5", Severity.ERROR, "空"),))
    sheet = openpyxl_book(copy)["报名表"]
    assert {str(area.sqref) for area in sheet.conditional_formatting} == {"A4:C5"}
    assert sheet["A4"].comment is not None


def test_a_mark_on_an_unknown_sheet_is_listed_without_link() -> None:
    copy = marked(Form().to_bytes(), (Mark("别的!A1", Severity.ERROR, "问题"),))
    assert cells(copy, "问题清单")[3][1] == "别的!A1"


def strict(form: Form) -> None:
    form.rels[""] = [("rId1", "http://purl.oclc.org/ooxml/officeDocument/relationships/"
                      "officeDocument", "xl/workbook.xml")]  # fmt: skip


def signed(form: Form) -> None:
    form.put("_xmlsignatures/sig1.xml", "<Signature/>")


def binary(form: Form) -> None:
    form.overrides["xl/workbook.xml"] = "application/vnd.ms-excel.sheet.binary.macroEnabled.main"


def without_styles(form: Form) -> None:
    form.rels["xl/workbook.xml"] = [
        rel for rel in form.rels["xl/workbook.xml"] if rel[1] != f"{OFFICE}/styles"
    ]


def with_broken_xml(form: Form) -> None:
    form.cells = "</sheetData>"


@pytest.mark.parametrize("spoil", [strict, signed, binary, without_styles, with_broken_xml])
def test_what_cannot_be_edited_without_doubt_is_refused(spoil: object) -> None:
    form = Form()
    assert callable(spoil)
    spoil(form)
    assert annotate(form.to_bytes(), MARKS) is None


@pytest.mark.parametrize("data", [b"", b"no zip", b"PK\x03\x04half", b"\xd0\xcf\x11\xe0\xa1\xb1"])
def test_what_is_no_workbook_is_refused(data: bytes) -> None:
    assert annotate(data, MARKS) is None


def test_the_copy_is_the_same_every_time() -> None:
    data = form_with("floating")
    assert marked(data) == marked(data)


def _renamed(data: bytes, name: str) -> bytes:
    stream = BytesIO()
    with ZipFile(stream, "w") as archive:
        for part, content in parts(data).items():
            archive.writestr(part, content.replace("报名表".encode(), name.encode()))
    return stream.getvalue()


@given(st.integers(0, 20_000), st.integers(0, 255), st.booleans())
def test_a_damaged_file_is_refused_or_copied_and_never_an_accident(
    place: int, value: int, cut: bool
) -> None:
    data = bytearray(form_with("senders_note"))
    place %= len(data)
    data[place] = value
    copy = annotate(bytes(data[:place] if cut else data), MARKS)
    assert copy is None or copy.startswith(b"PK")
