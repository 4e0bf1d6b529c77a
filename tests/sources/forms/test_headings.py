import pytest

from tests.sources.forms.test_lines import heading, read
from toolkit.sources.forms.headings import inline_pairs
from toolkit.sources.forms.words import words

TABLE = "\n姓名|性别|组别\n王小一|男|甲组"


@pytest.mark.parametrize(
    ("text", "pairs"),
    [
        ("领队：张三  教练：李四", [("leader", "张三"), ("coach", "李四")]),
        ("领 队: 张三", [("leader", "张三")]),
        ("参赛单位（公章）：淄博棋协", [("unit", "淄博棋协")]),
        ("单位：淄博棋协（公章）", [("unit", "淄博棋协")]),
        ("领队：____ 教练：李四", [("leader", ""), ("coach", "李四")]),
        ("主办单位：淄博市体育局", []),
        ("领队：张三 裁判：李四", [("leader", "张三")]),
        ("报到时间：14:00", []),
        ("备注", []),
    ],
)
def test_inside_one_cell(text: str, pairs: list[tuple[str, str]]) -> None:
    assert inline_pairs(text, words().heading.exact) == pairs


@pytest.mark.parametrize(
    "rows",
    [
        "参赛单位|淄博棋协|领队|张三",
        "参赛单位：|淄博棋协||领 队：|张三",
        "参赛单位：淄博棋协|领队|张三",
        "参赛单位|领队|教练\n淄博棋协|张三|李四",
    ],
)
def test_labels_beside_and_above_their_values(rows: str) -> None:
    facts = read(rows + TABLE)
    assert heading(facts, "unit") == ["淄博棋协"]
    assert heading(facts, "leader") == ["张三"]


def test_a_label_without_value_takes_no_other_label() -> None:
    facts = read("领队||教练|李四" + TABLE)
    assert heading(facts, "leader") == []
    assert heading(facts, "coach") == ["李四"]


def test_below_the_table() -> None:
    facts = read(
        TABLE + "\n汇款人|赵钱|汇款金额|#3000|汇款日期|2019-12-20\n联系人：孙李 电话：13800001234"
    )
    assert heading(facts, "payer") == ["赵钱"]
    assert heading(facts, "paid_amount") == ["3000"]
    assert heading(facts, "phone") == ["13800001234"]


@pytest.mark.parametrize(
    "text",
    [
        "报名单位保险声明：我单位参赛人员均已办理保险",
        "本单位全部参赛人员已办理人身意外伤害保险。",
        "是否已办理保险|是",
    ],
)
def test_insurance(text: str) -> None:
    assert len(heading(read(TABLE + "\n\n" + text), "insurance")) == 1


@pytest.mark.parametrize(
    "row", ["领队|赵大一 13800001234", "领队：赵大一（13800001234）", "领队|赵大一|13800001234"]
)
def test_a_phone_beside_the_name(row: str) -> None:
    facts = read(row + TABLE)
    assert heading(facts, "leader") == ["赵大一"]
    assert heading(facts, "phone") == ["13800001234"]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("棋手2人，领队1人，共3人", ["3"]),
        ("12人", ["12"]),
        ("12", ["12"]),
        ("男2女3", []),
        ("若干", []),
    ],
)
def test_of_a_count_only_the_number(text: str, count: list[str]) -> None:
    assert heading(read(f"总人数|{text}" + TABLE), "total_people") == count


def test_a_header_word_is_nobodys_value() -> None:
    facts = read(TABLE + "\n\n领队|身份证号码|手机\n赵大一|370303198801152211|13800001234")
    assert heading(facts, "leader") == ["赵大一"]
    assert heading(facts, "phone") == ["13800001234"]


def test_a_value_stands_near_its_label() -> None:
    assert heading(read("领队||||||||请加盖公章" + TABLE), "leader") == []


def test_a_label_for_an_official_and_his_phone() -> None:
    facts = read("单位|甲队|领队/电话|刘建国/13911112222\n教练/联系电话|张卫东 13911113333" + TABLE)
    said = [(s.field, s.said.text) for s in facts.stated if s.kind == "heading" and s.said]
    assert {("leader", "刘建国"), ("phone", "13911112222"), ("coach", "张卫东")} <= set(said)
