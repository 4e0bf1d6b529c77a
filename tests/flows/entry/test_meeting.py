"""5内部/领队会.xlsx: whom to expect, what to decide, what was decided."""

from pathlib import Path

from tests.flows.entry.test_affairs import object_to
from tests.flows.entry.test_publish import LATER, UNIT, changed, published
from tests.flows.office import done, type_into
from tests.workbooks.judge import cells
from toolkit.flows.entry.affairs import BOOK as TYPED
from toolkit.flows.entry.meeting import BOOK


def test_the_agenda_has_open_decisions_objections_and_notices(tmp_path: Path) -> None:
    event = published(tmp_path, {}, {})
    changed(event, {}, {}, {})
    object_to(event, "吴二", "组别报错了")
    done("publish", event=event, now=LATER)
    agenda = cells((event / BOOK).read_bytes(), "议程")[3:]
    by_topic = {row[0]: row for row in agenda}
    [late] = [row for topic, row in by_topic.items() if "T005" in topic]
    assert late[1] == 1
    assert UNIT in late[2]
    assert late[3]
    assert by_topic["公示异议"][2] == f"{UNIT} 吴二：组别报错了"
    assert by_topic["通知"][3] == "宣布"
    [row] = cells((event / BOOK).read_bytes(), "签到")[3:]
    assert row[1:4] == [UNIT, 2, ""]


def test_what_was_decided_is_shown_and_rebuilt_byte_equal(tmp_path: Path) -> None:
    event = published(tmp_path, {}, {})
    typed = {"议题": "并组", "决定": "女子组并入男子组", "记录人": "王秘书"}
    type_into(event / TYPED, "领队会决定", dict.fromkeys(typed, ""), typed)
    done("checkin", event=event, now=LATER)
    [row] = cells((event / BOOK).read_bytes(), "决定")[3:]
    assert row == [1, "并组", "女子组并入男子组", "王秘书"]
    before = (event / BOOK).read_bytes()
    (event / BOOK).unlink()
    done("rebuild", event=event, now=LATER)
    assert (event / BOOK).read_bytes() == before
