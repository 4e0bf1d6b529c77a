"""Changes of the entry (变动): what the roster differs in from the published list, or from form
to form where the regulation counts from the first one.

Zibo 十三(一)4: withdrawal, addition and substitution are asked for in writing, approved, and cost a
fee a person changed; a mistyped field mended is no change of person and free that day. Who gets
another name and another ID at once is another person, whoever typed it.

When the list is published again, the approved changes that it shows are settled: they stay in the
log with their fees, and later changes are measured against the newer list.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from enum import StrEnum

from msgspec.structs import replace

from toolkit.entries.roster import Asked, Entry, Unit
from toolkit.model.event import Publication
from toolkit.model.facts import Decided, PublishedEntry
from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.rules.parts import Changes

Decisions = Mapping[tuple[str, str], Decided]
_Listed = dict[str, PublishedEntry]


class ChangeKind(StrEnum):
    """What kind of change it is, as the log shows it."""

    WITHDRAWAL = "退赛"
    ADDITION = "补报"
    SUBSTITUTION = "换人"
    SECTION = "改组"
    CORRECTION = "更正"


class Change(Record, frozen=True):
    """One change against the published list, with its fee and clause.

    `key` identifies it for the decision; `out` and `into` are the names before and after. `at` =
    when it reached us, None = unknown. `asked` = how it was asked for, None = by a new form.
    """

    kind: ChangeKind
    unit: str
    key: str
    section: str
    fee: Money = ZERO
    clause: str = ""
    out: str = ""
    into: str = ""
    where: str | None = None
    entry: str = ""  # the id of the entry that is there now, "" after a withdrawal
    detail: str = ""
    left: str = ""  # the id of the entry that is there no more
    at: datetime | None = None
    asked: Asked | None = None

    @property
    def subject(self) -> str:
        """Whom it is about."""
        return "→".join(name for name in (self.out, self.into) if name)

    @property
    def words(self) -> str:
        """In one phrase: 退赛：张三（棋协大师组(男子)）."""
        return f"{self.kind}：{self.subject}（{self.detail or self.section}）"


def as_listed(entry: Entry, unit_name: str) -> PublishedEntry:
    """A player as a published list has him."""
    player = entry.player
    return PublishedEntry(
        entry.id,
        entry.unit,
        unit_name,
        player.name,
        player.section or "",
        player.sex or "",
        str(player.birth or ""),
        player.id_number or "",
        player.title or "",
    )


def changes_of_unit(
    unit: Unit, publications: Sequence[Publication], rule: Changes | None, decisions: Decisions
) -> tuple[Change, ...]:
    """All changes of a unit since what the regulation counts from; none before publication.

    Who was entered before that and was left out for a fault is no addition once it is mended.
    """
    if rule is None:
        return ()
    maker = _Maker(unit, rule, decisions)
    if rule.after == "first_form":
        return tuple(maker.from_form_to_form())
    if not publications:
        return ()
    listed = _of_unit(unit, publications[0])
    settled: list[Change] = []
    for later in publications[1:]:
        settled += maker.settle(listed, _of_unit(unit, later))
    first = publications[0].at
    now = {e.id: as_listed(e, unit.name) for e in unit.entries}
    late = [e for e in unit.entries if e.first_seen and e.first_seen > first]
    new = [e.id for e in late if e.id not in listed]
    return (*settled, *maker.compare(listed, now, new))


def _of_unit(unit: Unit, publication: Publication) -> _Listed:
    return {e.entry: e for e in publication.list.entries if e.unit == unit.id}


class _Maker:
    """Makes the changes of one unit."""

    def __init__(self, unit: Unit, rule: Changes, decisions: Decisions) -> None:
        self.unit, self.rule, self.decisions = unit, rule, decisions
        self.entries = {entry.id: entry for entry in unit.entries}
        self.asked = {one.entry.id: one for one in unit.asked}

    def from_form_to_form(self) -> Iterator[Change]:
        """Every form against the one before it, and who was taken out since without a form.

        A team that grows row by row on the phone has no forms to compare.
        """
        steps = [s for s in self.unit.steps if s.version.form.kind != "typed"]
        pairs = [(step.before, step.after) for step in steps if step.before]
        if self.asked and steps:
            pairs.append((steps[-1].after, self.unit.entries))
        for number, (before, after) in enumerate(pairs, 1):
            listed, now = self._listed(before), self._listed(after)
            for change in self.compare(listed, now, [id_ for id_ in now if id_ not in listed]):
                yield replace(change, key=f"{change.key}@{number}")

    def _listed(self, entries: Iterable[Entry]) -> _Listed:
        return {e.id: as_listed(e, self.unit.name) for e in entries}

    def compare(self, listed: _Listed, now: _Listed, new: Sequence[str]) -> Iterator[Change]:
        """What is there now against the list; `new` = the ids that count as additions."""
        added = [now[id_] for id_ in new]
        for old in (old for id_, old in listed.items() if id_ not in now):
            match = next((e for e in added if e.section == old.section), None)
            if match and self.rule.substitution_is_one_change:
                added.remove(match)
                yield self.substitution(old, match)
            else:
                yield self.withdrawal(old)
        yield from map(self.addition, added)
        for id_, old in listed.items():
            if id_ in now and (change := self.mended(old, now[id_])):
                yield change

    def settle(self, listed: _Listed, later: _Listed) -> Iterator[Change]:
        """The approved changes that a later list shows; brings `listed` up to date."""
        gone = [old for id_, old in listed.items() if id_ not in later]
        added = [new for id_, new in later.items() if id_ not in listed]
        possible = [
            *((self.substitution(old, new), old) for old in gone for new in added),
            *((self.withdrawal(old), old) for old in gone),
            *((self.addition(new), None) for new in added),
        ]
        for change, old in possible:
            if self.approved(change) and (old is None or listed.pop(old.entry, None) is not None):
                yield change
        for id_, new in later.items():
            if id_ in listed and (mended := self.mended(listed[id_], new)):
                yield mended
            listed[id_] = new

    def approved(self, change: Change) -> bool:
        """Whether a person said yes to it."""
        decided = self.decisions.get(("T005", f"{self.unit.id}/{change.key}"))
        return decided is not None and decided.verdict != "refuse"

    def substitution(self, old: PublishedEntry, new: PublishedEntry) -> Change:
        """One out, one in, of one section."""
        return self._person(ChangeKind.SUBSTITUTION, old, new)

    def withdrawal(self, old: PublishedEntry) -> Change:
        """One out."""
        return self._person(ChangeKind.WITHDRAWAL, old, None)

    def addition(self, new: PublishedEntry) -> Change:
        """One in."""
        return self._person(ChangeKind.ADDITION, None, new)

    def _person(
        self, kind: ChangeKind, old: PublishedEntry | None, new: PublishedEntry | None
    ) -> Change:
        pays = kind is not ChangeKind.WITHDRAWAL or self.rule.withdrawal_pays_fee
        parts = (kind.name, old.entry if old else "", new.entry if new else "")
        one = new or old
        return Change(
            kind,
            self.unit.id,
            "/".join(filter(None, parts)),
            one.section if one else "",
            Money.yuan(self.rule.fee) if pays else ZERO,
            self.rule.clause,
            old.name if old else "",
            new.name if new else "",
            self._cell(new.entry, "name") if new else None,
            new.entry if new else "",
            left=old.entry if old else "",
            at=self._left(old.entry) if old else self._came(new.entry) if new else None,
            asked=self.asked.get(old.entry) if old else None,
        )

    def _left(self, entry: str) -> datetime | None:
        """When the form came that names him no more, or his unit wrote that he withdraws."""
        if asked := self.asked.get(entry):
            return asked.received_at
        dropped = [
            step.version.received_at
            for step in self.unit.steps
            if any(e.id == entry for e in step.before) and all(e.id != entry for e in step.after)
        ]
        return dropped[-1] if dropped else self.unit.current.received_at

    def _came(self, entry: str) -> datetime | None:
        found = self.entries.get(entry)
        return found.first_received if found else self.unit.current.received_at

    def mended(self, old: PublishedEntry, new: PublishedEntry) -> Change | None:
        """The same person with other data: another section is a change, the rest a correction."""
        if old.name != new.name and old.id_number and old.id_number != new.id_number:
            return self.substitution(old, new)
        if new.section != old.section:
            return Change(
                ChangeKind.SECTION,
                self.unit.id,
                f"SECTION/{new.entry}",
                new.section,
                Money.yuan(self.rule.fee),
                self.rule.clause,
                into=new.name,
                where=self._cell(new.entry, "section"),
                entry=new.entry,
                detail=f"{old.section}→{new.section or '未填'}",
                at=self.unit.current.received_at,
            )
        changed = [word for word, field in _FIELDS.items() if _differ(old, new, field)]
        if not changed:
            return None
        return Change(
            ChangeKind.CORRECTION,
            self.unit.id,
            f"CORRECTION/{new.entry}",
            old.section,
            clause=self.rule.clause,
            out=old.name if old.name != new.name else "",
            into=new.name,
            where=self._cell(new.entry, "name"),
            entry=new.entry,
            detail=f"更正{'、'.join(changed)}",
            at=self.unit.current.received_at,
        )

    def _cell(self, entry: str, field: str) -> str | None:
        found = self.entries.get(entry)
        return found.where(field) if found else None


_FIELDS = {"姓名": "name", "性别": "sex", "身份证号": "id_number", "出生日期": "birth"}


def _differ(old: PublishedEntry, new: PublishedEntry, field: str) -> bool:
    return bool(getattr(old, field) != getattr(new, field))
