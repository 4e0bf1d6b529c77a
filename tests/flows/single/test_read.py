"""`qisai read`: the contract of its JSON, on real workbooks."""

from pathlib import Path
from typing import Any

import pytest

from tests.flows.office import done, form, qisai
from tests.sources.made import Sheets, xlsx

FORM_KEYS = ["file", "unit", "leader", "coach", "contact", "players", "rooms", "seals", "findings"]
PLAYER_KEYS = [
    "name", "sex", "birth", "id_number", "title", "grade", "title_raw", "section", "fide_id",
    "rating", "phone", "cell",
]  # fmt: skip
ROOM_KEYS = ["hotel", "type", "rooms", "people", "arrive", "depart", "cell"]
FINDING_KEYS = ["code", "severity", "where", "subject", "clause", "message"]
HEAD = ["姓名", "性别", "出生日期", "身份证号", "等级称号", "等级分", "组别", "电话"]
GOOD = [
    "吴二", "男", "2007-02-02", "37030320070202103X", "一级棋士", "", "一级棋士组(男子)",
    "13900000001",
]  # fmt: skip


def read(folder: Path, content: bytes, *words: str, name: str = "青州市棋类协会报名表.xlsx") -> Any:
    path = folder / name
    path.write_bytes(content)
    return done("read", path, *words, now=None)["forms"]


def table(*rows: list[Any], head: list[str] = HEAD) -> Sheets:
    heading = ["参赛单位", "青州市棋类协会", "领队", "李领 13812345678", "教练", "王教、周副"]
    return {"报名表": [heading, head, *rows]}


def player(**said: Any) -> list[Any]:
    row = list(GOOD)
    for title, value in said.items():
        row[HEAD.index(title)] = value
    return row


def test_every_key_is_there_with_its_type(tmp_path: Path) -> None:
    [one] = read(tmp_path, form([{"rating": "1850"}, {}]), "--regulation", "zibo-2020")
    assert list(one) == FORM_KEYS
    assert one["file"] == str(tmp_path / "青州市棋类协会报名表.xlsx")
    assert (one["unit"], one["leader"], one["coach"]) == ("青州市棋类协会", "李领", "王教")
    assert one["contact"] == {
        "name": "赵联", "phone": "13800000001", "email": "qingzhou@example.org",
    }  # fmt: skip
    assert all(list(each) == PLAYER_KEYS for each in one["players"])
    assert one["players"][0] == {
        "name": "吴二", "sex": "男", "birth": "2007-02-02", "id_number": "37030320070202103X",
        "title": "一级棋士", "grade": None, "title_raw": "一级棋士",
        "section": "一级棋士组(男子)", "fide_id": None, "rating": 1850, "phone": "13900000001",
        "cell": "报名表!B11",
    }  # fmt: skip
    assert one["rooms"] == [
        {
            "hotel": "淄博饭店", "type": "标准间", "rooms": 1, "people": 2,
            "arrive": "2020-01-17", "depart": "2020-01-20", "cell": one["rooms"][0]["cell"],
        }
    ]  # fmt: skip
    assert list(one["rooms"][0]) == ROOM_KEYS
    assert one["rooms"][0]["cell"].startswith("住宿与汇款!")
    assert [list(each) for each in one["seals"]] == [["where", "kind", "text", "score"]]
    assert all(list(each) == FINDING_KEYS for each in one["findings"])
    assert [f["code"] for f in one["findings"]] == ["S007"]


def test_unknown_is_null_and_lists_are_empty(tmp_path: Path) -> None:
    sparse = {"报名表": [HEAD[:1] + HEAD[3:4] + HEAD[6:7], ["吴二", "37030320070202103X", ""]]}
    [one] = read(tmp_path, xlsx(sparse), name="表.xlsx")
    assert (one["unit"], one["leader"], one["coach"]) == (None, None, None)
    assert one["contact"] == {"name": None, "phone": None, "email": None}
    assert (one["rooms"], one["seals"]) == ([], [])
    [only] = one["players"]
    unknown = {key for key, value in only.items() if value is None}
    assert unknown == set(PLAYER_KEYS) - {"name", "id_number", "cell"}


def test_a_file_without_a_form_has_every_key_too(tmp_path: Path) -> None:
    [one] = read(tmp_path, b"PK\x03\x04 half a zip")
    assert list(one) == FORM_KEYS
    assert (one["unit"], one["players"]) == (None, [])
    [finding] = one["findings"]
    assert (finding["code"], finding["severity"], finding["where"]) == ("F001", "error", None)


def test_without_a_regulation_only_the_file_the_picture_and_the_person_are_judged(
    tmp_path: Path,
) -> None:
    rows = player(身份证号="370303200801152218", 组别="少年组", 等级称号="", 等级分="2500")
    [one] = read(tmp_path, xlsx(table(rows)))
    assert {f["code"] for f in one["findings"]} == {"P004"}
    assert all(f["clause"] is None for f in one["findings"])
    [one] = read(tmp_path, xlsx(table(rows)), "--regulation", "zibo-2020")
    assert {"P004", "E001", "S001", "F015", "R001"} <= {f["code"] for f in one["findings"]}
    assert all(f["clause"] for f in one["findings"])
    assert not {f["code"][0] for f in one["findings"]} & set("TMG")


@pytest.mark.parametrize(
    ("said", "code", "number"),
    [
        ({"身份证号": 370303200801152000.0}, "P005", None),
        ({"身份证号": "370303080115521"}, "P010", "370303080115521"),
        ({"身份证号": 370303080115521.0}, "P010", "370303080115521"),
        ({"身份证号": "军官证144125"}, "P003", "军官证144125"),
        ({"身份证号": "sssssssss123456"}, "P003", "sssssssss123456"),
        ({"身份证号": "3703032008AB15222X"}, "P003", "3703032008AB15222X"),
        ({"身份证号": "abcdefghijklmno"}, "P003", "abcdefghijklmno"),
        ({"身份证号": "37030320080230001X"}, "P008", "37030320080230001X"),
        ({"身份证号": "370303200801152218"}, "P004", "370303200801152218"),
        ({"身份证号": ""}, "P002", None),
        (
            {"身份证号": "990100200801152217", "出生日期": "2008-01-15"},
            "P009",
            "990100200801152217",
        ),
    ],
)
def test_one_id_yields_one_finding_in_its_cell(
    tmp_path: Path, said: dict[str, Any], code: str, number: str | None
) -> None:
    [one] = read(tmp_path, xlsx(table(player(**said))))
    [finding] = one["findings"]
    assert (finding["code"], finding["where"], finding["subject"]) == (code, "报名表!D3", "吴二")
    assert one["players"][0]["id_number"] == number
    assert one["players"][0]["name"] == "吴二"


@pytest.mark.parametrize(
    "written",
    ["37030320080115222x", "３７０３０３２００８０１１５２２２Ｘ", " 370303 20080115 222X "],
)
def test_spellings_of_one_id(tmp_path: Path, written: str) -> None:
    row = player(身份证号=written, 出生日期="2008-01-15", 性别="女")
    [one] = read(tmp_path, xlsx(table(row)))
    assert one["players"][0]["id_number"] == "37030320080115222X"
    assert one["findings"] == []


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("古丽米热·艾比布力", "古丽米热·艾比布力"),
        ("古丽米热•艾比布力", "古丽米热·艾比布力"),
        ("古丽米热．艾比布力", "古丽米热·艾比布力"),
        ("欧阳龙", "欧阳龙"),
        ("李一", "李一"),
        ("NA", "NA"),
        ("None", "None"),
    ],
)
def test_names_are_names(tmp_path: Path, name: str, shown: str) -> None:
    [one] = read(tmp_path, xlsx(table(player(姓名=name))))
    assert one["players"][0]["name"] == shown
    assert one["findings"] == []


def test_leading_zeros_and_blanks_of_phones(tmp_path: Path) -> None:
    rows = [player(电话="0533-3182222"), player(姓名="郑三", 身份证号="370303200703031061",
            性别="女", 出生日期="2007-03-03", 电话="")]  # fmt: skip
    rows.append(player(姓名="冯四", 身份证号="370303200704041077", 出生日期="2007-04-04",
                       电话=13900000003.0))  # fmt: skip
    [one] = read(tmp_path, xlsx(table(*rows)))
    assert [p["phone"] for p in one["players"]] == ["0533-3182222", None, "13900000003"]


@pytest.mark.parametrize("written", ["2007.2.2", "2007年2月2日", "２００７．２．２", "20070202"])
def test_spellings_of_one_date(tmp_path: Path, written: str) -> None:
    [one] = read(tmp_path, xlsx(table(player(出生日期=written))))
    assert one["players"][0]["birth"] == "2007-02-02"
    assert one["findings"] == []


@pytest.mark.parametrize(("written", "code"), [("2007-2", "P014"), ("2007-02-30", "P008")])
def test_a_date_that_is_none_is_asked_about_and_not_guessed(
    tmp_path: Path, written: str, code: str
) -> None:
    [one] = read(tmp_path, xlsx(table(player(出生日期=written))))
    assert one["players"][0]["birth"] is None
    [finding] = one["findings"]
    assert (finding["code"], finding["where"]) == (code, "报名表!C3")


def test_leaders_and_coaches_are_joined_without_their_numbers(tmp_path: Path) -> None:
    [one] = read(tmp_path, xlsx(table(GOOD)))
    assert (one["leader"], one["coach"]) == ("李领", "王教、周副")


def test_a_file_of_two_units_gives_two_forms(tmp_path: Path) -> None:
    other = table(player(姓名="郑三", 身份证号="370303200703031061", 性别="女",
                         出生日期="2007-03-03"))["报名表"]  # fmt: skip
    other[0] = ["参赛单位", "临朐县实验小学", "领队", "孙领", "教练", "周教"]
    forms = read(tmp_path, xlsx({"青州": table(GOOD)["报名表"], "临朐": other}))
    assert [one["unit"] for one in forms] == ["青州市棋类协会", "临朐县实验小学"]
    assert [len(one["players"]) for one in forms] == [1, 1]


def test_files_stand_in_the_order_they_were_named(tmp_path: Path) -> None:
    names = ["丙.xlsx", "甲.xlsx", "乙.xlsx"]
    paths = [tmp_path / name for name in names]
    for path in paths:
        path.write_bytes(form([{}]))
    document = done("read", *paths, now=None)
    assert [one["file"] for one in document["forms"]] == [str(path) for path in paths]


def test_the_same_row_twice_is_one_player_and_one_finding(tmp_path: Path) -> None:
    [one] = read(tmp_path, xlsx(table(GOOD, GOOD)))
    assert len(one["players"]) == 1
    [finding] = one["findings"]
    assert (finding["code"], finding["where"]) == ("P011", "报名表!A4")


def test_a_missing_file_beside_a_good_one_is_a_finding(tmp_path: Path) -> None:
    (tmp_path / "甲.xlsx").write_bytes(form([{}]))
    forms = done("read", tmp_path / "甲.xlsx", tmp_path / "没有.xlsx", now=None)["forms"]
    assert [len(one["players"]) for one in forms] == [1, 0]
    [finding] = forms[1]["findings"]
    assert finding["code"] == "F001"
    assert "没有这个文件" in finding["message"]


def test_no_file_at_all_is_a_failure(tmp_path: Path) -> None:
    answer = qisai("read", tmp_path / "没有.xlsx", "--json", now=None)
    assert (answer.code, set(answer.data["error"])) == (1, {"message", "remedy"})
    assert qisai("read", now=None).code == 2


def test_a_wrong_regulation_is_a_failure(tmp_path: Path) -> None:
    path = tmp_path / "甲.xlsx"
    path.write_bytes(form([{}]))
    answer = qisai("read", path, "--regulation", "zibo-2021", "--json", now=None)
    assert answer.code == 1
    assert "zibo-2020" in answer.data["error"]["remedy"]


def test_people_read_lines(tmp_path: Path) -> None:
    path = tmp_path / "青州市棋类协会报名表.xlsx"
    path.write_bytes(form([{"id_number": "370303200801152218"}]))
    said = qisai("read", path, "--regulation", "zibo-2020", now=None).out
    assert "青州市棋类协会，1 名棋手" in said
    assert "P004  报名表!E11" in said
    assert "（七）" in said
