from datetime import UTC

import pytest

from tests.dues import workbook
from tests.shared import shared
from toolkit.model.bank import Hotel
from toolkit.model.money import Money
from toolkit.sources.banks.receivables import read_receivables

HEAD = "单位编号 单位名称 领队 教练 参赛人数 参赛费 预订酒店 食宿单价(元/人) 房间数 食宿费 应收合计"
OWED = [HEAD.split(), ["A1", "远山棋院", "甲", "乙", 2, 420, "湖畔", 1290, 1, 2580, 3000]]
PLAYERS = [
    ["单位编号", "姓名", "家长(报名表所填)"],
    ["A1", "王一", "王二"],
    ["A1", "李三", None],
]
NOTICES = [
    ["收到时间", "方式", "参赛单位", "汇款人", "汇款金额", "房间数"],
    ["2019-12-06 15:51", "邮件", "远山棋院", "王二", 2790.5, 1],
]
CHANGES = [
    ["单位编号", "变更类型", "人数", "日期", "应收手续费"],
    ["A1", "退赛", 2, "2020-01-14", 100],
]
HOTELS = [["酒店", "单价(元/人)", "可用房间数"], ["湖畔", 1290, 34]]


def test_a_workbook_of_dues_is_read_by_its_header_words() -> None:
    sheets = {"应收": OWED, "棋手": PLAYERS, "汇款告知": NOTICES, "变更": CHANGES, "酒店": HOTELS}
    read = read_receivables("x.xlsx", workbook(sheets))
    assert read.findings == ()
    assert read.dues is not None
    [unit] = read.dues.units
    assert (unit.due, unit.people, unit.rooms, unit.hotel) == (Money(300000), 2, 1, "湖畔")
    assert [player.parent for player in read.dues.players] == ["王二", ""]
    [notice] = read.dues.notices
    assert (notice.amount, notice.rooms) == (Money(279050), 1)
    assert notice.received.astimezone(UTC).isoformat() == "2019-12-06T07:51:00+00:00"
    assert read.dues.changes[0].fee == Money(10000)
    assert read.dues.hotels == (Hotel("湖畔", 34, Money(129000)),)


def test_only_the_sheet_of_dues_is_needed() -> None:
    read = read_receivables("x.xlsx", workbook({"应收": OWED}))
    assert read.dues is not None
    assert read.dues.players == ()


def test_a_missing_column_is_named() -> None:
    rows = [["单位编号", "单位名称", "领队"], ["A1", "甲", "乙"]]
    read = read_receivables("x.xlsx", workbook({"应收": rows}))
    assert read.dues is None
    assert "应收合计" in read.findings[0].message


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04"])
def test_a_broken_workbook_is_a_finding(data: bytes) -> None:
    read = read_receivables("x.xlsx", data)
    assert read.dues is None
    assert read.findings[0].code == "F001"


def test_an_unreadable_amount_is_a_finding_and_not_zero_in_silence() -> None:
    rows = [OWED[0], [*OWED[1][:10], "三千"]]
    [finding] = read_receivables("x.xlsx", workbook({"应收": rows})).findings
    assert finding.code == "M007"
    assert "三千" in finding.message
    assert finding.where == "应收!A2"


def test_the_shared_workbook_is_read_whole() -> None:
    path = shared("bench", "reconcile", "receivables.xlsx")
    if path is None:
        return
    dues = read_receivables(str(path), path.read_bytes()).dues
    assert dues is not None
    assert (len(dues.units), len(dues.players), len(dues.notices)) == (60, 199, 54)
    assert (len(dues.changes), len(dues.hotels)) == (3, 4)
