"""Single conditions of a way to qualify."""

from datetime import date

import pytest

from tests.regulations import regulation
from toolkit.entries.admission import (
    Person,
    What,
    among,
    applies,
    between,
    conditions,
    full_years,
    of_that_year,
    qualifies,
)
from toolkit.model.people import Sex
from toolkit.rules.eligibility import Admission

QINGSHUI = regulation("qingshui-2019")
NOBODY = Person(None, None, None, None, None, None, None)


def states(way: Admission, **known: object) -> list[tuple[What, int | None]]:
    person = NOBODY._replace(**known)  # type: ignore[arg-type]
    return [(c.what, c.state) for c in conditions(way, person, QINGSHUI)]


@pytest.mark.parametrize(
    ("value", "least", "most", "state"),
    [
        (None, 1, 2, None),
        (1, 1, 2, 0),
        (2, 1, 2, 0),
        (0, 1, 2, -1),
        (3, 1, 2, 1),
        (9, None, None, 0),
    ],
)
def test_a_range_includes_its_ends(
    value: int | None, least: int | None, most: int | None, state: int | None
) -> None:
    assert between(value, least, most) == state


def test_a_list_is_a_range_from_its_lowest_to_its_highest() -> None:
    assert [among(rank, (5, 3, None)) for rank in (2, 3, 4, 5, 6, None)] == [-1, 0, 0, 0, 1, None]
    assert among(3, ()) is None


@pytest.mark.parametrize(
    ("birth", "day", "years"),
    [
        (date(1999, 4, 29), date(2017, 4, 29), 18),
        (date(1999, 4, 30), date(2017, 4, 29), 17),
        (date(2004, 2, 29), date(2017, 2, 28), 12),
    ],
)
def test_full_years(birth: date, day: date, years: int) -> None:
    assert full_years(birth, day) == years


@pytest.mark.parametrize(
    ("way", "known", "state"),
    [
        (Admission(titles=("一级棋士",)), {"title": "二级棋士"}, (What.TITLE, -1)),
        (Admission(title_from="二级棋士"), {"title": "棋协大师"}, (What.TITLE, 0)),
        (Admission(title_from="二级棋士"), {}, (What.TITLE, None)),
        (Admission(title_to="棋协大师"), {}, (What.TITLE, 0)),
        (Admission(title_to="棋协大师"), {"title": "国家大师"}, (What.TITLE, 1)),
        (Admission(grades=("三级运动员",)), {"grade": "二级运动员"}, (What.GRADE, 1)),
        (Admission(grade_from="二级运动员"), {"grade": "运动健将"}, (What.GRADE, 0)),
        (Admission(grade_to="二级运动员"), {"grade": "运动健将"}, (What.GRADE, 1)),
        (Admission(rating_from=1901, rating_to=2300), {"rating": 2301}, (What.RATING, 1)),
        (Admission(rating_to=1700), {"rating": 1700}, (What.RATING, 0)),
        (Admission(age_from=18), {"age": 17}, (What.AGE, -1)),
        (Admission(born_from=date(2012, 1, 1)), {"birth": date(2011, 12, 31)}, (What.AGE, -1)),
        (Admission(born_to=date(2012, 1, 1)), {"birth": date(2012, 1, 2)}, (What.AGE, 1)),
        (Admission(born_from=date(2012, 1, 1)), {}, (What.AGE, None)),
        (Admission(unrated=True), {"rating": 1500}, (What.NOTHING_HELD, 1)),
        (Admission(untitled=True), {"title": "无"}, (What.NOTHING_HELD, 0)),
        (Admission(region="天水籍"), {"id_number": "622522194806161033"}, (What.REGION, 0)),
        (Admission(region="天水籍"), {"id_number": "370303194806161033"}, (What.REGION, -1)),
        (Admission(region="天水籍"), {}, (What.REGION, None)),
    ],
)
def test_a_condition(way: Admission, known: dict[str, object], state: tuple[What, int]) -> None:
    assert states(way, **known) == [state]


def test_a_birth_date_for_reference_is_no_condition() -> None:
    assert states(Admission(born_from=date(2012, 1, 1), born_is_reference=True)) == []


def test_all_conditions_must_hold_and_a_way_for_women_is_none_for_men() -> None:
    way = Admission(sex="女", rating_from=1801, rating_to=2300)
    woman = NOBODY._replace(sex=Sex.FEMALE, rating=1801)
    assert qualifies(way, woman, QINGSHUI)
    assert not applies(way, woman._replace(sex=Sex.MALE))
    assert not qualifies(way, woman._replace(rating=1800), QINGSHUI)


@pytest.mark.parametrize(
    ("way", "known", "state"),
    [
        (Admission(registered=True), {"registered": True}, (What.REGISTERED, 0)),
        (Admission(registered=True), {}, (What.REGISTERED, -1)),
        (Admission(entrant="team"), {"entrant": "team"}, (What.ENTRANT, 0)),
        (Admission(entrant="team"), {}, (What.ENTRANT, -1)),
        (Admission(champion_of=("A", "B")), {"won": frozenset("B")}, (What.CHAMPION, 0)),
        (Admission(champion_of=("A",)), {"perhaps_won": frozenset("A")}, (What.CHAMPION, None)),
        (Admission(champion_of=("A",)), {"won": frozenset("C")}, (What.CHAMPION, -1)),
    ],
)
def test_a_condition_of_papers_and_places(
    way: Admission, known: dict[str, object], state: tuple[What, int]
) -> None:
    assert states(way, **known) == [state]


def test_a_school_year_that_is_not_stated_speaks_against_nobody() -> None:
    way = Admission(school_years=("三年级", "初中"))
    held = [of_that_year(way, NOBODY._replace(school=s)) for s in ("", "三(1)班", "初二", "四年级")]
    assert held == [True, True, True, False]
    assert of_that_year(Admission(), NOBODY._replace(school="四年级"))
