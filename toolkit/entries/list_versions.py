"""What a published list changed against the one before it (与上一版的不同): names, sections."""

from collections.abc import Sequence

from toolkit.model.facts import PublishedEntry
from toolkit.model.record import Record

ADDED, REMOVED, CHANGED = "新增", "去掉", "改变"


class Difference(Record, frozen=True):
    """One player: `before` and `after` are name and section, "" where he is not on the list."""

    kind: str
    unit: str
    before: str
    after: str


def differences(
    before: Sequence[PublishedEntry], after: Sequence[PublishedEntry]
) -> tuple[Difference, ...]:
    """Added, removed and changed players. Nothing personal beside name, unit and section."""
    old, new = ({entry.entry: entry for entry in side} for side in (before, after))
    added = [Difference(ADDED, e.unit_name, "", _shown(e)) for i, e in new.items() if i not in old]
    gone = [Difference(REMOVED, e.unit_name, _shown(e), "") for i, e in old.items() if i not in new]
    changed = [
        Difference(CHANGED, e.unit_name, _shown(old[i]), _shown(e))
        for i, e in new.items()
        if i in old and _shown(old[i]) != _shown(e)
    ]
    return (*added, *gone, *changed)


def _shown(entry: PublishedEntry) -> str:
    return f"{entry.name}（{entry.section}）"
