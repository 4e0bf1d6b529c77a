"""What differs between two states of a regulation, in words (补充通知改了什么)."""

from collections.abc import Iterator
from typing import Any

from toolkit.model.record import Record
from toolkit.rules.amend import IDENTITY, Data
from toolkit.rules.schema import Regulation
from toolkit.rules.shape import PROOF, Field, fields_of
from toolkit.rules.words import Words

_UNSAID = "没有"


class Difference(Record, frozen=True):
    """One change: of what, from what to what. `before` or `after` "" = added or taken away."""

    key: str
    what: str
    before: str
    after: str
    clause: str = ""

    @property
    def line(self) -> str:
        """In one line: 费用“保险费” 金额（元）：10 → 15（补充2017-04-10 一）."""
        cited = f"（{self.clause}）" if self.clause else ""
        if not self.before:
            return f"新增 {self.what}：{self.after}{cited}"
        if not self.after:
            return f"删去 {self.what}：{self.before}{cited}"
        return f"{self.what}：{self.before} → {self.after}{cited}"


def differences(old: Data, new: Data, words: Words) -> tuple[Difference, ...]:
    """All changes between two states of a regulation's data, in the order of the schema."""
    return tuple(_records(old, new, Regulation, "", "", words))


def _records(
    old: Data, new: Data, kind: type[Record], path: str, name: str, words: Words
) -> Iterator[Difference]:
    clause = str(new.get("clause", ""))
    for field in fields_of(kind):
        before, after = old.get(field.name), new.get(field.name)
        if before == after or field.name in PROOF:
            continue
        place = f"{path}.{field.name}" if path else field.name
        what = f"{name} {words.name(kind.__name__, field.name)}".strip()
        if field.record and field.many:
            yield from _lists(before or [], after or [], field, place, what, words)
        elif field.record and isinstance(before, dict) and isinstance(after, dict):
            yield from _records(before, after, field.record, place, what, words)
        else:
            told = [_shown(value, kind, field, words) for value in (before, after)]
            yield Difference(place, what, told[0], told[1], clause)


def _lists(
    old: list[Data], new: list[Data], field: Field, path: str, what: str, words: Words
) -> Iterator[Difference]:
    assert field.record is not None
    keys = IDENTITY.get(path.replace("[]", ""), ("name",))
    kind = field.record
    before = {_identity(one, kind, keys, index, words): one for index, one in enumerate(old)}
    after = {_identity(one, kind, keys, index, words): one for index, one in enumerate(new)}
    for identity in dict.fromkeys((*before, *after)):
        one, other = before.get(identity), after.get(identity)
        title = f"{what}“{identity}”"
        if one is not None and other is not None:
            yield from _records(one, other, field.record, f"{path}[]", title, words)
        else:
            told = [_record_words(v, field.record, words) if v else "" for v in (one, other)]
            clause = str((other or one or {}).get("clause", ""))
            yield Difference(path, title, told[0], told[1], clause)


def _identity(
    entry: Data, kind: type[Record], keys: tuple[str, ...], index: int, words: Words
) -> str:
    """What an entry of a list is called: its name, or its place."""
    fields = (field for field in fields_of(kind) if field.name in keys and field.name in entry)
    shown = [_shown(entry[field.name], kind, field, words) for field in fields]
    return " ".join(shown) or f"第 {index + 1} 项"


def _shown(value: Any, kind: type[Record], field: Field, words: Words) -> str:
    if value is None:
        return _UNSAID
    if field.record and isinstance(value, dict):
        return _record_words(value, field.record, words)
    return words.told(kind.__name__, field.name, value, chosen=field.chosen) or _UNSAID


def _record_words(value: Data, kind: type[Record], words: Words) -> str:
    """A record in one line, without its proof."""
    parts = []
    for field in fields_of(kind):
        inner = value.get(field.name)
        if inner is None or field.name in PROOF:
            continue
        if field.record:
            inside = inner if isinstance(inner, list) else [inner]
            told = "；".join(_record_words(one, field.record, words) for one in inside)
        else:
            told = _shown(inner, kind, field, words)
        parts.append(f"{words.name(kind.__name__, field.name)} {told}")
    return "，".join(parts)
