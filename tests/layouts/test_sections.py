"""The sheet 分组 and the printed start list."""

from toolkit.layouts.sections import WORD_OF, WORDS, StartList, sections_table, start_listing
from toolkit.model.game import Competitor


def test_every_decision_has_one_word() -> None:
    assert {WORD_OF[what] for what in WORDS.values()} == set(WORDS)
    assert [c.key for c in sections_table(("甲组",)).yellow] == ["what", "into", "reason", "by"]


def test_own_sections_are_shown_only_where_some_were_merged() -> None:
    plain = StartList("名单", "瑞士制", 9, "", (), (Competitor(1, "李一"),))
    merged = StartList("名单", "瑞士制", 9, "ab", ("lot",), (Competitor(1, "李一", own="女子组"),))
    assert len(start_listing(plain).columns) == 5
    assert start_listing(plain).subtitle == "1 人；瑞士制；9 轮"
    assert start_listing(merged).rows[0][-1] == "女子组"
    assert start_listing(merged).subtitle.endswith("编号依次按抽签；抽签种子 ab")
