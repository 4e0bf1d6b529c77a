"""What pairing and standings hand out: a proposed round with its reasons, a table of places."""

from toolkit.model.finding import Finding
from toolkit.model.game import Bye
from toolkit.model.record import Record


class Board(Record, frozen=True):
    """One board of a proposed round; `reasons` are plain Chinese, one fact each (对阵说明)."""

    number: int
    white: int
    black: int
    reasons: tuple[str, ...] = ()
    by_hand: str = ""  # the arbiter's reason, when he set this board himself


class Pairing(Record, frozen=True):
    """A proposed round, boards in order of publication.

    `rules` names the rule set (2017, 2026, xiangqi_points, berger). No legal pairing: no boards,
    and a finding that says so. `byes` holds the pairing bye and the requested ones.
    """

    round: int
    rules: str
    boards: tuple[Board, ...] = ()
    byes: tuple[Bye, ...] = ()
    bye_reasons: tuple[str, ...] = ()
    findings: tuple[Finding, ...] = ()


class KeyValue(Record, frozen=True):
    """One key of one row: `value` as people read it, `order` what it is compared by.

    A bigger `order` is better, always; "fewer fouls" has negative orders.
    """

    key: str
    order: int
    value: str


class StandingRow(Record, frozen=True):
    """One row of a standing (名次). A `rank` is shared only when all keys are equal.

    `decided_by` = the key that parts the row from the one above; None in the first row, "tied"
    when no key does. Points are in units of the tournament's scoring.
    """

    rank: int
    number: int
    points: int
    keys: tuple[KeyValue, ...] = ()
    decided_by: str | None = None


class Standing(Record, frozen=True):
    """A standing after a round; `keys` is the list it was ordered by, points first."""

    after_round: int
    keys: tuple[str, ...]
    rows: tuple[StandingRow, ...] = ()
