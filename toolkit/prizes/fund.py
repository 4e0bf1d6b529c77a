"""The prize tables against the fund that the regulation declares (合计与基金核对)."""

from toolkit.model.record import Record
from toolkit.rules.prizes import Depths, PrizeTable
from toolkit.rules.schema import Regulation


class Line(Record, frozen=True):
    """One table as it may be played: so many players need so many places, in yuan."""

    table: str
    players: int
    places: int
    yuan: int


class Fund(Record, frozen=True):
    """All sums in yuan. `depths` = the sum of all tables by number of places.

    `bonuses` = the highest bonus of each section; `reachable` = the dearest event under the cap on
    players, table by table (bonuses come on top); `declared` None = no fund is named.
    """

    tables: int
    depths: dict[int, int]
    bonuses: dict[str, int]
    reachable: tuple[Line, ...]
    players: int | None
    declared: int | None

    @property
    def bonus(self) -> int:
        """All bonuses together."""
        return sum(self.bonuses.values())

    @property
    def payable(self) -> int:
        """The most that can be paid, bonuses with it."""
        return sum(line.yuan for line in self.reachable) + self.bonus


def fund(regulation: Regulation) -> Fund:
    """The sums of a regulation's tables; the same figures as the audit's Z001."""
    prizes = regulation.prizes
    tables = [table for table in prizes.tables if table.paid]
    rule = next((depths for depths in prizes.depths if "money" in depths.of), None)
    steps = sorted({step.places for step in rule.steps}) if rule else []
    bonuses: dict[str, int] = {}
    for bonus in prizes.bonuses:
        bonuses[bonus.section] = max(bonuses.get(bonus.section, 0), bonus.amount)
    return Fund(
        sum(table.sum() for table in tables),
        {places: sum(table.sum(places) for table in tables) for places in steps},
        bonuses,
        _reachable(tables, rule, regulation),
        regulation.cap.players if regulation.cap else None,
        prizes.fund.amount if prizes.fund else None,
    )


Plan = tuple[int, tuple[Line, ...]]  # yuan, and how it comes about


def _reachable(
    tables: list[PrizeTable], rule: Depths | None, regulation: Regulation
) -> tuple[Line, ...]:
    """The dearest choice of a depth for each table whose players together stay within the cap."""
    if rule is None or regulation.cap is None:
        return tuple(Line(t.name, 0, max(row.last for row in t.paid), t.sum()) for t in tables)
    least = regulation.minimum.players if regulation.minimum else 1
    best: dict[int, Plan] = {0: (0, ())}
    for table in tables:
        found: dict[int, Plan] = {}
        for used, (yuan, lines) in best.items():
            for step in rule.steps:
                players = max(step.at_least or 0, least)
                line = Line(table.name, players, step.places, table.sum(step.places))
                plan = (yuan + line.yuan, (*lines, line))
                fits = used + players <= regulation.cap.players
                if fits and plan[0] > found.get(used + players, (-1, ()))[0]:
                    found[used + players] = plan
        best = found
    return max(best.values(), key=lambda plan: plan[0], default=(0, ()))[1]
