"""All ways one transfer in could be meant: one unit, several units, no entry payment."""

from collections.abc import Iterable, Sequence
from itertools import combinations, product
from math import exp
from typing import NamedTuple

from toolkit.ledger.reconcile.amounts import Fitted, fitted
from toolkit.ledger.reconcile.book import Book
from toolkit.ledger.reconcile.evidence import Case, Evidence, hit_weight, linked, surname
from toolkit.ledger.reconcile.history import History
from toolkit.ledger.reconcile.index import Hit
from toolkit.ledger.reconcile.text import letters
from toolkit.ledger.reconcile.weights import (
    AMOUNT,
    AUTO_IDENTITY_UNEVEN,
    BODY_SHARE,
    MOST_LINKED,
    MOST_PARTS,
    ONE_OWNS_ALL,
    SAME_AGAIN,
    SEVERAL_PRIOR,
    SEVERAL_WORD,
    STARTED,
    STARTED_DAY,
    TEAMS_RIGHT,
    UNKNOWN_PRIOR,
    Fit,
    Kind,
)
from toolkit.model.bank import DueUnit
from toolkit.model.money import Money

_INTEREST = ("结息", "利息")
_OTHER = (
    "押金", "保证金", "场地", "货款", "工资", "报销", "备用金", "赞助", "现金存入", "现存",
    "现金", "提现", "理财", "赎回", "奖金", "理赔", "租金", "级位赛", "考级", "段位", "裁判费",
    "借款", "还款", "拨款", "经费",
)  # fmt: skip
INTEREST_WEIGHT = 20.0
OTHER_WEIGHT = 7.0
HOTEL_WEIGHT = 6.0
_MOST_SHOWN = 60


class Hypothesis(NamedTuple):
    """One way to book a transfer: parts in fen, logarithmic weight, and what speaks for it.

    `identity` sums the evidence that is not about amounts; `named` = every part is named by the
    payer, so that the amount is not what chose it.
    """

    parts: tuple[tuple[str, int], ...]
    weight: float
    identity: float
    fit: Fit
    reasons: tuple[str, ...]
    named: bool = True


def credit(case: Case, book: Book, history: History, place: int) -> list[Hypothesis]:
    """The hypotheses for one transfer in, unsorted, without those that rest on the amount alone."""
    found = [none_of_them(case, book)]
    past = history.of(case)
    units = sorted(set(case.units) | set(past))
    found += [_one(case, book, history, place, unit, past.get(unit)) for unit in units]
    return found + several(case, book)


def _one(
    case: Case, book: Book, history: History, place: int, unit_id: str, past: Evidence | None
) -> Hypothesis:
    unit, amount = book.units[unit_id], case.row.amount.fen
    evidence = [*case.units.get(unit_id, ()), *([past] if past else ())]
    identity = sum(item.weight for item in evidence if item.identity)
    paid = book.paid[unit_id]
    if identity >= AUTO_IDENTITY_UNEVEN:  # of two equal ones the later is the duplicate
        paid -= history.repeats(unit_id, case, place)
    if paid >= unit.due.fen and identity >= AUTO_IDENTITY_UNEVEN:
        paid = min(paid, history.paid_before(unit_id, place))
    match = fitted(unit, amount, paid, case.text.text)
    if match.fit in (Fit.PART, Fit.HEADS):
        match = together(unit, case, paid - history.paid_by(case, unit_id)) or match
    weight = sum(item.weight for item in evidence) + match.weight - book.spread
    if match.fit is Fit.PAID and unit_id in history.same_before(place, case):
        weight += SAME_AGAIN
    if match.fit in (Fit.SHARE, Fit.HEADS) and case.payer_is_body:
        weight += BODY_SHARE
    reasons = [item.reason for item in sorted(evidence, key=lambda item: -abs(item.weight))]
    if past:
        identity = min(identity, 3.0) if identity == past.weight else identity
    return Hypothesis(
        ((unit_id, amount),), weight, identity, match.fit, (*reasons[:4], match.reason)
    )


def together(unit: DueUnit, case: Case, paid: int) -> Fitted | None:
    """The amount and another transfer of the same payer are exactly what others left open."""
    amount, rest = case.row.amount.fen, unit.due.fen - paid
    if not any(amount + other == rest for other in case.siblings):
        return None
    reason = f"与同一付款人的另一笔合计 {Money(rest).brief()}，等于应收余额"
    return Fitted(Fit.TOGETHER, AMOUNT[Fit.TOGETHER], reason)


def none_of_them(case: Case, book: Book) -> Hypothesis:
    """Not an entry payment: the words for it, or nothing at all."""
    weight, reasons = UNKNOWN_PRIOR, []
    text = case.text.text
    if any(word in text for word in _INTEREST) and not case.units:
        weight += INTEREST_WEIGHT
        reasons.append("银行结息，不是报名款")
    elif other := next((word for word in _OTHER if word in text), None):
        weight += OTHER_WEIGHT
        reasons.append(f"附言写“{other}”，不像报名款")
    if any(hotel in letters(case.payer) for hotel in book.hotels if case.payer):
        weight += HOTEL_WEIGHT
        reasons.append("付款人是赛事酒店")
    fit = Fit.EXACT if weight >= INTEREST_WEIGHT / 2 else Fit.NONE
    return Hypothesis((), weight, weight, fit, tuple(reasons) or ("没有单位、棋手或告知与它对应",))


def by_amount(
    case: Case, book: Book, history: History, known: Iterable[Hypothesis]
) -> tuple[list[Hypothesis], float]:
    """Units for which nothing but the amount speaks, and the weight of those not listed."""
    amount = case.row.amount.fen
    held = {hypothesis.parts[0][0] for hypothesis in known if len(hypothesis.parts) == 1}
    prior = -book.spread
    owing = book.fitting.get(amount, {})
    fitting = [(unit, fit) for unit, fit in owing.items() if unit not in held]
    fitting.sort(key=lambda item: (-AMOUNT[item[1]], -book.paid[item[0]], item[0]))
    found = []
    for unit_id, fit in fitting[:_MOST_SHOWN]:
        likely = surname(case.payer, case.payer_is_body, book, unit_id)
        apart = history.days_from(unit_id, case.row.date) if book.paid[unit_id] > 0 else None
        started = 0.0 if apart is None else max(0.0, STARTED - STARTED_DAY * apart)
        match = fitted(book.units[unit_id], amount, book.paid[unit_id], case.text.text)
        weight = match.weight + prior + started + sum(item.weight for item in likely)
        reasons = (*(item.reason for item in likely), match.reason, "只有金额相符，不能自动入账")
        found.append(Hypothesis(((unit_id, amount),), weight, 0.0, fit, reasons))
    rest = sum(exp(AMOUNT[fit] + prior) for _, fit in fitting[_MOST_SHOWN:])
    return found, rest


def several(case: Case, book: Book) -> list[Hypothesis]:
    """The ways in which the transfer pays for several units; each set of units once."""
    amount = case.row.amount.fen
    best: dict[frozenset[str], Hypothesis] = {}
    for made in [*several_named(case, book, amount), *several_linked(case, book, amount)]:
        key = frozenset(unit for unit, _ in made.parts)
        held = best.get(key)
        if held is None or made.weight > held.weight:
            named = made.named or (held is not None and held.named)
            best[key] = made._replace(named=named)
        elif made.named and not held.named:
            best[key] = held._replace(named=True)
    return list(best.values())


def several_named(case: Case, book: Book, amount: int) -> list[Hypothesis]:
    """Each hit of the remark a unit of its own, the open balances adding up to the amount."""
    hits = _parties(case)
    if not 2 <= len(hits) <= MOST_PARTS:
        return []
    one = frozenset.intersection(*(frozenset(hit.owners) for hit in hits))
    apart = len({hit.word for hit in hits}) < len(hits) or not one
    choices = []
    for hit in hits:
        owners = sorted(hit.owners, key=lambda unit: (-hit_weight(hit, hit.owners[unit]), unit))
        choices.append([unit for unit in owners if book.rest(unit) > 0][:MOST_LINKED])
    found, seen = [], set[frozenset[str]]()
    for chosen in product(*choices):
        units = frozenset(chosen)
        if len(units) == len(chosen) and units not in seen and _adds_up(chosen, book, amount):
            seen.add(units)
            pairs = zip(hits, chosen, strict=True)
            named = {unit: hit_weight(hit, hit.owners[unit]) for hit, unit in pairs}
            why = f"附言分别写明 {'、'.join(hit.word for hit in hits)}，合计等于各单位应收余额"
            weight = sum(named.values()) - book.spread * (len(named) - 1)
            beyond = weight - min(named.values()) + (0.0 if apart else ONE_OWNS_ALL)
            found.append(_together(case, book, chosen, beyond, why))
    return found


def _parties(case: Case) -> list[Hit]:
    """The hits that may each be a unit of its own; a payment code leaves no room for names."""
    codes = [hit for hit in case.hits if Kind.CODE in hit.owners.values()]
    return codes or [hit for hit in case.hits if hit.owners]


def several_linked(case: Case, book: Book, amount: int) -> list[Hypothesis]:
    """Subsets of units that one payer may pay for, only where evidence links them."""
    found = []
    for weight, why, units in linked(case, book):
        open_units = sorted(unit for unit in units if book.rest(unit) > 0)
        for group in _groups(open_units, book):
            for chosen in _subsets(group, book, amount, case.text.teams):
                told = f"{why}，{len(chosen)} 个单位的应收余额合计等于金额"
                whole = case.text.teams == len(chosen) == len(group) and _one_body(chosen, book)
                near = 2.0 if _one_body(chosen, book) else 0.0
                found.append(_together(case, book, chosen, near, told, link=weight, named=whole))
    return found


def _adds_up(units: Sequence[str], book: Book, amount: int) -> bool:
    return sum(book.rest(unit) for unit in units) == amount


def _groups(units: Sequence[str], book: Book) -> list[Sequence[str]]:
    """All together when they are few, else the teams of each body by themselves."""
    if len(units) <= MOST_LINKED:
        return [units]
    bodies: dict[str, list[str]] = {}
    for unit in units:
        bodies.setdefault(book.body[unit], []).append(unit)
    return [group[:MOST_LINKED] for group in bodies.values() if len(group) > 1]


def _one_body(units: Sequence[str], book: Book) -> bool:
    return len({book.body[unit] for unit in units}) == 1


def _subsets(
    units: Sequence[str], book: Book, amount: int, teams: int | None
) -> list[tuple[str, ...]]:
    sizes = [teams] if teams and 2 <= teams <= MOST_PARTS else range(2, MOST_PARTS + 1)
    return [
        chosen
        for size in sizes
        for chosen in combinations(units, size)
        if _adds_up(chosen, book, amount)
    ]


def _together(
    case: Case,
    book: Book,
    units: Sequence[str],
    beyond: float,
    why: str,
    *,
    link: float = 0.0,
    named: bool = True,
) -> Hypothesis:
    """One hypothesis for several units that are paid in full at once.

    The unit with most evidence carries what payer, remark and notice say (or the `link`, where
    they name nobody); `beyond` is what the others add.
    """
    evidence = {
        unit: sum(item.weight for item in case.units.get(unit, ()) if item.identity)
        for unit in units
    }
    carried = max(link, *evidence.values())
    words = (SEVERAL_WORD if case.text.several else 0.0) + (
        TEAMS_RIGHT if case.text.teams == len(units) else 0.0
    )
    weight = carried + beyond + words + SEVERAL_PRIOR + AMOUNT[Fit.EXACT] - book.spread
    parts = tuple((unit, book.rest(unit)) for unit in units)
    split = "、".join(f"{unit} {Money(fen).brief()}" for unit, fen in parts)
    told = [item.reason for unit in units for item in case.units.get(unit, ()) if item.identity]
    reasons = (why, *list(dict.fromkeys(told))[:2], f"拆分：{split}")
    return Hypothesis(parts, weight, carried, Fit.EXACT, reasons, named)
