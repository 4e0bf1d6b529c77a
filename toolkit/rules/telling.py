"""A regulation told as text (规程一览): block by block, each value with its clause."""

from collections.abc import Iterator
from typing import Any

from toolkit.model.record import Record
from toolkit.rules.amend import Data
from toolkit.rules.schema import Regulation
from toolkit.rules.shape import PROOF, fields_of
from toolkit.rules.words import Words


def tell(data: Data, words: Words) -> tuple[str, ...]:
    """The lines of the whole regulation."""
    heads = [
        f"{words.name('Regulation', name)}：{_value(data[name], Regulation, name, words)}"
        for name in (field.name for field in fields_of(Regulation) if field.record is None)
        if data.get(name)
    ]
    blocks = (field for field in fields_of(Regulation) if field.record and data.get(field.name))
    lines = [*heads]
    for field in blocks:
        assert field.record is not None
        lines += ["", f"【{words.name('Regulation', field.name)}】"]
        lines += _tell(data[field.name], field.record, "", words)
    return tuple(lines)


def _tell(value: Any, kind: type[Record], indent: str, words: Words) -> Iterator[str]:
    if isinstance(value, list):
        for one in value:
            yield from _entry(one, kind, indent, words)
    else:
        yield from _entry(value, kind, indent, words)


def _entry(data: Data, kind: type[Record], indent: str, words: Words) -> Iterator[str]:
    """One record: its own values in a line with the clause, its reading, then what it holds."""
    own, inner = [], []
    for field in fields_of(kind):
        value = data.get(field.name)
        if value is None or field.name in PROOF:
            continue
        name = words.name(kind.__name__, field.name)
        if field.record:
            inner.append((name, value, field.record))
        else:
            own.append(f"{name} {_value(value, kind, field.name, words)}")
    if own or data.get("clause"):
        cited = f"  〔{data['clause']}〕" if data.get("clause") else ""
        yield f"{indent}· {'，'.join(own)}{cited}".rstrip()
    if data.get("reading"):
        yield f"{indent}    说明：{data['reading']}"
    for name, value, inside in inner:
        yield f"{indent}  {name}："
        yield from _tell(value, inside, indent + "    ", words)


def _value(value: Any, kind: type[Record], field: str, words: Words) -> str:
    chosen = next(f for f in fields_of(kind) if f.name == field).chosen
    return words.told(kind.__name__, field, value, chosen=chosen)


def place_in_words(key: str, words: Words) -> str:
    """A key path as people find it in the workbook: 酒店 第 2 行 › 价格（元）."""
    told: list[str] = []
    kind: type[Record] | None = Regulation
    for step in key.split("."):
        name, _, index = step.rstrip("]").partition("[")
        field = next((f for f in fields_of(kind) if f.name == name), None) if kind else None
        if kind is None or field is None:
            return key
        row = f" 第 {int(index) + 1} 行" if index else ""
        told.append(f"{words.name(kind.__name__, name)}{row}")
        kind = field.record
    return " › ".join(told)
