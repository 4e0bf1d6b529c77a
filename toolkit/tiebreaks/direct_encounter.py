"""Direct encounter (直胜): the games among those still tied, and only when they settle it. C.07 6.

All have met: by their score among themselves, again and again within what stays tied. Not all
have met: the leader goes ahead only if nobody could reach him by winning the missing games.
"""

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction

from toolkit.tiebreaks.base import Column, Spec, TieBreak
from toolkit.tiebreaks.field import Field


def _direct(field: Field, spec: Spec, groups: Sequence[int]) -> Column:
    members: dict[int, list[int]] = defaultdict(list)
    for player, group in enumerate(groups):
        members[group].append(player)
    places = [0] * len(groups)  # 0 = the games among the tied part nobody
    for tied in members.values():
        parts = _settle(field, spec, tied)
        place = 1
        for part in parts if len(parts) > 1 else ():
            for player in part:
                places[player] = place
            place += len(part)
    return Column([-place for place in places], sign=-1)


def _settle(field: Field, spec: Spec, tied: list[int]) -> list[list[int]]:
    """The tied players parted as far as their games part them, best first."""
    if len(tied) == 1:
        return [tied]
    parts = _part(field, spec, tied)
    if len(parts) == 1:
        return parts
    return [finer for part in parts for finer in _settle(field, spec, part)]


def _part(field: Field, spec: Spec, tied: list[int]) -> list[list[int]]:
    scores, met = _scores(field, spec, tied)
    if field.settings.round_robin or all(count == len(tied) - 1 for count in met.values()):
        by_score = defaultdict(list)
        for player in tied:
            by_score[scores[player]].append(player)
        return [by_score[score] for score in sorted(by_score, reverse=True)]
    missing = {player: len(tied) - 1 - met[player] for player in tied}
    best = {player: scores[player] + missing[player] * field.scoring.win for player in tied}
    order = sorted(tied, key=lambda player: (-scores[player], -best[player]))
    ahead = 0
    while ahead < len(order) - 1 and scores[order[ahead]] > max(
        best[player] for player in order[ahead + 1 :]
    ):
        ahead += 1
    return [[player] for player in order[:ahead]] + [order[ahead:]]


def _scores(
    field: Field, spec: Spec, tied: list[int]
) -> tuple[dict[int, Fraction], dict[int, int]]:
    """Per player the sum of his average scores against the others, and how many he met."""
    group = set(tied)
    scores, met = {}, {}
    for player in tied:
        games = defaultdict(list)
        for i, opponent in enumerate(field.opponents[player]):
            counts = field.sides[player][i].mark.played or spec.played
            if opponent in group and (counts or field.settings.round_robin):
                games[opponent].append(field.points[player][i])
        scores[player] = sum((Fraction(sum(g), len(g)) for g in games.values()), Fraction(0))
        met[player] = len(games)
    return scores, met


DIRECT = TieBreak(("DE", "direct"), "直胜", _direct)
