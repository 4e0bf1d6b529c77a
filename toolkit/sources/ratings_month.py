"""Which month's list a file is, from its heading or its name."""

import re

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_SHORT = re.compile(rf"(?<![a-z])({'|'.join(_MONTHS)})[-_ ]?(?:20)?(\d\d)(?!\d)", re.I)
_NUMBERS = re.compile(r"(?<!\d)(20\d\d)\s*[-_./年]?\s*(1[0-2]|0?[1-9])(?!\d)\s*月?")


def month_of(text: str) -> str:
    """The month that a text names ("DEC19", "standard_dec19frl", "2019年12月", 201912), else ""."""
    if short := _SHORT.search(text):
        return f"20{short[2]}-{_MONTHS.index(short[1].lower()) + 1:02d}"
    if numbers := _NUMBERS.search(text):
        return f"{numbers[1]}-{int(numbers[2]):02d}"
    return ""
