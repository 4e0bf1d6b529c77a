"""The words of entry forms (报名表用语), read from one data file and compared after evening out."""

import math
import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from toolkit.assets import template
from toolkit.values.text import simplified

_BRACKETS = re.compile(r"[(\[【〔《<「][^()\[\]【】〔〕《》<>「」]*[)\]】〕》>」]")
_NUMBERED = re.compile(
    r"^\s*(?:[qQ]\d{1,3}\s*[_.、:：-]|\(\d{1,2}\)|\d{1,2}\s*[、.)]|"
    r"[一二三四五六七八九十]{1,3}、)\s*"
)
_ASKED = re.compile(r"^(?:请(?:问|您|输入|填写|选择|提供|确认)*|您|你|要|现在|目前|的)+")
_OFFERED = re.compile(r"[/／、]|或者?")
_LONGEST_LABEL = 24  # characters; longer texts are sentences, not headers
_MOST_KNOWN = 20_000  # labels remembered
_SHARE = 0.4  # a contained word must make up this part of the label


class Match(NamedTuple):
    """The field that a label names, and whether the whole label is a known word."""

    field: str
    exact: bool


def without_remarks(text: str) -> str:
    """The label without what stands in brackets (（例：2008-01-01）)."""
    return _BRACKETS.sub("", plain(text))


def plain(text: str) -> str:
    """The text in simplified characters without full-width forms."""
    return simplified(unicodedata.normalize("NFKC", text))


@lru_cache(maxsize=20_000)
def folded(text: str, brackets: bool = False) -> str:
    """The label evened out: simplified, small letters, no spaces, punctuation or numbering.

    Remarks in brackets (（必填）) are left out unless `brackets`.
    """
    text = _NUMBERED.sub("", plain(text).lower())
    if not brackets:
        bare = _BRACKETS.sub("", text)
        text = bare if any(c.isalnum() for c in bare) else text
    return "".join(filter(str.isalnum, text))


class Vocabulary:
    """The words of one kind of table: from a label to the canonical field it names."""

    def __init__(self, fields: Mapping[str, Iterable[str]]) -> None:
        self.exact = {
            folded(word, True): field for field, words in fields.items() for word in words
        }
        whole = {folded(word) for words in fields.values() for word in words if word[0] == "="}
        # Latin and one-character words (id, no, 组) occur inside too many others.
        self.parts = {
            word: field
            for word, field in self.exact.items()
            if len(word) > 1 and not word.isascii() and word not in whole
        }
        self._known: dict[str, Match | None] = {}

    def match(self, label: str) -> Match | None:
        """The field a label names: equal to a word, else containing one; never by likeness."""
        if label not in self._known:
            if len(self._known) > _MOST_KNOWN:
                self._known.clear()
            self._known[label] = self._match(label)
        return self._known[label]

    def _match(self, label: str) -> Match | None:
        if not label or len(label) > 3 * _LONGEST_LABEL:
            return None
        bare, whole = folded(label), folded(label, True)
        for text in (bare, whole, _chinese(bare)):
            if text in self.exact:
                return Match(self.exact[text], True)
        asked = _ASKED.sub("", bare).replace("的", "")
        if asked != bare and asked in self.exact:
            return Match(self.exact[asked], True)
        return self._contained(bare) or self._contained(whole) or self._one_of(label)

    def _one_of(self, label: str) -> Match | None:
        """The first known word of a label that offers several (单位/学校/俱乐部)."""
        parts = _OFFERED.split(label)
        found = (self.exact.get(folded(part)) for part in parts) if len(parts) > 1 else ()
        field = next(filter(None, found), None)
        return Match(field, False) if field else None

    def _contained(self, text: str) -> Match | None:
        """The longest known word inside; of two the last, as Chinese puts the noun last."""
        if len(text) > _LONGEST_LABEL:
            return None
        for length in range(len(text) - 1, max(1, math.ceil(_SHARE * len(text)) - 1), -1):
            for start in range(len(text) - length, -1, -1):
                field = self.parts.get(text[start : start + length])
                if field is not None:
                    # 备注2 is a second column of its own, not the column 备注.
                    extra = text[:start] + text[start + length :]
                    return None if any(c.isdigit() for c in extra) else Match(field, False)
        return None


def _chinese(label: str) -> str:
    """A label in two languages (姓名Name) without its Latin half; "" when too little is left."""
    if label.isascii():
        return ""
    text = label.strip("abcdefghijklmnopqrstuvwxyz")
    return text if len(text) > 1 else ""


class Words(NamedTuple):
    """Everything in templates/words/forms.toml, ready for comparing."""

    players: Vocabulary
    rooms: Vocabulary
    companions: Vocabulary
    heading: Vocabulary
    tables: Vocabulary  # of all three kinds of tables together
    beside: frozenset[str]
    signs: dict[str, tuple[str, ...]]

    def says(self, text: str, *signs: str) -> bool:
        """Whether the text contains one of the signs' words."""
        return any(word in text for sign in signs for word in self.signs[sign])

    def opens(self, text: str, sign: str) -> bool:
        """Whether the text begins with one of the sign's words."""
        return text.startswith(self.signs[sign])


@cache
def words() -> Words:
    """The shipped vocabulary, read once."""
    data = tomllib.loads(template("words", "forms.toml").read_text("utf-8"))
    kinds = (data["players"], data["beside"], data["rooms"], data["companions"])
    together = {
        f"{number} {field}": listed
        for number, fields in enumerate(kinds)
        for field, listed in fields.items()
    }
    return Words(
        players=Vocabulary(data["players"] | data["beside"]),
        tables=Vocabulary(together),
        rooms=Vocabulary(data["rooms"]),
        companions=Vocabulary(data["companions"]),
        heading=Vocabulary(data["heading"]),
        beside=frozenset(data["beside"]),
        signs={sign: tuple(folded(w) for w in listed) for sign, listed in data["signs"].items()},
    )
