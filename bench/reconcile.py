"""How well transfers are matched, on generated sets: `python -m bench.reconcile [UNITS …] [-v]`.

Reports automatic coverage and precision, wrongly booked yuan, first and first-three proposals,
unit status and rooms, with and without notices and payment codes, and seconds.
"""

import sys
import time
from collections import Counter
from collections.abc import Sequence
from difflib import SequenceMatcher

from bench.money_sets import DEADLINE, Set, make
from toolkit.flows.money.reconcile import claims
from toolkit.ledger.reconcile.decide import reconcile
from toolkit.ledger.reconcile.outcome import Allocation, Decision, Proposal, Status
from toolkit.ledger.reconcile.units import unit_states
from toolkit.ledger.rooms import room_order
from toolkit.model.money import Money

SEEDS = (1, 2, 3)
KINDS = {"plain": (False, False), "notices": (True, False), "notices+codes": (True, True)}


def parts(proposal: Proposal) -> dict[str, int]:
    """Unit → fen of a proposal."""
    return {part.unit_id: part.amount.fen for part in proposal.allocations}


class Score:
    """Counts over several sets of one kind."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.wrong: list[tuple[str, Decision, dict[str, int]]] = []
        self.missed: Counter[str] = Counter()

    def add(self, made: Set) -> None:
        """Reconcile one set and compare with its truth."""
        begun = time.process_time()
        decisions = reconcile(made.dues, [made.statement])
        self.count["milliseconds"] += int(1000 * (time.process_time() - begun))
        for decision in decisions:
            self._transfer(decision, made)
        self._units(decisions, made)

    def _transfer(self, decision: Decision, made: Set) -> None:
        truth, kind = made.truth[decision.txn_id], made.kinds[decision.txn_id]
        proposed = [parts(proposal) for proposal in decision.proposals]
        if decision.row.direction != "in":
            return
        self.count["credits"] += 1
        if decision.status is Status.AUTO:
            self.count["auto"] += 1
            if proposed[0] != truth:
                self.count["wrong"] += 1
                self.count["wrong_yuan"] += decision.row.amount.fen // 100
                self.wrong.append((kind, decision, truth))
        if truth:
            names = [set(found) for found in proposed]
            self.count["entries"] += 1
            self.count["top1"] += names[:1] == [set(truth)]
            self.count["top3"] += set(truth) in names
            if names[:1] != [set(truth)]:
                self.missed[kind] += 1

    def _units(self, decisions: Sequence[Decision], made: Set) -> None:
        found, rows = [], []
        for chosen in (decisions, _truth(decisions, made)):
            states = unit_states(made.dues, chosen, DEADLINE)
            row = claims(made.dues, chosen, states, DEADLINE)
            rooms = {room.unit_id: room for room in room_order(row, made.dues.hotels)}
            found.append([(state, rooms.get(state.unit_id)) for state in states])
            placed = {unit: room.order for unit, room in rooms.items() if room.order}
            rows.append(sorted(placed, key=lambda unit: placed[unit]))
        # One place too many moves everybody after it: so count too who stands right of whom.
        mine, right = rows
        blocks = SequenceMatcher(None, mine, right, autojunk=False).get_matching_blocks()
        self.count["in_row"] += sum(block.size for block in blocks)
        self.count["row"] += max(map(len, rows))
        for (mine, room), (right, truth) in zip(*found, strict=True):
            self.count["units"] += 1
            self.count["status"] += mine.status == right.status
            self.count["order"] += (room.order if room else 0) == (truth.order if truth else 0)
            self.count["hotel"] += (room.hotel if room else "") == (truth.hotel if truth else "")

    def line(self) -> str:
        """One line of figures in percent."""
        count = self.count

        def percent(part: str, whole: str) -> str:
            return f"{part} {100 * count[part] / max(count[whole], 1):5.1f}"

        return (
            f"{count['credits']:5} credits: {percent('auto', 'credits')} wrong {count['wrong']}"
            f" ({count['wrong_yuan']} yuan) {percent('top1', 'entries')}"
            f" {percent('top3', 'entries')} {percent('status', 'units')}"
            f" {percent('order', 'units')} {percent('in_row', 'row')} {percent('hotel', 'units')}"
            f" {count['milliseconds'] / 1000:.2f} s"
        )


def _truth(decisions: Sequence[Decision], made: Set) -> list[Decision]:
    """The truth in the shape of decisions, so that states and rooms of both come from one code."""
    found = []
    for decision in decisions:
        true = made.truth[decision.txn_id].items()
        booked = tuple(Allocation(unit, Money(fen)) for unit, fen in true)
        proposal = Proposal(booked, 1.0, ())
        found.append(Decision(decision.row, decision.txn_id, Status.AUTO, (proposal,)))
    return found


def show(score: Score) -> None:
    """The wrong ones, and the kinds whose first proposal missed."""
    print("      missed:", dict(score.missed))
    for kind, decision, truth in score.wrong:
        row, first = decision.row, decision.proposals[0]
        print("      wrong", kind, row.payer, row.remark, row.amount, truth, parts(first))
        print("           ", first.score, first.identity, first.reasons)


def main(arguments: Sequence[str]) -> None:
    """Print a line for each size and each kind of set."""
    sizes = [int(word) for word in arguments if word.isdigit()] or [60, 300]
    for size in sizes:
        for name, (notices, codes) in KINDS.items():
            score = Score()
            for seed in SEEDS:
                score.add(make(seed, size, notices=notices, codes=codes))
            print(f"{size:5} units, {name:14}{score.line()}", flush=True)
            if "-v" in arguments:
                show(score)


if __name__ == "__main__":
    main(sys.argv[1:])
