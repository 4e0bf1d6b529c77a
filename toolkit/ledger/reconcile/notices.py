"""Remittance notices (汇款告知): which transfer each one speaks of."""

from collections import defaultdict
from datetime import timedelta
from typing import NamedTuple

from toolkit.ledger.reconcile.text import letters
from toolkit.ledger.reconcile.weights import (
    NOTICE_EXACT,
    NOTICE_HOURS,
    NOTICE_MASKED,
    NOTICE_NEAR_FEN,
    NOTICE_PAYER,
    NOTICE_SOUND,
)
from toolkit.model.bank import BankRow, Direction, Notice
from toolkit.values.pinyin import sound


class Told(NamedTuple):
    """A notice that speaks of a transfer, how surely, and in what words."""

    notice: Notice
    weight: float
    reason: str


def mask_fits(masked: str, name: str) -> bool:
    """True when a name printed with stars (何*明, **芳) could be `name`."""
    if "*" not in masked or len(masked) != len(name):
        return False
    return all(sign in ("*", other) for sign, other in zip(masked, name, strict=True))


def payer_name(row: BankRow) -> str:
    """The payer without spaces and width, stars kept."""
    text = (row.payer or "").replace("＊", "*")
    return "*".join(letters(part) for part in text.split("*"))


def _payer_weight(row: BankRow, notice: Notice) -> tuple[float, str] | None:
    """How well payer and amount agree, None when they do not."""
    paid, told = payer_name(row), letters(notice.payer)
    apart = abs(row.amount.fen - notice.amount.fen)
    if apart > NOTICE_NEAR_FEN or not told:
        return None
    same = "金额相同" if not apart else f"告知金额 {notice.amount.brief()}，相差不大"
    if paid == told:
        return (NOTICE_PAYER if apart else NOTICE_EXACT), f"付款人相同、{same}"
    if paid and "*" not in paid and not apart and sound(paid) == sound(told):
        return NOTICE_SOUND, f"付款人 {notice.payer} 与 {row.payer} 同音、{same}"
    if mask_fits(paid, told):
        return NOTICE_MASKED - (1.0 if apart else 0.0), f"付款人 {row.payer} 与 {told} 相符、{same}"
    return None


def told(rows: list[BankRow], notices: tuple[Notice, ...]) -> dict[int, Told]:
    """Row number → the notice about it. Each notice is used once, the surest and nearest first."""
    by_day = defaultdict(list)
    for place, row in enumerate(rows):
        if row.direction is Direction.IN:
            by_day[row.date].append(place)
    pairs = []
    for number, notice in enumerate(notices):
        for back in range(-1, 3):
            for place in by_day.get(notice.received.date() - timedelta(days=back), ()):
                row = rows[place]
                if not _in_time(row, notice):
                    continue
                agreed = _payer_weight(row, notice)
                if agreed is not None:
                    pairs.append((-agreed[0], _distance(row, notice), number, place, agreed[1]))
    found: dict[int, Told] = {}
    used = set[int]()
    for weight, _, number, place, reason in sorted(pairs):
        if number not in used and place not in found:
            used.add(number)
            found[place] = Told(notices[number], -weight, reason)
    return found


def _distance(row: BankRow, notice: Notice) -> float:
    if row.time is None:
        return abs((notice.received.date() - row.date).days) * 86400.0
    return abs((notice.received - row.time).total_seconds())


def _in_time(row: BankRow, notice: Notice) -> bool:
    """The transfer comes before its notice, by at most `NOTICE_HOURS`."""
    if row.time is None:
        return 0 <= (notice.received.date() - row.date).days <= 2
    late = (notice.received - row.time).total_seconds()
    return -600 <= late <= NOTICE_HOURS * 3600
