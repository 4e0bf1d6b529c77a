"""One key's values over a small tournament, as people would see them."""

from tests.pairing.fields import tournament
from toolkit.model.game import CHESS, Scoring
from toolkit.tiebreaks.base import parse
from toolkit.tiebreaks.field import Field, Settings
from toolkit.tiebreaks.registry import find

# Every kind of round: a draw, wins of both colours, a bye, a forfeit, requested byes.
#        1     2     3
MIXED = """
    Anna  w31   b2+   w41
    Bob   w4=   w1-   U
    Cai   b10   U     H
    Dora  b2=   Z     b10
"""


def values(
    key: str,
    table: str,
    settings: Settings | None = None,
    scoring: Scoring = CHESS,
    groups: list[int] | None = None,
    total: int = 0,
) -> list[float]:
    """The key's values in order of start numbers; all tied unless `groups` say otherwise."""
    field = Field(tournament(table, total, scoring), settings or Settings())
    spec = parse(key)
    tied = [0] * len(field.numbers) if groups is None else groups
    column = find(spec.name).compute(field, spec, tied)
    return [column.value(i) for i in range(len(field.numbers))]
