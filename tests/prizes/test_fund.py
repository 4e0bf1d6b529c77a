"""Zibo's fund explained; for every regulation the same figures as the audit."""

import pytest

from tests.regulations import ALL, regulation
from toolkit.prizes.fund import fund
from toolkit.rules.audit_prizes import most_payable


def test_the_three_sums_of_zibo_against_the_declared_fund() -> None:
    found = fund(regulation("zibo-2020"))
    assert found.depths == {8: 184_400, 16: 216_600, 32: 264_500}
    assert (found.tables, found.bonus, found.tables + found.bonus) == (264_500, 35_000, 299_500)
    assert (found.payable, found.declared, found.players) == (278_600, 300_000, 800)


def test_the_dearest_event_has_four_full_sections_one_middle_and_one_small() -> None:
    lines = fund(regulation("zibo-2020")).reachable
    assert sorted(line.places for line in lines) == [8, 16, 32, 32, 32, 32]
    assert sum(line.players for line in lines) <= 800
    assert sum(line.yuan for line in lines) == 243_600


@pytest.mark.parametrize("name", ALL)
def test_the_audit_says_the_same(name: str) -> None:
    assert fund(regulation(name)).payable == most_payable(regulation(name))


def test_qingshui_adds_up() -> None:
    found = fund(regulation("qingshui-2019"))
    assert (found.tables, found.payable, found.declared) == (104_700, 104_700, None)
