"""Who came late (逾期): players whose first form reached us after a moment, by arrival."""

from collections.abc import Mapping
from datetime import datetime

from toolkit.entries.roster import Entry, Unit


def arrivals_after(
    unit: Unit, moment: datetime, published: datetime | None
) -> Mapping[datetime, tuple[Entry, ...]]:
    """The unit's players who first stood in a form that came after the moment, by its arrival.

    What comes after the list was first published is a change (T005), not a late entry; an unknown
    arrival is neither (T006).
    """
    found: dict[datetime, tuple[Entry, ...]] = {}
    for entry in unit.entries:
        arrived = entry.first_received
        if arrived and arrived > moment and (published is None or arrived <= published):
            found[arrived] = (*found.get(arrived, ()), entry)
    return dict(sorted(found.items()))
