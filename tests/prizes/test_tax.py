"""Gross, tax and net: the regulations' check values, and sums that always agree."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.regulations import regulation
from toolkit.model.award import Award
from toolkit.model.money import Money
from toolkit.prizes.tax import kind_lines, parts, split, tax_lines, total
from toolkit.rules.prizes import Award as Rule
from toolkit.rules.prizes import Prizes, Tax

BEFORE = Tax(clause="九", stated="before_tax", rate=20)
AFTER = Tax(clause="九", stated="after_tax", rate=20)


@pytest.mark.parametrize(
    ("tax", "stated", "gross", "due", "net"),
    [
        (BEFORE, "1000", "1000.00", "200.00", "800.00"),
        (AFTER, "6000", "7500.00", "1500.00", "6000.00"),
        (AFTER, "100", "125.00", "25.00", "100.00"),
        (BEFORE, "0.01", "0.01", "0.00", "0.01"),
        (BEFORE, "0.13", "0.13", "0.03", "0.10"),
        (Tax(clause="九", stated="before_tax", rate=20, exempt=True), "1000", "1000.00", "0.00",
         "1000.00"),
    ],
)  # fmt: skip
def test_one_amount(tax: Tax, stated: str, gross: str, due: str, net: str) -> None:
    found = split(Money.yuan(stated), tax)
    assert [str(found.gross), str(found.tax), str(found.net)] == [gross, due, net]


@pytest.mark.parametrize(
    ("name", "tables", "gross", "due", "net"),
    [
        ("changsha-2018", (), 25250, 5050, 20200),
        ("ivy-2014", (), 76625, 15325, 61300),
        ("qingdao-2017", (), 20000, 4000, 16000),
        ("qingshui-2019", (), 104700, 20940, 83760),
    ],
)
def test_the_check_values_of_whole_regulations(
    name: str, tables: tuple[str, ...], gross: int, due: int, net: int
) -> None:
    rules = regulation(name)
    awards = [
        Award("k", "甲", table.name, place, amount=Money.yuan(row.amount))
        for table in rules.prizes.tables
        for row in table.paid
        for place in range(row.first, row.last + 1)
    ]
    found = total(tax_lines(awards, rules.prizes.tax, {}))
    assert found.gross == Money.yuan(gross)
    assert (found.tax, found.net) == (Money.yuan(due), Money.yuan(net))


def test_a_team_prize_is_taxed_by_its_members() -> None:
    team = Award("team:甲队", "甲队", "团体", 1, amount=Money.yuan(1000), members=("a", "b", "c"))
    lines = tax_lines([team], BEFORE, {"a": "王一", "b": "李二", "c": "陈三"})
    assert [(line.name, str(line.gross)) for line in lines] == [
        ("王一", "333.34"),
        ("李二", "333.33"),
        ("陈三", "333.33"),
    ]
    assert total(lines).gross == Money.yuan(1000)


def test_what_has_no_money_has_no_line() -> None:
    later = Award("k", "甲", "女子", 1, amount=None)
    assert tax_lines([later, Award("k", "甲", "组", 1)], None, {}) == ()


def test_things_are_taxed_at_their_value_where_the_regulation_says_so() -> None:
    cup = Rule(clause="九", what="奖杯", value=500)
    free = Rule(clause="九", what="奖学金", value=3000, against_receipts=True)
    taxed = Prizes(tax=replace(BEFORE, awards_taxed=True), awards=(cup, free))
    award = Award("k", "甲", "组", 1, items=("奖杯", "奖学金", "奖状"))
    (line,) = kind_lines([award], taxed)
    assert (line.gross, line.tax) == (Money.yuan(500), Money.yuan(100))
    assert kind_lines([award], replace(taxed, tax=BEFORE)) == ()
    assert kind_lines([award], Prizes()) == ()


@given(st.lists(st.integers(1, 10_000_000)), st.sampled_from([BEFORE, AFTER]))
def test_the_totals_are_sums_of_rounded_amounts(amounts: list[int], tax: Tax) -> None:
    awards = [Award("k", "甲", "组", n, amount=Money(fen)) for n, fen in enumerate(amounts, 1)]
    found = total(tax_lines(awards, tax, {}))
    assert found.gross == found.tax + found.net
    stated = found.net if tax is AFTER else found.gross
    assert stated == Money(sum(amounts))


@given(st.integers(0, 10_000_000), st.integers(1, 9))
def test_equal_shares_add_up(fen: int, count: int) -> None:
    found = parts(Money(fen), count)
    assert sum(part.fen for part in found) == fen
    assert max(found).fen - min(found).fen <= 1
