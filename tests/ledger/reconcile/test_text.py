import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.ledger.reconcile.text import letters, simple, written

# what the payer writes | the names left | heads rooms teams
REMARKS = """
网银转入 廊坊飞象参赛费+食宿            | 廊坊飞象           |
聊城王車 4人4间房                      | 聊城王车           | 4 4 -
淄博大师赛未来星棋类俱乐部(淄博总校)      | 未来星棋类俱乐部 淄博总校 |
徐景铭、胡浩阳妈妈                      | 徐景铭 胡浩阳       |
洛阳于雨彤等2人                        | 洛阳于雨彤         | 2 - -
智弈等3队合计                          | 智弈              | - - 3
未来星 1人0间房                        | 未来星            | 1 0 -
棋手陈文                               | 陈文              |
参赛费、食宿费                          |                  |
各校区汇总                             |                  |
SUN YANG                              | SUN YANG         |
"""


@pytest.mark.parametrize("line", REMARKS.strip().splitlines())
def test_a_remark_is_taken_apart(line: str) -> None:
    remark, names, counts = (part.strip() for part in line.split("|"))
    found = written(remark)
    assert list(found.chunks or found.latin) == names.split()
    stated = [found.people, found.rooms, found.teams]
    assert stated == [int(x) if x.isdigit() else None for x in counts.split() or "---"]


def test_several_teams_are_noticed() -> None:
    assert written("各校区汇总").several
    assert written("智弈等3队").several
    assert not written("智弈1队").several


def test_names_are_compared_without_width_spaces_and_dots() -> None:
    assert letters("古丽米热·艾比布力") == letters("古丽米热•艾比布力") == "古丽米热艾比布力"
    assert simple("ａｂｃ聊城王車") == "ABC聊城王车"


@given(st.text(max_size=40))
def test_any_text_is_taken_apart_without_failure(text: str) -> None:
    found = written(text)
    assert all(chunk for chunk in (*found.chunks, *found.latin))
