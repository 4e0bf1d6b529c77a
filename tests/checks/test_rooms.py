"""What the findings about rooms say; when they appear stands in cases/findings."""

import pytest

from tests.checks.cases import Case, cases_about, expected
from tests.checks.cases import found as found_in
from tests.entered import form, found, mailed
from toolkit.checks.judged import standing
from toolkit.checks.rooms import RULES


@pytest.mark.parametrize(
    ("code", "room", "said"),
    [
        ("R002", {"people": "1"}, "淄博饭店标准间 1 间有 2 床，只住 1 人，空床按整份计 1290 元。"),
        (
            "R002",
            {"hotel": "银座华美达", "type": "大床", "rooms": "2", "people": "2"},
            "空床按整份计 2980 元",
        ),
        ("R003", {"people": "3"}, "淄博饭店标准间 1 间只有 2 床，却填了 3 人。"),
        ("R003", {"rooms": ""}, "淄博饭店标准间 没有写明间数，却填了 2 人。"),
        ("R004", {"hotel": "齐盛宾馆"}, "酒店“齐盛宾馆”不在规程里。"),
        ("R004", {"type": "三人间"}, "房型“三人间”不在规程里。"),
        ("R004", {"type": ""}, "没有填写房型。"),
        ("R005", {"arrive": "2020-01-16"}, "不在 2020-01-17 至 2020-01-20 之内"),
    ],
)
def test_a_message_shows_the_plan_and_what_it_costs(
    code: str, room: dict[str, str], said: str
) -> None:
    [finding] = found(code, mailed(form(rooms=[room])))
    assert said in finding.message


def test_the_choices_are_named() -> None:
    [finding] = found("R004", mailed(form(rooms=[{"type": "三人间"}])))
    assert finding.remedy == "可选的房型：标准间、大床房。"


def test_who_is_named_nowhere_waits_alone_for_his_bed() -> None:
    plan = [{"names": "吴二、李领"}]
    story = mailed(form([{}, {}], rooms=plan))
    [finding] = found("R008", story)
    assert finding.message == "郑三 没有床位。"
    now = standing(story.ground().roster, story.judged())
    assert [entry.player.name for entry in now.admitted] == ["吴二"]


def test_beds_are_counted_where_nobody_is_named() -> None:
    [finding] = found("R008", mailed(form([{}, {}, {}], rooms=[{}])))
    assert finding.message == "3 名棋手只订了 2 人的床位，1 人没有床位。"


@pytest.mark.parametrize("case", cases_about(RULES), ids=lambda case: case.title)
def test_a_case_finds_what_it_lists_and_nothing_else(case: Case) -> None:
    assert found_in(case) == expected(case)
