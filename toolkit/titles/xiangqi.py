"""Score rates of the xiangqi grades (中国象棋协会棋手技术等级), title to title, in per cent.

Known from copies only, so every cell waits until the organiser confirms it; it serves an event
whose regulation gives titles without a table of its own.
"""

from toolkit.rules.titles import Step

_NUMERALS = (*"一二三四五六七八九十", "十一", "十二", "十三", "十四", "十五")
_TABLE = {
    "地方大师": {"棋协大师": 70},
    "一级": {"棋协大师": 85, "地方大师": 70},
    "二级": {"地方大师": 75, "一级": 55},
    "三级": {"一级": 70, "二级": 55},
    "四级": {"二级": 70, "三级": 50},
    "五级": {"三级": 75, "四级": 45},
    "六级": {"四级": 75, "五级": 45},
    "七级": {"四级": 85, "五级": 75, "六级": 30},
    "八级": {"五级": 85, "六级": 65, "七级": 25},
    "九级": {"六级": 80, "七级": 60, "八级": 20},
    "十级": {"七级": 80, "八级": 60, "九级": 20},
    "十一级": {"八级": 80, "九级": 60, "十级": 20},
    "十二级": {"九级": 80, "十级": 60, "十一级": 20},
    "十三级": {"十级": 80, "十一级": 50, "十二级": 10},
}
_AS_LOW_AS = ("十四级", "十五级", "无")  # 十三级及以下
_SOURCE = "技术等级标准的转抄本，没有核对原件"


def _full(word: str) -> str:
    """The ladder's canonical word: 一级 is 一级棋士."""
    return f"{word}棋士" if word.removesuffix("级") in _NUMERALS else word


STEPS = tuple(
    Step(start=_full(start), goal=_full(goal), rate=rate, confirmed=False, reading=_SOURCE)
    for start, goals in [*_TABLE.items(), *((low, _TABLE["十三级"]) for low in _AS_LOW_AS)]
    for goal, rate in goals.items()
)
