"""Telephone numbers (电话, 手机): text with its leading zeros; several are joined by 、."""

import re

from toolkit.model.said import Said
from toolkit.values.names import plain_name
from toolkit.values.text import stated, tidy

_GAP = r"[-\s]?"
_NUMBER = re.compile(
    rf"""(?<![\d+])(?:
      (?:(?:\+|00)?86{_GAP})?(?P<mobile>1[3-9]\d{_GAP}\d{{4}}{_GAP}\d{{4}})
    | (?:(?:\+|00)?86{_GAP})?\(?(?P<area>0(?:10|2\d|[3-9]\d\d))\)?{_GAP}
      (?P<line>[1-9]\d{{2,3}}{_GAP}\d{{4}})
      (?:(?:{_GAP}转|-|\sext\.?\s?)(?P<extension>\d{{1,6}}))?
    | (?P<service>[48]00{_GAP}\d{{3}}{_GAP}\d{{4}})
    | (?P<foreign>\+(?!86)\d{{1,3}}[-\s\d]{{6,16}}\d)
    | (?P<local>[2-9]\d{{2,3}}{_GAP}\d{{4}})
    )(?!\d)""",
    re.VERBOSE | re.IGNORECASE | re.ASCII,
)
_SEPARATORS = re.compile(r"[-\s]")
_LEFT_OVER = re.compile(r"\d[-\s\d]{3,}\d")
_LABELS = re.compile(r"联系人|联系方式|联系电话|电话|手机|号码?|微信同?号?|mobile|tel|phone", re.I)
_BETWEEN = re.compile(r"[、,;/|]|\s{2,}")
_PUNCTUATION = "[]()（）【】:：,，、;；/\\-.。 +"


def read_phone(said: Said | None) -> str | None:
    """The number or numbers in a cell, normalised; None when there is none or one is malformed.

    Mobile 11 digits without the country code, landline "0533-3182222", extension "-12".
    """
    numbers, rest = _split(tidy(stated(said)).removesuffix(".0"))
    if not numbers or _LEFT_OVER.search(rest):
        return None
    return "、".join(dict.fromkeys(numbers))


def split_contact(text: str) -> tuple[str, str | None]:
    """Name and number of a contact written in one cell: "联系人：李一 13812345678"."""
    numbers, rest = _split(tidy(text))
    name = _LABELS.sub(" ", rest).strip(_PUNCTUATION)
    return name, "、".join(dict.fromkeys(numbers)) or None


def people_in(text: str) -> tuple[str, ...]:
    """The names in a cell that may hold several people and their numbers: 李一138…、王二139…"""
    _, rest = _split(tidy(text))
    pieces = _BETWEEN.split(_LABELS.sub(" ", rest))
    names = (plain_name(piece.strip(_PUNCTUATION)) for piece in pieces)
    return tuple(name for name in names if name)


def _split(plain: str) -> tuple[list[str], str]:
    """The numbers in a tidy text, and the text without them."""
    found = [_normal(hit) for hit in _NUMBER.finditer(plain)]
    return found, _NUMBER.sub(" ", plain)


def _normal(hit: re.Match[str]) -> str:
    if hit["line"]:
        extension = "-" + hit["extension"] if hit["extension"] else ""
        return f"{hit['area']}-{_SEPARATORS.sub('', hit['line'])}{extension}"
    return _SEPARATORS.sub("", hit["mobile"] or hit["service"] or hit["foreign"] or hit["local"])


def masked(number: str) -> str:
    """The number as public lists may show it: 138****0000; several likewise."""
    return "、".join(_masked_one(one) for one in number.split("、"))


def _masked_one(number: str) -> str:
    if len(number) < 7:
        return "*" * len(number)
    return number[: len(number) - 8 if len(number) > 8 else 1] + "****" + number[-4:]
