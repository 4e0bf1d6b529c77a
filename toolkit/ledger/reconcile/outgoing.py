"""Money going out: bank fees, reversals of a credit, refunds to a unit, the event's own bills."""

from collections.abc import Sequence
from datetime import timedelta

from toolkit.ledger.reconcile.book import Book
from toolkit.ledger.reconcile.evidence import Case
from toolkit.ledger.reconcile.history import History
from toolkit.ledger.reconcile.hypotheses import Hypothesis
from toolkit.ledger.reconcile.weights import Fit
from toolkit.model.bank import Direction
from toolkit.model.money import Money

_BANK = ("短信费", "手续费", "汇划费", "工本费", "年费", "账户管理费", "服务费", "回单费")
_REFUND = ("退",)
_REVERSAL = ("冲正", "退汇", "撤销", "冲销", "抹账")
_REVERSAL_DAYS = timedelta(days=3)
_WITHDRAWN, _WORD, _PATTERN = 3.0, 3.0, 3.0
_BANK_WEIGHT, _OWN_BILL = 20.0, -1.0


def debit(
    case: Case, book: Book, history: History, place: int, cases: Sequence[Case]
) -> list[Hypothesis]:
    """The hypotheses for the transfer out at `place`; parts are negative."""
    text = case.text.text
    if not case.units and any(word in text for word in _BANK):
        return [Hypothesis((), _BANK_WEIGHT, _BANK_WEIGHT, Fit.EXACT, ("银行收费，不是退款",))]
    found = [Hypothesis((), _OWN_BILL, 0.0, Fit.NONE, ("支出，与任何单位都对不上",))]
    found += _reversals(case, history, place, cases)
    past = history.of(case)
    for unit_id in sorted(set(case.units) | set(past)):
        if made := _refund(case, book, history, place, unit_id):
            found.append(made)
    return found


def _refund(
    case: Case, book: Book, history: History, place: int, unit_id: str
) -> Hypothesis | None:
    """A refund to one unit, which never exceeds what the unit has paid."""
    amount, unit = case.row.amount.fen, book.units[unit_id]
    paid = history.paid_before(unit_id, place)
    if amount > paid:
        return None
    past = history.of(case).get(unit_id)
    evidence = [*case.units.get(unit_id, ()), *([past] if past else ())]
    identity = sum(item.weight for item in evidence if item.identity)
    weight = sum(item.weight for item in evidence) - book.spread
    reasons = [item.reason for item in evidence[:3]]
    fit = Fit.PART
    if unit_id in book.withdrawn:
        weight += _WITHDRAWN
        fit = Fit.EXACT
        reasons.append("该单位已退赛")
    if any(word in case.text.text for word in _REFUND):
        weight += _WORD
        fit = Fit.EXACT
    board = unit.board.fen
    if amount in (paid - unit.due.fen, paid, board, board // 3, board * 2 // 3):
        weight += _PATTERN
        reasons.append(f"退 {Money(amount).brief()} 与已缴金额或食宿费相合")
    return Hypothesis(((unit_id, -amount),), weight, identity, fit, tuple(reasons))


def _reversals(case: Case, history: History, place: int, cases: Sequence[Case]) -> list[Hypothesis]:
    """The same payer and amount going back within three days of a booked credit."""
    found = []
    word = any(word in case.text.text for word in _REVERSAL)
    for at, parts in sorted(history.credits_of(case).items()):
        row = cases[at].row
        apart = case.row.date - row.date
        if row.direction is not Direction.IN or row.amount != case.row.amount:
            continue
        if at > place or apart > _REVERSAL_DAYS:
            continue
        if any(history.paid_before(unit, place) < fen for unit, fen in parts):
            continue  # it went back already
        reason = f"{row.date.isoformat()} 同一付款人的 {row.amount.brief()} 被退回"
        back = tuple((unit, -fen) for unit, fen in parts)
        found.append(Hypothesis(back, 8.0 + 3.0 * word, 8.0, Fit.EXACT, (reason,)))
    return found
