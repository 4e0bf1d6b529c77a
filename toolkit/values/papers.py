"""Which paper (证件) a word names; the resident identity card (居民身份证) is "" everywhere."""

import re

from toolkit.values.text import squeeze

PASSPORT = "护照"
HOUSEHOLD = "户口簿"
FOREIGN_RESIDENT = "外国人永久居留身份证"
HKMT_RESIDENT = "港澳台居民居住证"

_WORDS = (
    (PASSPORT, "护照|護照|passport"),
    ("港澳居民来往内地通行证", "(?:港澳居民)?来往内地通行证|港澳(?:居民)?通行证|回乡[证卡]"),
    ("台湾居民来往大陆通行证", "(?:台湾居民)?来往大陆通行证|台胞证"),
    (FOREIGN_RESIDENT, "外国人永久居留(?:身份)?证|永久居留(?:身份)?证|永居证?"),
    (HKMT_RESIDENT, "(?:港澳台|港澳|台湾|香港|澳门)?(?:居民)?居住证"),
    (HOUSEHOLD, "户口[本簿]|户籍"),
    ("出生医学证明", "出生(?:医学)?证明?"),
)
_NAMED = re.compile("|".join(f"(?P<k{i}>{word})号?码?" for i, (_, word) in enumerate(_WORDS)), re.I)
_RESIDENT = re.compile(r"身份证|公民身份|^ID", re.I)
_SOME_PAPER = re.compile(r".*[证照簿本]")
_EDGES = " :：()[]（）【】,，、;；号码"


def paper_in(text: str) -> tuple[str, str]:
    """The kind of paper a tidy text names, and what is left of the text ("护照E12" → 护照, E12)."""
    found = _NAMED.search(text)
    if found is None:
        return "", text
    kind = next(_WORDS[int(name[1:])][0] for name, hit in found.groupdict().items() if hit)
    return kind, (text[: found.start()] + " " + text[found.end() :]).strip(_EDGES)


def paper_kind(stated: str) -> str:
    """The kind of paper that the form's own column states; "" for the identity card.

    A paper outside the list (军官证) is accepted in its own words, since somebody stated it.
    """
    text = squeeze(stated)
    kind, _ = paper_in(text)
    if kind or _RESIDENT.search(text):
        return kind
    return text if _SOME_PAPER.fullmatch(text) else ""
