"""What people decided: waivers never let off more than is owed, further charges name a price."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.regulations import regulation
from toolkit.layouts.changes import CERTIFICATE, FURTHER, INSURANCE, OTHER, WAIVERS
from toolkit.ledger.adjustments import further_lines, price_of, waiver_lines
from toolkit.ledger.charges import Charge, ChargeKind, total
from toolkit.model.finish_facts import RowTyped
from toolkit.model.money import ZERO, Money

IVY, ZIBO = regulation("ivy-2014"), regulation()
FEES = [Charge("报名费", 2, Money.yuan(150), "十(一)")]
BEDS = [Charge("宾馆 食宿费", 2, Money.yuan(800), "十", kind=ChargeKind.BOARD)]


def row(table: str, **said: str) -> RowTyped:
    return RowTyped(table, "1", said)


@pytest.mark.parametrize(
    ("what", "note", "price", "yuan", "clause"),
    [
        (INSURANCE, "", "", "10.00", "九(二)2"),
        (INSURANCE, "", "12", "12.00", "九(二)2"),
        (OTHER, "租棋钟", "20", "20.00", ""),
        (OTHER, "租棋钟", "", "None", ""),
    ],
)
def test_a_price_is_the_regulations_unless_it_is_typed(
    what: str, note: str, price: str, yuan: str, clause: str
) -> None:
    _, each, cited = price_of(what, price, note, IVY)
    assert (str(each), cited) == (yuan, clause)


def test_the_title_decides_what_a_certificate_costs() -> None:
    prices = [str(price_of(CERTIFICATE, "", t, ZIBO)[1]) for t in ("棋协大师", "候补棋协大师", "")]
    assert prices == ["365.00", "195.00", "None"]


def test_a_further_charge_is_a_line_of_its_own() -> None:
    typed = [row(FURTHER, what=OTHER, count="3", price="20", note="租棋钟")]
    assert [(v.label, str(v.amount)) for v in further_lines(typed, ZIBO)] == [("租棋钟", "60.00")]


@pytest.mark.parametrize(
    ("said", "yuan", "clause"),
    [
        ({"covers": "报名费", "reason": "国际特级大师"}, "-300.00", "十(三)2"),
        ({"covers": "报名费", "name": "甲", "reason": "国际特级大师"}, "-150.00", "十(三)2"),
        ({"covers": "食宿费", "name": "甲", "reason": "国家大师"}, "-800.00", "十(三)2"),
        ({"covers": "住宿费", "amount": "200", "reason": "贫困学生"}, "-200.00", "十(三)3"),
        ({"covers": "其他", "amount": "100", "reason": "组委会决定"}, "-100.00", "十(三)1"),
    ],
)
def test_who_is_let_off_what(said: dict[str, str], yuan: str, clause: str) -> None:
    [line] = waiver_lines([*FEES, *BEDS], [row(WAIVERS, **said)], IVY)
    assert (str(line.amount), line.clause) == (yuan, clause)


@given(st.lists(st.tuples(st.sampled_from(["报名费", "食宿费", "其他"]), st.integers(0, 5000))))
def test_waivers_never_let_off_more_than_is_owed(wanted: list[tuple[str, int]]) -> None:
    typed = [row(WAIVERS, covers=covers, amount=f"{yuan}") for covers, yuan in wanted if yuan]
    lines = [*FEES, *BEDS]
    assert ZERO <= total([*lines, *waiver_lines(lines, typed, IVY)]) <= total(lines)
