"""The Chinese names of everything in a regulation's data, from templates/words/regulation.toml.

The file's text comes in as an argument; a test holds that it names every field and choice.
"""

import tomllib
from functools import lru_cache
from typing import Any

from toolkit.model.record import Record


class Words(Record, frozen=True):
    """Titles by kind of record, names and explanations by kind and field, choices by value."""

    tables: dict[str, dict[str, str]]
    choices: dict[str, str]
    choices_of: dict[str, dict[str, str]]
    yes: str
    no: str

    def title(self, kind: str) -> str:
        """What a kind of record is called: 奖金表 (key "_" of its section)."""
        return self.tables.get(kind, {}).get("_", kind).partition("｜")[0]

    def name(self, kind: str, field: str) -> str:
        """What a field is called: 手续费（元/人）."""
        return self._entry(kind, field).partition("｜")[0]

    def note(self, kind: str, field: str) -> str:
        """What is explained about a field, "" when its name says all."""
        return self._entry(kind, field).partition("｜")[2]

    def choice(self, kind: str, field: str, value: str) -> str:
        """A choice as people see it; unknown values stand for themselves."""
        own = self.choices_of.get(f"{kind}.{field}", {})
        return own.get(value) or self.choices.get(value, value)

    def choices_by_word(self, kind: str, field: str, values: tuple[str, ...]) -> dict[str, str]:
        """The value of each word that a field's drop-down offers."""
        return {self.choice(kind, field, value): value for value in values}

    def value(self, kind: str, field: str, value: Any) -> str:
        """Any single value in words."""
        if isinstance(value, bool):
            return self.yes if value else self.no
        return self.choice(kind, field, value) if isinstance(value, str) else str(value)

    def told(self, kind: str, field: str, value: Any, *, chosen: bool) -> str:
        """A value or list of values in words; two places are the ends of a range."""
        items = value if isinstance(value, list) else [value]
        if field == "places" and len(items) == 2:
            return f"{items[0]}–{items[1]}"
        return "、".join(self.value(kind, field, v) if chosen else str(v) for v in items)

    def _entry(self, kind: str, field: str) -> str:
        return self.tables.get(kind, {}).get(field) or self.tables["common"].get(field, field)


@lru_cache(maxsize=4)
def read_words(text: str) -> Words:
    """The words of the file's text."""
    data = tomllib.loads(text)
    choices, choices_of = data.pop("choices"), data.pop("choices_of")
    yes_no = data.pop("yes_no")
    return Words(data, choices, choices_of, yes_no["true"], yes_no["false"])
