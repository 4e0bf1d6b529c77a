"""Finds links to big attachments that stayed on the sender's mail service (超大附件)."""

import re
from datetime import date, datetime, timedelta

from toolkit.model.message import BigLink
from toolkit.sources.mail.words import any_of, words

_URL = re.compile(r"https?://[^\s<>\"'（），。；、]+")
_SIZE = re.compile(r"(\d+(?:\.\d+)?)\s*([KMG])B?\b", re.IGNORECASE)
_DAY = r"(20\d\d)\s*[年/.-]\s*(\d{1,2})\s*[月/.-]\s*(\d{1,2})"
_ENDS = r"(?:到期|过期|失效|有效|截止)"
_DATES = (
    re.compile(rf"{_DAY}[^\n<>]{{0,16}}{_ENDS}"),
    re.compile(rf"{_ENDS}[^\n<>\d]{{0,8}}{_DAY}"),
)
_DAYS = re.compile(
    r"(?:有效期|剩余|保留|还有)[^\d\n]{0,6}(\d{1,3})\s*天|(\d{1,3})\s*天(?:后|内)?(?:过期|到期|有效)"
)
_NAME = re.compile(
    r"[^\s<>:：/\\|()（）]+\.(?:xlsx?|xlsm|et|wps|docx?|pdf|zip|rar|7z|jpe?g|png|csv|ods)\b", re.I
)
_UNITS = {"K": 1024, "M": 1024**2, "G": 1024**3}
_NEAR = 200  # size and expiry stand beside the link


def find_links(text: str, received: datetime | None) -> tuple[BigLink, ...]:
    """The links in a letter, each once, with name, size and last day as far as stated."""
    found: dict[str, BigLink] = {}
    matches = [m for m in _URL.finditer(text) if any_of(m[0], words().big_link.hosts)]
    for number, match in enumerate(matches):
        if match[0] in found:
            continue
        start = matches[number - 1].end() if number else 0
        stop = matches[number + 1].start() if number + 1 < len(matches) else len(text)
        before = text[max(start, match.start() - _NEAR) : match.start()]
        after = text[match.end() : min(stop, match.end() + _NEAR)]
        found[match[0]] = BigLink(
            url=match[0],
            name=_name(before, after),
            size=_size(before, after),
            expires=_expiry(before, after, received),
        )
    return tuple(found.values())


def _name(before: str, after: str) -> str:
    names = _NAME.findall(before)
    return names[-1] if names else next(iter(_NAME.findall(after)), "")


def _size(before: str, after: str) -> int | None:
    sizes = _SIZE.findall(before)
    size = sizes[-1] if sizes else next(iter(_SIZE.findall(after)), None)
    return int(float(size[0]) * _UNITS[size[1].upper()]) if size else None


def _expiry(before: str, after: str, received: datetime | None) -> date | None:
    for near in (before, after):
        stated = [match for pattern in _DATES for match in pattern.finditer(near)]
        if stated:
            year, month, day = (int(number) for number in stated[-1].groups())
            try:
                return date(year, month, day)
            except ValueError:
                return None
    days = _DAYS.search(before + " " + after)
    if days and received:
        return received.date() + timedelta(days=int(days[1] or days[2]))
    return None
