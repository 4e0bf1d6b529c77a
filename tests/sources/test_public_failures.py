"""Failures that other programs had in public with entry forms, each read right here."""

import random
import time
from typing import Any

import pytest

from tests.sources.kinds import made
from tests.sources.made import rows, told, xlsx
from tests.sources.surgery import operated, swap
from toolkit.model.form import Form
from toolkit.model.said import CellKind
from toolkit.sources.forms.read import read_forms, read_here

SHEET = "xl/worksheets/sheet1.xml"


def form(text: str, change: Any = None) -> Form:
    (read,) = read_here(xlsx(text, change), "x.xlsx").forms
    return read


def test_an_id_stored_as_a_number_comes_through_as_one() -> None:
    read = form("单位：甲队\n姓名|身份证号|组别\n王小一|#370303200801152000|甲组")
    said = read.players[0].said["id_number"]
    assert (said.text, said.kind) == ("370303200801152000", CellKind.NUMBER)


def test_a_cell_holds_what_was_typed_even_if_it_is_no_id() -> None:
    typed = ["军官证144125", "sssssssss123456", "3703032008AB15222X", " 370303 20080115 222X "]
    data = {"表": [["姓名", "身份证号", "组别"], *[["王小一", value, "甲组"] for value in typed]]}
    (read,) = read_here(xlsx(data), "x.xlsx").forms
    assert [line.said["id_number"].text for line in read.players] == typed


@pytest.mark.parametrize(
    "name",
    [
        "古丽米热·艾比布力",
        "古丽米热•艾比布力",
        "古丽米热．艾比布力",
        "欧阳龙",
        "李一",
        "NA",
        "None",
    ],
)
def test_names(name: str) -> None:
    assert told(form(f"姓名|身份证号|组别\n{name}|x|甲组").players[0], "name") == [name]


def test_a_blank_phone_turns_no_other_into_a_fraction() -> None:
    read = form(
        "姓名|身份证号|组别|电话\n王小一|x|甲组|#13812345678\n王小二|x|甲组|\n王小三|x|甲组|0533-3182222\n王小四|x|甲组|007"
    )
    assert [told(line, "phone")[0] for line in read.players] == [
        "13812345678", "", "0533-3182222", "007",
    ]  # fmt: skip


def test_date_cells_of_the_1904_system() -> None:
    def change(book: Any, sheet: Any) -> None:
        sheet.write_number("D2", 38000, book.add_format({"num_format": "yyyy-mm-dd"}))

    data = xlsx("姓名|身份证号|组别|出生日期\n王小一|x|甲组|", change)
    old = operated(data, {"xl/workbook.xml": swap("<workbookPr ", '<workbookPr date1904="1" ')})
    (read,) = read_here(old, "x.xlsx").forms
    assert read.players[0].said["birth"].text == "2008-01-15"


def test_merged_unit_and_two_row_header() -> None:
    def change(_: Any, sheet: Any) -> None:
        for area in ("A1:A2", "B1:B2", "C1:C2"):
            sheet.merge_range(area, "")
        for cell, word in (("A1", "单位"), ("B1", "姓名"), ("C1", "身份证号")):
            sheet.write(cell, word)
        sheet.merge_range("D1:E1", "住宿")
        sheet.merge_range("A3:A5", "甲队")

    text = "||||\n|||房型|间数\n|王小一|x|标间|#1\n|王小二|x|标间|#1\n|王小三|x||"
    read = form(text, change)
    assert [told(line, "unit")[0] for line in read.players] == ["甲队"] * 3
    assert [told(line, "type", "rooms", "names") for line in read.rooms] == [
        ["标间", "1", "王小一"],
        ["标间", "1", "王小二"],
    ]


def test_header_spellings_and_columns_nobody_knows() -> None:
    read = form("姓 名 |Name|身份证号（必填）|组别|备注2|\n王小一|x|370303200801152211|甲组|素食|?")
    assert told(read.players[0], "name", "id_number") == ["王小一", "370303200801152211"]
    assert [(u.letter, u.header) for u in read.unknown_columns] == [
        ("B", "Name"), ("E", "备注2"), ("F", ""),
    ]  # fmt: skip


def test_filtered_rows_and_the_sample_row() -> None:
    def change(_: Any, sheet: Any) -> None:
        sheet.autofilter("A2:D6")
        for row in (4, 5):
            sheet.set_row(row, None, None, {"hidden": True})

    read = form(
        "报名表\n序号|姓名|身份证号|组别\n例|张三|x|甲组\n1|王小一|x|甲组\n2|王小二|x|甲组\n3|王小三|x|甲组",
        change,
    )
    assert [(told(line, "name")[0], line.hidden) for line in read.players] == [
        ("王小一", False), ("王小二", True), ("王小三", True),
    ]  # fmt: skip
    assert [(p.code, p.where) for p in read.problems if p.code in ("F008", "F009")] == [
        ("F009", "报名表!B3"), ("F008", "报名表!B5"),
    ]  # fmt: skip


def test_a_used_range_down_to_the_last_row() -> None:
    empty = "".join(f'<row r="{n}" ht="15" customHeight="1"/>' for n in range(5, 1_048_577, 3))
    data = operated(
        xlsx("单位：甲队\n姓名|身份证号|组别\n王小一|x|甲组\n王小二|x|甲组"),
        {SHEET: swap("</sheetData>", empty + "</sheetData>")},
    )
    began = time.process_time()
    (read,) = read_here(data, "x.xlsx").forms
    assert time.process_time() - began < 2
    assert (len(read.players), read.unknown_columns) == (2, ())


def test_a_cell_in_the_last_corner_costs_nobody_the_form() -> None:
    cell = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'
    data = operated(
        xlsx("单位：甲队\n姓名|身份证号|组别\n王小一|x|甲组"), {SHEET: swap("</sheetData>", cell)}
    )
    (read,) = read_forms(data, "x.xlsx").forms
    assert [told(line, "name")[0] for line in read.players] == ["王小一"]
    assert [(p.code, p.where) for p in read.problems] == [("F012", "报名表!XFD1048576")]


def test_nothing_but_a_far_cell() -> None:
    cell = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'
    data = operated(xlsx(" "), {SHEET: swap("<sheetData/>", "<sheetData>" + cell)})
    assert [p.code for p in read_forms(data, "x.xlsx").problems] == ["F001"]


def test_a_merged_range_of_the_whole_sheet() -> None:
    merge = '</sheetData><mergeCells count="1"><mergeCell ref="A9:XFD1048576"/></mergeCells>'
    data = operated(
        xlsx("单位：甲队\n姓名|身份证号|组别\n王小一|x|甲组"), {SHEET: swap("</sheetData>", merge)}
    )
    assert len(read_here(data, "x.xlsx").forms[0].players) == 1


def test_empty_styles_and_cells_without_places() -> None:
    sheet = (
        '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
        + "".join(
            "<row>" + "".join(f'<c t="inlineStr"><is><t>{c}</t></is></c>' for c in row) + "</row>"
            for row in rows("姓名|身份证号|组别\n王小一|x|甲组")
        )
        + "</sheetData></worksheet>"
    )
    data = operated(xlsx("姓名"), {SHEET: sheet.encode(), "xl/styles.xml": b"<styleSheet/>"})
    (read,) = read_here(data, "x.xlsx").forms
    assert told(read.players[0], "name", "section") == ["王小一", "甲组"]


def test_a_list_exported_by_an_online_questionnaire() -> None:
    text = """
        序号|提交答卷时间|1、您的姓名|2、身份证号码：|3、手机号码|4、报名组别|5、所属单位
        #1|2020/1/1 10:00:00|王小一|370303200801152211|13812345678|甲组|甲队
        #2|2020/1/1 10:05:00|王小二|370303200903022247|13812345679|乙组|乙队
        """
    result = read_here(xlsx(text), "x.xlsx")
    assert [f.first("unit").text for f in result.forms] == ["甲队", "乙队"]  # type: ignore[union-attr]
    assert told(result.forms[0].players[0], "name", "id_number", "phone", "section") == [
        "王小一", "370303200801152211", "13812345678", "甲组",
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["form.xls", "form.ods", "form.xlsb", "form.html", "form.pdf"])
def test_damaged_files_give_forms_or_a_reason(name: str) -> None:
    dice = random.Random(name)
    for _ in range(12):
        data = bytearray(made(name))
        for _ in range(dice.randint(1, 30)):
            data[dice.randrange(len(data))] = dice.randrange(256)
        result = read_forms(bytes(data[: dice.randrange(len(data) // 2, len(data))]), name)
        reasons = [problem.detail.get("reason", "") for problem in result.problems]
        assert result.forms or result.problems
        assert not [reason for reason in reasons if "读取程序" in reason]
