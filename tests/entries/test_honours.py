"""Whose an earlier place is, and what regulations make of it."""

from datetime import date

import pytest

from tests.entered import Story, form
from tests.regulations import regulation
from toolkit.entries.honours import (
    BIRTH,
    FIDE,
    ID,
    NAME,
    bars_of,
    champion_of,
    former_champion,
    honours_of,
    must_enter,
    recognised,
    won,
)
from toolkit.entries.roster import Entry
from toolkit.model.event import State
from toolkit.model.list_facts import HonoursImported
from toolkit.model.lists import Bar, Honour, Person

NUMBER = "37030320070202103X"
IVY = regulation("ivy-2014")


def entry(**said: str) -> Entry:
    """吴二, 男, 2007-02-02."""
    story = Story()
    story.mail(form([said]))
    return next(iter(story.ground().roster.entries))


def state(*honours: Honour, bars: tuple[Bar, ...] = ()) -> State:
    fact = HonoursImported("", "历年名录.xlsx", honours, bars)
    return State(honours={fact.name: fact})


@pytest.mark.parametrize(
    ("person", "by"),
    [
        (Person("吴二", id_number=NUMBER), ID),
        (Person("吴贰", id_number=NUMBER), ID),
        (Person("吴二", "男", "2007-02-02", "370303200701011115"), ""),
        (Person("Wu Er", fide_id="8600001"), FIDE),
        (Person("吴二", "男", "2007-02-02", fide_id="8600002"), ""),
        (Person("吴 二", "男", "2007-02-02"), BIRTH),
        (Person("吳二", birth="2007"), BIRTH),
        (Person("吴二", birth="2006"), ""),
        (Person("吴二", "女", "2007"), ""),
        (Person("吴二"), NAME),
        (Person("吴三", birth="2007-02-02"), ""),
    ],
)
def test_by_what_a_line_is_his(person: Person, by: str) -> None:
    one = entry(fide_id="8600001")
    assert recognised(person, one.player) == by
    found = honours_of(one, state(Honour(person, 2013, "A2组", 1)))
    assert [his.by for his in found] == ([by] if by else [])


def test_a_line_that_is_near_in_two_ways_counts_once() -> None:
    one = entry(fide_id="8600001")
    known = Person("吴二", id_number=NUMBER, fide_id="8600001")
    assert len(honours_of(one, state(Honour(known, 2013, "A2组", 1)))) == 1
    bar = Bar(known, date(2020, 1, 1), date(2020, 12, 31))
    assert [his.bar for his in bars_of(one, state(bars=(bar,)))] == [bar]


def test_the_most_certain_first_place_counts() -> None:
    by_name = Honour(Person("吴二"), 2012, "A2组", 1)
    by_number = Honour(Person("吴二", id_number=NUMBER), 2013, "A2", 1)
    rule = IVY.former_champions[0]
    found = former_champion(entry(), rule, state(by_name, by_number), IVY)
    assert found
    assert found.honour == by_number


def test_where_a_former_champion_must_go() -> None:
    known = state(Honour(Person("吴二", birth="2007"), 2010, "B2组", 1))
    levels = [v for v in IVY.levels if must_enter(entry(), v, known, IVY)]
    assert [level.name for level in levels] == ["A1组", "A2组"]
    assert not any(must_enter(entry(), v, State(), IVY) for v in IVY.levels)


def test_what_a_bonus_names_by_year_event_and_section() -> None:
    zibo = regulation("zibo-2020")
    named = {name for bonus in zibo.prizes.bonuses for name in bonus.champion_of}
    assert "2019分站赛一级棋士组女子" in named
    first = Honour(Person("吴二"), 2019, "一级棋士组(女子)", 1, "分站赛")
    second = Honour(Person("吴二"), 2019, "一级棋士组", 2, "分站赛")
    known = state(first, second)
    assert [his.honour for his in won(entry(), "2019分站赛一级棋士组女子", known)] == [first]
    assert not won(entry(), "2019分站赛一级棋士组", known)
    assert not won(entry(), "2018分站赛一级棋士组女子", known)


def test_what_a_regulation_calls_his_titles() -> None:
    names = frozenset({"2019分站赛一级棋士组", "A2组", "B1组"})
    known = state(
        Honour(Person("吴二", birth="2007"), 2019, "一级棋士组", 1, "分站赛"),
        Honour(Person("吴二"), 2012, "A2", 1),
        Honour(Person("吴二", birth="2007"), 2012, "B1组", 2),
    )
    sure, perhaps = champion_of(entry(), names, known, IVY)
    assert (sure, perhaps) == ({"2019分站赛一级棋士组"}, {"A2组"})
    assert champion_of(entry(), frozenset(), known, IVY) == (frozenset(), frozenset())
