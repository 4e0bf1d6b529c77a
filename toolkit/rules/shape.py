"""The schema as a table: what fields each kind of record has, for sheets, words and files."""

from datetime import date, time
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import inspect
from msgspec.structs import replace

from toolkit.model.record import Record
from toolkit.rules.base import Part
from toolkit.rules.schema import Regulation

Kind = Literal["text", "number", "yes_no", "date", "time", "choice", "record"]

PROOF = ("clause", "quote", "also", "reading")  # what every part carries, shown last


class Field(Record, frozen=True):
    """One field of a kind of record. `many` = a list; `record` = the kind inside.

    `default` = what holds when it is not said, None where that is nothing.
    """

    name: str
    kind: Kind
    many: bool = False
    choices: tuple[str, ...] = ()
    record: type[Record] | None = None
    required: bool = False
    default: str | int | None = None

    @property
    def chosen(self) -> bool:
        """Whether its values come from a list of words."""
        return self.kind in ("choice", "yes_no")


@cache
def fields_of(kind: type[Record]) -> tuple[Field, ...]:
    """The fields of a kind, its proof (clause, quote, also, reading) at the end."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    found = {f.encode_name: _field(f) for f in info.fields}
    last = [name for name in PROOF if name in found] if issubclass(kind, Part) else []
    own = [name for name in found if name not in last]
    return tuple(found[name] for name in (*own, *last))


@cache
def kinds() -> tuple[type[Record], ...]:
    """Every kind of record in a regulation, the regulation first."""
    seen: list[type[Record]] = []
    waiting: list[type[Record]] = [Regulation]
    while waiting:
        kind = waiting.pop(0)
        if kind not in seen:
            seen.append(kind)
            waiting += [f.record for f in fields_of(kind) if f.record]
    return tuple(seen)


def _field(field: inspect.Field) -> Field:
    required = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    kind = _without_none(field.type)
    many = isinstance(kind, inspect.VarTupleType)
    if isinstance(kind, inspect.VarTupleType):
        kind = _without_none(kind.item_type)
    made = _simple(field.encode_name, kind, many, required)
    known = isinstance(field.default, str | int)
    return replace(made, default=field.default) if known else made


def _simple(name: str, kind: inspect.Type, many: bool, required: bool) -> Field:
    match kind:
        case inspect.StructType():
            assert issubclass(kind.cls, Record)
            return Field(name, "record", many, (), kind.cls, required)
        case inspect.LiteralType():
            return Field(name, "choice", many, tuple(str(v) for v in kind.values), None, required)
        case inspect.EnumType():
            members = tuple(str(member.value) for member in kind.cls)
            return Field(name, "choice", many, members, None, required)
    plain: dict[type[inspect.Type], Kind] = {
        inspect.IntType: "number",
        inspect.BoolType: "yes_no",
        inspect.DateType: "date",
        inspect.TimeType: "time",
    }
    return Field(name, plain.get(type(kind), "text"), many, (), None, required)


def _without_none(kind: inspect.Type) -> inspect.Type:
    if isinstance(kind, inspect.UnionType):
        (only,) = (t for t in kind.types if not isinstance(t, inspect.NoneType))
        return only
    return kind


def is_plain(value: Any) -> bool:
    """True for what fits one cell: text, number, yes or no, day, time."""
    return isinstance(value, str | int | bool | date | time)
