"""Failures that other people's software really had with entry forms, by the commands a user types.

The numbers are those of the collection (A1 1–25); what happens below the commands is held where
it belongs, so here each case stands once, whole.
"""

import io
import os
import subprocess
import sys
import time
import zipfile
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from openpyxl import Workbook, load_workbook

from tests.flows.office import checked, codes, done, form, mail, put
from tests.shared import CHECKOUT
from tests.sources.made import Sheets, xlsx

UNIT = ["参赛单位", "青州市棋类协会", "领队", "李领", "教练", "王教", "电话", "13800000001"]
HEAD = ["姓名", "性别", "出生日期", "身份证号", "等级称号", "组别", "电话"]
WU = [
    "吴二", "男", "2007-02-02", "37030320070202103X", "一级棋士", "一级棋士组(男子)", "13900000001",
]  # fmt: skip
ZHENG = [
    "郑三", "女", "2007-03-03", "370303200703031061", "一级棋士", "一级棋士组(女子)", "13900000002",
]  # fmt: skip


def sheet(*rows: list[Any], head: list[Any] = HEAD) -> Sheets:
    return {"报名表": [UNIT, head, *rows]}


def read(folder: Path, content: bytes, name: str = "青州市棋类协会报名表.xlsx") -> Any:
    path = folder / name
    path.write_bytes(content)
    [one] = done("read", path, now=None)["forms"]
    return one


def found(one: Any) -> list[tuple[str, str | None]]:
    return [(f["code"], f["where"]) for f in one["findings"]]


def texts(path: Path) -> list[Any]:
    return [c.value for page in load_workbook(path) for row in page.iter_rows() for c in row]


def test_02_our_own_workbooks_keep_long_numbers_as_text(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, mail(form([{"phone": "13812345678"}])))
    shown = texts(event / "5内部" / "报名汇总.xlsx")
    assert "37030320070202103X" in shown
    assert "13812345678" in shown
    assert not [value for value in shown if isinstance(value, float) and value > 1e9]


def test_05_a_text_that_is_no_id_stops_nothing(tmp_path: Path) -> None:
    rows = [[*WU[:3], "军官证144125", *WU[4:]], ZHENG]
    one = read(tmp_path, xlsx(sheet(*rows)))
    assert found(one) == [("P003", "报名表!D3")]
    assert [p["name"] for p in one["players"]] == ["吴二", "郑三"]


def test_09_three_dots_are_one_person(tmp_path: Path) -> None:
    names = ("古丽米热·艾比布力", "古丽米热•艾比布力", "古丽米热．艾比布力")
    one = read(tmp_path, xlsx(sheet(*([name, *WU[1:]] for name in names))))
    assert [p["name"] for p in one["players"]] == ["古丽米热·艾比布力"]
    assert found(one) == [("P011", "报名表!A4"), ("P011", "报名表!A5")]


def test_11_serial_dates(tmp_path: Path) -> None:
    one = read(tmp_path, xlsx(sheet([*WU[:2], 39115, *WU[3:]])))
    assert one["players"][0]["birth"] == "2007-02-02"
    assert found(one) == []


def test_12_the_1904_date_system(tmp_path: Path) -> None:
    book = Workbook()
    book.epoch = datetime(1904, 1, 1)
    page = book.active
    page.title = "报名表"
    for row in (UNIT, HEAD, ["李一", "男", 38000, "370303200801152211", *WU[4:]]):
        page.append(row)
    page["C3"].number_format = "yyyy-mm-dd"
    made = io.BytesIO()
    book.save(made)
    one = read(tmp_path, made.getvalue())
    assert one["players"][0]["birth"] == "2008-01-15"
    assert found(one) == []


@pytest.mark.parametrize(("id_number", "birth"), [("37030320080502003X", "2008-05-02"), ("", None)])
def test_13_day_and_month(tmp_path: Path, id_number: str, birth: str | None) -> None:
    row = ["李一", "男", "5/2/2008", id_number, *WU[4:]]
    one = read(tmp_path, xlsx(sheet(row)))
    assert one["players"][0]["birth"] == birth
    assert [f["code"] for f in one["findings"]] == ([] if birth else ["P002", "P014"])


@pytest.mark.parametrize("zone", ["UTC", "Asia/Shanghai", "America/Los_Angeles", "Pacific/Apia"])
def test_14_a_day_is_the_same_day_in_every_time_zone(tmp_path: Path, zone: str) -> None:
    event, _ = checked(tmp_path, mail(form([{"birth": "2007-02-02"}])))
    before = (event / "5内部" / "报名汇总.xlsx").read_bytes()
    (event / "5内部" / "报名汇总.xlsx").unlink()
    line = [sys.executable, "-m", "toolkit.cli.app", "rebuild", "-e", str(event)]
    subprocess.run(
        line, cwd=CHECKOUT, check=True, env={**os.environ, "TZ": zone}, capture_output=True
    )
    assert (event / "5内部" / "报名汇总.xlsx").read_bytes() == before
    assert "2007-02-02" in texts(event / "5内部" / "报名汇总.xlsx")


def test_15_merged_cells(tmp_path: Path) -> None:
    """A unit merged over its players, and a header of two rows with a merged group."""
    rows = [
        ["单位", "姓名", "性别", "身份证号", "组别", "住宿", ""],
        ["", "", "", "", "", "房型", "间数"],
        ["青州市棋类协会", "吴二", "男", WU[3], "一级棋士组(男子)", "标准间", 1],
        ["", "郑三", "女", ZHENG[3], "一级棋士组(女子)", "标准间", 1],
    ]

    def merge(_: Any, page: Any) -> None:
        page.merge_range(2, 0, 3, 0, "青州市棋类协会")
        page.merge_range(0, 5, 0, 6, "住宿")

    one = read(tmp_path, xlsx({"Sheet1": rows}, merge))
    assert (one["unit"], len(one["players"])) == ("青州市棋类协会", 2)
    assert [(r["type"], r["rooms"]) for r in one["rooms"]] == [("标准间", 1), ("标准间", 1)]


def test_16_header_words(tmp_path: Path) -> None:
    head = ["姓 名 ", "性别（必填）", "出生年月", "身份证 号码", "等级", "组别", "备注2", ""]
    rows = [[*WU[:6], "穿校服", "另有内容"], [*ZHENG[:6], "", "再有内容"]]
    one = read(tmp_path, xlsx({" 报名表": [UNIT, head, *rows]}))
    assert [p["name"] for p in one["players"]] == ["吴二", "郑三"]
    unknown = [f for f in one["findings"] if f["code"] == "F012"]
    assert any("“备注2”" in f["message"] for f in unknown)
    assert any("H 列（没有表头）" in f["message"] for f in unknown)


def test_17_hidden_rows_and_the_sample_row(tmp_path: Path) -> None:
    example = ["张三", "男", "2008-01-01", "", "一级棋士", "一级棋士组(男子)", ""]
    content = xlsx(
        sheet(example, WU, ZHENG), lambda _, page: page.set_row(4, None, None, {"hidden": True})
    )
    one = read(tmp_path, content)
    assert [p["name"] for p in one["players"]] == ["吴二"]
    assert found(one) == [("F008", "报名表!A5"), ("F009", "报名表!A3")]


def test_18_a_million_formatted_rows(tmp_path: Path) -> None:
    content = xlsx(sheet(WU, ZHENG), lambda book, page: page.write_blank(
        1_048_575, 0, None, book.add_format({"bold": True})
    ))  # fmt: skip
    before = time.perf_counter()
    one = read(tmp_path, content)
    assert len(one["players"]) == 2
    assert time.perf_counter() - before < 20  # seconds; a busy machine is no failure


def test_19_a_formula_without_a_stored_value(tmp_path: Path) -> None:
    """xlsxwriter stores 0, openpyxl nothing at all; the sum is shown and never taken as 0."""
    book = load_workbook(io.BytesIO(xlsx(sheet(WU))))
    page = book["报名表"]
    page["A9"], page["B9"], page["C9"], page["D9"] = "合计金额", "=C9+D9", 210, 1290
    made = io.BytesIO()
    book.save(made)
    one = read(tmp_path, made.getvalue())
    [(code, where)] = found(one)
    assert (code, where) == ("F007", "报名表!B9")
    assert "1500" in one["findings"][0]["message"]


def test_20_a_long_drop_down_of_our_form_is_a_range(tmp_path: Path) -> None:
    made = zipfile.ZipFile(io.BytesIO(form([])))
    pages = [made.read(name).decode() for name in made.namelist() if "worksheets/sheet" in name]
    lists = [page for page in pages if "dataValidation" in page]
    assert lists
    assert not [page for page in lists if '<formula1>"' in page]  # no inline list at all


@pytest.mark.parametrize("encoding", ["gb18030", "utf-8-sig", "utf-16"])
def test_21_csv_as_chinese_excel_saves_it(tmp_path: Path, encoding: str) -> None:
    text = "\n".join(",".join(row) for row in (UNIT, HEAD, WU, ZHENG))
    one = read(tmp_path, text.encode(encoding), "青州市棋类协会报名表.csv")
    assert (one["unit"], [p["name"] for p in one["players"]]) == (
        "青州市棋类协会", ["吴二", "郑三"],
    )  # fmt: skip
    assert found(one) == []


def test_21_text_that_nobody_can_decode_is_said_plainly(tmp_path: Path) -> None:
    one = read(tmp_path, bytes(range(128, 256)) * 8, "表.csv")
    [finding] = one["findings"]
    assert finding["code"] == "F001"


def test_23_the_same_file_twice_and_the_same_player_twice(tmp_path: Path) -> None:
    own = xlsx(sheet(WU, ZHENG, WU))
    event, document = checked(tmp_path, mail(own))
    assert document["players"] == 2
    assert [c for c in codes(document) if c.startswith("P")] == ["P011"]
    put(event, mail(own, received="Mon, 30 Dec 2019 11:00:00 +0800"))
    done("ingest", event=event)
    again = done("check", event=event)
    assert again["players"] == 2
    assert codes(again).count("F010") == 1


def test_24_not_duplicates(tmp_path: Path) -> None:
    shared = [{"phone": "13800000001"} for _ in range(5)]
    other = {"name": "张伟"}
    event, document = checked(tmp_path, mail(form([*shared, other, {}, other])))
    assert document["players"] == 8
    assert codes(document) == []
    assert done("publish", event=event)["published"] == 8


def test_25_possible_duplicates_are_asked_about_and_not_merged(tmp_path: Path) -> None:
    one = {"name": "陈子晗", "birth": "2008-01-15", "id_number": "370303200801152211", "sex": "男"}
    two = {**one, "name": "陈子涵", "id_number": "370303200801150013"}
    man = {"section": "一级棋士组(男子)"}
    event, document = checked(tmp_path, mail(form([{**one, **man}, {**two, **man}])))
    assert (codes(document), document["players"]) == (["P013"], 2)
    assert done("publish", event=event)["published"] == 2
