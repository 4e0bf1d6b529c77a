"""Baku acceleration (巴库加速): virtual points for the upper half, early on. FIDE C.04.7."""

from toolkit.model.game import Scoring, VirtualPoints


def baku(players: int, rounds: int, scoring: Scoring) -> tuple[VirtualPoints, ...]:
    """Group A is the first half of the start list, made even upwards.

    It has a win's points more in the first half of the accelerated rounds (rounded up), a draw's
    in the second; half of all rounds (rounded up) are accelerated.
    """
    group = 2 * -(-players // 4)
    accelerated = -(-rounds // 2)
    full = -(-accelerated // 2)
    steps = ((scoring.win, 1, full), (scoring.draw, full + 1, accelerated))
    return tuple(
        VirtualPoints(points, first, last, 1, group)
        for points, first, last in steps
        if first <= last and group
    )
