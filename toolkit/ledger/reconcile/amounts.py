"""How an amount fits what a unit owes: all, one part, a head's share, too much, too little."""

from typing import NamedTuple

from toolkit.ledger.reconcile.weights import (
    AMOUNT,
    OVER_MOST_FEN,
    PART_WORD,
    REST_WORD,
    Fit,
)
from toolkit.model.bank import DueUnit
from toolkit.model.money import Money


class Fitted(NamedTuple):
    """A fit with its weight (logarithm) and the sentence that says it."""

    fit: Fit
    weight: float
    reason: str


def share(unit: DueUnit) -> int:
    """What one head owes when the parents pay each for himself: whole yuan, in fen; 0 for one."""
    return unit.due.fen // unit.people // 100 * 100 if unit.people > 1 else 0


def keys(unit: DueUnit, paid: int) -> dict[Fit, int]:
    """The even amounts of a unit in fen, by the fit they mean, given what others have paid."""
    rest = unit.due.fen - paid
    found = {}
    if rest > 0:
        found[Fit.EXACT] = rest
        if 0 < unit.fee.fen < rest and paid in (0, unit.board.fen):
            found[Fit.FEE] = unit.fee.fen
        if 0 < unit.board.fen < rest and paid in (0, unit.fee.fen):
            found[Fit.BOARD] = unit.board.fen
        if 0 < share(unit) < rest:
            found[Fit.SHARE] = share(unit)
    return found


def fitted(unit: DueUnit, amount: int, paid: int, text: str = "") -> Fitted:
    """The best fit of `amount` (fen) for a unit of which others have paid `paid` (fen)."""
    rest = unit.due.fen - paid
    if rest <= 0:
        return Fitted(Fit.PAID, AMOUNT[Fit.PAID], f"应收 {unit.due.brief()} 已经缴清，疑似重复缴费")
    for fit, key in keys(unit, paid).items():
        if amount == key:
            return Fitted(fit, AMOUNT[fit] + _word(fit, paid, text), _even(unit, fit, amount, paid))
    heads = _heads(unit, amount, rest)
    if heads:
        return Fitted(Fit.HEADS, AMOUNT[Fit.HEADS], heads)
    yuan, left = Money(amount).brief(), Money(rest).brief()
    if amount > rest:
        fit = Fit.OVER if amount - rest <= OVER_MOST_FEN else Fit.NONE
        more = Money(amount - rest).brief()
        return Fitted(fit, AMOUNT[fit], f"金额 {yuan} 比未缴 {left} 多 {more}")
    weight = AMOUNT[Fit.PART] if amount * 2 >= rest else AMOUNT[Fit.PART] - 1.5
    return Fitted(Fit.PART, weight, f"金额 {yuan} 只是未缴 {left} 的一部分")


def _even(unit: DueUnit, fit: Fit, amount: int, paid: int) -> str:
    yuan = Money(amount).brief()
    if fit is Fit.EXACT:
        return f"金额 {yuan} 等于应收余额" if paid else f"金额 {yuan} 等于应收合计"
    if fit is Fit.SHARE:
        return f"金额 {yuan} 等于应收 {unit.due.brief()} 按 {unit.people} 人均摊的一份"
    return f"金额 {yuan} 等于{'参赛费' if fit is Fit.FEE else '食宿费'}"


def _word(fit: Fit, paid: int, text: str) -> float:
    """Words in the remark that speak of just this part."""
    if fit is Fit.BOARD and any(word in text for word in ("房", "食宿", "住宿")):
        return PART_WORD
    if fit is Fit.FEE and any(word in text for word in ("参赛", "报名")):
        return PART_WORD / 2
    if fit is Fit.EXACT and paid:
        rest = any(word in text for word in ("余款", "尾款", "补", "剩", "房"))
        return REST_WORD if rest else 0.0
    return 0.0


def _heads(unit: DueUnit, amount: int, rest: int) -> str:
    """Several heads' shares or fees in one transfer; "" when it is none."""
    if amount > rest or unit.people < 2:
        return ""
    one = share(unit)
    if one and amount % one == 0 and 1 < amount // one < unit.people:
        return f"金额 {Money(amount).brief()} 等于 {amount // one} 人的均摊"
    fee = unit.fee.fen // unit.people
    if fee and amount % fee == 0 and amount // fee < unit.people and amount < unit.fee.fen:
        return f"金额 {Money(amount).brief()} 等于 {amount // fee} 人的参赛费"
    return ""
