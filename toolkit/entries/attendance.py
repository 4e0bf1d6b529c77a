"""Who came (报到): what was typed at check-in, as rules and start lists ask for it."""

from toolkit.layouts.checkin import ABSENT, PLAYER_SHEET, UNIT_SHEET, demands_at_desk
from toolkit.model.event import State
from toolkit.rules.entry import Demand
from toolkit.rules.schema import Regulation


def unit_said(state: State, unit: str) -> dict[str, str]:
    """What was typed about a unit, by column; {} = nothing."""
    return state.finish.said(UNIT_SHEET, unit)


def player_said(state: State, entry: str) -> dict[str, str]:
    """What was typed about a player, by column; {} = nothing."""
    return state.finish.said(PLAYER_SHEET, entry)


def began(state: State) -> bool:
    """True once anybody was checked in."""
    return any(table in (UNIT_SHEET, PLAYER_SHEET) for table, _ in state.finish.typed)


def absent(state: State) -> frozenset[str]:
    """The entries that do not come, by what was typed: they leave the start list."""
    return frozenset(
        row
        for (table, row), fact in state.finish.typed.items()
        if table == PLAYER_SHEET and fact.said.get("came") == ABSENT
    )


def demand_at_desk(regulation: Regulation | None, what: str, kind: str) -> Demand | None:
    """That demand, if it is made of this kind of entrant."""
    demands = demands_at_desk(regulation) if regulation else ()
    return next((d for d in demands if d.what == what and kind in d.of), None)
