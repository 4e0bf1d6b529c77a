"""The terms of one round: the settings seen from this round, and which pairs they allow."""

from collections.abc import Iterable

from toolkit.model.game import Tournament
from toolkit.model.record import Record
from toolkit.pairing.xiangqi_points.field import Contender
from toolkit.pairing.xiangqi_points.settings import Limit, PointsSettings


class Terms(Record, frozen=True):
    """What holds in one round. `forbidden` holds pairs (smaller number first)."""

    round: int
    settings: PointsSettings
    seed: str = ""
    rounds_total: int = 0
    forbidden: frozenset[tuple[int, int]] = frozenset()

    @property
    def favours_higher(self) -> bool:
        """True in the last rounds, where the higher scorer's colour is looked after first."""
        left = self.rounds_total - self.round
        return 0 <= left < self.settings.favour_higher_rounds

    @property
    def units_apart(self) -> bool:
        """True while members of one unit are kept apart (同单位回避)."""
        return self.round <= self.settings.unit_rounds

    def never(self, one: Contender, other: Contender) -> bool:
        """True for a pair that nothing allows: a rematch, a pair that the arbiter forbade."""
        if other.number in one.met:
            return True
        if one.number < other.number:
            return (one.number, other.number) in self.forbidden
        return (other.number, one.number) in self.forbidden

    def same_unit(self, one: Contender, other: Contender) -> bool:
        """True for a pair of one unit in a round in which units are kept apart."""
        return self.units_apart and bool(one.unit) and one.unit == other.unit

    @property
    def gives_way(self) -> bool:
        """True if any limit may be broken when nobody could be paired otherwise."""
        unit = self.units_apart and self.settings.unit_limit is Limit.IF_POSSIBLE
        return unit or self.settings.colour_limit is Limit.IF_POSSIBLE


def terms_of(
    tournament: Tournament,
    settings: PointsSettings,
    seed: str,
    forbidden: Iterable[tuple[int, int]] = (),
) -> Terms:
    """The terms of the tournament's next round; `forbidden` adds to the tournament's own pairs."""
    pairs = {(min(pair), max(pair)) for pair in forbidden}
    for rule in tournament.forbidden:
        last = rule.last_round or tournament.next_round
        if rule.first_round <= tournament.next_round <= last:
            pairs.update(
                (one, other) for one in rule.players for other in rule.players if one < other
            )
    return Terms(
        round=tournament.next_round,
        settings=settings,
        seed=seed,
        rounds_total=tournament.rounds_total,
        forbidden=frozenset(pairs),
    )
