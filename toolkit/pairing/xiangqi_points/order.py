"""The pairing order (编排序): points first, inside equal points by number or by lot."""

from collections.abc import Sequence
from itertools import groupby

from toolkit.pairing.xiangqi_points.field import Contender
from toolkit.pairing.xiangqi_points.lots import shuffled
from toolkit.pairing.xiangqi_points.settings import FirstRound, Inside
from toolkit.pairing.xiangqi_points.terms import Terms


def pairing_order(players: Sequence[Contender], terms: Terms) -> list[Contender]:
    """The players in pairing order, whatever order they come in."""
    ranked = sorted(players, key=lambda player: (-player.points, player.number))
    ordered: list[Contender] = []
    for _, group in groupby(ranked, key=lambda player: player.points):
        ordered += _by_lot(list(group), terms)
    return ordered


def in_halves(terms: Terms) -> bool:
    """True if the upper half of a score group ideally meets the lower half, else neighbours."""
    if terms.round == 1:
        return terms.settings.first_round in (FirstRound.HALVES, FirstRound.HALVES_BY_LOT)
    return terms.settings.inside is Inside.HALVES


def _by_lot(group: list[Contender], terms: Terms) -> list[Contender]:
    """Draw the part of a score group that is drawn in this round; the rest stays by number."""
    if terms.round > 1:
        start = 0 if terms.settings.inside is Inside.LOTS else len(group)
    else:
        start = {
            FirstRound.LOTS: 0,
            FirstRound.HALVES_BY_LOT: len(group) // 2,
        }.get(terms.settings.first_round, len(group))
    by_number = {player.number: player for player in group}
    purpose = f"order|{terms.round}"
    drawn = shuffled(terms.seed, purpose, [player.number for player in group[start:]])
    return group[:start] + [by_number[number] for number in drawn]
