"""What a newer form changed against the older one, player by player, in words."""

from collections.abc import Iterable

from toolkit.entries.roster import Entry
from toolkit.model.record import Record

WORDS = {
    "name": "姓名",
    "sex": "性别",
    "birth": "出生日期",
    "id_number": "身份证号",
    "title": "等级",
    "grade": "运动员等级",
    "section": "组别",
    "rating": "等级分",
    "phone": "电话",
}


class Difference(Record, frozen=True):
    """Players added, removed and changed; `changed` pairs the old and the new entry."""

    added: tuple[Entry, ...] = ()
    removed: tuple[Entry, ...] = ()
    changed: tuple[tuple[Entry, Entry], ...] = ()

    @property
    def words(self) -> str:
        """One line for people: 新增 张三；减少 李四；王五 改了组别."""
        parts = []
        if self.added:
            parts.append("新增 " + "、".join(e.player.name for e in self.added))
        if self.removed:
            parts.append("减少 " + "、".join(e.player.name for e in self.removed))
        parts += [
            f"{new.player.name} 改了{'、'.join(changed_fields(old, new))}"
            for old, new in self.changed
        ]
        return "；".join(parts) or "棋手没有变动"


def difference(old: Iterable[Entry], new: Iterable[Entry]) -> Difference:
    """Compares two lists of the same unit's entries, matched by entry id."""
    before = {entry.id: entry for entry in old}
    after = {entry.id: entry for entry in new}
    return Difference(
        tuple(entry for id_, entry in after.items() if id_ not in before),
        tuple(entry for id_, entry in before.items() if id_ not in after),
        tuple(
            (before[id_], entry)
            for id_, entry in after.items()
            if id_ in before and changed_fields(before[id_], entry)
        ),
    )


def changed_fields(old: Entry, new: Entry) -> list[str]:
    """The Chinese names of the fields that differ."""
    return [
        word
        for field, word in WORDS.items()
        if getattr(old.player, field) != getattr(new.player, field)
    ]
