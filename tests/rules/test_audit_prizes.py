"""Prize tables against stated sums, and boundaries by the letter of the text."""

import pytest

from tests.regulations import INVENTED, regulation, text
from toolkit.rules.audit_prizes import most_payable, prize_findings, worded_bounds
from toolkit.rules.load import load
from toolkit.rules.schema import Regulation

DATA = text(INVENTED)
ENDLESS = 10**6


def found(old: str, new: str, data: str = DATA) -> list[tuple[str, str | None]]:
    assert old in data, old
    loaded = load(data.replace(old, new, 1))
    assert isinstance(loaded, Regulation), loaded
    return [(f.code, f.subject) for f in prize_findings(loaded)]


def test_zibo_declares_more_than_its_tables_can_pay() -> None:
    zibo = regulation()
    assert [sum(t.sum(n) for t in zibo.prizes.tables) for n in (8, 16, 32)] == [
        184_400, 216_600, 264_500,
    ]  # fmt: skip
    assert most_payable(zibo) == 278_600
    fund = next(f for f in prize_findings(zibo) if f.code == "Z001")
    for sum_ in ("300,000", "264,500", "299,500", "278,600"):
        assert sum_ in fund.message
    for sum_ in ("184,400", "216,600"):
        assert sum_ in fund.remedy


@pytest.mark.parametrize(
    ("name", "sums"),
    [
        ("qingshui-2019", [67_000, 9_500, 15_800, 7_800, 4_600, 0, 0]),
        ("changsha-2018", [14_900, 5_300]),
        ("qingdao-2017", [10_000, 10_000]),
        ("ivy-2014", [26_400, 15_300, 8_700 + 600, 8_700 + 600, 2_900 - 900, 0, 0, 0, 0]),
    ],
)
def test_the_sums_of_the_tables(name: str, sums: list[int]) -> None:
    tables = regulation(name).prizes.tables
    if name == "ivy-2014":
        assert sum(table.sum() for table in tables) == 61_300
    else:
        assert [table.sum() for table in tables] == sums


def test_a_table_that_does_not_come_to_what_the_text_says() -> None:
    data = text("qingshui-2019")
    old = 'amount = 15800, quote = "奖金15800元"'
    codes = found(old, old.replace("15800, q", "15900, q"), data)
    assert ("Z012", "prizes.tables[2]") in codes


def test_first_prize_and_bonus_come_to_what_the_text_says() -> None:
    data = text("zibo-2020")
    assert ("Z012", "prizes.bonuses[0]") in found(
        "total = { amount = 35000", "total = { amount = 36000", data
    )
    assert ("Z012", "fees_total") in found("amount = 210", "amount = 220", data)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("places = [2], amount = 2000", "places = [3], amount = 2000"),  # gap, then overlap
        ("places = [1], amount = 3000", "places = [2], amount = 3000"),  # no first place
        ("places = [3], amount = 1000", "places = [3], amount = 2500"),  # more than the second
    ],
)
def test_places_follow_each_other_and_the_better_gets_more(old: str, new: str) -> None:
    assert ("Z012", "prizes.tables[0]") in found(old, new)


def test_the_fund_is_what_the_tables_come_to() -> None:
    assert found("amount = 19000", "amount = 20000") == [("Z001", "prizes.fund")]
    assert found("amount = 19000", "amount = 19000") == []


@pytest.mark.parametrize(
    ("phrase", "low", "high"),
    [
        ("160人以上颁发前32名奖金", 160, ENDLESS),
        ("81-160人录取前16名", 81, 160),
        ("80(含)人以内录取前8名", 0, 80),
        ("不足80(含)人的只颁发", 0, 80),
        ("80名以上录取前16名", 80, ENDLESS),
        ("不足十人者混合编排", 0, 9),
        ("人数超过十人", 11, ENDLESS),
        ("60人以下", 0, 60),
    ],
)
def test_head_counts_by_the_letter(phrase: str, low: int, high: int) -> None:
    assert worded_bounds(phrase) == (low, high)


def test_a_phrase_without_head_count_has_no_bounds() -> None:
    assert worded_bounds("各组录取前八名") is None


def test_160_players_are_in_two_steps_of_zibo_and_ten_women_in_none_of_qingshui() -> None:
    zibo = [f for f in prize_findings(regulation()) if f.code == "Z009"]
    assert ["恰好 160 人" in f.message for f in zibo] == [True]
    women = [f for f in prize_findings(regulation("qingshui-2019")) if f.code == "Z009"]
    assert ["恰好 10 人" in f.message for f in women] == [True]


def test_steps_of_the_data_themselves_must_meet() -> None:
    data = text("zibo-2020")
    assert ("Z009", "prizes.depths[0]") in found("at_least = 161", "at_least = 162", data)
