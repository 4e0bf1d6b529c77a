"""How players stand against levels; the tables of tests/cases/regulations hold many more."""

import pytest

from tests.regulations import regulation
from toolkit.entries.admission import Person
from toolkit.entries.standing import Outcome, has_no_section, stand
from toolkit.rules.eligibility import Admission, Level, Section
from toolkit.rules.schema import Regulation

NOBODY = Person(None, None, None, None, None, None, None)


def outcome(rules: Regulation, section: str, **known: object) -> Outcome:
    level = rules.level_of(section)
    assert level is not None
    return stand(NOBODY._replace(**known), level, rules).outcome  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("section", "known", "expected"),
    [
        ("A1组", {"rating": 2301}, Outcome.FITS),
        ("A1组", {"rating": 2300}, Outcome.OUT_OF_BAND),
        ("A1组", {"rating": 1900, "title": "国家大师"}, Outcome.FITS),
        ("A2组", {"rating": 2301, "title": "棋协大师"}, Outcome.OUT_OF_BAND),
        ("A2组", {"grade": "二级运动员"}, Outcome.FITS),
        ("B1组", {"title": "三级棋士"}, Outcome.BELOW),
        ("B1组", {}, Outcome.UNSTATED),
        ("C组", {}, Outcome.FITS),
        ("C组", {"rating": 1701}, Outcome.OUT_OF_BAND),
        ("三年级组", {}, Outcome.FITS),
    ],
)
def test_alternatives_of_ratings_titles_and_grades(
    section: str, known: dict[str, object], expected: Outcome
) -> None:
    assert outcome(regulation("ivy-2014"), section, **known) is expected


@pytest.mark.parametrize(
    ("section", "known", "expected"),
    [
        ("公开组", {}, Outcome.FITS),
        ("公开组", {"title": "国家大师"}, Outcome.ABOVE),
        ("少年组", {"title": "五级棋士", "birth": None}, Outcome.UNSTATED),
    ],
)
def test_open_levels_and_unknown_birth_dates(
    section: str, known: dict[str, object], expected: Outcome
) -> None:
    assert outcome(regulation("yunxi-2026"), section, **known) is expected


def test_a_higher_level_is_named_where_the_regulation_only_warns() -> None:
    ivy = regulation("ivy-2014")
    level = ivy.level_of("B2组")
    assert level is not None
    found = stand(NOBODY._replace(title="棋协大师"), level, ivy)
    assert found.higher is not None
    assert found.higher.name == "A2组"
    assert stand(NOBODY._replace(title="六级棋士"), level, ivy).higher is None


@pytest.mark.parametrize(
    ("title", "grade", "disagree"),
    [
        ("一级棋士", "二级运动员", True),
        ("一级棋士", "三级运动员", False),
        ("二级棋士", "三级运动员", True),
        ("国家大师", "运动健将", False),
        ("无", "三级运动员", False),
    ],
)
def test_title_and_grade_of_different_levels(title: str, grade: str, disagree: bool) -> None:
    zibo = regulation()
    person = NOBODY._replace(title=title, grade=grade)
    assert stand(person, zibo.levels[1], zibo).disagree is disagree


@pytest.mark.parametrize(
    ("title", "age", "grade", "none"),
    [
        ("无", 17, None, True),
        ("七级棋士", 12, None, True),
        ("六级棋士", 12, None, False),
        ("无", 18, None, False),
        ("无", None, None, False),  # nobody knows
        (None, 12, None, False),
        ("无", 12, "一级运动员", False),  # his grade admits to the master section
    ],
)
def test_who_has_no_section_at_all(
    title: str | None, age: int | None, grade: str | None, none: bool
) -> None:
    person = NOBODY._replace(title=title, age=age, grade=grade)
    assert has_no_section(person, regulation("changsha-2018")) is none


def test_an_event_without_such_a_rule_has_a_section_for_everybody() -> None:
    assert not has_no_section(NOBODY._replace(title="无", age=10), regulation())


BEGINNERS = Level(
    name="新手组",
    sections=(Section(name="新手组"),),
    admit=(Admission(untitled=True, region="天水籍"),),
    clause="五",
)


@pytest.mark.parametrize(
    ("known", "expected", "lacks"),
    [
        ({"title": "一级棋士", "id_number": "620521200001011234"}, Outcome.ABOVE, []),
        ({"title": "无", "id_number": "620521200001011234"}, Outcome.FITS, []),
        ({"title": "无", "id_number": "370303200001011234"}, Outcome.OTHERWISE, [-1]),
        ({"title": "无"}, Outcome.OTHERWISE, [None]),
    ],
)
def test_a_section_for_beginners_of_one_region(
    known: dict[str, object], expected: Outcome, lacks: list[int | None]
) -> None:
    found = stand(NOBODY._replace(**known), BEGINNERS, regulation("qingshui-2019"))  # type: ignore[arg-type]
    assert found.outcome is expected
    assert [condition.state for condition in found.lacks] == lacks
