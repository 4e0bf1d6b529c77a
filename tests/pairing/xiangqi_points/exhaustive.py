"""The formula of docs/xiangqi-pairing.md, word for word, by trying every possible pairing.

An independent oracle: it shares no code with the engine but the records and the lots, looks at
every perfect matching of a small field, and is far too slow for anything else.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from toolkit.model.game import Mark, Tournament
from toolkit.pairing.xiangqi_points.lots import lot, pair_lot, shuffled, ticket
from toolkit.pairing.xiangqi_points.settings import (
    FirstColours,
    FirstRound,
    Inside,
    Limit,
    PointsSettings,
)

BYE = 0  # a number that no player has
Matching = tuple[tuple[int, int], ...]  # (earlier, later in the pairing order); later may be BYE


@dataclass
class Man:
    number: int
    unit: str
    points: int = 0
    met: set[int] = field(default_factory=set)
    colours: str = ""  # r and b
    floats: list[int] = field(default_factory=list)
    byes: int = 0


@dataclass
class Verdict:
    """Boards (red, black) and the bye, or None where nothing is allowed."""

    boards: set[tuple[int, int]]
    bye: int | None
    relaxed: bool


def best(tournament: Tournament, settings: PointsSettings, seed: str) -> Verdict | None:
    """The best pairing of the next round by brute force."""
    return _Search(tournament, settings, seed).run()


class _Search:
    def __init__(self, tournament: Tournament, settings: PointsSettings, seed: str) -> None:
        self.settings, self.seed = settings, seed
        self.round = len(tournament.rounds) + 1
        self.last_rounds = (
            self.round <= tournament.rounds_total
            and tournament.rounds_total - self.round < settings.favour_higher_rounds
        )
        self.forbidden = {
            frozenset((a, b))
            for rule in tournament.forbidden
            if rule.first_round <= self.round <= (rule.last_round or self.round)
            for a in rule.players
            for b in rule.players
            if a != b
        }
        self.men = self._men(tournament)
        self.order = self._order()
        self.place = {number: place for place, number in enumerate(self.order)}

    # the past

    def _men(self, tournament: Tournament) -> dict[int, Man]:
        men = {p.number: Man(p.number, p.unit) for p in tournament.competitors}
        worth = tournament.scoring.of
        for played in tournament.rounds:
            before = {number: man.points for number, man in men.items()}
            floated = dict.fromkeys(men, 0)
            for game in played.games:
                assert game.result is not None
                for own, other, colour, mark in zip(
                    (game.white, game.black),
                    (game.black, game.white),
                    "rb",
                    game.result.marks,
                    strict=True,
                ):
                    man = men[own]
                    man.points += worth(mark)
                    forfeit = mark in (Mark.FORFEIT_WIN, Mark.FORFEIT_LOSS)
                    if not forfeit or self.settings.forfeit_meets:
                        man.met.add(other)
                    if not forfeit or self.settings.forfeit_has_colour:
                        man.colours += colour
                    if self.settings.forfeit_win_is_bye and mark is Mark.FORFEIT_WIN:
                        man.byes += 1
                    if before[own] != before[other]:
                        floated[own] = 1 if before[own] > before[other] else -1
            for bye in played.byes:
                men[bye.player].points += worth(bye.mark)
                men[bye.player].byes += bye.mark in (Mark.PAIRING_BYE, Mark.FULL_BYE)
            for number, direction in floated.items():
                men[number].floats.append(direction)
        away = {wish.player for wish in tournament.requested if wish.round == self.round}
        return {
            p.number: men[p.number]
            for p in tournament.competitors
            if p.joins <= self.round
            and (p.withdrawn_after is None or self.round <= p.withdrawn_after)
            and p.number not in away
        }

    def _order(self) -> list[int]:
        order: list[int] = []
        for points in sorted({man.points for man in self.men.values()}, reverse=True):
            group = sorted(man.number for man in self.men.values() if man.points == points)
            start = len(group)
            if self.round > 1 and self.settings.inside is Inside.LOTS:
                start = 0
            if self.round == 1 and self.settings.first_round is FirstRound.LOTS:
                start = 0
            if self.round == 1 and self.settings.first_round is FirstRound.HALVES_BY_LOT:
                start = len(group) // 2
            drawn = shuffled(self.seed, f"order|{self.round}", group[start:])
            order += [*group[:start], *drawn]
        return order

    # a pair

    def _colour_cost(self, number: int, colour: str) -> tuple[int, int, int]:
        man = self.men[number]
        seen = man.colours + colour
        before = man.colours.count("r") - man.colours.count("b")
        after = seen.count("r") - seen.count("b")
        too_far = abs(after) > self.settings.max_difference and abs(after) > abs(before)
        too_often = seen.endswith(colour * (self.settings.max_in_row + 1))
        same = man.colours[-1:] == colour
        return too_far or too_often, max(0, abs(after) - 1), same

    def _ways(self, one: int, other: int) -> dict[tuple[int, int], tuple[int, ...]]:
        """Both ways to seat a pair, with what decides between them."""
        ways = {}
        for red, black in ((one, other), (other, one)):
            costs = {red: self._colour_cost(red, "r"), black: self._colour_cost(black, "b")}
            higher = max(costs, key=lambda number: self.men[number].points)
            apart = self.men[one].points != self.men[other].points
            own = costs[higher][1:] if self.last_rounds and apart else (0, 0)
            total = [sum(parts) for parts in zip(*costs.values(), strict=True)]
            ways[red, black] = (total[0], *own, total[1], total[2])
        return ways

    def seat(self, one: int, other: int) -> tuple[int, int]:
        ways = self._ways(one, other)
        if ways[one, other] != ways[other, one]:
            return min(ways, key=lambda way: ways[way])
        mine, his = self.men[one].colours, self.men[other].colours
        for back in range(1, min(len(mine), len(his)) + 1):
            if mine[-back] != his[-back]:
                return (one, other) if mine[-back] == "b" else (other, one)
        low, high = sorted((one, other))
        if not mine and not his and self.settings.first_colours is FirstColours.LOT:
            drawn = lot(self.seed, "colour", self.round, low, high) % 2 == 0
            return (low, high) if drawn else (high, low)
        return (low, high) if self.round % 2 else (high, low)

    def _same_unit(self, one: int, other: int) -> bool:
        apart = self.round <= self.settings.unit_rounds
        return apart and self.men[one].unit == self.men[other].unit != ""

    def _allowed(self, one: int, other: int) -> bool:
        if other == BYE:
            return self.men[one].byes < self.settings.byes_per_player
        if other in self.men[one].met or frozenset((one, other)) in self.forbidden:
            return False
        breach = min(way[0] for way in self._ways(one, other).values())
        if breach and self.settings.colour_limit is Limit.HARD:
            return False
        return not (self._same_unit(one, other) and self.settings.unit_limit is Limit.HARD)

    # a whole pairing

    def _matchings(self, left: list[int]) -> Iterator[Matching]:
        if not left:
            yield ()
            return
        one, rest = left[0], left[1:]
        for other in rest:
            if self._allowed(one, other):
                without = [number for number in rest if number != other]
                for more in self._matchings(without):
                    yield ((one, other), *more)

    def _broken(self, matching: Matching) -> tuple[int, int]:
        pairs = [pair for pair in matching if BYE not in pair]
        colours = sum(min(way[0] for way in self._ways(*pair).values()) for pair in pairs)
        return colours, sum(self._same_unit(*pair) for pair in pairs)

    def _bye_points(self, matching: Matching) -> int:
        return sum(self.men[one].points for one, other in matching if other == BYE)

    def run(self) -> Verdict | None:
        left = [*self.order, *([BYE] if len(self.order) % 2 else [])]
        every = list(self._matchings(left))
        if not every:
            return None
        first = min((self._broken(m), self._bye_points(m)) for m in every)
        found: Matching = ()
        while left:
            bye_points = first[1] if BYE in left else 0
            choice = [m for m in self._matchings(left) if self._bye_points(m) == bye_points]
            top = self.men[left[0]].points
            chosen = min(choice, key=lambda m: self._worth(m, left))
            own = tuple(p for p in chosen if self.men[p[0]].points == top)
            found += own
            left = [number for number in left if not any(number in pair for pair in own)]
        bye = next((one for one, other in found if other == BYE), None)
        boards = {self.seat(*pair) for pair in found if BYE not in pair}
        return Verdict(boards, bye, first[0] != (0, 0))

    def _worth(self, matching: Matching, left: list[int]) -> tuple[int, ...]:
        """All keys of a pairing of those who are left, when their top group's turn has come."""
        scores = sorted({self.men[n].points for n in left if n != BYE}, reverse=True)
        top, following = scores[0], scores[1] if len(scores) > 1 else -1
        own = [pair for pair in matching if self.men[pair[0]].points == top]
        return (
            *self._broken(matching),
            *self._floats(matching, top),
            *self._floats(matching, following),
            *self._keys(own, left),
        )

    def _floats(self, matching: Matching, points: int) -> tuple[int, int]:
        sizes = [
            points - self.men[other].points
            for one, other in matching
            if other != BYE and self.men[one].points == points > self.men[other].points
        ]
        return len(sizes), sum(sizes)

    def _keys(self, own: list[tuple[int, int]], left: list[int]) -> tuple[int, ...]:
        top = self.men[own[0][0]].points
        group = [n for n in left if n != BYE and self.men[n].points == top]
        halves = (
            self.settings.inside is Inside.HALVES
            if self.round > 1
            else self.settings.first_round in (FirstRound.HALVES, FirstRound.HALVES_BY_LOT)
        )
        place = excess = repeats = again = balance = distance = lots = 0
        for one, other in own:
            if other == BYE:
                place += sum(n > one for n in group)
                continue
            way = self._ways(one, other)[self.seat(one, other)]
            excess, repeats = excess + way[3], repeats + way[4]
            apart = left.index(other) - left.index(one)
            if self.men[one].points > self.men[other].points:
                for number, direction in ((one, 1), (other, -1)):
                    floats = self.men[number].floats
                    again += floats[-1:] == [direction]
                    balance += max(0, direction * sum(floats))
            elif halves:
                apart -= len(group) // 2
            distance += apart**2
            one_ticket, other_ticket = (ticket(self.seed, self.round, n) for n in (one, other))
            lots += pair_lot(one_ticket, other_ticket)
        return place, excess, repeats, again, balance, distance, lots
