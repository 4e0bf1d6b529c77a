"""What the findings about time say, and whom they keep waiting; when: cases/findings."""

from datetime import datetime, timedelta

import pytest
from msgspec.structs import replace

from tests.checks.cases import Case, cases_about, expected
from tests.checks.cases import found as found_in
from tests.entered import IN_TIME, Story, form, found, mailed
from tests.regulations import regulation
from toolkit.checks.judged import standing
from toolkit.checks.time import RULES
from toolkit.layouts.changes import WITHDRAWALS
from toolkit.model.clock import SHANGHAI
from toolkit.model.facts import Decided, Published, Sent
from toolkit.model.finish_facts import RowTyped

CLOSES = datetime(2019, 12, 31, 18, tzinfo=SHANGHAI)
PUBLISHED = datetime(2020, 1, 5, 10, tzinfo=SHANGHAI)


def admitted(story: Story) -> list[str]:
    now = standing(story.ground().roster, story.judged())
    return [entry.player.name for entry in now.admitted]


def test_a_late_player_waits_alone() -> None:
    story = mailed(form([{}]))
    story.mail(form([{}, {}]), at=CLOSES + timedelta(seconds=1))
    [finding] = found("T001", story)
    assert finding.message == (
        "2019-12-31 18:00:01 到达（郑三），超过截止时间 2019-12-31 18:00:00。"
    )
    assert admitted(story) == ["吴二"]


def test_to_accept_one_arrival_is_not_to_accept_the_next() -> None:
    story = mailed(form([{}]), at=CLOSES + timedelta(hours=1))
    [finding] = found("T001", story)
    story.note(Decided("T001", finding.key, "accept", "路上耽搁"))
    assert admitted(story) == ["吴二"]
    story.mail(form([{}, {}]), at=CLOSES + timedelta(days=1))
    assert admitted(story) == ["吴二"]


def test_who_is_over_the_cap_waits_alone() -> None:
    rules = regulation()
    assert rules.cap
    story = Story(replace(rules, cap=replace(rules.cap, players=1)))
    story.mail(form([{}, {}]))
    [finding] = found("T004", story)
    assert "超过上限 1 人（超出 1 人）" in finding.message
    assert admitted(story) == ["吴二"]


def test_a_change_shows_its_fee_and_keeps_only_the_new_player_waiting() -> None:
    story = mailed(form([{}, {}]))
    story.publish(PUBLISHED)
    story.mail(form([{}, {}, {}]), at=PUBLISHED + timedelta(days=1))
    [finding] = found("T005", story)
    assert finding.message == "公示后补报：冯四（一级棋士组(男子)），手续费 100 元。"
    assert finding.evidence == {"手续费": "100.00"}
    assert admitted(story) == ["吴二", "郑三"]


def test_a_withdrawal_keeps_nobody_waiting() -> None:
    story = mailed(form([{}, {}]))
    story.publish(PUBLISHED)
    story.mail(form([{}]), at=PUBLISHED + timedelta(days=1))
    assert [finding.subject for finding in found("T005", story)] == ["郑三"]
    assert admitted(story) == ["吴二"]


def test_the_reply_clock_names_the_hour() -> None:
    story = mailed(form())
    story.now = IN_TIME + timedelta(hours=20)
    [finding] = found("T007", story)
    assert "快到 24 小时的期限（12-31 09:15）" in finding.message
    story.now = IN_TIME + timedelta(hours=24, seconds=1)
    [finding] = found("T007", story)
    assert "已超过" in finding.message
    story.note(Sent("", next(iter(story.state.messages))))
    assert found("T007", story) == []


@pytest.mark.parametrize("case", cases_about(RULES), ids=lambda case: case.title)
def test_a_case_finds_what_it_lists_and_nothing_else(case: Case) -> None:
    assert found_in(case) == expected(case)


def test_a_withdrawal_that_nobody_wrote_is_named_and_keeps_nobody_out() -> None:
    story = mailed(form([{}, {}]))
    story.publish(datetime(2020, 1, 5, 10, tzinfo=SHANGHAI))
    said = {"unit": "青州市棋类协会", "name": "郑三", "written": "没有"}
    story.note(RowTyped(WITHDRAWALS, "1", said))
    [finding] = found("T008", story)
    assert (finding.subject, finding.clause) == ("郑三", "十三(一)4")
    story.note(RowTyped(WITHDRAWALS, "1", {**said, "written": "有"}))
    assert found("T008", story) == []


def test_additions_after_the_last_day_are_said_to_be_too_late() -> None:
    story = Story(regulation("changsha-2018"))
    rooms: list[dict[str, str]] = []
    story.mail(form([{}], rooms=rooms), at=datetime(2018, 9, 10, tzinfo=SHANGHAI))
    story.note(Published(()), datetime(2018, 9, 18, tzinfo=SHANGHAI))
    story.mail(form([{}, {}], rooms=rooms), at=datetime(2018, 9, 26, tzinfo=SHANGHAI))
    assert any("2018-09-25 以后不再补报" in one.message for one in found("T005", story))
