"""按费用 of 收费总账.xlsx: every unit's money by fee kind, and the rest by side."""

from pathlib import Path

from tests.flows.money.test_bank import UNIT, paid
from tests.flows.money.test_money_sheets import busy
from tests.workbooks.judge import cells
from toolkit.flows.money.fee_kinds import NOBODY
from toolkit.flows.money.money_sheets import LEDGER


def test_units_by_kind_and_what_is_nobodys(tmp_path: Path) -> None:
    lines = cells((paid(tmp_path) / LEDGER).read_bytes(), "按费用")[2:]
    assert lines[0] == ["单位", "参赛费", "保险费", "食宿费", NOBODY, "合计"]
    assert lines[1:4] == [
        [UNIT, 400, 20, 2580, 0, 3000],
        ["（待认领）", 0, 0, 0, 2790, 2790],
        ["合计", 400, 20, 2580, 2790, 5790],
    ]


def test_both_pivots_add_up_to_the_statement(tmp_path: Path) -> None:
    data = (busy(tmp_path) / LEDGER).read_bytes()
    for sheet in ("按日", "按费用"):
        whole, flow, verdict = (line[-1] for line in cells(data, sheet)[-3:])
        assert (whole, verdict) == (flow, "相符")
    assert flow == 3000 + 2790 + 100 - 30
