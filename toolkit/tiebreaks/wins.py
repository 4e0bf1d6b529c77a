"""Wins (胜局): WIN with byes and forfeits, WON over the board (C.07 7); xiangqi's by setting."""

from collections.abc import Sequence

from toolkit.model.game import Colour, Mark
from toolkit.tiebreaks.base import Column, Compute, Spec, TieBreak
from toolkit.tiebreaks.field import Field


def _worth_a_win(field: Field, _spec: Spec, _groups: Sequence[int]) -> Column:
    win = field.scoring.win
    return Column([row.count(win) for row in field.points])


def _won(field: Field, _spec: Spec, _groups: Sequence[int]) -> Column:
    return Column([sum(side.mark is Mark.WIN for side in row) for row in field.sides])


def _xiangqi(field: Field, _spec: Spec, _groups: Sequence[int]) -> Column:
    counted = {Mark.WIN}
    if field.settings.forfeit_wins:
        counted.add(Mark.FORFEIT_WIN)
    if field.settings.bye_wins:
        counted |= {Mark.PAIRING_BYE, Mark.FULL_BYE}
    return Column([sum(side.mark in counted for side in row) for row in field.sides])


def _won_as(colour: Colour) -> Compute:
    def compute(field: Field, _spec: Spec, _groups: Sequence[int]) -> Column:
        return Column(
            [
                sum(side.mark is Mark.WIN and side.colour is colour for side in row)
                for row in field.sides
            ]
        )

    return compute


WIN = TieBreak(("WIN",), "胜局", _worth_a_win)
WON = TieBreak(("WON",), "对局胜局", _won)
BLACK_WINS = TieBreak(("BWG", "black_wins"), "后手胜局", _won_as(Colour.BLACK))
RED_WINS = TieBreak(("red_wins",), "先手胜局", _won_as(Colour.WHITE))
WINS = TieBreak(("wins",), "胜局", _xiangqi)
