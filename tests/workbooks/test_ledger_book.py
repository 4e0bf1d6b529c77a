"""收费总账.xlsx without and with money that doesn't add up: it says so."""

from datetime import datetime
from pathlib import Path

from tests.workbooks.judge import cells, formulas_that_differ, schema_errors
from toolkit.model.money import Money
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.ledger_book import Part, ledger_book
from toolkit.workbooks.reconcile_book import ReconcileBook, TransferLine

STAMP = Stamp(created=datetime(2020, 1, 2, 9))
ROWS = tuple(
    TransferLine(f"T{n}", moment, Money.yuan(amount), "甲", "", "", side, "a.csv 第 2 行")
    for n, (moment, amount, side) in enumerate(
        [
            ("2019-12-30 09:00:00", "210.10", "已自动"),
            ("2019-12-30", "-10.05", "支出"),
            ("2019-12-31", "5", "待认领"),
        ]
    )
)


def made(*parts: Part) -> bytes:
    shown = ReconcileBook(ROWS if parts else (), (), (), (), (), (), STAMP.created)
    return ledger_book(STAMP, shown, parts)


def test_by_day_with_both_directions() -> None:
    data = made(Part("甲", "参赛费", Money.yuan("205.05")))
    assert cells(data, "按日")[3:] == [
        ["2019-12-30", 210.1, -10.05, 200.05],
        ["2019-12-31", 5, 0, 5],
        ["合计", 215.1, -10.05, 205.05],
        ["流水合计（收入 − 支出）", "", "", 205.05],
        ["对账单核对", "", "", "相符"],
    ]


def test_a_fen_too_little_is_told(tmp_path: Path) -> None:
    data = made(Part("甲", "参赛费", Money.yuan("205.04")))
    assert cells(data, "按费用")[-1] == ["对账单核对", "", "不符"]
    assert formulas_that_differ(data, tmp_path)[1] == []


def test_without_money_it_is_a_valid_workbook(tmp_path: Path) -> None:
    assert cells(made(), "按日")[-1][-1] == "相符"
    assert schema_errors(made(), tmp_path) == []
