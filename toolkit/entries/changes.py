"""Changes after publication (公示后的变动): what the current roster differs in from the list.

Zibo 十三(一)4: withdrawal, addition and substitution are asked for in writing, approved, and cost a
fee a person changed; a mistyped field mended is no change of person and free that day.
"""

from enum import StrEnum

from toolkit.entries.roster import Entry, Unit
from toolkit.model.event import Publication
from toolkit.model.facts import PublishedEntry
from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.rules.parts import Changes


class ChangeKind(StrEnum):
    """What kind of change it is, as the log shows it."""

    WITHDRAWAL = "退赛"
    ADDITION = "补报"
    SUBSTITUTION = "换人"
    SECTION = "改组"
    CORRECTION = "更正"


class Change(Record, frozen=True):
    """One change against the published list, with its fee and clause.

    `key` identifies it for the decision; `out` and `into` are the names before and after.
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

    @property
    def subject(self) -> str:
        """Whom it is about."""
        return "→".join(name for name in (self.out, self.into) if name)

    @property
    def words(self) -> str:
        """In one phrase: 退赛：张三（棋协大师组(男子)）."""
        return f"{self.kind}：{self.subject}（{self.detail or self.section}）"


def changes_of_unit(
    unit: Unit, publication: Publication | None, rule: Changes | None
) -> tuple[Change, ...]:
    """All changes of a unit against the last published list; none before publication.

    Before the unit sends a newer form or a value is corrected there is no difference to see.
    """
    if publication is None or rule is None:
        return ()
    listed = {e.entry: e for e in publication.list.entries if e.unit == unit.id}
    now = {entry.id: entry for entry in unit.entries}
    came_late = unit.current.order[0] > publication.at
    gone = [listed[id_] for id_ in listed if id_ not in now]
    new = [e for id_, e in now.items() if id_ not in listed and came_late]
    changes: list[Change] = []
    for old in gone:
        match = next((e for e in new if e.player.section == old.section), None)
        if match and rule.substitution_is_one_change:
            new.remove(match)
            changes.append(_change(ChangeKind.SUBSTITUTION, unit, rule, old, match))
        else:
            changes.append(_change(ChangeKind.WITHDRAWAL, unit, rule, old, None))
    changes += [_change(ChangeKind.ADDITION, unit, rule, None, entry) for entry in new]
    changes += [
        change
        for id_, old in listed.items()
        if id_ in now and (change := _mended(unit, rule, old, now[id_]))
    ]
    return tuple(changes)


def _change(
    kind: ChangeKind, unit: Unit, rule: Changes, old: PublishedEntry | None, new: Entry | None
) -> Change:
    pays = kind is not ChangeKind.WITHDRAWAL or rule.withdrawal_pays_fee
    section = (new.player.section if new else old.section if old else "") or ""
    key = "/".join(
        part for part in (kind.name, old.entry if old else "", new.id if new else "") if part
    )
    return Change(
        kind,
        unit.id,
        key,
        section,
        Money.yuan(rule.fee) if pays else ZERO,
        rule.clause,
        old.name if old else "",
        new.player.name if new else "",
        new.player.cell if new else None,
        new.id if new else "",
    )


def _mended(unit: Unit, rule: Changes, old: PublishedEntry, new: Entry) -> Change | None:
    """The same person with other data: another section is a change, the rest a correction."""
    player = new.player
    if (player.section or "") != old.section:
        return Change(
            ChangeKind.SECTION,
            unit.id,
            f"SECTION/{new.id}",
            player.section or "",
            Money.yuan(rule.fee),
            rule.clause,
            into=player.name,
            where=new.where("section"),
            entry=new.id,
            detail=f"{old.section}→{player.section or '未填'}",
        )
    fields = {
        "姓名": (old.name, player.name),
        "性别": (old.sex, player.sex or ""),
        "身份证号": (old.id_number, player.id_number or ""),
        "出生日期": (old.birth, str(player.birth or "")),
    }
    changed = [word for word, (before, after) in fields.items() if before != after]
    if not changed:
        return None
    return Change(
        ChangeKind.CORRECTION,
        unit.id,
        f"CORRECTION/{new.id}",
        old.section,
        clause=rule.clause,
        out=old.name if old.name != player.name else "",
        into=player.name,
        where=player.cell,
        entry=new.id,
        detail=f"更正{'、'.join(changed)}",
    )
