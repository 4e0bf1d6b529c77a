"""The self-checks an export allows: the running balance, and the totals it prints itself."""

from collections.abc import Sequence
from itertools import pairwise

from toolkit.model.bank import BankRow, StatementCheck
from toolkit.model.money import ZERO, Money
from toolkit.sources.banks.totals import Printed

_SIDE_NAMES = {"in": "收入", "out": "支出", "all": "全部"}


def balance_chain(rows: Sequence[BankRow]) -> list[StatementCheck]:
    """Each row's balance is the one before plus or minus its amount, oldest or newest first."""
    dated = [row for row in rows if row.balance is not None and row.currency == "CNY"]
    if len(dated) < 2 or len(dated) != len([row for row in rows if row.currency == "CNY"]):
        return []
    ways = [_breaks(dated), _breaks(dated[::-1])]
    broken = min(ways, key=len)
    ordered = dated if broken is ways[0] else dated[::-1]
    opening = (ordered[0].balance or ZERO) - ordered[0].signed
    closing = sum((row.signed for row in ordered), opening)
    if not broken:
        return [StatementCheck("余额逐笔相连", str(closing), str(ordered[-1].balance), True)]
    return [
        StatementCheck(f"余额逐笔相连（第 {row.row} 行）", str(wanted), str(row.balance), False)
        for row, wanted in broken[:5]
    ]


def _breaks(rows: Sequence[BankRow]) -> list[tuple[BankRow, Money]]:
    broken = []
    for earlier, row in pairwise(rows):
        wanted = (earlier.balance or ZERO) + row.signed
        if row.balance != wanted:
            broken.append((row, wanted))
    return broken


def printed_totals(
    rows: Sequence[BankRow], totals: Sequence[Printed], wallet: bool
) -> list[StatementCheck]:
    """Printed counts and sums against the rows. A wallet counts its closed rows too and says
    itself that its totals may differ, so there a difference only warns.
    """
    checks = []
    for total in totals:
        chosen = [row for row in rows if total.side == "all" or row.direction == total.side]
        if total.count is not None:
            name, expected, found = "笔数", str(total.count), str(len(chosen))
        else:
            summed = sum((row.amount for row in chosen), ZERO)
            name, expected, found = "合计", str(total.money), str(summed)
        label = f"{_SIDE_NAMES[total.side]}{name}"
        differs = expected != found
        if differs and wallet:
            label += "（与明细不同，钱包的合计仅供参考）"
        checks.append(StatementCheck(label, expected, found, wallet or not differs))
    return checks
