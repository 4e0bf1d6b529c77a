"""Games with the second move (后手局数), more is better: BPG (C.07 7.4), black_games."""

from collections.abc import Sequence

from toolkit.model.game import Colour, Mark
from toolkit.tiebreaks.base import Column, Spec, TieBreak
from toolkit.tiebreaks.field import Field


def _played(field: Field, _spec: Spec, _groups: Sequence[int]) -> Column:
    return Column(
        [
            sum(side.mark.played and side.colour is Colour.BLACK for side in row)
            for row in field.sides
        ]
    )


def _xiangqi(field: Field, _spec: Spec, _groups: Sequence[int]) -> Column:
    settings = field.settings
    orders = []
    for row in field.sides:
        games = sum(
            side.colour is Colour.BLACK and (side.mark.played or settings.forfeits_coloured)
            for side in row
        )
        byes = sum(side.mark is Mark.PAIRING_BYE for side in row) if settings.bye_black else 0
        orders.append(games + byes)
    return Column(orders)


BLACK_PLAYED = TieBreak(("BPG",), "后手局数", _played)
BLACK_GAMES = TieBreak(("black_games",), "后手局数", _xiangqi)
