"""Supplements (补充通知): dated files that change parts of a regulation.

A supplement is the same kind of file with a `date` and only what changes. A table is merged key by
key; an entry of a list replaces the one of the same name (only the keys it gives), and a new name
is added. `[[remove]]` takes entries away. Its clauses are those of its own text; where it names a
clause, the proof of the old text (quote, also, reading) no longer holds.
"""

import tomllib
from datetime import date
from typing import Any

from toolkit.model.record import Record
from toolkit.rules.load import Fault
from toolkit.rules.shape import PROOF

Data = dict[str, Any]

# By what an entry of a list is known, so that a supplement can speak of it.
IDENTITY: dict[str, tuple[str, ...]] = {
    "levels": ("name",), "hotels": ("name",), "fees": ("name",), "deposits": ("name",),
    "regions": ("name",), "officials": ("role",), "waivers": ("who",), "splits": ("sex",),
    "demands": ("what", "at"), "notices": ("text",), "severities": ("code",),
    "former_champions": ("won",), "unmodelled": ("clause", "quote"), "dates.more": ("name",),
    "prizes.tables": ("name",), "prizes.bonuses": ("section", "champion_of"),
    "prizes.honours": ("name",), "prizes.awards": ("what", "groups", "levels", "places"),
    "prizes.stacking": ("between",), "prizes.quotas": ("group", "region"), "prizes.depths": ("of",),
}  # fmt: skip


class Supplement(Record, frozen=True):
    """A supplement as data: its day, its changes, and what it takes away."""

    day: date
    changes: Data
    removed: tuple[Data, ...] = ()

    @property
    def title(self) -> str:
        """How its clauses are cited: 补充2017-04-10."""
        return f"补充{self.day}"


def read_supplement(text: str) -> Supplement | tuple[Fault, ...]:
    """The supplement of a file's text, or what is wrong with it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return (Fault("", f"补充文件不是有效的 TOML：{error}"),)
    day = data.pop("date", None)
    if not isinstance(day, date):
        return (Fault("date", "补充文件没有写日期（date = 2017-04-10）。"),)
    removed = data.pop("remove", [])
    if not all(isinstance(one, dict) and "list" in one for one in removed):
        return (Fault("remove", "remove 要写明 list（哪个列表）和名称。"),)
    data.pop("title", None)
    return Supplement(day, data, tuple(removed))


def amend(data: Data, supplement: Supplement) -> Data:
    """The regulation's data with the changes of a supplement; the base stays as it is."""
    merged: Data = _merged(data, _cited(supplement.changes, supplement.title), "")
    for one in supplement.removed:
        merged = _without(merged, one)
    return merged


def _merged(old: Any, new: Any, path: str) -> Any:
    if isinstance(old, dict) and isinstance(new, dict):
        if "clause" in new:
            old = {key: value for key, value in old.items() if key not in PROOF}
        keys = [*old, *(key for key in new if key not in old)]
        return {
            key: _merged(old[key], new[key], f"{path}.{key}" if path else key)
            if key in old and key in new
            else new.get(key, old.get(key))
            for key in keys
        }
    if isinstance(old, list) and isinstance(new, list) and path in IDENTITY:
        return _merged_list(old, new, IDENTITY[path], path)
    return new


def _merged_list(old: list[Data], new: list[Data], keys: tuple[str, ...], path: str) -> list[Data]:
    made = list(old)
    for entry in new:
        same = [i for i, one in enumerate(made) if _known(one, keys) == _known(entry, keys)]
        if same:
            made[same[0]] = _merged(made[same[0]], entry, f"{path}[]")
        else:
            made.append(entry)
    return made


def _known(entry: Data, keys: tuple[str, ...]) -> tuple[Any, ...]:
    return tuple(entry.get(key) for key in keys)


def _without(data: Data, removed: Data) -> Data:
    """The data without the entries of `list` that hold all the other values."""
    *above, last = str(removed["list"]).split(".")
    wanted = {key: value for key, value in removed.items() if key != "list"}

    def inside(part: Data, steps: list[str]) -> Data:
        if steps:
            return {**part, steps[0]: inside(part.get(steps[0], {}), steps[1:])}
        kept = [e for e in part.get(last, []) if not wanted.items() <= e.items()]
        return {**part, last: kept}

    return inside(data, above)


def _cited(value: Any, title: str) -> Any:
    """Every clause of the supplement says that it is one."""
    if isinstance(value, dict):
        return {
            key: f"{title} {inner}"
            if key == "clause" and isinstance(inner, str)
            else _cited(inner, title)
            for key, inner in value.items()
        }
    if isinstance(value, list):
        return [_cited(item, title) for item in value]
    return value
