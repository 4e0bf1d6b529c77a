"""Reads 规程.toml text into a Regulation; each fault is a sentence with its key path."""

import re
import tomllib
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any

import msgspec
from msgspec import inspect

from toolkit.model.record import Record
from toolkit.rules.schema import Regulation
from toolkit.rules.shape import fields_of


class Fault(Record, frozen=True):
    """One thing wrong with a regulation file: the key path and a sentence for the organiser."""

    key: str
    message: str
    missing: bool = False  # nothing is said where something must be


# What msgspec says, in the organiser's words.
_PROBLEMS = (
    (r"Expected `int`, got `\w+`", "应是整数"),
    (r"Expected `bool`, got `\w+`", "应是 true 或 false"),
    (r"Expected `date`, got `\w+`", "应是日期，例 2020-01-17"),
    (r"Expected `time`, got `\w+`", "应是钟点，例 18:00:00"),
    (r"Expected `str`, got `\w+`", "应是文字，写在引号里"),
    (r"Expected `array`, got `\w+`", "应是列表，写在方括号里"),
    (r"Expected `object`, got `\w+`", "应是一块（有几项内容）"),
    (r"Invalid enum value ('.*')", r"不认识 \1"),
)


def load(text: str) -> Regulation | tuple[Fault, ...]:
    """The regulation, or every fault found. Unknown keys are faults, all of them at once."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return (Fault("", f"规程文件不是有效的 TOML：{error}"),)
    return decode(data)


def decode(data: dict[str, Any]) -> Regulation | tuple[Fault, ...]:
    """The regulation of data that was read from a file or a workbook, or every fault found."""
    unknown = tuple(_unknown_keys(data, inspect.type_info(Regulation), ""))
    if unknown:
        return unknown
    missing = tuple(_missing(data, Regulation, ""))
    if missing:
        return missing
    try:
        regulation = msgspec.convert(data, Regulation)
    except msgspec.ValidationError as error:
        return (_type_fault(str(error)),)
    return tuple(contradictions(regulation)) or regulation


def _unknown_keys(data: Any, kind: inspect.Type, path: str) -> list[Fault]:
    """Every key that the schema does not know, with its path and the nearest known key."""
    if isinstance(kind, inspect.UnionType):
        records = [t for t in kind.types if isinstance(t, inspect.StructType)]
        return _unknown_keys(data, records[0], path) if len(records) == 1 else []
    if isinstance(kind, inspect.VarTupleType) and isinstance(data, list):
        return [
            fault
            for index, item in enumerate(data, 1)
            for fault in _unknown_keys(item, kind.item_type, f"{path}[{index}]")
        ]
    if not isinstance(kind, inspect.StructType) or not isinstance(data, dict):
        return []
    fields = {field.encode_name: field.type for field in kind.fields}
    faults = []
    for key, value in data.items():
        place = f"{path}.{key}" if path else key
        if key in fields:
            faults += _unknown_keys(value, fields[key], place)
        else:
            faults.append(Fault(place, _unknown_message(place, key, list(fields))))
    return faults


def _missing(data: Any, kind: type[Record], path: str) -> Iterator[Fault]:
    """Every value that must be there and is not, all of them at once."""
    if not isinstance(data, dict):
        return
    for field in fields_of(kind):
        place = f"{path}.{field.name}" if path else field.name
        if field.name not in data:
            if field.required:
                yield Fault(place, f"规程缺少 {place}。", missing=True)
        elif field.record and field.many and isinstance(data[field.name], list):
            for index, item in enumerate(data[field.name]):
                yield from _missing(item, field.record, f"{place}[{index}]")
        elif field.record:
            yield from _missing(data[field.name], field.record, place)


def _unknown_message(place: str, key: str, known: list[str]) -> str:
    near = get_close_matches(key, known, n=1)
    hint = f"是不是想写 {near[0]}？" if near else f"这里可用的键：{'、'.join(known)}。"
    return f"规程中有不认识的键 {place}；{hint}"


def _type_fault(error: str) -> Fault:
    """msgspec names the place after ` - at `; keep it apart from what is wrong."""
    problem, _, place = error.partition(" - at ")
    key = place.strip("`").removeprefix("$.")
    for pattern, words in _PROBLEMS:
        problem = re.sub(pattern, words, problem)
    return Fault(key, f"规程的 {key or '内容'} 不对：{problem}。")


def contradictions(regulation: Regulation) -> list[Fault]:
    """What the types can't say: lists that may not be empty, names used once, days in order."""
    faults = [
        Fault(key, f"规程缺少 {key}。", missing=True)
        for key, there in (
            ("id", regulation.id),
            ("name", regulation.name),
            ("short", regulation.short),
            ("levels", regulation.levels),
            *((f"levels[{i}].sections", v.sections) for i, v in enumerate(regulation.levels)),
            *(
                (f"prizes.depths[{i}].steps", d.steps)
                for i, d in enumerate(regulation.prizes.depths)
            ),
            ("play.rounds", regulation.play.rounds),
            ("play.clocks", regulation.play.clocks),
        )
        if not there
    ]
    names = [section.name for section in regulation.sections]
    for name in sorted({n for n in names if names.count(n) > 1}):
        faults.append(Fault("levels", f"组别“{name}”出现了不止一次；每个组别名只能用一次。"))
    for index, table in enumerate(regulation.prizes.tables):
        for number, row in enumerate(table.rows):
            if len(row.places) not in (1, 2) or list(row.places) != sorted(row.places):
                key = f"prizes.tables[{index}].rows[{number}].places"
                faults.append(Fault(key, f"{key} 应是一个名次，或从几到几，例 [4, 6]。"))
    dates = regulation.dates
    if dates.play.first > dates.play.last:
        faults.append(Fault("dates.play", "比赛的最后一天早于第一天。"))
    if dates.entry_closes.day > dates.play.last:
        faults.append(Fault("dates.entry_closes", "报名截止晚于比赛结束。"))
    return faults
