"""What a published list changed against the one before it."""

from toolkit.entries.list_versions import Difference, differences
from toolkit.model.facts import PublishedEntry

UNIT = "青州市棋类协会"


def entry(key: str, name: str, section: str = "甲组", **more: str) -> PublishedEntry:
    return PublishedEntry(key, "u1", UNIT, name, section, **more)


def test_added_removed_and_changed_are_told_apart() -> None:
    before = [entry("1", "赵一"), entry("2", "钱二"), entry("3", "孙三")]
    after = [entry("1", "赵一", "乙组"), entry("2", "钱二"), entry("4", "李四")]
    assert differences(before, after) == (
        Difference("新增", UNIT, "", "李四（甲组）"),
        Difference("去掉", UNIT, "孙三（甲组）", ""),
        Difference("改变", UNIT, "赵一（甲组）", "赵一（乙组）"),
    )


def test_what_is_personal_is_no_difference() -> None:
    before = [entry("1", "赵一", id_number="370303200802291336", birth="2008-02-29")]
    assert differences(before, [entry("1", "赵一")]) == ()
