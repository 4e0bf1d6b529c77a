"""合计与基金核对 where a regulation declares less than Zibo's does."""

from tests.workbooks.judge import cells
from tests.workbooks.test_ceremony_book import made
from toolkit.model.money import Money
from toolkit.workbooks.fund_sheets import FundContent, TableRow


def fund_lines(content: FundContent) -> dict[object, object]:
    return {row[0]: row[1] for row in cells(made(content), "合计与基金核对")}


def test_without_a_declared_fund_the_sums_stand_alone() -> None:
    rows = (TableRow("个人", 1, 1, 200), TableRow("个人", 2, 4, 100))
    said = fund_lines(FundContent((), Money(0), rows, (), (), (), None, None))
    assert said["规程各表相加（不含追加）"] == 500
    assert not [name for name in said if "公布" in str(name) or "上限" in str(name)]


def test_a_declared_fund_without_a_cap_is_held_against_the_tables() -> None:
    rows = (TableRow("个人", 1, 1, 200),)
    said = fund_lines(FundContent((), Money(0), rows, (), (), (), None, 300))
    assert said["总额减最多能发的"] == 100


def test_an_event_without_money_has_only_what_it_gives() -> None:
    said = fund_lines(FundContent((), Money(0), (), (), (), (), None, None))
    assert said["本届合计"] == 0
    assert "规程各表相加（不含追加）" not in said
