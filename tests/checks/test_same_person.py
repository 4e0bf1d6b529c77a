"""Who is entered twice: what is said, once or on both sides; when stands in cases/findings."""

import pytest

from tests.checks.cases import Case, cases_about, expected
from tests.checks.cases import found as found_in
from tests.entered import form, found, mailed
from toolkit.checks.same_person import RULES

SAME = {"name": "陈东", "id_number": "370303200802291336", "birth": "2008-02-29", "sex": "男"}
MAN = {**SAME, "section": "一级棋士组(男子)"}
OTHER = {"unit": "临朐县实验小学"}


def test_a_second_row_is_not_entered() -> None:
    story = mailed(form([MAN, MAN]))
    [finding] = found("P011", story)
    assert finding.message == "陈东 与 报名表!B11 是同一人，重复报名。"
    assert len(list(story.ground().roster.entries)) == 1


def test_both_units_are_told_of_each_other() -> None:
    story = mailed(form([MAN]), form([MAN], heading=OTHER))
    said = [finding.message for finding in found("P012", story)]
    assert said == [
        "陈东 在“青州市棋类协会”另报了一次（一级棋士组(男子)，报名表!B11）。",
        "陈东 在“临朐县实验小学”另报了一次（一级棋士组(男子)，报名表!B11）。",
    ]


def test_a_likeness_is_asked_about_once() -> None:
    twins = [
        {**MAN, "name": "陈子晗"},
        {**MAN, "name": "陈子涵", "id_number": "37030320080229191X"},
    ]
    [finding] = found("P013", mailed(form(twins)))
    assert finding.subject == "陈子涵"
    assert "出生日期相同，姓名只差一个字" in finding.message


def test_three_of_one_kind_are_asked_about_pair_by_pair() -> None:
    names = ("陈子晗", "陈子涵", "陈子函")
    numbers = ("370303200802291336", "37030320080229191X", "370303200802292517")
    people = [
        {**MAN, "name": name, "id_number": number}
        for name, number in zip(names, numbers, strict=True)
    ]
    assert len(found("P013", mailed(form(people)))) == 3


@pytest.mark.parametrize("case", cases_about(RULES), ids=lambda case: case.title)
def test_a_case_finds_what_it_lists_and_nothing_else(case: Case) -> None:
    assert found_in(case) == expected(case)
