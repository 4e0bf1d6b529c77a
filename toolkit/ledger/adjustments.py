"""Lines that people decided: waivers (减免) and further charges (其他应收), as they were typed."""

from collections.abc import Iterable, Iterator, Sequence

from toolkit.layouts.changes import CERTIFICATE, COVERS, FURTHER, INSURANCE, WAIVERS
from toolkit.ledger.charges import Charge, ChargeKind
from toolkit.model.finish_facts import RowTyped
from toolkit.model.money import ZERO, Money
from toolkit.model.said import Said
from toolkit.rules.schema import Regulation
from toolkit.values.amounts import read_amount

_FEES = frozenset({ChargeKind.ENTRY, ChargeKind.LATE})


def further_lines(typed: Iterable[RowTyped], rules: Regulation) -> Iterator[Charge]:
    """A line for each row of 其他应收."""
    for fact in typed:
        if fact.table != FURTHER:
            continue
        what, note = fact.said.get("what", ""), fact.said.get("note", "")
        kind, each, clause = price_of(what, fact.said.get("price", ""), note, rules)
        count = int(fact.said.get("count") or 1)
        label = note if what not in (INSURANCE, CERTIFICATE) else what
        if what == CERTIFICATE:
            label = f"{note}证书费"
        yield Charge(label or what, count, each or ZERO, clause, note or "组委会加收", kind)


def price_of(
    what: str, price: str, note: str, rules: Regulation
) -> tuple[ChargeKind, Money | None, str]:
    """Kind, price and clause of such a line; the price is None where neither says it."""
    typed = read_amount(Said(price)) if price else None
    if what == INSURANCE:
        fee = next((f for f in rules.fees if f.kind == "insurance"), None)
        found = typed or (fee.money if fee else None)
        return ChargeKind.INSURANCE, found, fee.clause if fee else ""
    if what == CERTIFICATE:
        fees = rules.titles.fees if rules.titles else ()
        named = sorted((f for f in fees if f.title in note), key=lambda f: -len(f.title))
        each = typed or (Money.yuan(named[0].amount) if named else None)
        return ChargeKind.CERTIFICATE, each, (named[0].clause or "") if named else ""
    return ChargeKind.OTHER, typed, ""


def waiver_lines(
    lines: Sequence[Charge], typed: Iterable[RowTyped], rules: Regulation
) -> list[Charge]:
    """A negative line for each row of 减免; together never more than what they let off."""
    left = {
        "entry": _sum(lines, _FEES),
        "board": _sum(lines, frozenset({ChargeKind.BOARD, ChargeKind.KEPT_BOARD})),
    }
    made = []
    for fact in typed:
        if fact.table != WAIVERS:
            continue
        covers = COVERS.get(fact.said.get("covers", ""), "other")
        pool = "board" if covers in ("board", "lodging") else "entry"
        if covers == "other":
            pool = "entry" if left["entry"].fen else "board"
        wanted = _wanted(fact, lines, pool)
        off = min(wanted, left[pool])
        left[pool] -= off
        if off.fen:
            made.append(_waived(fact, off, covers, rules))
    return made


def _wanted(fact: RowTyped, lines: Sequence[Charge], pool: str) -> Money:
    """The amount typed; else the whole of it, or one player's part."""
    typed = read_amount(Said(fact.said.get("amount", ""))) if fact.said.get("amount") else None
    if typed:
        return typed
    kinds = _FEES if pool == "entry" else frozenset({ChargeKind.BOARD})
    mine = [line for line in lines if line.kind in kinds]
    if not fact.said.get("name"):
        return _sum(mine, kinds)
    if pool == "entry":
        return sum((line.each for line in mine), ZERO)
    return max((line.each for line in mine), default=ZERO)


def _waived(fact: RowTyped, off: Money, covers: str, rules: Regulation) -> Charge:
    reason, name = fact.said.get("reason", ""), fact.said.get("name", "")
    rule = next((w for w in rules.waivers if w.who == reason), None)
    rule = rule or next((w for w in rules.waivers if covers in w.covers), None)
    by = fact.said.get("by", "")
    cause = "".join((f"{name}：" if name else "", reason, f"（{by}）" if by else ""))
    label = f"减免{fact.said.get('covers', '')}"
    return Charge(label, 1, -off, rule.clause if rule else "", cause, ChargeKind.WAIVER)


def _sum(lines: Iterable[Charge], kinds: frozenset[ChargeKind]) -> Money:
    return sum((line.amount for line in lines if line.kind in kinds), ZERO)
