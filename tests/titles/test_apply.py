"""Who may apply for what: rate, cap, steps, rounds, unplayed games, norms, open cells."""

import pytest
from hypothesis import given as examples
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.regulations import regulation
from toolkit.model.award import Application
from toolkit.prizes.contest import NOTHING_GIVEN, Given
from toolkit.titles.apply import Applied, Scorer, apply
from toolkit.titles.rates import Confirmed

ZIBO, QINGDAO, CHANGSHA, IVY = "zibo-2020", "qingdao-2017", "changsha-2018", "ivy-2014"


def scorer(
    section: str, title: str | None, points: float, rounds: int = 9, **more: object
) -> Scorer:
    values: dict[str, object] = {"grade": None, **more}
    return Scorer(
        "k", "王一", "青州", section, section, title, points=round(points * 2), rounds=rounds,
        **values,  # type: ignore[arg-type]
    )  # fmt: skip


def applied(
    name: str, one: Scorer, given: Given = NOTHING_GIVEN, **confirmed: Confirmed
) -> Applied:
    return apply([one], regulation(name), confirmed, given, {})


def goal(name: str, one: Scorer) -> str:
    """The title that is certain, "" for none."""
    return next((a.goal for a in applied(name, one).applications if not a.waits), "")


@pytest.mark.parametrize(
    ("name", "section", "title", "points", "rounds", "wanted"),
    [
        # 淄博 2018 版：一次一级，6 分（65%）
        (ZIBO, "一级棋士组(男子)", "一级棋士", 6.0, 9, "候补棋协大师"),
        (ZIBO, "一级棋士组(男子)", "一级棋士", 5.5, 9, ""),
        (ZIBO, "一级棋士组(男子)", "一级棋士", 9.0, 9, "候补棋协大师"),
        (ZIBO, "候补棋协大师组(女子)", "候补棋协大师", 6.0, 9, "棋协大师"),
        (ZIBO, "棋协大师组(男子)", "棋协大师", 9.0, 9, ""),
        (ZIBO, "一级棋士组(男子)", "一级棋士", 6.0, 7, ""),  # 7 轮不能申报候补
        # 青岛 2013 版：一次最多两级，组别上限棋协大师
        (QINGDAO, "一级棋士组(男子)", "一级棋士", 6.0, 9, "候补棋协大师"),
        (QINGDAO, "一级棋士组(男子)", "一级棋士", 7.5, 9, "棋协大师"),
        (QINGDAO, "一级棋士组(男子)", "一级棋士", 7.5, 7, ""),
        (QINGDAO, "二级棋士组(男子)", "二级棋士", 7.5, 9, "候补棋协大师"),
        (QINGDAO, "三级棋士组(男子)", "三级棋士", 5.0, 7, "一级棋士"),
        (QINGDAO, "三级棋士组(男子)", "三级棋士", 4.5, 7, "二级棋士"),
        (QINGDAO, "三级棋士组(男子)", "三级棋士", 4.0, 7, ""),
        # 长沙 2018 版：一次一级
        (CHANGSHA, "三级组(男子)", "三级棋士", 9.0, 9, "二级棋士"),
        (CHANGSHA, "六级组(女子)", "六级棋士", 5.0, 9, "五级棋士"),
        # 常青藤：组别上限在学校组各不相同
        (IVY, "二年级以下组", "四级棋士", 7.0, 9, "二级棋士"),
        (IVY, "二年级以下组", "三级棋士", 9.0, 9, "二级棋士"),  # 上限二级
        (IVY, "三年级组", None, 2.0, 9, "六级棋士"),
        (IVY, "三年级组", None, 5.5, 9, "五级棋士"),
        (IVY, "三年级组", None, 9.0, 9, "五级棋士"),  # 一次最多两级
        (IVY, "A1组", "候补棋协大师", 7.0, 7, ""),  # 没有写可申报的等级
        (IVY, "B1组", "一级棋士", 8.0, 9, "候补棋协大师"),
    ],
)
def test_the_title_that_a_result_gives(
    name: str, section: str, title: str | None, points: float, rounds: int, wanted: str
) -> None:
    assert goal(name, scorer(section, title, points, rounds)) == wanted


def test_a_sports_grade_stands_for_a_title() -> None:
    one = scorer("候补棋协大师组(男子)", None, 6.0, grade="二级运动员")
    (made,) = applied(ZIBO, one).applications
    assert (made.start, made.goal) == ("候补棋协大师", "棋协大师")
    assert (made.points, made.needed, made.rate, made.by_organiser) == (12, 12, 65, True)


def test_lower_titles_go_to_the_local_office() -> None:
    (made,) = applied(CHANGSHA, scorer("二级组(男子)", "二级棋士", 6.0)).applications
    assert (made.goal, made.by_organiser) == ("一级棋士", False)


def test_an_unconfirmed_cell_holds_the_form_back_until_somebody_confirms_it() -> None:
    one = scorer("七级棋士组(男子)", "七级棋士", 5.0, 7)
    before = applied(QINGDAO, one)
    assert before.applications == ()
    assert [p.key for p in before.points] == [
        "titles/rate/七级棋士→五级棋士", "titles/rate/七级棋士→六级棋士",
    ]  # fmt: skip
    assert {p.code for p in before.points} == {"Z004"}
    low = {"七级棋士→六级棋士": Confirmed(50), "七级棋士→五级棋士": Confirmed(90)}
    after = applied(QINGDAO, one, **low)
    assert [(a.goal, a.waits) for a in after.applications] == [("六级棋士", "")]
    assert after.points == ()


def test_a_higher_goal_that_is_open_keeps_the_lower_form_waiting() -> None:
    one = scorer("七级棋士组(男子)", "七级棋士", 5.0, 7)
    made = applied(QINGDAO, one, **{"七级棋士→六级棋士": Confirmed(50)})
    (found,) = made.applications
    assert (found.goal, found.waits) == ("六级棋士", "titles/rate/七级棋士→五级棋士")


def test_adults_have_their_own_rows_and_no_limit_of_steps() -> None:
    one = scorer("业余成年组", "六级棋士", 7.0)
    rows = {"六级棋士→二级棋士（成年）": Confirmed(75)}
    (made,) = applied(CHANGSHA, one, **rows).applications
    assert made.goal == "二级棋士"
    child = scorer("六级组(男子)", "六级棋士", 7.0)
    assert [a.goal for a in applied(CHANGSHA, child, **rows).applications] == ["五级棋士"]


def test_unplayed_games_are_a_question_only_where_they_matter() -> None:
    section, title = "一级棋士组(男子)", "一级棋士"
    safe = scorer(section, title, 7.5, unplayed=2, rounds_unplayed=1)
    assert applied(ZIBO, safe).points == ()
    tight = scorer(section, title, 6.0, unplayed=2, rounds_unplayed=1)
    made = applied(ZIBO, tight)
    assert [p.code for p in made.points] == ["Z004"]
    assert made.applications == ()  # counted as nothing it is not enough
    key = made.points[0].key
    refused = applied(ZIBO, tight, Given({key: "refuse"}))
    assert [(a.goal, a.waits) for a in refused.applications] == [("候补棋协大师", "")]
    accepted = applied(ZIBO, tight, Given({key: "accept"}))
    assert (accepted.applications, accepted.points[0].settled) == ((), True)


def test_left_out_rounds_lower_what_is_needed() -> None:
    rules = regulation(CHANGSHA)
    assert rules.titles
    left = replace(rules, titles=replace(rules.titles, unplayed="left_out"))
    one = scorer("三级组(男子)", "三级棋士", 6.0, unplayed=2, rounds_unplayed=1)  # 5 of 8
    (made,) = apply([one], left, {}, NOTHING_GIVEN, {}).applications
    assert (made.points, made.rounds, made.needed) == (10, 8, 10)


def test_who_never_played_gets_nothing() -> None:
    rules = regulation(CHANGSHA)
    assert rules.titles
    left = replace(rules, titles=replace(rules.titles, unplayed="left_out"))
    one = scorer("三级组(男子)", "三级棋士", 9.0, unplayed=18, rounds_unplayed=9)
    made = apply([one], left, {}, Given({"titles/unplayed/k": "accept"}), {})
    assert made.applications == ()


def test_norms_that_must_be_reached_twice_wait_for_the_first() -> None:
    rules = regulation(ZIBO)
    assert rules.titles
    twice = replace(rules, titles=replace(rules.titles, norms=2))
    one = scorer("一级棋士组(男子)", "一级棋士", 6.0)
    waits = apply([one], twice, {}, NOTHING_GIVEN, {}).applications[0].waits
    assert waits == "titles/norms/k"
    assert apply([one], twice, {}, NOTHING_GIVEN, {"k": 1}).applications[0].waits == ""


def test_a_section_that_lacks_rounds_says_so() -> None:
    made = applied(QINGDAO, scorer("一级棋士组(男子)", "一级棋士", 7.0, 7))
    assert made.remarks == (
        "一级棋士组：只有 7 轮（至少 9 轮），不能申报棋协大师。",
        "一级棋士组：只有 7 轮（至少 9 轮），不能申报候补棋协大师。",
    )


def test_an_event_without_titles_gives_none() -> None:
    assert applied("qingshui-2019", scorer("公开组", "一级棋士", 9.0)) == Applied()


@examples(st.integers(0, 18), st.integers(0, 18))
def test_more_points_never_give_a_lower_title(few: int, more: int) -> None:
    from toolkit.values.titles import title_order

    def best(points: int) -> int:
        made = applied(QINGDAO, scorer("二级棋士组(男子)", "二级棋士", points / 2))
        found: list[Application] = list(made.applications)
        return title_order(found[0].goal) or 0 if found else 0

    low, high = sorted((few, more))
    assert best(low) <= best(high)
