"""What a unit owes (应收), line by line, each with clause and cause: the one answer for all users.

It follows the facts: who is entered, who withdrew or was added with approval, what is booked, what
was waived or agreed. An entry keeps the prices of its own time where the regulation says so: the
entry fee those of the form that first named the player, the rooms those of the unit's first form.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime

from toolkit.entries.changes import Change, ChangeKind
from toolkit.entries.late import arrivals_after
from toolkit.entries.roster import Entry, Unit
from toolkit.ledger.adjustments import further_lines, waiver_lines
from toolkit.ledger.board import Booking, board_lines
from toolkit.ledger.charges import Charge, ChargeKind
from toolkit.model.finish_facts import RowTyped
from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.rules.money import Fee
from toolkit.rules.schema import Regulation

Prices = Callable[[datetime | None], Regulation]
"""The regulation whose prices hold for an entry that arrived then (None = unknown: today's)."""

_UNINSURED = ("未办理", "委托", "统一办理", "没有办", "未投保")
_LATER = "补充通知公布以后计算"


class Terms(Record, frozen=True):
    """What else the due depends on, beside the unit's own form.

    `changes` = all of the unit, `approved` = those that hold and cost. `rejected` = entries that
    were refused: they owe nothing. `booked` = the room plan as published, None before.
    """

    regulation: Regulation
    prices: Prices
    changes: tuple[Change, ...] = ()
    approved: tuple[Change, ...] = ()
    rejected: frozenset[str] = frozenset()
    booked: Booking | None = None
    published: datetime | None = None
    typed: tuple[RowTyped, ...] = ()  # the unit's rows of 减免 and 其他应收


def receivables(unit: Unit, terms: Terms) -> tuple[Charge, ...]:
    """All lines of a unit; none when all its entries were refused, or left while that was free."""
    standing = [entry for entry in unit.entries if entry.id not in terms.rejected]
    if not standing and (unit.entries or not terms.changes):
        return ()
    board = terms.prices(unit.first_received)
    lines = [
        *_fees(unit, standing, terms),
        *_kept_fees(unit, terms),
        *_pending_board(unit, board),
        *board_lines(unit.rooms, board, terms.booked),
        *_late(unit, terms),
        *_changes(terms.approved),
        *_deposits(unit, standing, terms.regulation),
    ]
    lines += further_lines(terms.typed, terms.regulation)
    lines += waiver_lines(lines, terms.typed, terms.regulation)
    return tuple(lines)


def kept_fees(regulation: Regulation) -> list[Fee]:
    """The fees that a withdrawn player loses: the entry fee with all that the text counts to it."""
    whole = regulation.fees_total is not None
    return [f for f in regulation.fees if f.when == "always" and (whole or f.kind == "entry")]


def _fees(unit: Unit, standing: Sequence[Entry], terms: Terms) -> Iterator[Charge]:
    """Each fee, once for every price that holds for some of the players."""
    if not standing:
        return
    first = terms.prices(unit.first_received)
    counted = Counter(
        (fee, rules is first, _is_early(fee, entry.first_received))
        for entry in standing
        for rules in (terms.prices(entry.first_received),)
        for fee in rules.fees
        if fee.per != "team" and _owes(fee, unit) and _is_of(fee, entry.player.section, rules)
    )
    at_once = unit.first_received
    for fee in first.fees:
        if fee.per == "person" and _owes(fee, unit) and not fee.levels:
            counted[fee, True, _is_early(fee, at_once)] += _officials(unit)
    for (fee, at_first, early), count in counted.items():
        who = "每人" if fee.per == "person" else "每名棋手"
        cause = who if at_first else f"{who}，按后来报名时的价格"
        yield _fee_line(fee, count, cause, early=early)
    sections = {entry.player.section for entry in standing}
    for fee in first.fees:
        asked = any(_is_of(fee, section, first) for section in sections)
        if fee.per == "team" and _owes(fee, unit) and asked:
            yield _fee_line(fee, 1, "每队", early=_is_early(fee, at_once))
    if first.fees_pending and "entry" in first.fees_pending.what:
        clause = first.fees_pending.clause
        yield Charge("参赛费", len(standing), ZERO, clause, _LATER, pending=True)


def _fee_line(fee: Fee, count: int, cause: str, *, early: bool) -> Charge:
    if fee.early and early:
        clause = fee.early.clause or fee.clause
        return Charge(fee.name, count, fee.early.money, clause, f"{cause}，早报优惠", _kind(fee))
    return Charge(fee.name, count, fee.money, fee.clause, cause, _kind(fee))


def _is_early(fee: Fee, received: datetime | None) -> bool:
    """Whether an entry came in time for the lower price; one of unknown time did not."""
    return bool(fee.early and received and received <= fee.early.last_second)


def _is_of(fee: Fee, section: str | None, rules: Regulation) -> bool:
    """Whether a fee is asked of those who play in a section."""
    level = rules.level_of(section or "")
    return not fee.levels or bool(level and level.name in fee.levels)


def _owes(fee: Fee, unit: Unit) -> bool:
    """A fee for the uninsured is owed by a unit whose form says that it is not insured."""
    if fee.when == "always":
        return True
    said = unit.form.first("insurance")
    return bool(said and any(word in said.text for word in _UNINSURED))


def _kind(fee: Fee) -> ChargeKind:
    return ChargeKind.INSURANCE if fee.kind == "insurance" else ChargeKind.ENTRY


def _officials(unit: Unit) -> int:
    """Leader, coach and companions whom the form names."""
    heads = sum(bool(unit.form.first(field)) for field in ("leader", "coach"))
    return heads + sum("name" in line.said for line in unit.form.companions)


def _kept_fees(unit: Unit, terms: Terms) -> Iterator[Charge]:
    """The fees of those who withdrew: kept by the clause, or owed until the withdrawal holds."""
    rule = terms.regulation.changes
    gone = [c for c in terms.changes if c.kind is ChangeKind.WITHDRAWAL]
    rules = terms.prices(unit.first_received)
    let_go = {c.key for c in terms.approved}
    for fee in kept_fees(rules) if rule else ():
        if fee.per == "team" and unit.entries:
            continue
        once = 1 if fee.per == "team" else 0
        asked = [c for c in gone if _is_of(fee, c.section, rules)]
        held = [c.out for c in asked if c.key in let_go]
        waiting = [c.out for c in asked if c.key not in let_go]
        if rule and held and rule.withdrawal_keeps_entry_fee:
            yield Charge(
                f"{fee.name}（退赛不退）", once or len(held), fee.money, rule.clause,
                f"公示后退赛：{'、'.join(held)}", ChargeKind.KEPT_FEE,
            )  # fmt: skip
        if waiting:
            cause = f"退赛还没有批准：{'、'.join(waiting)}"
            yield Charge(fee.name, once or len(waiting), fee.money, fee.clause, cause, _kind(fee))


def _pending_board(unit: Unit, rules: Regulation) -> Iterator[Charge]:
    people = sum(room.people or 0 for room in unit.rooms)
    if rules.fees_pending and "lodging" in rules.fees_pending.what and people:
        clause = rules.fees_pending.clause
        yield Charge("食宿费", people, ZERO, clause, _LATER, ChargeKind.BOARD, pending=True)


def _late(unit: Unit, terms: Terms) -> Iterator[Charge]:
    """The surcharge of who came late; one who was added by a later form pays for the change."""
    late, rule = terms.regulation.late, terms.regulation.changes
    if not late.surcharge:
        return
    by_form = rule is not None and rule.after == "first_form"
    closes = terms.regulation.dates.entry_closes.last_second
    arrived = arrivals_after(unit, closes, None if by_form else terms.published)
    paid = {c.entry for c in terms.changes if by_form and c.fee.fen}
    names = [
        e.player.name
        for entries in arrived.values()
        for e in entries
        if e.id not in terms.rejected and e.id not in paid
    ]
    if names:
        cause = f"逾期报名：{'、'.join(names)}"
        each = Money.yuan(late.surcharge)
        yield Charge("逾期附加费", len(names), each, late.clause, cause, ChargeKind.LATE)


def _changes(approved: Iterable[Change]) -> Iterator[Charge]:
    for change in approved:
        if change.fee.fen:
            yield Charge(
                "变更手续费", 1, change.fee, change.clause, change.words, ChargeKind.CHANGE
            )


def _deposits(unit: Unit, standing: Sequence[Entry], rules: Regulation) -> Iterator[Charge]:
    counts = {
        "player": len(standing), "team": 1, "unit": 1,
        "room": sum(room.rooms or 0 for room in unit.rooms if room.hotel_known),
    }  # fmt: skip
    for deposit in rules.deposits:
        if count := counts[deposit.per] if standing else 0:
            yield Charge(
                deposit.name, count, Money.yuan(deposit.amount), deposit.clause, deposit.returned,
                ChargeKind.DEPOSIT,
            )  # fmt: skip
