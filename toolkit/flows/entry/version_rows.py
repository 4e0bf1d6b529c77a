"""The rows of 版本差异: every form after a unit's first, against what counted before it."""

from collections.abc import Iterable, Iterator

from toolkit.entries.difference import WORDS, Difference, changed_fields, difference
from toolkit.entries.likeness import known_number
from toolkit.entries.roster import Entry, Roster, Step, Unit
from toolkit.flows.entry.letters import base_name
from toolkit.workbooks.version_book import VersionRow


def version_rows(roster: Roster) -> list[VersionRow]:
    """All differences; none while every unit has sent one form."""
    return [
        row
        for unit in roster.units
        for step in unit.steps[1:]
        for row in _of_step(unit, step, roster)
    ]


def _of_step(unit: Unit, step: Step, roster: Roster) -> Iterator[VersionRow]:
    arrived, form = step.version.received_at, step.version.form
    other = step.replaced or step.apart
    head = (
        unit.name,
        f"{arrived:%Y-%m-%d %H:%M}" if arrived else "不明",
        base_name(form.file),
        "、".join(base_name(version.form.file) for version in other),
    )
    if step.apart and step.joined:
        names = "、".join(base_name(version.form.file) for version in step.apart)
        yield VersionRow(*head, "合并", after=f"与 {names} 合并计入")
    found = difference(step.before, step.after)
    yield from (VersionRow(*head, *cells) for cells in _cells(found, unit, roster))
    if found == Difference():
        yield VersionRow(*head, "无变动", after="棋手没有变动")


def _cells(found: Difference, unit: Unit, roster: Roster) -> Iterator[tuple[str, ...]]:
    for entry in found.added:
        left = _left(entry, unit, roster)
        place = entry.player.section or ""
        yield ("转入" if left else "新增", entry.player.name, "", left, place)
    for entry in found.removed:
        went = _went(entry, unit, roster)
        yield ("转出" if went else "减少", entry.player.name, "", entry.player.section or "", went)
    fields = {word: field for field, word in WORDS.items()}
    for old, new in found.changed:
        for word in changed_fields(old, new):
            before, after = (str(getattr(e.player, fields[word]) or "") for e in (old, new))
            yield ("修改", new.player.name, word, before, after)


def _went(entry: Entry, unit: Unit, roster: Roster) -> str:
    """The other unit that enters him now."""
    others = (u for u in roster.units if u.id != unit.id)
    return next((u.name for u in others if _holds(u.entries, entry)), "")


def _left(entry: Entry, unit: Unit, roster: Roster) -> str:
    """The other unit that once entered him and does so no longer."""
    for other in roster.units:
        earlier = any(_holds(step.before, entry) for step in other.steps)
        if other.id != unit.id and earlier and not _holds(other.entries, entry):
            return other.name
    return ""


def _holds(entries: Iterable[Entry], person: Entry) -> bool:
    number = known_number(person.player)
    return bool(number) and any(known_number(e.player) == number for e in entries)
