"""Prize tables against the sums that the regulation states."""

import pytest

from tests.regulations import INVENTED, regulation, text
from toolkit.rules.audit_prizes import most_payable, prize_findings
from toolkit.rules.load import load
from toolkit.rules.schema import Regulation

DATA = text(INVENTED)


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
        ("ivy-2014", [26_400, 15_200, 8_400, 8_400, 2_900, 0, 0, 0, 0]),
    ],
)
def test_the_sums_of_the_tables(name: str, sums: list[int]) -> None:
    tables = regulation(name).prizes.tables
    assert [table.sum() for table in tables] == sums


def test_a_table_that_does_not_come_to_what_the_text_says() -> None:
    data = text("qingshui-2019")
    old = 'amount = 15800, quote = "奖金15800元"'
    codes = found(old, old.replace("15800, q", "15900, q"), data)
    assert ("Z033", "prizes.tables[2]") in codes


def test_first_prize_and_bonus_come_to_what_the_text_says() -> None:
    data = text("zibo-2020")
    assert ("Z033", "prizes.bonuses[0]") in found(
        "total = { amount = 35000", "total = { amount = 36000", data
    )
    assert ("Z033", "fees_total") in found("amount = 210", "amount = 220", data)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("places = [2], amount = 2000", "places = [3], amount = 2000"),  # gap, then overlap
        ("places = [1], amount = 3000", "places = [2], amount = 3000"),  # no first place
        ("places = [3], amount = 1000", "places = [3], amount = 2500"),  # more than the second
    ],
)
def test_places_follow_each_other_and_the_better_gets_more(old: str, new: str) -> None:
    assert ("Z033", "prizes.tables[0]") in found(old, new)


def test_the_fund_is_what_the_tables_come_to() -> None:
    assert found("amount = 19000", "amount = 20000") == [("Z001", "prizes.fund")]
    assert found("amount = 19000", "amount = 19000") == []
