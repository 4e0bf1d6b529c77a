"""A regulation's data as a TOML file that a Chinese organiser reads with pleasure.

Blocks in the order of the schema, each under its Chinese title; every rule's proof (clause,
quote, also, reading) at its end; short records in one line, prize rows one under the other.
"""

from collections.abc import Iterator
from datetime import date, time
from typing import Any

from toolkit.model.record import Record
from toolkit.rules.dates import Dates
from toolkit.rules.prizes import Prizes
from toolkit.rules.schema import Regulation
from toolkit.rules.shape import Field, fields_of
from toolkit.rules.words import Words

Data = dict[str, Any]

_LONGEST_LINE = 100
_FRAMES = (Regulation, Dates, Prizes)  # what stands in these has a block of its own
_ESCAPES = {
    '"': '\\"',
    "\\": "\\\\",
    "\n": "\\n",
    "\t": "\\t",
    "\r": "\\r",
    "\b": "\\b",
    "\f": "\\f",
}


def write(data: Data, words: Words) -> str:
    """The file's text. Loading it gives the same data."""
    name = "".join(m if m.isprintable() else " " for m in str(data.get("name", "")))
    heads = [f"# {name}".rstrip(), f"# {_PREFACE}", ""]
    return "\n".join((*heads, *_frame(data, Regulation, "", words))).rstrip() + "\n"


_PREFACE = "每条规定注明条款（clause）和原文短语（quote）；原文没有写清、由我们理解的写在 reading。"


def _frame(data: Data, kind: type[Record], path: str, words: Words) -> Iterator[str]:
    """Single values first, then a block for each record and list of records."""
    there = [field for field in fields_of(kind) if field.name in data]
    blocks = [field for field in there if field.record and data[field.name] != []]
    plain = [field for field in there if field not in blocks]
    if path and (plain or not there):
        yield f"[{path}]"
    for field in plain:
        yield _line(field.name, data[field.name])
    for field in blocks:
        yield ""
        place = f"{path}.{field.name}" if path else field.name
        yield from _title(kind, field, words)
        yield from _block(data[field.name], field, place, words)


def _title(kind: type[Record], field: Field, words: Words) -> Iterator[str]:
    if kind is Regulation:
        yield f"# —— {words.name(kind.__name__, field.name)} ——"
        yield ""


def _block(value: Any, field: Field, place: str, words: Words) -> Iterator[str]:
    assert field.record is not None
    if field.record in _FRAMES:
        yield from _without_first_gap(_frame(value, field.record, place, words))
    elif field.many:
        for index, item in enumerate(value):
            yield from ([""] if index else [])
            yield f"[[{place}]]"
            yield from _body(item, field.record, place, nested=False)
    else:
        yield f"[{place}]"
        yield from _body(value, field.record, place, nested=True)


def _without_first_gap(lines: Iterator[str]) -> Iterator[str]:
    first = next(lines, None)
    if first:
        yield first
    yield from lines


def _body(data: Data, kind: type[Record], place: str, *, nested: bool) -> Iterator[str]:
    """The fields of one record. With `nested` a record too long for a line has its own table."""
    later: list[tuple[Field, Data]] = []
    for field in fields_of(kind):
        if field.name not in data:
            continue
        value = data[field.name]
        if field.record and field.many:
            yield from _list(field.name, value, field.record)
        elif field.record:
            line = _line(field.name, value, field.record)
            if nested and len(line) > _LONGEST_LINE:
                later.append((field, value))
            else:
                yield line
        else:
            yield _line(field.name, value)
    for field, value in later:
        assert field.record is not None
        yield ""
        yield f"[{place}.{field.name}]"
        yield from _body(value, field.record, f"{place}.{field.name}", nested=False)


def _list(name: str, items: list[Data], kind: type[Record]) -> Iterator[str]:
    """Records of a list: in one line when they fit, else each in its own."""
    short = f"{name} = [{', '.join(_inline(item, kind) for item in items)}]"
    if len(items) <= 1 and len(short) <= _LONGEST_LINE:
        yield short
        return
    yield f"{name} = ["
    for item in items:
        yield f"  {_inline(item, kind)},"
    yield "]"


def _line(name: str, value: Any, kind: type[Record] | None = None) -> str:
    return f"{name} = {_inline(value, kind) if kind else _plain(value)}"


def _inline(data: Data, kind: type[Record]) -> str:
    parts = []
    for field in fields_of(kind):
        if field.name in data:
            value = data[field.name]
            if field.record and field.many:
                text = f"[{', '.join(_inline(item, field.record) for item in value)}]"
            else:
                text = _inline(value, field.record) if field.record else _plain(value)
            parts.append(f"{field.name} = {text}")
    return f"{{ {', '.join(parts)} }}" if parts else "{}"


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{"".join(_escaped(mark) for mark in value)}"'
    if isinstance(value, list):
        return f"[{', '.join(map(_plain, value))}]"
    if isinstance(value, date | time):
        return value.isoformat()
    return str(value)


def _escaped(mark: str) -> str:
    if mark in _ESCAPES:
        return _ESCAPES[mark]
    return f"\\u{ord(mark):04X}" if ord(mark) < 0x20 or ord(mark) == 0x7F else mark
