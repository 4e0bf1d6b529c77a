"""Finds the name of the entering unit (单位) in file names, subjects and letters."""

import re
from functools import cache

from toolkit.sources.mail.words import UnitWords, words

_SUFFIX = re.compile(r"\.[A-Za-z0-9]{1,5}\Z")
_PREFIX = re.compile(r"^(?:\s*(?:re|fw|fwd|回复|转发|答复|回覆|轉發)\s*[:：]\s*)+", re.IGNORECASE)
_BREAK = re.compile(r"[-_—–~:：,，、;；。!！?？()（）\[\]【】《》<>“”\"'\s+/|]+")
_NUMBERING = re.compile(r"^[0-9.]+|[0-9.vV]+$")


@cache
def _shapes() -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    """Patterns of a unit's name inside a sentence, of event titles and of labelled lines."""
    unit = words().unit
    endings = "|".join(sorted(map(re.escape, unit.endings), key=len, reverse=True))
    name = re.compile(rf"[\u4e00-\u9fff·A-Za-z0-9（）()]{{2,26}}(?:{endings})")
    labels = "|".join(map(re.escape, unit.labels))
    label = re.compile(rf"(?:{labels})\s*[:：]\s*([^\s,，。;；:：]{{2,40}})")
    return name, re.compile("|".join(unit.events)), label


def unit_of_title(title: str) -> str | None:
    """The unit in a file name or subject (“XXX单位报名表”); None when there is none."""
    unit = words().unit
    text = _PREFIX.sub("", _SUFFIX.sub("", title.strip()))
    stated = bool(re.search(r"单位报名表|报名表|报名", text))
    text = _shapes()[1].sub("-", text)
    pieces = [_peel(piece, unit) for piece in _BREAK.split(text)]
    pieces = [piece for piece in pieces if piece and piece not in unit.never]
    for piece in pieces:
        if piece.endswith(unit.endings) and len(piece) > 2:
            return piece
    for piece in pieces:
        found = _shapes()[0].search(piece)
        if found and found[0] not in unit.never:
            return _peel(found[0], unit)
    plausible = [p for p in pieces if len(p) >= 4 and re.fullmatch(r"[\u4e00-\u9fff·A-Za-z]+", p)]
    return plausible[0] if stated and len(plausible) == 1 else None


def _peel(piece: str, unit: UnitWords) -> str:
    """A piece without the words and numbers that stand around a name."""
    before = ""
    while piece != before:
        before = piece
        piece = _NUMBERING.sub("", piece.strip())
        for filler in unit.fillers:
            piece = piece.removesuffix(filler)
            if len(piece) - len(filler) >= 2:
                piece = piece.removeprefix(filler)
        for opening in unit.openings:
            if len(piece) - len(opening) >= 3:
                piece = piece.removeprefix(opening)
        if re.search(r"[\u4e00-\u9fff]", piece):
            piece = re.sub(r"^(?:20\d\d)?年", "", piece)
    return piece


def unit_of_text(text: str) -> str | None:
    """The unit a letter names: a labelled line, an introduction, or the signature."""
    unit = words().unit
    name, events, label = _shapes()
    found = label.search(text)
    if found and found[1] not in unit.never:
        return found[1]
    openings = "|".join(map(re.escape, unit.openings))
    for match in re.finditer(rf"(?:{openings})([^\n]{{2,40}})", text):
        stated = name.match(_BREAK.split(events.sub("-", match[1]))[0])
        if stated and (plain := _peel(stated[0], unit)) not in unit.never:
            return plain
    for line in reversed(text.split("\n")):
        plain = _peel(line.strip(" —-－　"), unit)
        if 3 <= len(plain) <= 26 and name.fullmatch(plain) and plain not in unit.never:
            return plain
    return None
