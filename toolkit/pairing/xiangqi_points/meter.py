"""What each possible pair of a round costs: the keys of the formula, one function a key."""

from toolkit.pairing.xiangqi_points.colours import Cost, cost, profile
from toolkit.pairing.xiangqi_points.field import DOWN, UP, Contender
from toolkit.pairing.xiangqi_points.lots import pair_lot, ticket
from toolkit.pairing.xiangqi_points.matching import Row
from toolkit.pairing.xiangqi_points.order import in_halves
from toolkit.pairing.xiangqi_points.terms import Terms

# The keys of one pair that belongs to a score group, most important first; smaller is better.
KEYS = (
    "bye_place",  # for a bye: how many of the group stand behind him by number
    "excess",  # by how much colour differences stand above one afterwards
    "repeats",  # players who have the colour of their last game again
    "floats_again",  # players who float the same way as in the round before
    "floats_balance",  # how far, net, they had floated that way before
    "distance",  # the square of the distance in the pairing order from the ideal partner
    "lot",  # the pair's lot
)
NO_KEYS: Row = (0,) * len(KEYS)


class Meter:
    """The costs of one round, with what is used again and again worked out once."""

    def __init__(self, players: list[Contender], terms: Terms) -> None:
        self.terms = terms
        self.in_halves = in_halves(terms)
        self._units_apart = terms.units_apart
        self._last_rounds = terms.favours_higher
        self.most_byes = terms.settings.byes_per_player
        self._profiles = {player.number: profile(player) for player in players}
        self._tickets = {
            player.number: ticket(terms.seed, terms.round, player.number) for player in players
        }
        self._costs: dict[tuple[object, object, bool], Cost] = {}

    def colours(self, higher: Contender, lower: Contender) -> Cost:
        """The colour cost of a pair, `higher` first."""
        one, other = self._profiles[higher.number], self._profiles[lower.number]
        favour = self._last_rounds and higher.points > lower.points
        known = self._costs.get((one, other, favour))
        if known is None:
            known = self._costs[one, other, favour] = cost(one, other, favour, self.terms)
        return known

    def strict(self, higher: Contender, lower: Contender) -> bool:
        """True if the pair keeps every limit."""
        terms = self.terms
        return not (
            terms.never(higher, lower)
            or (self._units_apart and terms.same_unit(higher, lower))
            or self.colours(higher, lower).breaches
        )

    def breaches(self, higher: Contender, lower: Contender) -> tuple[int, int] | None:
        """Limits broken by the pair (colours, units); None if no setting lets it be paired."""
        terms = self.terms
        if terms.never(higher, lower):
            return None
        colours = self.colours(higher, lower).breaches
        unit = int(terms.same_unit(higher, lower))
        if colours and terms.settings.colour_limit == "hard":
            return None
        if unit and terms.settings.unit_limit == "hard":
            return None
        return colours, unit

    def may_have_bye(self, player: Contender) -> bool:
        """True if he has not yet had as many byes as a player may have."""
        return player.byes < self.most_byes

    def keys(self, higher: Contender, lower: Contender, apart: int, group_size: int) -> Row:
        """The keys of a pair that stands `apart` places apart in the pairing order."""
        colours = self.colours(higher, lower)
        again = balance = 0
        if higher.points > lower.points:
            again = _again(higher, DOWN) + _again(lower, UP)
            balance = max(0, sum(higher.floats)) + max(0, -sum(lower.floats))
        elif self.in_halves:
            apart -= group_size // 2
        lot = pair_lot(self._tickets[higher.number], self._tickets[lower.number])
        return 0, colours.excess, colours.repeats, again, balance, apart * apart, lot


def _again(player: Contender, direction: int) -> int:
    return int(bool(player.floats) and player.floats[-1] == direction)
