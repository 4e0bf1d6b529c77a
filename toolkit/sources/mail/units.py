"""Finds the name of the entering unit (单位) in file names, subjects and letters."""

import re
from functools import cache

from toolkit.sources.mail.words import UnitWords, words

_SUFFIX = re.compile(r"\.[A-Za-z0-9]{1,5}\Z")
_ANSWERS = "re|fw|fwd|回复|转发|答复|回覆|轉發|自动回复|自動回覆|auto(?:matic)? ?reply"
_PREFIX = re.compile(rf"^(?:\s*(?:{_ANSWERS})\s*[:：]\s*)+", re.IGNORECASE)
_BREAK = re.compile(r"[-_—–~:：,，、;；。!！?？()（）\[\]【】《》<>“”\"'\s+/|]+")
_SIGNATURE_LINES = 5
_NUMBERING = re.compile(r"^[0-9.]+|[0-9.vV]+$")


@cache
def _shapes() -> tuple[re.Pattern[str], ...]:
    """Patterns of a unit's name, an event's title, a labelled line and an introduction."""
    unit = words().unit
    endings = "|".join(sorted(map(re.escape, unit.endings), key=len, reverse=True))
    name = rf"[\u4e00-\u9fff·A-Za-z0-9（）()]{{2,26}}?(?:{endings})"
    labels = "|".join(map(re.escape, unit.labels))
    label = rf"(?:{labels})\s*[:：]\s*([^\s,，。;；:：]{{2,40}})"
    intro = "|".join(sorted(map(re.escape, unit.introductions), key=len, reverse=True))
    after = r"(?=\Z|的|领队|教练|老师|报名|参赛|单位|[^\u4e00-\u9fff])"
    introduced = (
        rf"(?:{intro})({name}){after}|(?<![\u4e00-\u9fff])({name})的?(?:单位)?(?:报名|参赛|共[0-9])"
    )
    return (
        re.compile(name),
        re.compile("|".join(unit.events)),
        re.compile(label),
        re.compile(introduced),
    )


def unit_of_title(title: str) -> str | None:
    """The unit in a file name or subject (“XXX单位报名表”); None when there is none."""
    unit = words().unit
    text = _PREFIX.sub("", _SUFFIX.sub("", title.strip()))
    stated = bool(re.search(r"单位报名表|报名表|报名", text))
    text = _shapes()[1].sub("-", text)
    whole = _peel(text, unit)
    if re.match(r"[^（(]+[（(][^（()）]+[)）][^（()）]+\Z", whole) and _shapes()[0].fullmatch(
        whole
    ):
        return whole  # a company with its town in brackets
    pieces = [_peel(piece, unit) for piece in _BREAK.split(text)]
    pieces = [piece for piece in pieces if piece and _plausible(piece)]
    for piece in pieces:
        if piece.endswith(unit.endings):
            return piece
    for piece in pieces:
        found = _shapes()[0].search(piece)
        if found and _plausible(plain := _peel(found[0], unit)):
            return plain
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
    label, introduced = _shapes()[2:]
    for pattern in (label, introduced):
        for match in pattern.finditer(_shapes()[1].sub("-", text)):
            found = next(group for group in match.groups() if group)
            if _plausible(plain := _peel(found, words().unit)):
                return plain
    lines = [line for line in text.split("\n") if line.strip()]
    for line in reversed(lines[-_SIGNATURE_LINES:]):
        for token in _BREAK.split(line) if _signs(line) else []:
            plain = _peel(token, words().unit)
            if _shapes()[0].fullmatch(plain) and _plausible(plain):
                return plain
    return None


def unit_that_paid(text: str) -> str | None:
    """The unit of which a letter says that it paid (…小学已汇款); None when it is not one."""
    name = _shapes()[0].pattern
    said = re.compile(
        rf"(?:^|[\s，,。；;：:])({name})(?:现|共)?(?:已|于|汇|付|缴|转|交)", re.MULTILINE
    )
    found = {_peel(match[1], words().unit) for match in said.finditer(text)}
    found = {one for one in found if _plausible(one)}
    return found.pop() if len(found) == 1 else None


def _signs(line: str) -> bool:
    """A signature is short and no sentence."""
    return len(line) <= 40 and not re.search(r"[，。？！,?!]", line)


def _plausible(name: str) -> bool:
    """A unit's own name, not “our school” or the organiser."""
    unit = words().unit
    return len(name) >= 3 and name not in unit.never and not name.startswith(unit.vague)
