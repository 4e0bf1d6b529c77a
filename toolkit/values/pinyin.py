"""Sounds of names: equal readings (谐音) and names typed in pinyin (拼音)."""

import re
from functools import cache
from itertools import product

# Surnames whose reading as a surname is not the usual one of the character.
SURNAME_READINGS = {
    "曾": "zeng", "单": "shan", "仇": "qiu", "解": "xie", "查": "zha", "任": "ren", "区": "ou",
    "朴": "piao", "盖": "ge", "缪": "miao", "翟": "zhai", "冼": "xian", "乐": "yue",
    "晁": "chao", "覃": "qin", "种": "chong", "重": "chong", "黑": "he", "逄": "pang", "牟": "mou",
    "哈": "ha", "宿": "su", "万": "wan", "费": "fei", "那": "na", "石": "shi", "贾": "jia",
    "车": "che", "盛": "sheng", "华": "hua", "燕": "yan", "纪": "ji", "洗": "xian", "员": "yun",
    "召": "shao", "折": "she", "繁": "po", "撒": "sa", "过": "guo", "能": "nai", "秘": "bi",
    "祭": "zhai", "隗": "wei", "句": "gou", "阚": "kan", "逯": "lu", "郇": "xun", "佴": "nai",
}  # fmt: skip
# Surnames of two characters (复姓).
DOUBLE_SURNAMES = frozenset({
    "欧阳", "司马", "上官", "诸葛", "东方", "皇甫", "尉迟", "公孙", "慕容", "令狐", "司徒", "司空",
    "夏侯", "闻人", "澹台", "淳于", "太史", "申屠", "宇文", "长孙", "钟离", "轩辕", "西门", "南宫",
    "独孤", "端木", "呼延", "拓跋", "完颜", "赫连", "百里", "东郭", "濮阳", "万俟", "公冶", "闾丘",
})  # fmt: skip
_MOST_VARIANTS = 12
_NOT_A_LETTER = re.compile("[^a-z]+")


@cache
def reading(sign: str) -> str:
    """The usual toneless reading of one character; ü as v. A sign without one reads as itself."""
    return _readings(sign)[0]


@cache
def _readings(sign: str) -> tuple[str, ...]:
    """All toneless readings of one character, the usual one first."""
    from pypinyin import Style, pinyin

    found = pinyin(sign, style=Style.NORMAL, heteronym=True, v_to_u=False)[0]
    usual = pinyin(sign, style=Style.NORMAL)[0][0]
    return (usual, *(other for other in found if other != usual))


@cache
def sound(text: str) -> str:
    """The usual readings of all characters, joined by a space; equal for homophones."""
    return " ".join(reading(sign) for sign in text)


def spellings(text: str) -> frozenset[str]:
    """How the text may be typed in pinyin capitals, surname readings and 多音字 included."""
    from pypinyin import lazy_pinyin

    choices = [_readings(sign)[:3] for sign in text]
    if text and text[0] in SURNAME_READINGS:
        choices[0] = (SURNAME_READINGS[text[0]], *choices[0])
    variants = {"".join(lazy_pinyin(text)), "".join(reading(sign) for sign in text)}
    if text and text[0] in SURNAME_READINGS:
        variants.add(SURNAME_READINGS[text[0]] + "".join(reading(sign) for sign in text[1:]))
    for number, parts in enumerate(product(*choices)):
        if number >= _MOST_VARIANTS:
            break
        variants.add("".join(parts))
    plain = {variant.upper() for variant in variants}
    return frozenset(
        plain | {v.replace("V", "U") for v in plain} | {v.replace("V", "YU") for v in plain}
    )


def latin_name(name: str) -> str:
    """The name as rating lists write it: surname, comma, given name in one word.

    "王小明" gives "Wang, Xiaoming"; a name in latin letters stays as it is.
    """
    plain = name.replace(" ", "").replace("·", "")
    if name.isascii() or not plain:
        return name
    split = 2 if plain[:2] in DOUBLE_SURNAMES and len(plain) > 2 else 1
    surname, given = plain[:split], plain[split:]
    first = SURNAME_READINGS.get(surname) or "".join(reading(sign) for sign in surname)
    rest = "".join(reading(sign) for sign in given)
    return ", ".join(part.capitalize() for part in (first, rest) if part).replace("v", "u")


def latin_letters(name: str) -> str:
    """A latin name as rating lists are compared: small letters only ("Wang, Xiao-Ming")."""
    return _NOT_A_LETTER.sub("", name.lower())


def latin_keys(name: str) -> frozenset[str]:
    """How a name may stand in a list of latin letters, surname first, as `latin_letters` has it.

    A name that is latin already may have its words in either order.
    """
    if name.isascii():
        words = [latin_letters(word) for word in name.replace(",", " ").split()]
        return frozenset(
            {"".join(words), "".join(words[1:] + words[:1]), "".join(words[-1:] + words[:-1])}
            - {""}
        )
    return frozenset(latin_letters(spelt) for spelt in spellings(name)) - {""}
