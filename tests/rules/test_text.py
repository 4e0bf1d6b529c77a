"""Clauses are found by the way people cite them, phrases never inside a longer number."""

import pytest

from toolkit.rules.text import clause_at, occurrences, parse, paths, regions, squeezed

TEXT = """某某杯竞赛规程

一、主办单位：
某某协会
二、报名：
(一)时间

1、于5月1日前报名。每队
限3人。
2、逾期每人50元。
　4、费用150元。
(二)资格
注：1、凡得过冠军的不得参加，
四、奖励：
三、四年级组的棋手可以升级。
①甲组 100
 200 200
A组 300
五、其他：另收50元。"""
SOURCE = parse(TEXT)


def said(citation: str) -> str:
    return "|".join(SOURCE.flat[a:b].replace("\n", "") for a, b in regions(SOURCE, citation))


@pytest.mark.parametrize(
    ("citation", "begins"),
    [
        ("一", "一、主办单位"),
        ("二(一)1", "1、于5月1日前"),
        ("二1", "1、于5月1日前"),  # a step may be left out
        ("二（一）2", "2、逾期每人"),
        ("二(一)4", "4、费用150元"),
        ("二(二)1", "注：1、凡得过"),
        ("四①", "①甲组"),
    ],
)
def test_a_citation_finds_its_clause(citation: str, begins: str) -> None:
    assert said(citation).startswith(begins)


def test_sub_clauses_belong_to_their_clause_and_several_may_be_cited() -> None:
    assert "逾期每人50元" in said("二")
    assert said("一、二(一)2") == "一、主办单位：某某协会|2、逾期每人50元。"


def test_a_line_that_begins_like_a_label_is_none_when_it_counts_backwards() -> None:
    assert "三、四年级组的棋手" in said("四")
    assert regions(SOURCE, "三") == ()


def test_a_clause_that_is_not_there_gives_nothing_and_none_at_all_is_the_whole_text() -> None:
    assert regions(SOURCE, "九") == ()
    assert regions(SOURCE, "") == ((0, len(SOURCE.flat)),)


@pytest.mark.parametrize(
    ("phrase", "citation", "times"),
    [
        ("每队限3人", "二(一)1", 1),  # wrapped lines are joined
        ("50元", "二", 1),  # not inside 150元
        ("50元", "", 2),
        ("100 200", "四", 1),  # figures stay apart over a line end
        ("200 200", "四", 1),
        ("甲组 100", "四", 1),
        ("甲组 10", "四", 0),
        ("一、二级", "", 0),
    ],
)
def test_where_a_phrase_stands(phrase: str, citation: str, times: int) -> None:
    assert len(list(occurrences(SOURCE, phrase, citation))) == times


def test_lines_and_clauses_of_a_place() -> None:
    at = SOURCE.flat.index("逾期")
    assert SOURCE.line(at) == 10
    assert clause_at(SOURCE, at) == "二(一)2"
    assert clause_at(SOURCE, 0) == ""
    assert SOURCE.flat[SOURCE.body :].startswith("一、")


def test_blanks_count_only_between_figures_and_letters() -> None:
    assert squeezed(" 账 号：1 2　A B组 ") == "账号：1 2 A B组"


def test_how_citations_are_read() -> None:
    assert paths("十三(一)4") == (("十三", "(一)", "4"),)
    assert paths("十（四）1、八③") == (("十", "(四)", "1"), ("八", "③"))
    assert paths("") == ((),)


def test_a_text_without_labels_is_one_clause() -> None:
    plain = parse("比赛7轮，报名费50元。")
    assert plain.body == 0
    assert list(occurrences(plain, "7轮", "")) == [(2, 4)]
