"""Titles (棋士等级) and sports grades (运动员技术等级) in all spellings.

The two ladders look alike (一级棋士, 一级运动员) and forms mix them up, so each piece of a cell is
recognised as what it is, whichever column it stands in; only a bare "一级" goes by its column.
"""

import re
from functools import lru_cache

from toolkit.model.record import Record
from toolkit.values.numerals import chinese_number
from toolkit.values.text import says_nothing, simplified, squeeze

NONE = "无"
_NUMERALS = (*"一二三四五六七八九十", "十一", "十二", "十三", "十四", "十五")
_LEVELS = tuple(f"{numeral}级棋士" for numeral in _NUMERALS)

# High to low. 地方大师 (xiangqi) stands where chess has 候补棋协大师.
TITLES = (
    *("国际特级大师", "国际大师", "国家特级大师", "国家大师", "棋协大师", "候补棋协大师"),
    *_LEVELS,
    NONE,
)
GRADES = ("国际级运动健将", "运动健将", "一级运动员", "二级运动员", "三级运动员", NONE)
# Outside the ladder: nobody has said where they stand in it.
UNRANKED_TITLES = ("荣誉棋协大师", "FM", "CM", "WGM", "WIM", "WFM", "WCM")

_TITLE_ORDER = {title: len(TITLES) - 1 - place for place, title in enumerate(TITLES)}
_TITLE_ORDER["地方大师"] = _TITLE_ORDER["候补棋协大师"]
_GRADE_ORDER = {grade: len(GRADES) - 1 - place for place, grade in enumerate(GRADES)}

# canonical word: other spellings, in the form that `_piece` compares
_MASTERS = {
    "国际特级大师": "特级国际大师 gm",
    "国际大师": "im",
    "国家特级大师": "特级大师 国家级特级大师",
    "国家大师": "国家级大师 女子国家大师",
    "棋协大师": "协会大师 中国棋协大师",
    "候补棋协大师": "棋协候补大师 候补大师 候补 候补棋协 棋协候补",
    "地方大师": "",
    "荣誉棋协大师": "荣誉大师 棋协荣誉大师",
    "FM": "fm 国际棋联大师 棋联大师",
    "CM": "cm 国际棋联候补大师 棋联候补大师",
    "WGM": "wgm 女子国际特级大师",
    "WIM": "wim 女子国际大师",
    "WFM": "wfm 女子棋联大师 女子国际棋联大师",
    "WCM": "wcm 女子棋联候补大师 女子国际棋联候补大师",
}
_CHAMPIONS = {
    "国际级运动健将": "国际运动健将 国际级健将 国际健将",
    "运动健将": "健将 健将级 健将级运动员 国家级运动健将 国家运动健将 国家级健将 国家健将",
}


def _by_spelling(table: dict[str, str]) -> dict[str, str]:
    return {spelling: word for word, more in table.items() for spelling in (word, *more.split())}


_MASTER_WORDS = _by_spelling(_MASTERS)
_CHAMPION_WORDS = _by_spelling(_CHAMPIONS)
_NATIONAL_XIANGQI_MASTER = frozenset({"象棋大师", "中国象棋大师"})

_LEVEL = r"([一二三四五六七八九十壹贰叁]{1,3}|\d{1,2}|i{1,3})级"
_TITLE = re.compile(rf"(?:中国|国家)?(?:棋协|协会)?(?:{_LEVEL}棋[士手]|棋[士手]{_LEVEL})")
_GRADE = re.compile(rf"(?:国家|全国)?(?:{_LEVEL}运动员|运动员{_LEVEL})")
_NATIONAL = re.compile(rf"国家{_LEVEL}")  # nobody but the sports authority has a 国家一级
_BARE = re.compile(rf"(?:棋协)?{_LEVEL}")
_ROMAN = {"i": 1, "ii": 2, "iii": 3}
_SPLIT = re.compile(r"[/、,;+&\n]|(?<=[级师士员将])[和及兼与]")
_REMARK = re.compile(r"\((?![^)]*(?:运动员|棋士|棋手|健将|大师))[^)]*\)")
_WORDS_AROUND = re.compile(
    r"[()]|国际象棋|中国象棋|象棋|^(?:技术)?等级[::]?|^(?:已?持有?|现为?|获得?)|"
    r"(?:技术)?等级称号$|称号$|等级证书$|证书$|(?<=[级师士员将])(?:证|等级)$"
)
_DENIAL = re.compile(r"(?:无|没|未|[暂尚]无)[有任何棋士手协技术运动员定评获等段级位称号证书]{0,8}")


class Levels(Record, frozen=True):
    """What one cell says: a title, a grade, both or "无" of its own column; None = not said.

    `understood` is False when some piece of the cell could not be recognised.
    """

    title: str | None = None
    grade: str | None = None
    understood: bool = True


def title_order(title: str | None) -> int | None:
    """The place in the title ladder, higher is more: 无 0, 十五级棋士 1 … 国际特级大师 21.

    None for a title outside the ladder (FM) and for None.
    """
    return _TITLE_ORDER.get(title or "")


def grade_order(grade: str | None) -> int | None:
    """The place in the ladder of sports grades: 无 0, 三级运动员 1 … 国际级运动健将 5."""
    return _GRADE_ORDER.get(grade or "")


def read_title(text: str, master: str | None = "棋协大师") -> Levels:
    """What a cell of the title column says.

    `master` is what a bare 大师 means on the form at hand: 棋协大师 at a 棋协大师赛, 国家大师 where
    that is usual, None = not decidable.
    """
    return _read(text, "title", master)


def read_grade(text: str, master: str | None = "棋协大师") -> Levels:
    """What a cell of the sports grade column says."""
    return _read(text, "grade", master)


@lru_cache(maxsize=2048)
def _read(text: str, column: str, master: str | None) -> Levels:
    plain = squeeze(text)
    if not plain:
        return Levels()
    plain = simplified(plain).lower()
    if says_nothing(plain) or _DENIAL.fullmatch(plain):
        return Levels(NONE) if column == "title" else Levels(grade=NONE)
    pieces = [_piece(piece, column, master) for piece in _SPLIT.split(plain) if piece]
    titles = [piece.title for piece in pieces if piece.title]
    grades = [piece.grade for piece in pieces if piece.grade]
    return Levels(
        max(titles, key=lambda title: _TITLE_ORDER.get(title, -1), default=None),
        max(grades, key=lambda grade: _GRADE_ORDER[grade], default=None),
        all(piece.understood for piece in pieces),
    )


def _piece(piece: str, column: str, master: str | None) -> Levels:
    """One title or grade as what it is."""
    bare = _WORDS_AROUND.sub("", _REMARK.sub("", piece))
    if piece in _NATIONAL_XIANGQI_MASTER:
        return Levels("国家大师")
    if bare in _MASTER_WORDS:
        return Levels(_MASTER_WORDS[bare])
    if bare in _CHAMPION_WORDS:
        return Levels(grade=_CHAMPION_WORDS[bare])
    if bare == "大师":
        return Levels(master, understood=master is not None)
    grade = _GRADE.fullmatch(bare) or _NATIONAL.fullmatch(bare)
    if grade:
        return _grade(_number(grade))
    title = _TITLE.fullmatch(bare)
    if title:
        return _title(_number(title))
    either = _BARE.fullmatch(bare)
    if either is None:
        return Levels(understood=False)
    number = _number(either)
    in_grades = column == "grade" and number <= 3 and not bare.startswith("棋协")
    return _grade(number) if in_grades else _title(number)


def _number(found: re.Match[str]) -> int:
    text = next(group for group in found.groups() if group)
    if text in _ROMAN:
        return _ROMAN[text]
    return int(text) if text.isdecimal() else chinese_number(text) or 0


def _title(number: int) -> Levels:
    known = 1 <= number <= len(_LEVELS)
    return Levels(_LEVELS[number - 1]) if known else Levels(understood=False)


def _grade(number: int) -> Levels:
    known = 1 <= number <= 3
    return Levels(grade=f"{_NUMERALS[number - 1]}级运动员") if known else Levels(understood=False)
