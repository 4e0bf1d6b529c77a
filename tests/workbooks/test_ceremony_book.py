"""颁奖: order of the ceremony, things to order, the fund by formulas that LibreOffice confirms."""

from pathlib import Path

from tests.regulations import regulation
from tests.workbooks.filled_form import STAMP
from tests.workbooks.judge import assert_golden, assert_recalculates_equal, cells, schema_errors
from toolkit.model.money import Money
from toolkit.prizes.fund import fund
from toolkit.workbooks.ceremony_book import CallRow, ThingRow, ceremony_book
from toolkit.workbooks.fund_sheets import FundContent, ReachRow, TableRow

CALLS = (
    CallRow("甲组", "第 2 名", "李二", "青州", "奖牌、奖状", Money.yuan(15000)),
    CallRow(
        "甲组", "第 1 名", "王一", "临淄", "奖杯、奖牌、奖状", Money.yuan(30000), Money.yuan(5000)
    ),
    CallRow("乙组", "第 1 名", "陈三", "", "奖状", Money.yuan(700), waits="Z005 陈三、赵四"),
    CallRow("道德风尚奖", "", "=1+1", "", "奖状", Money.yuan(0)),
)
THINGS = (ThingRow("奖牌", "甲组", 2), ThingRow("奖状", "甲组", 2), ThingRow("奖状", "乙组", 1))


def zibo() -> FundContent:
    rules = regulation("zibo-2020")
    found = fund(rules)
    return FundContent(
        (("甲组", Money.yuan(50000)), ("乙组", Money.yuan(700))),
        Money.yuan(700),
        tuple(
            TableRow(t.name, row.first, row.last, row.amount)
            for t in rules.prizes.tables
            for row in t.paid
        ),
        tuple(found.depths),
        tuple(found.bonuses.items()),
        tuple(ReachRow(r.table, r.players, r.places, r.yuan) for r in found.reachable),
        found.players,
        found.declared,
    )


def made(content: FundContent | None = None) -> bytes:
    return ceremony_book(STAMP, "淄博2020", CALLS, THINGS, content or zibo())


def test_the_workbook_as_text() -> None:
    assert_golden("ceremony_book", made())


def test_it_is_valid_and_byte_equal_for_equal_input(tmp_path: Path) -> None:
    assert schema_errors(made(), tmp_path) == []
    assert made() == made()


def test_zibos_fund_is_explained() -> None:
    said = {row[0]: row[1] for row in cells(made(), "合计与基金核对")}
    assert said["规程各表相加（不含追加）"] == 264500
    assert said["各表相加，加追加奖金"] == 299500
    assert said["同上，加追加奖金"] == 278600
    assert said["规程公布的奖金总额"] == 300000
    assert said["总额减最多能发的"] == 21400


def test_libreoffice_computes_the_same(tmp_path: Path) -> None:
    assert_recalculates_equal(made(), tmp_path)
