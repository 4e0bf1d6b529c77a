"""Names that a unit's name could be taken for: the same place one level up, another body there.

A seal is held against these too, so that 清湾市象棋协会 is never taken for 清湾区象棋协会.
"""

from collections.abc import Iterator

_LEVELS = "市县区省州镇乡"
_SIDES = "东西南北中"
_NUMBERS = "一二三四五六七八九十"
_BODIES = (
    "象棋协会", "国际象棋协会", "棋类协会", "围棋协会", "棋协", "象棋运动协会", "棋类运动协会",
    "象棋俱乐部", "国际象棋俱乐部", "棋类俱乐部", "体育总会", "体育局", "教育局", "教育和体育局",
    "文化体育和旅游局", "文化广电和旅游局", "棋院", "少年宫", "青少年宫", "青少年活动中心",
    "中学", "小学", "实验中学", "实验小学", "第一中学", "第二中学", "第一小学", "第二小学",
    "业余体育学校", "职业学校", "外国语学校", "体育运动学校", "象棋培训中心", "棋艺培训学校",
    "培训中心", "棋牌运动管理中心", "社会体育指导中心", "体育发展有限公司", "文化传播有限公司",
    "体育文化有限公司", "老年体育协会", "职工象棋协会", "体育中心", "大学", "学院",
)  # fmt: skip
_PAIRS = (
    ("国际象棋", "象棋"), ("象棋", "国际象棋"), ("象棋", "围棋"), ("象棋", "棋类"),
    ("棋类", "象棋"),
    ("中学", "小学"), ("小学", "中学"), ("实验", "第一"), ("协会", "俱乐部"), ("俱乐部", "协会"),
    ("中心", "学校"), ("学校", "中心"), ("青少年宫", "少年宫"), ("少年宫", "青少年宫"),
    ("体育", "文化"), ("文化", "体育"), ("教育", "体育"), ("体育", "教育"),
)  # fmt: skip


def lookalikes(name: str) -> tuple[str, ...]:
    """Other names like this one, each once; the name itself is not among them."""
    found = dict.fromkeys(_alike(name))
    found.pop(name, None)
    return tuple(found)


def _alike(name: str) -> Iterator[str]:
    for letters in (_LEVELS, _SIDES, _NUMBERS):
        for place, letter in enumerate(name):
            if letter in letters:
                yield from (name[:place] + other + name[place + 1 :] for other in letters)
    for old, new in _PAIRS:
        if old in name:
            yield name.replace(old, new, 1)
    body = max((b for b in _BODIES if name.endswith(b)), key=len, default="")
    if body:
        stem = name[: -len(body)]
        yield from (stem + other for other in _BODIES)
