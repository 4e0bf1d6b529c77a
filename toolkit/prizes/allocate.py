"""Who gets which place of which list: players in order, each with the best that is left to him.

All lists follow the final standing, so whoever stands higher chooses first; what he may not keep
goes on to the next of its list (递补) or stays unpaid. That gives every player the best he can
have, whatever the order in which the input came.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from toolkit.model.record import Record
from toolkit.prizes.bonus import bonuses
from toolkit.prizes.contest import Contender, Given
from toolkit.prizes.lists import PrizeList
from toolkit.prizes.stacking import Offer, best, keeper
from toolkit.rules.prizes import Prizes, Stacking

FEN = 100


class Taken(Record, frozen=True):
    """A prize that a player holds; `by_quota` = better ones were passed over for his region."""

    player: Contender
    offer: Offer
    by_quota: bool = False


class Lost(Record, frozen=True):
    """A prize that a player does not get, since he keeps another one by a rule.

    `passed` = it went on to the next one; otherwise its place stays his, without money.
    """

    player: Contender
    offer: Offer
    kept: Offer
    rule: Stacking
    passed: bool


class Outcome(Record, frozen=True):
    """The whole allocation."""

    taken: tuple[Taken, ...]
    lost: tuple[Lost, ...]


def allocate(lists: Sequence[PrizeList], prizes: Prizes, given: Given) -> Outcome:
    """Every place of every list, in one pass over the players."""
    run = _Run(lists, prizes, given)
    for group in groups(lists, shared=bool(prizes.sharing and prizes.sharing.shared), given=given):
        run.take(group)
    run.fill()
    return Outcome(tuple(run.taken), tuple(run.lost))


def groups(
    lists: Sequence[PrizeList], *, shared: bool, given: Given
) -> Iterator[tuple[Contender, ...]]:
    """All players in an order that every list agrees with; equal ones together when shared."""
    order = _agreed([[p.key for p in sorted_list(one, given)] for one in lists])
    players = {p.key: p for one in lists for p in one.order}
    waiting: list[Contender] = []
    for player in (players[key] for key in order):
        if waiting and shared and _place(waiting[-1]) == _place(player):
            waiting.append(player)
            continue
        if waiting:
            yield tuple(waiting)
        waiting = [player]
    if waiting:
        yield tuple(waiting)


def sorted_list(made: PrizeList, given: Given) -> list[Contender]:
    """A list's players by place; of equal ones by the lot drawn, then by start number."""
    first: dict[tuple[str, int], int] = {}
    for number, player in enumerate(made.order):
        first.setdefault(_place(player), number)
    return sorted(
        made.order, key=lambda p: (first[_place(p)], given.lots.get(p.key, p.number), p.key)
    )


def _place(player: Contender) -> tuple[str, int]:
    """Equal for players whom the standing does not part."""
    return (player.field, player.place)


def _agreed(orders: Sequence[Sequence[str]]) -> list[str]:
    """One order of all keys that keeps each of the given ones (the first has its say first)."""
    before: dict[str, set[str]] = defaultdict(set)
    rank: dict[str, tuple[int, int]] = {}
    for number, order in enumerate(orders):
        for place, key in enumerate(order):
            rank.setdefault(key, (place, number))
            if place:
                before[key].add(order[place - 1])
    done: dict[str, None] = {}
    left = sorted(rank, key=lambda key: (*rank[key], key))
    while left:
        free = next((k for k in left if before[k] <= done.keys()), left[0])
        done[free] = None
        left.remove(free)
    return list(done)


class _Run:
    """The pass itself: how many places of each list are gone, who has what."""

    def __init__(self, lists: Sequence[PrizeList], prizes: Prizes, given: Given) -> None:
        self.lists, self.prizes, self.given = lists, prizes, given
        self.members = [{p.key for p in one.order} for one in lists]
        self.gone = [0] * len(lists)
        self.locals_left = [self._locals(one) for one in lists]
        self.locals_in = [0] * len(lists)
        self.passed_over: list[list[Contender]] = [[] for _ in lists]
        self.taken: list[Taken] = []
        self.lost: list[Lost] = []

    def take(self, group: tuple[Contender, ...]) -> None:
        """One player, or all who share a place, choose."""
        open_to = {p.key: self._open_lists(p) for p in group}
        while True:
            chosen = {p.key: self._choice(p, group, open_to) for p in group}
            leaving = self._leaving(group, open_to, chosen)
            if not leaving:
                break
            for key, number in leaving:
                open_to[key].remove(number)
        self._settle(group, open_to, chosen)

    def _open_lists(self, player: Contender) -> list[int]:
        """The lists that still have a place for him; a quota may keep it for others."""
        found = []
        for number, one in enumerate(self.lists):
            if player.key not in self.members[number]:
                continue
            local = self._is_local(player, one)
            self.locals_left[number] -= local
            if self.gone[number] >= one.honoured:
                continue
            if not local and self._kept_for_locals(number):
                self.passed_over[number].append(player)
                continue
            found.append(number)
        return found

    def _kept_for_locals(self, number: int) -> bool:
        quota = self.lists[number].quota
        if quota is None:
            return False
        wanted = min(quota.count - self.locals_in[number], self.locals_left[number])
        return self.lists[number].honoured - self.gone[number] <= max(0, wanted)

    def _offers(
        self, player: Contender, group: Iterable[Contender], open_to: dict[str, list[int]]
    ) -> list[Offer]:
        offers = []
        for number in open_to[player.key]:
            sharing = sum(number in open_to[other.key] for other in group)
            one, place = self.lists[number], self.gone[number] + 1
            worth = self._share(one, place, sharing)
            if place == 1 and sharing == 1:
                more = bonuses(one.section, player, self.prizes, self.given)
                worth += more.yuan * FEN
            offers.append(Offer(number, one.group, place, worth, sharing))
        return offers

    def _share(self, one: PrizeList, place: int, sharing: int) -> int:
        """Fen for each of those who share the places from `place` on, rounded down."""
        total = sum(one.pay(n) for n in range(place, place + sharing)) * FEN
        unit = self.prizes.sharing.round_to * FEN if self.prizes.sharing else 0
        return total // sharing // (unit or 1) * (unit or 1) if sharing > 1 else total

    def _choice(
        self, player: Contender, group: Iterable[Contender], open_to: dict[str, list[int]]
    ) -> tuple[Offer, ...]:
        return best(self._offers(player, group, open_to), self.prizes.stacking, self.given)

    def _leaving(
        self, group: Iterable[Contender], open_to: dict[str, list[int]],
        chosen: dict[str, tuple[Offer, ...]],
    ) -> list[tuple[str, int]]:  # fmt: skip
        """Who leaves which list to the others, where the rule lets the prize pass on."""
        leaving = []
        for player in group:
            for offer in self._offers(player, group, open_to):
                lost = self._lost(player, offer, chosen[player.key])
                if lost and lost.passed:
                    self.lost.append(lost)
                    leaving.append((player.key, offer.list))
        return leaving

    def _lost(self, player: Contender, offer: Offer, held: Sequence[Offer]) -> Lost | None:
        if offer in held:
            return None
        found = keeper(offer, held, self.prizes.stacking, self.given)
        if found is None:
            return None
        kept, rule = found
        return Lost(player, offer, kept, rule, rule.passes_down)

    def _settle(
        self, group: Iterable[Contender], open_to: dict[str, list[int]],
        chosen: dict[str, tuple[Offer, ...]],
    ) -> None:  # fmt: skip
        used = [0] * len(self.lists)
        for player in group:
            for offer in self._offers(player, group, open_to):
                used[offer.list] += 1
                lost = self._lost(player, offer, chosen[player.key])
                if lost:
                    self.lost.append(lost)
                else:
                    one = self.lists[offer.list]
                    self.locals_in[offer.list] += self._is_local(player, one)
                    self.taken.append(Taken(player, offer, self._by_quota(player, offer)))
        for number, count in enumerate(used):
            self.gone[number] += count

    def _by_quota(self, player: Contender, offer: Offer) -> bool:
        """True when he has the place only because better ones were passed over for the quota."""
        return bool(self.passed_over[offer.list]) and self._is_local(player, self.lists[offer.list])

    def fill(self) -> None:
        """Places that were kept for a quota and that nobody of the region took."""
        holding = {taken.player.key for taken in self.taken}
        for number, one in enumerate(self.lists):
            for player in self.passed_over[number]:
                if self.gone[number] < one.honoured and player.key not in holding:
                    place = self.gone[number] + 1
                    worth = self._share(one, place, 1)
                    self.taken.append(Taken(player, Offer(number, one.group, place, worth)))
                    self.gone[number] += 1

    def _locals(self, one: PrizeList) -> int:
        return sum(self._is_local(player, one) for player in one.order)

    def _is_local(self, player: Contender, one: PrizeList) -> bool:
        return one.quota is not None and one.quota.region in player.regions
