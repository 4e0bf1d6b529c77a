"""How the event is played (竞赛办法): system, rounds, clocks, pairing, ranking, records."""

from typing import Literal

from toolkit.rules.base import Part, Rule, Sex


class Rounds(Part, frozen=True, kw_only=True):
    """A number of rounds (轮次): of some levels, or of fields of some size (bounds included)."""

    rounds: int
    levels: tuple[str, ...] = ()
    at_least: int | None = None
    at_most: int | None = None


class Clock(Part, frozen=True, kw_only=True):
    """A time control (用时) of some levels ("" = all).

    `minutes` + `increment_seconds` a move for each side; or `shared_minutes` for both together
    and then `minutes` each; `mechanical_minutes` = for all moves on a mechanical clock.
    """

    minutes: int
    increment_seconds: int = 0
    shared_minutes: int | None = None
    mechanical_minutes: int | None = None
    levels: tuple[str, ...] = ()

    def minutes_a_game(self, moves: int = 60) -> int:
        """Both sides' time together, increments over so many moves: 50 min + 10 s are 120."""
        each = self.minutes + self.increment_seconds * moves // 60
        return 2 * each + (self.shared_minutes or 0)


class Play(Rule, frozen=True, kw_only=True):
    """The system and its numbers. The first entry that fits a level and field size holds.

    `round_robin_up_to` = players up to whom all play all, where the system leaves it open; None =
    one more than the level's rounds. `double_round_robin` (双循环) = all play all twice.
    """

    system: Literal["swiss", "swiss_or_round_robin", "round_robin", "xiangqi_points"]
    round_robin_up_to: int | None = None
    double_round_robin: bool = False
    rules_edition: str = ""
    rounds: tuple[Rounds, ...]
    clocks: tuple[Clock, ...]
    most_games_a_day: int | None = None

    def rounds_of(self, level: str, players: int | None = None) -> int | None:
        """The rounds of a level with so many players; None when the size is open and matters."""
        for entry in self.rounds:
            if entry.levels and level not in entry.levels:
                continue
            if entry.at_least is None and entry.at_most is None:
                return entry.rounds
            if players is None:
                return None
            if (entry.at_least or 0) <= players <= (entry.at_most or players):
                return entry.rounds
        return None

    def plays_all(self, level: str, players: int) -> bool:
        """Whether a field of that size plays a round robin."""
        if self.system != "swiss_or_round_robin":
            return self.system == "round_robin"
        if self.round_robin_up_to is not None:
            return players <= self.round_robin_up_to
        return players <= (self.rounds_of(level, players) or 0) + 1

    def clock_of(self, level: str) -> Clock | None:
        """The time control of a level."""
        return next((c for c in self.clocks if not c.levels or level in c.levels), None)


class Pairing(Rule, frozen=True, kw_only=True):
    """Settings of the pairing (编排).

    `rules`: FIDE Dutch of 2017 or 2026, or by the date of play. `units_apart` = rounds in which
    players of one unit do not meet. `seeding` = what start numbers go by, in this order.
    """

    rules: Literal["by_date", "2017", "2026"] = "by_date"
    units_apart: int = 0
    seeding: tuple[Literal["rating", "title", "registration", "lot"], ...] = (
        "rating",
        "title",
        "registration",
    )
    first_round: Literal["halves_by_lot", "halves", "neighbours", "lots"] = "halves"
    forfeits_out: int = 0  # so many forfeits in a row and one is not paired any more; 0 = decided


class Ranking(Rule, frozen=True, kw_only=True):
    """The order of places (名次): keys after the points, as the tie-breaks' list names them.

    `shared` = equal players share a place; otherwise a lot decides, shown as such. The rest says
    how byes (轮空) and forfeits (弃权) count: a bye's share of 对手分 is the "lowest" total of the
    field, the player's "own", or "zero".
    """

    scoring: Literal["1-½-0", "2-1-0", "3-1-0"]
    keys: tuple[str, ...]
    round_robin_keys: tuple[str, ...] = ()
    shared: bool = False
    bye_counts: Literal["lowest", "own", "zero"] = "lowest"
    bye_wins: bool = True
    bye_black: bool = False
    forfeit_wins: bool = True
    forfeits_meet: bool = True
    forfeits_coloured: bool = False


class TeamRanking(Rule, frozen=True, kw_only=True):
    """Teams (团体): by the places of so many members together, fewer first.

    A team with fewer members is not ranked; of equal teams the one with the best single place
    goes first.
    """

    members: int
    by: Literal["places", "points"] = "places"


class Split(Rule, frozen=True, kw_only=True):
    """A group that plays apart when it is big enough (单独编排).

    With more than `more_than` players it is paired apart; `leaves_lists` = it then drops out of
    the common places, regional and team lists.
    """

    sex: Sex
    more_than: int
    leaves_lists: bool = True


class Records(Rule, frozen=True, kw_only=True):
    """Game records (记录): from a round on, the winners of the first boards must record.

    `random_until` = rounds in which winners are chosen by chance; `draw_recorded_by` = which side
    records a draw; each omission counts `fouls`.
    """

    from_round: int
    boards: int
    random_until: int = 0
    draw_recorded_by: Literal["red", "white", "both"] = "red"
    fouls: int = 1
