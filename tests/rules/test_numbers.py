"""What phrases of regulations state, and which numbers of a text have to be accounted for."""

from datetime import date, time

import pytest

from toolkit.rules.numbers import amounts, stated


@pytest.mark.parametrize(
    ("phrase", "numbers"),
    [
        ("第十一至十九名各600元", {11, 19, 600}),
        ("计3.5万元", {35000}),
        ("共设30万元", {300000}),
        ("前三名颁发奖牌", {1, 3}),
        ("冠军颁发奖杯一座", {1}),
        ("大床房(2人)：1290元/人", {2, 1290}),
        ("不足二十人者", {20}),
        ("81-160人录取前16名", {1, 81, 160, 16}),
    ],
)
def test_the_numbers_of_a_phrase(phrase: str, numbers: set[int]) -> None:
    assert stated(phrase).numbers == numbers


@pytest.mark.parametrize(
    ("phrase", "day", "is_stated"),
    [
        ("2019年12月31日18:00", date(2019, 12, 31), True),
        ("2019年12月31日18:00", date(2018, 12, 31), False),
        ("将于1月5日前", date(2020, 1, 5), True),  # the event's year
        ("将于1月5日前", date(2021, 1, 5), False),
        ("2014年8月22日24日", date(2014, 8, 24), True),
        ("2017年4月29日至5月1日", date(2017, 5, 1), True),
        ("2017年4月29日至5月1日", date(2020, 5, 1), False),
        ("比赛9轮", date(2020, 1, 9), False),
    ],
)
def test_the_days_of_a_phrase(phrase: str, day: date, is_stated: bool) -> None:
    assert stated(phrase).has_day(day, 2020) is is_stated


@pytest.mark.parametrize(
    ("phrase", "clock"),
    [
        ("2019年12月31日18:00", time(18)),
        ("14时开始报到", time(14)),
        ("下午2点到", time(14)),
        ("晚上10点", time(22)),
        ("晚19:30前", time(19, 30)),
        ("12：00后", time(12)),
        ("下午2点半", time(14, 30)),
        ("含 18:00:00 这一秒", time(18)),
    ],
)
def test_the_clock_times_of_a_phrase(phrase: str, clock: time) -> None:
    assert clock in stated(phrase).clocks


def test_a_month_and_a_number_of_hours_are_no_clock_times() -> None:
    assert stated("2019年12月公布").months == {(2019, 12)}
    assert stated("24小时之内").clocks == frozenset()


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("参赛费：210元/人(其中保险费10元)", ["210元", "10元"]),
        ("2019年12月31日18:00前", ["2019年12月31日", "18:00"]),
        ("10月3日下午2点到晚上10点", ["10月3日", "下午2点", "晚上10点"]),
        ("第四到八名分别为800元、600元", ["第四到八名", "800元", "600元"]),
        ("扣除一天住宿费，每变动一人", ["一天", "一人"]),
        ("得分率65%，百分之八十", ["65%", "百分之八十"]),
        ("等级分1901～2300", ["1901", "2300"]),
        ("A1组 10000 5000", ["10000", "5000"]),
        ("不小于30x30厘米", ["30", "30厘米"]),
        ("3.5万元", ["3.5万元"]),
        ("前三轮，前二十台，70周岁", ["三轮", "二十台", "70周岁"]),
    ],
)
def test_what_counts_something(sentence: str, found: list[str]) -> None:
    assert [amount.text for amount in amounts(sentence)] == found


@pytest.mark.parametrize(
    "sentence",
    [
        "一级棋士、2级棋士和二级运动员",
        "电话158XXXXXXXX、0XX-XXXXXXXX",
        "entry2@example.org，www.a1b2.cn",
        "见附件1，第三届比赛，五一假期",
        "A1组、B2组",
        "同一位棋手",
    ],
)
def test_names_are_no_amounts(sentence: str) -> None:
    assert amounts(sentence) == ()
