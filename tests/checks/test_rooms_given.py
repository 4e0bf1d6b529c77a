"""R010: who sleeps elsewhere than he booked."""

import pytest

from tests.checks.cases import Case, cases_about, expected
from tests.checks.cases import found as found_in
from tests.entered import form, found, mailed
from toolkit.checks.rooms_given import RULES
from toolkit.model.room_facts import GivenRooms, RoomPart, RoomsGiven

UNIT = "青州市棋类协会"


def test_the_message_names_both_hotels_and_the_price() -> None:
    story = mailed(form([{}]))
    wanted, got = (RoomPart("淄博饭店", "标准间", 1),), (RoomPart("泰星大酒店", "标准间", 1),)
    story.note(RoomsGiven((GivenRooms(UNIT, 1, wanted, got, ""),)))
    [finding] = found("R010", story)
    assert finding.message == "所订的淄博饭店已满，1 间安排到泰星大酒店，费用不变。"
    assert (finding.clause, finding.severity.value) == ("十三(一)5", "info")


@pytest.mark.parametrize("case", cases_about(RULES), ids=lambda case: case.title)
def test_a_case_finds_what_it_lists_and_nothing_else(case: Case) -> None:
    assert found_in(case) == expected(case)
