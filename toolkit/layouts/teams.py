"""名次-团体: teams with the members that count, or why one has no place (团体名次)."""

from collections.abc import Sequence

from toolkit.layouts.listing import ListColumn, Listing
from toolkit.model.record import Record


class TeamLine(Record, frozen=True):
    """One team; `place` None = too few members. `members` = "李四 3" each, best first."""

    place: int | None
    team: str
    total: str
    members: tuple[str, ...]
    decided_by: str = ""


def team_listing(title: str, subtitle: str, counted: int, rows: Sequence[TeamLine]) -> Listing:
    """The list; teams without a place stand last."""
    columns = (
        ListColumn("名次", 8, "center"),
        ListColumn("队", 28),
        ListColumn("合计", 9, "center"),
        *(ListColumn(f"第{n}人", 16, "center") for n in range(1, counted + 1)),
        ListColumn("与上一名的区别", 18, "center"),
    )
    table = tuple(
        (
            row.place or "—", row.team, row.total,
            *row.members, *[""] * (counted - len(row.members)), row.decided_by,
        )
        for row in rows
    )  # fmt: skip
    return Listing("团体名次", title, subtitle, columns, table, landscape=True)
