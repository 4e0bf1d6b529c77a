"""A tournament seen from its standings: every player's rounds as integers, computed once.

Unplayed rounds follow FIDE C.07 article 16, in its two regimes (until 2026-02-28, and after).
"""

from collections.abc import Mapping
from functools import cached_property

from toolkit.model.game import Mark, Side, Tournament, sides
from toolkit.model.record import Record

# C.07 16.2.5: what a player gave up of his own will. Byes that score as a win are not among them.
_VOLUNTARY = frozenset({Mark.HALF_BYE, Mark.ZERO_BYE, Mark.FORFEIT_LOSS, Mark.PENDING})


class Settings(Record, frozen=True):
    """What regulations leave open. The defaults are the readings of the reference.

    `regime` 2024 = C.07 until 2026-02-28, 2026 = after. `bye_counts`: a xiangqi bye's share of
    对手分: "lowest" total of the field (14.4), "own" points, or "zero". `lots` = drawn lots by
    start number, 1 is best.
    """

    regime: int = 2026
    round_robin: bool = False
    bye_counts: str = "lowest"
    forfeits_meet: bool = True  # the opponent of a forfeited game counts in 对手分
    forfeit_wins: bool = True  # a win by forfeit counts among the wins (xiangqi)
    bye_wins: bool = True  # and so does a bye
    bye_black: bool = False  # a bye counts as a game with the second move
    forfeits_coloured: bool = False  # a forfeited game counts for games as second player
    lots: dict[int, int] = {}
    fouls: dict[int, int] = {}  # beside those recorded with the games


class Field:
    """The players in order of the start list, and per player lists by round (index 0 = round 1)."""

    def __init__(self, tournament: Tournament, settings: Settings) -> None:
        self.tournament = tournament
        self.settings = settings
        self.scoring = tournament.scoring
        self.rounds = len(tournament.rounds)
        self.table: Mapping[Mark, int] = tournament.scoring.table()
        rows = sides(tournament)
        self.numbers: list[int] = list(rows)
        self.sides: list[list[Side]] = list(rows.values())
        index = {number: i for i, number in enumerate(self.numbers)}
        self.opponents: list[list[int | None]] = [
            [None if side.opponent is None else index[side.opponent] for side in row]
            for row in self.sides
        ]

    @cached_property
    def points(self) -> list[list[int]]:
        """Points by player and round, in units."""
        table = self.table
        return [[table[side.mark] for side in row] for row in self.sides]

    @cached_property
    def totals(self) -> list[int]:
        """Final points by player, in units."""
        return [sum(row) for row in self.points]

    @cached_property
    def last_round(self) -> bool:
        """True when the tournament's last round is among the rounds."""
        return self.rounds >= self.tournament.rounds_total

    def voluntary(self, player: int, index: int) -> bool:
        """True when he left that round unplayed of his own will (C.07 16.2.5)."""
        return self.sides[player][index].mark in _VOLUNTARY

    @cached_property
    def adjusted(self) -> list[int]:
        """Totals as opponents count them: trailing voluntary absences are draws (16.3)."""
        return [self._adjusted(player) for player in range(len(self.numbers))]

    @cached_property
    def adjusted_fore(self) -> list[int]:
        """The same with the last round's games taken as draws (Fore Buchholz)."""
        return [
            self._adjusted(player, fore=True) + self.fore_change[player]
            for player in range(len(self.numbers))
        ]

    @cached_property
    def fore_change(self) -> list[int]:
        """What taking the last round as a draw changes in each player's own total."""
        if not self.rounds or not self.last_round:
            return [0] * len(self.numbers)
        return [
            self.scoring.draw - row[-1] if opponents[-1] is not None else 0
            for row, opponents in zip(self.points, self.opponents, strict=True)
        ]

    def _adjusted(self, player: int, fore: bool = False) -> int:
        row, opponents = self.points[player], self.opponents[player]
        missing = self.scoring.zero_bye if self.settings.round_robin else self.scoring.draw
        present = self._last_present(player, fore)
        return sum(
            row[i] if i < present or opponents[i] is not None else missing
            for i in range(self.rounds)
        )

    def _last_present(self, player: int, fore: bool) -> int:
        """Number of the last round that he did not give up of his own will."""
        opponents = self.opponents[player]
        if fore and self.last_round and self.rounds and opponents[-1] is not None:
            return self.rounds
        return max((i + 1 for i in range(self.rounds) if not self.voluntary(player, i)), default=0)
