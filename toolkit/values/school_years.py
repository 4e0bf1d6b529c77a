"""School years (年级) as people write them: 三年级, 3年级, 三(2)班, 初二, 八年级, 高中一年级."""

import re

from toolkit.values.numerals import chinese_number
from toolkit.values.text import squeeze

_NUMERALS = "一二三四五六七八九"
_NUMBER = rf"([1-9{_NUMERALS}])"
_STAGE = re.compile(rf"(初中|高中|初|高){_NUMBER}(?!中|小|校)")
_YEAR = re.compile(rf"(?<!第){_NUMBER}年级?|{_NUMBER}[(（]\d{{1,2}}[)）]班")
_LAST_PRIMARY = 6
STAGES = {
    "小学": tuple(f"{n}年级" for n in _NUMERALS[:6]),
    "初中": tuple(f"初{n}" for n in _NUMERALS[:3]),
    "高中": tuple(f"高{n}" for n in _NUMERALS[:3]),
}


def read_school_year(text: str) -> str | None:
    """The school year that a text names, as 三年级, 初二 or 高一; None when it names none."""
    plain = squeeze(text)
    if found := _STAGE.search(plain):
        number = _digit(found[2])
        return f"{found[1][0]}{_NUMERALS[number - 1]}" if number <= len(STAGES["初中"]) else None
    found = _YEAR.search(plain)
    return _counted(_digit(found[1] or found[2])) if found else None


def school_years(names: tuple[str, ...]) -> frozenset[str]:
    """The years that a regulation's list means; 小学, 初中 and 高中 are all of theirs."""
    return frozenset(
        year for name in names for year in STAGES.get(name, (read_school_year(name) or name,))
    )


def _counted(number: int) -> str:
    """Years counted through from the first class (七年级 = 初一)."""
    if number <= _LAST_PRIMARY:
        return f"{_NUMERALS[number - 1]}年级"
    return f"初{_NUMERALS[number - _LAST_PRIMARY - 1]}"


def _digit(text: str) -> int:
    return int(text) if text.isdecimal() else chinese_number(text) or 0
