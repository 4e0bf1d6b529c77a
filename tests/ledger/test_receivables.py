"""What a unit owes under every regulation, line by line, as tables that a clerk can check."""

from datetime import date, datetime, time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.entered import Story, form
from tests.ledger.money_cases import Case, cases, owing, shown, sum_of
from tests.regulations import ALL, regulation
from toolkit.ledger.receivables import Terms, kept_fees, receivables
from toolkit.model.clock import SHANGHAI
from toolkit.rules.money import Early, Fee

CASES = [case for name in ALL for case in cases(name)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_a_unit_owes_these_lines_and_nothing_else(case: Case) -> None:
    lines = owing(case)
    assert shown(lines) == list(case.lines)
    assert sum_of(lines) == case.total


@pytest.mark.parametrize(
    ("name", "fees"),
    [
        ("zibo-2020", ["参赛组织费", "保险费"]),  # 参赛费 210 counts both
        ("changsha-2018", ["参赛费"]),
        ("yunxi-2026", ["报名费"]),  # the insurance stands apart and is paid back
    ],
)
def test_what_the_entry_fee_is_when_it_is_kept(name: str, fees: list[str]) -> None:
    assert [fee.name for fee in kept_fees(regulation(name))] == fees


def priced(*fees: Fee) -> list[tuple[str, int, str, str]]:
    """Two players of the open and one of the junior section; the form arrives on 10 July."""
    rules = replace(regulation("yunxi-2026"), fees=fees, deposits=())
    story = Story(rules)
    players = [{"section": name} for name in ("公开组", "公开组", "少年组")]
    at = datetime(2026, 7, 10, 9, tzinfo=SHANGHAI)
    story.mail(form(players, regulation=rules.id, rooms=[]), at=at)
    [unit] = story.ground().roster.units
    made = receivables(unit, Terms(rules, lambda _: rules))
    return [(line.label, line.count, line.each.brief(), line.cause) for line in made]


def test_a_fee_may_be_for_some_levels_only() -> None:
    one = Fee(name="公开", amount=200, clause="八", levels=("公开组",))
    two = Fee(name="少年", amount=150, clause="八", levels=("少年组",))
    per_team = Fee(name="队费", amount=90, clause="八", per="team", levels=("少年组",))
    assert [row[:3] for row in priced(one, two, per_team)] == [
        ("公开", 2, "200"), ("少年", 1, "150"), ("队费", 1, "90"),
    ]  # fmt: skip
    assert priced(replace(per_team, levels=("没有这一级",))) == []


@pytest.mark.parametrize(
    ("day", "clock", "each", "cause"),
    [
        (date(2026, 7, 10), None, "160", "每名棋手，早报优惠"),
        (date(2026, 7, 10), time(9), "160", "每名棋手，早报优惠"),
        (date(2026, 7, 10), time(8, 59, 59), "200", "每名棋手"),
        (date(2026, 7, 9), None, "200", "每名棋手"),
    ],
)
def test_who_enters_early_pays_less(day: date, clock: time | None, each: str, cause: str) -> None:
    early = Early(amount=160, day=day, clock=clock, clause="八(二)")
    fee = Fee(name="报名费", amount=200, clause="八(一)", early=early)
    assert priced(fee) == [("报名费", 3, each, cause)]


@given(st.integers(1, 3), st.integers(0, 3))
@settings(deadline=None, max_examples=12)
def test_whole_rooms_that_withdraw_cost_their_fees_and_a_day(rooms: int, gone: int) -> None:
    """Zibo: 210 a head whatever happens, 1290 a bed that stays, 430 and 100 for who withdrew."""
    gone = min(gone, rooms)
    left = 2 * (rooms - gone)
    stay = (("住宿", f"间数={rooms - gone}", f"人数={left}"),) if left else (("不住宿",),)
    nobody = (("没有棋手",),) if not left else ()
    story = (
        *(("棋手",) for _ in range(2 * rooms)),
        ("住宿", f"间数={rooms}", f"人数={2 * rooms}"),
        ("公示", "2020-01-05 10:00:00"),
        ("另一份",),
        ("来信", "到达=2020-01-06 09:00:00"),
        *(("棋手",) for _ in range(left)),
        *nobody,
        *stay,
        ("裁定", "T005", "接受"),
    )
    yuan = 210 * 2 * rooms + 1290 * left + (430 + 100) * 2 * gone
    assert sum_of(owing(Case("", story, (), ""))) == f"{yuan}"
