"""Which section (组别) of the regulation a form means: exact, then contained, then nothing.

There is no ratio and no nearest name. Two sections that fit equally give nothing, and a title or
grade that has no section of its own (国家大师 in a regulation without such a section) never
falls to the section whose name it contains.
"""

import re
from functools import lru_cache

from toolkit.model.record import Record
from toolkit.model.verdict import Sex
from toolkit.values.numerals import NUMERALS, chinese_number
from toolkit.values.text import simplified, squeeze
from toolkit.values.titles import NONE, read_title

_SEPARATOR = re.compile(r"[/、,;，；\n]|或")
_MIXED = re.compile(r"男女(?:混合|不分|均可|同组)?|混合")
_SEX = re.compile(r"([男女])[子生孩]?")
_DROPPED = re.compile(r"国际象棋|中国象棋|象棋|组别|组|[^\w]|_")
_GRADE_YEAR = re.compile(rf"[{NUMERALS}]+(?=年级)")
_FOREIGN_BEFORE = re.compile(r"(?:候补|国家|国际|特级|地方|荣誉|棋联)$")
_FOREIGN_AFTER = re.compile(r"^(?:运动员|健将)")
_ASCII = re.compile(r"[a-z0-9]")
_NUMERAL = re.compile(rf"[{NUMERALS}\d]")


class SectionNames(Record, frozen=True):
    """A section's name in the regulation, other names it goes by, and its sex (None = mixed)."""

    name: str
    aliases: tuple[str, ...] = ()
    sex: Sex | None = None


@lru_cache(maxsize=4096)
def match_section(
    written: str,
    sections: tuple[SectionNames, ...],
    sex: Sex | None = None,
    master: str | None = "棋协大师",
) -> str | None:
    """The name of the section that `written` means, None when that is not certain.

    `sex` is the player's; it chooses between sections of one level when `written` names no sex.
    `master`: what a bare 大师 means here, see `titles.read_title`.
    """
    pieces = {_match(piece, sections, sex, master) for piece in _SEPARATOR.split(written)}
    if len(pieces - {None}) > 1:
        return None  # several sections at once
    return _match(written, sections, sex, master)


def _match(
    written: str, sections: tuple[SectionNames, ...], sex: Sex | None, master: str | None
) -> str | None:
    plain, stated_sex = _plain(written)
    if not plain and stated_sex is None:
        return None
    by_core = _by_core(sections, master)
    core = _canonical(plain, master)
    if core in by_core:
        return _pick(by_core[core], stated_sex, sex)
    if not plain or core != plain or read_title(plain, master).understood:
        return None  # a title or grade, and no section is called so
    found = _contained(plain, tuple(by_core)) or [
        key for key in by_core if len(plain) > 1 and key.startswith(plain)
    ]
    picks = {_pick(by_core[key], stated_sex, sex) for key in found}
    return picks.pop() if len(picks) == 1 else None


def _plain(text: str) -> tuple[str, Sex | None]:
    """A section's name without sex, the word 组, brackets and the game; and the sex it names."""
    text = _MIXED.sub("", simplified(squeeze(text)).lower())
    named = set(_SEX.findall(text))
    text = _DROPPED.sub("", _SEX.sub("", text))
    text = _GRADE_YEAR.sub(lambda run: str(chinese_number(run[0])), text)
    return text, Sex(named.pop()) if len(named) == 1 else None


def _canonical(plain: str, master: str | None) -> str:
    """The title's canonical word where the whole name is a title (1级, 棋协一级 → 一级棋士)."""
    levels = read_title(plain, master)
    if levels.title in (None, NONE) or levels.grade or not levels.understood:
        return plain
    return str(levels.title)


@lru_cache(maxsize=32)
def _by_core(
    sections: tuple[SectionNames, ...], master: str | None
) -> dict[str, tuple[SectionNames, ...]]:
    """The sections that go by each plain name, each with the sex that it or its name has."""
    found: dict[str, dict[str, SectionNames]] = {}
    for section in sections:
        _, named_sex = _plain(section.name)
        known = SectionNames(section.name, sex=section.sex or named_sex)
        for text in (section.name, *section.aliases):
            plain, _ = _plain(text)
            for core in {plain, _canonical(plain, master)}:
                found.setdefault(core, {})[section.name] = known
    return {core: tuple(named.values()) for core, named in found.items()}


def _pick(candidates: tuple[SectionNames, ...], stated: Sex | None, sex: Sex | None) -> str | None:
    """The one candidate that fits the sex the form names, else the player's own."""
    if stated is None and len(candidates) == 1:
        return candidates[0].name
    wanted = stated or sex
    same = [s.name for s in candidates if s.sex is wanted and wanted is not None]
    fitting = same or [s.name for s in candidates if s.sex is None]
    return fitting[0] if len(fitting) == 1 else None


def _contained(plain: str, cores: tuple[str, ...]) -> list[str]:
    """The names that stand in a longer text, without those that only lie inside another hit."""
    hits = [
        (at, at + len(core), core)
        for core in cores
        if len(core) > 1 and (at := plain.find(core)) >= 0 and _stands_alone(plain, at, core)
    ]
    return [
        core
        for start, end, core in hits
        if not any(s <= start and end <= e and len(c) > len(core) for s, e, c in hits)
    ]


def _stands_alone(plain: str, at: int, core: str) -> bool:
    """Whether a hit is a word of its own: 三级 in 十三级, B1 in B10, 大师 in 国家大师 are not."""
    before, after = plain[:at], plain[at + len(core) :]
    for edge, neighbour in ((core[0], before[-1:]), (core[-1], after[:1])):
        if _ASCII.match(edge) and _ASCII.match(neighbour):
            return False
    if _NUMERAL.match(core) and _NUMERAL.match(before[-1:]):
        return False
    return not (_FOREIGN_BEFORE.search(before) or _FOREIGN_AFTER.match(after))
