"""Deciding all transfers of one event together: in order of time, then with hindsight.

Three passes. The first goes forward in time; the others see what every other transfer was booked
to, so that a unit that is paid elsewhere drops out. The result depends only on the input.
"""

from collections.abc import Mapping, Sequence
from math import exp

from msgspec.structs import replace

from toolkit.ledger.reconcile.amounts import fitted
from toolkit.ledger.reconcile.book import Book
from toolkit.ledger.reconcile.evidence import gather, is_person, with_siblings
from toolkit.ledger.reconcile.history import History, Part
from toolkit.ledger.reconcile.hypotheses import Hypothesis, by_amount, credit
from toolkit.ledger.reconcile.index import NameIndex
from toolkit.ledger.reconcile.merge import merged, transfer_ids, wallet_withdrawals
from toolkit.ledger.reconcile.notices import told
from toolkit.ledger.reconcile.outcome import Allocation, Decision, Proposal, Status
from toolkit.ledger.reconcile.outgoing import debit
from toolkit.ledger.reconcile.weights import (
    AUTO_IDENTITY,
    AUTO_IDENTITY_UNEVEN,
    AUTO_SHARE,
    COUNTED_SHARE,
    COUNTED_UNEVEN,
    EVEN,
    PLAINLY,
    Fit,
)
from toolkit.model.bank import BankRow, Direction, Dues, RowState, Statement
from toolkit.model.money import Money

_PASSES = 3


Settled = tuple[Status, tuple[Proposal, ...]]


def reconcile(
    dues: Dues, statements: Sequence[Statement], settled: Mapping[str, Settled] | None = None
) -> list[Decision]:
    """Every transfer of the statements, in order of time, with its proposals.

    `settled` = what people decided, by transfer id; it stands, and the others are judged by it.
    """
    rows = merged(statements)
    ids = transfer_ids(rows)
    known = settled or {}
    said = {place: known[name] for place, name in enumerate(ids) if name in known}
    return _Deciding(dues, rows, said).decisions(ids)


class _Deciding:
    """The state while deciding; nothing of it leaves this module."""

    def __init__(self, dues: Dues, rows: list[BankRow], settled: Mapping[int, Settled]) -> None:
        self.rows = rows
        self.settled = settled
        self.book = Book(dues)
        self.history = History()
        index = NameIndex(dues)
        notices = told(rows, dues.notices)
        self.cases = with_siblings(
            [gather(row, index, self.book, notices.get(place)) for place, row in enumerate(rows)]
        )
        self.internal = wallet_withdrawals(rows)
        self.sure = [False for _ in rows]
        self.parts: list[tuple[Part, ...]] = [() for _ in rows]
        self.proposals: list[list[Proposal]] = [[] for _ in rows]
        self.status: list[Status] = [Status.NONE for _ in rows]

    def decisions(self, ids: Sequence[str]) -> list[Decision]:
        for _ in range(_PASSES):
            for place, row in enumerate(self.rows):
                self._take_back(place)
                self._decide(place, row)
                self._count(place)
        return [
            Decision(
                row, name, self.status[place], tuple(self.proposals[place]), place in self.internal
            )
            for place, (row, name) in enumerate(zip(self.rows, ids, strict=True))
        ]

    def _decide(self, place: int, row: BankRow) -> None:
        if fixed := self._fixed(place, row):
            self.status[place], self.proposals[place] = fixed
            return
        case = self.cases[place]
        if row.direction is Direction.OUT:
            found, others = _once(debit(case, self.book, self.history, place, self.cases)), 0.0
        else:
            found = credit(case, self.book, self.history, place)
            alike, others = by_amount(case, self.book, self.history, found)
            found = [*found, *alike]
        ranked = _ranked(found, others)
        self.proposals[place] = [self._counted(proposal) for _, proposal in ranked[:3]]
        self.status[place] = self._status(place, ranked)

    def _fixed(self, place: int, row: BankRow) -> tuple[Status, list[Proposal]] | None:
        """What a person settled, and rows that are no money in or out of the event's account."""
        if place in self.settled:
            status, proposals = self.settled[place]
            return status, list(proposals)
        if row.state is RowState.CLOSED:
            return Status.NONE, []
        if row.direction is Direction.NEUTRAL:
            return Status.NONE, []
        if place in self.internal:
            reason = "钱包提现到银行，是同一笔钱，不重复计收入"
            return Status.AUTO, [Proposal((), 1.0, (reason,), Fit.EXACT, 10.0)]
        if row.currency != "CNY":
            reason = f"外币 {row.currency}，请按到账人民币人工处理"
            return Status.REVIEW, [Proposal((), 0.0, (reason,))]
        return None

    def _status(self, place: int, ranked: list[tuple[Hypothesis, Proposal]]) -> Status:
        best, proposal = ranked[0]
        if proposal.score < AUTO_SHARE or not best.named:
            return Status.REVIEW
        if not best.parts:
            return Status.AUTO if best.fit is Fit.EXACT and best.identity > 10 else Status.REVIEW
        if best.identity < AUTO_IDENTITY or best.fit in (Fit.NONE, Fit.PAID):
            return Status.REVIEW
        if self.rows[place].state is RowState.REFUND and self.rows[place].direction is Direction.IN:
            return Status.REVIEW
        if best.fit not in EVEN and best.identity < AUTO_IDENTITY_UNEVEN:
            return Status.REVIEW
        if best.fit not in EVEN and len(best.parts) == 1 and self.cases[place].text.several:
            return Status.REVIEW  # it says that it pays for several teams
        doubt = self._twice(place, best) or self._rivals(place, best) or self._more(place, best)
        return Status.REVIEW if doubt else Status.AUTO

    def _twice(self, place: int, best: Hypothesis) -> bool:
        """This payer paid this amount before for a unit that has paid all it owes by now.

        Then this may be the same payment twice, unless another unit is named far more plainly.
        """
        case = self.cases[place]
        if self.rows[place].direction is Direction.OUT:
            return False
        mine = {unit for unit, _ in best.parts}
        for unit in self.history.same_before(place, case):
            if unit in mine:
                return self.book.rest(unit) <= 0
            if self.book.rest(unit) <= 0:
                known = sum(item.weight for item in case.units.get(unit, ()) if item.identity)
                if best.identity - known < PLAINLY:
                    return True
        return False

    def _more(self, place: int, best: Hypothesis) -> bool:
        """The remark names another body besides, which this proposal leaves out."""
        units = {unit for unit, _ in best.parts}
        return any(
            not units.intersection(hit.owners) and not is_person(hit)
            for hit in self.cases[place].hits
        )

    def _rivals(self, place: int, best: Hypothesis) -> bool:
        """A unit named about as plainly drops out only by payments that are not sure themselves."""
        case, mine = self.cases[place], {unit for unit, _ in best.parts}
        for unit, found in case.units.items():
            known = sum(item.weight for item in found if item.identity)
            unsure = self.book.unsure[unit]
            if unit in mine or not unsure or known < best.identity - PLAINLY:
                continue
            if len(mine) > 1:
                return True
            paid = self.book.paid[unit] - unsure
            if fitted(self.book.units[unit], case.row.amount.fen, paid).fit in EVEN:
                return True
        return False

    def _counted(self, proposal: Proposal) -> Proposal:
        """Whether the projection of the units counts this proposal as paid.

        A sum that fits nothing leaves the units as they are; so does the amount alone, unless it
        is the rest of units that have begun to pay.
        """
        if not proposal.allocations or proposal.fit is Fit.NONE:
            return proposal
        started = all(self.book.paid[part.unit_id] > 0 for part in proposal.allocations)
        if proposal.identity < 1.0 and not started:
            return proposal
        if proposal.fit not in EVEN and proposal.identity < AUTO_IDENTITY:
            return proposal
        enough = COUNTED_SHARE if proposal.fit in EVEN else COUNTED_UNEVEN
        return replace(proposal, counted=proposal.score >= enough)

    def _count(self, place: int) -> None:
        proposals = self.proposals[place]
        if not proposals or not (self.status[place] is Status.AUTO or proposals[0].counted):
            return
        parts = tuple((part.unit_id, part.amount.fen) for part in proposals[0].allocations)
        self.parts[place] = parts
        self.sure[place] = self.status[place] is Status.AUTO
        self.history.book(place, self.cases[place], parts, sure=self.sure[place])
        for unit, fen in parts:
            self.book.move(unit, fen, sure=self.sure[place])

    def _take_back(self, place: int) -> None:
        parts = self.parts[place]
        if parts:
            self.history.take_back(place, self.cases[place], parts)
            for unit, fen in parts:
                self.book.move(unit, -fen, sure=self.sure[place], undo=True)
        self.parts[place] = ()


def _once(found: list[Hypothesis]) -> list[Hypothesis]:
    """Each booking once, with its likeliest explanation."""
    best: dict[tuple[Part, ...], Hypothesis] = {}
    for made in found:
        held = best.get(made.parts)
        if held is None or made.weight > held.weight:
            best[made.parts] = made
    return list(best.values())


def _ranked(found: list[Hypothesis], others: float) -> list[tuple[Hypothesis, Proposal]]:
    """Best first, with posterior shares; the order of equals is that of their units."""
    top = max(hypothesis.weight for hypothesis in found)
    total = sum(exp(hypothesis.weight - top) for hypothesis in found) + others * exp(-top)
    found = sorted(found, key=lambda made: (-round(made.weight, 9), made.parts))
    return [
        (
            made,
            Proposal(
                tuple(Allocation(unit, Money(fen)) for unit, fen in made.parts),
                round(exp(made.weight - top) / total, 4),
                made.reasons,
                made.fit,
                round(made.identity, 3),
            ),
        )
        for made in found
    ]
