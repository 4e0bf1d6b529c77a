"""What the findings about a form in its file say; when they appear stands in cases/findings."""

import pytest

from tests.checks.cases import Case, cases_about, expected
from tests.checks.cases import found as found_in
from tests.entered import Story, form, found, mailed
from toolkit.checks.file import RULES
from toolkit.checks.judged import standing
from toolkit.model.facts import Decided
from toolkit.model.form import Problem


def test_a_missing_column_is_named_and_the_players_are_not_blamed() -> None:
    problem = Problem("F004", None, {"field": "section", "column": "组别"})
    story = mailed(form([{}, {}], without=["section"], problems=(problem,)))
    [finding] = found("F004", story)
    assert finding.message == "缺少“组别”一列。"
    assert found("E001", story) == []


def test_a_file_name_gets_its_example() -> None:
    [finding] = found("F005", mailed(form(file="报名表.xlsx")))
    assert finding.remedy == "请改名为“青州市棋类协会报名表”。"


def test_the_other_name_of_the_unit_is_shown() -> None:
    [finding] = found("F017", mailed(form(file="临朐县实验小学报名表.xlsx")))
    assert finding.message == "表内单位是“青州市棋类协会”，文件名里是“临朐县实验小学”。"


def test_a_formula_shows_what_it_comes_to() -> None:
    detail = {"formula": "=SUM(D31:D32)", "value": "3"}
    problem = Problem("F007", "报名表!D33", detail)
    [finding] = found("F007", mailed(form(problems=(problem,))))
    assert finding.message == "公式 =SUM(D31:D32) 没有存下结果，按公式算得 3。"


def hidden() -> Story:
    return mailed(form([{}, {"hidden": "1"}, {}]))


def test_hidden_players_keep_nobody_else_waiting() -> None:
    story = hidden()
    [finding] = found("F008", story)
    assert finding.message == "有 1 行被隐藏或筛选掉：郑三。"
    found_now = standing(story.ground().roster, story.judged())
    assert [entry.player.name for entry in found_now.admitted] == ["吴二", "冯四"]


def test_hidden_players_are_entered_when_accepted_and_only_these() -> None:
    story = hidden()
    [finding] = found("F008", story)
    story.note(Decided("F008", finding.key, "accept", "单位来电"))
    names = [entry.player.name for entry in story.ground().roster.entries]
    assert names == ["吴二", "郑三", "冯四"]
    story.mail(form([{}, {"hidden": "1"}, {"hidden": "1"}]), at=story.now)
    names = [entry.player.name for entry in story.ground().roster.entries]
    assert names == ["吴二"]  # a decision about others


@pytest.mark.parametrize("case", cases_about(RULES), ids=lambda case: case.title)
def test_a_case_finds_what_it_lists_and_nothing_else(case: Case) -> None:
    assert found_in(case) == expected(case)
