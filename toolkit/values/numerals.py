"""Chinese numerals (中文数字) in dates, grades and amounts."""

_DIGITS = {
    "〇": 0, "零": 0, "○": 0, "◯": 0, "О": 0, "Ο": 0,  # the last two are Cyrillic and Greek
    "一": 1, "壹": 1, "二": 2, "贰": 2, "貳": 2, "两": 2, "兩": 2, "三": 3, "叁": 3, "參": 3,
    "四": 4, "肆": 4, "五": 5, "伍": 5, "六": 6, "陆": 6, "陸": 6, "七": 7, "柒": 7,
    "八": 8, "捌": 8, "九": 9, "玖": 9,
}  # fmt: skip
_UNITS = {"十": 10, "拾": 10, "百": 100, "佰": 100, "千": 1000, "仟": 1000}
_BIG = {"万": 10_000, "萬": 10_000, "亿": 100_000_000, "億": 100_000_000}
_TWENTIES = {"廿": "二十", "卅": "三十"}

NUMERALS = "".join((*_DIGITS, *_UNITS, *_BIG, *_TWENTIES))


def chinese_number(text: str) -> int | None:
    """The number a text of Chinese numerals means, None if there is anything else in it.

    Counted (十五 → 15, 廿五 → 25, 壹仟贰佰玖拾 → 1290) or, without any unit, spelt digit by digit
    as years are (二〇〇八 → 2008).
    """
    for short, long in _TWENTIES.items():
        text = text.replace(short, long)
    if not text:
        return None
    if all(mark in _DIGITS for mark in text):
        return int("".join(str(_DIGITS[mark]) for mark in text))
    total = section = digit = 0
    for mark in text:
        if mark in _DIGITS:
            digit = _DIGITS[mark]
        elif mark in _UNITS:
            section += (digit or 1) * _UNITS[mark]
            digit = 0
        elif mark in _BIG:
            total = (total + section + digit) * _BIG[mark]
            section = digit = 0
        else:
            return None
    return total + section + digit
