"""ID numbers (身份证号, GB 11643) and other papers: one verdict, at most one fault each.

The order of faults is P005 > P010 > P003 > P008 > P004. Nothing is corrected silently, and nothing
is derived from a number whose digits a spreadsheet has lost.
"""

import re
from datetime import date

from toolkit.model.said import CellKind, Said
from toolkit.model.verdict import IdFault, IdVerdict, Sex
from toolkit.values import papers, regions
from toolkit.values.text import says_nothing, squeeze, stated

_WEIGHTS = (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)
_CHECK = "10X98765432"
_SHAPE = re.compile(r"\d{17}[\dX]", re.ASCII)
_OLD = re.compile(r"\d{15}", re.ASCII)
_LABEL = re.compile(r"^(?:公民|居民)?(?:身份证|身份|证件)(?:号码|号)?:?|^ID(?:NO\.?)?:")
_SEPARATORS = re.compile(r"\([^()\d]*\)|['‘’`\"“”´·\-‐‑–—−_:.,;、。]")  # and remarks: (临时)
_EXPONENT = re.compile(r"(\d)(?:\.(\d*))?E\+?(\d{1,2})", re.I)
_LIKE_X = str.maketrans("ХΧ×", "XXX")  # Cyrillic, Greek, multiplication sign
_OTHER_PAPER = re.compile(r"(?=.*\d)[A-Z0-9]{5,14}", re.ASCII)
_FOREIGN_BEFORE_2023 = re.compile(r"[A-Z]{3}\d{12}", re.ASCII)
_EARLIEST = date(1900, 1, 1)
LOST = "（末位已丢失）"


def check_character(first17: str) -> str:
    """The 18th character that belongs to the first 17 digits (校验码, ISO 7064 MOD 11-2)."""
    total = sum(weight * int(digit) for weight, digit in zip(_WEIGHTS, first17[:17], strict=True))
    return _CHECK[total % 11]


def read_id(said: Said | None, kind: Said | None = None, latest: date = date.max) -> IdVerdict:
    """The verdict on one ID cell.

    `kind` is the column that states the kind of paper, if the form has one; a paper named in the
    ID cell itself ("护照 E12345678") counts too. A birth date after `latest` can't exist.
    """
    text = stated(said)
    column = papers.paper_kind(stated(kind))
    plain = squeeze(text)
    if said is None or says_nothing(plain):
        return IdVerdict(text, kind=column, fault=IdFault.MISSING)
    digits = _lost(plain, said.kind)
    if digits is not None:
        return IdVerdict(
            text, fault=IdFault.STORED_AS_NUMBER, kind=column, birth=_day(digits[6:14], latest)
        )
    named, rest = papers.paper_in(plain)
    key = _SEPARATORS.sub("", _LABEL.sub("", rest.upper()))
    key = key[:-1] + key[-1:].translate(_LIKE_X)
    return _judge(text, key, column or named, latest)


def _judge(text: str, key: str, kind: str, latest: date) -> IdVerdict:
    """The verdict on a normalised number that is there and whole."""
    if _SHAPE.fullmatch(key):
        return _judge_18(text, key, kind, latest)
    if kind == papers.FOREIGN_RESIDENT and _FOREIGN_BEFORE_2023.fullmatch(key):
        return IdVerdict(text, key, kind)
    if _OLD.fullmatch(key) and kind in ("", papers.HOUSEHOLD):
        sex = Sex.MALE if int(key[14]) % 2 else Sex.FEMALE
        birth = _day("19" + key[6:12], latest)
        return IdVerdict(text, key, kind, IdFault.OLD, birth=birth, sex=sex)
    by_digits = ("", papers.FOREIGN_RESIDENT, papers.HKMT_RESIDENT)
    if kind in by_digits or not _OTHER_PAPER.fullmatch(key):
        return IdVerdict(text, text, kind, IdFault.NOT_AN_ID)
    return IdVerdict(text, key, kind)


def _judge_18(text: str, key: str, kind: str, latest: date) -> IdVerdict:
    birth = _day(key[6:14], latest)
    expected = check_character(key)
    fault = None
    if birth is None:
        fault = IdFault.IMPOSSIBLE_DATE
    elif expected != key[17]:
        fault = IdFault.CHECK_CHARACTER
    kind, region = _issuer(key, kind)
    return IdVerdict(
        text,
        key,
        kind,
        fault,
        expected,
        birth,
        Sex.MALE if int(key[16]) % 2 else Sex.FEMALE,
        regions.province(region),
        regions.is_known(region),
    )


def _issuer(key: str, kind: str) -> tuple[str, str]:
    """The kind of paper an 18-character number proves, and the region code in it."""
    if key[:2] in ("81", "82", "83"):
        return papers.HKMT_RESIDENT, key[:6]
    if kind == papers.FOREIGN_RESIDENT and key[0] == "9":
        return kind, key[1:3] + "00"  # 9, two digits of the province, three of the country
    return (kind if kind == papers.HOUSEHOLD else ""), key[:6]


def _lost(plain: str, kind: CellKind) -> str | None:
    """The digits that survive when a spreadsheet kept the number as a float, else None.

    From 1e16 on a float can't hold every whole number, whatever its last digits look like; a text
    in E-notation (CSV saved by Excel) has lost what it does not show.
    """
    exponent = _EXPONENT.fullmatch(plain)
    if exponent:
        digits = exponent[1] + (exponent[2] or "")
        power = int(exponent[3])
        return digits if power >= 16 or (power >= 14 and len(digits) <= power) else None
    whole = plain.removesuffix(".0")
    if kind is CellKind.NUMBER and len(whole) >= 17 and whole.isdecimal():
        return whole
    return None


def _day(digits: str, latest: date) -> date | None:
    """YYYYMMDD as a date between 1900 and `latest`."""
    if len(digits) != 8:
        return None
    try:
        day = date(int(digits[:4]), int(digits[4:6]), int(digits[6:]))
    except ValueError:
        return None
    return day if _EARLIEST <= day <= latest else None


def shown_id(said: Said | None) -> str:
    """An ID cell as sheets of ours may show it: never what is left of a number that lost digits."""
    if read_id(said).fault is IdFault.STORED_AS_NUMBER:
        return LOST
    return stated(said)


def masked(number: str) -> str:
    """The number as public lists may show it: 370***********1234; other papers keep three."""
    if len(number) == 18:
        return number[:3] + "*" * 11 + number[14:]
    keep = 3 if len(number) > 6 else 0
    return "*" * (len(number) - keep) + number[len(number) - keep :]
