"""What payers write (附言), made comparable: one width, simplified, without fee words."""

import re
import unicodedata
from functools import cache
from typing import NamedTuple

from toolkit.ledger.reconcile.places import CITIES
from toolkit.values.text import simplified

# Words banks print for the channel, and words payers write for what they pay. They say nothing
# about who paid, so they end a name instead of belonging to one.
_CHANNEL = (
    "网银转入", "网银转账", "超级网银", "跨行转账", "跨行汇款", "他行汇入", "电子汇入",
    "手机银行", "手机转账", "微信转账", "财付通", "支付宝转账", "支付宝", "转账汇款", "汇入",
    "转存", "转账", "网转", "转支", "汇款", "普通汇兑", "实时汇款", "柜面", "入账",
    "收款方备注", "转账备注",
)  # fmt: skip
_FEES = (
    "报名参赛费", "参赛报名费", "参赛服务费", "参赛费", "报名费", "食宿费", "住宿费", "房费",
    "餐费", "会务费", "服务费", "比赛费", "培训费", "费用", "食宿", "住宿", "报名", "参赛",
    "房款", "余款", "定金", "尾款", "全款", "缴费", "交费", "合计", "汇总", "各校区", "各队",
    "各单位", "退款", "退费", "退", "冲正", "手续费", "变更费", "保险费", "逾期费", "补交",
    "补缴", "补", "和", "及", "与", "共", "房", "费",
)  # fmt: skip
_PEOPLE = (
    "妈妈", "爸爸", "家长", "母亲", "父亲", "爷爷", "奶奶", "姥姥", "姥爷", "外公", "外婆",
    "教练", "领队", "老师", "棋手", "选手", "队员", "学员", "学生", "同学", "小朋友", "姓名",
    "代付", "代缴", "代交", "等",
)  # fmt: skip
_GAME = r"(?:国际象棋|中国象棋|象棋|围棋)?(?:国际)?"
_EVENT = f"{_GAME}(?:大师赛|公开赛|锦标赛|联赛|杯赛|大赛|比赛|赛事)"
_STOP = re.compile("|".join(sorted((*_CHANNEL, *_FEES, *_PEOPLE), key=len, reverse=True)))
_CITY_EVENT = re.compile(f"(?:{'|'.join(sorted(CITIES, key=len, reverse=True))})?{_EVENT}")
_COUNT = re.compile(r"(?:等|共|计)?(\d{1,3})(?:人|名|位)")
_ROOMS = re.compile(r"(\d{1,3})(?:间|个)?(?:房|间|标间|双人间)")
_TEAMS = re.compile(r"(\d{1,2})(?:个|支)?(?:队|单位|校区)")
_ALL_TEAMS = re.compile(r"各校区|各队|各单位|各分校|各支队|汇总|合计|两队|三队|几队")
_CHUNK = re.compile(r"[一-鿿㐀-䶿]+|[A-Z0-9]+")


class Written(NamedTuple):
    """A remark taken apart. `body` is the text without the event's name; `chunks` are runs of
    Chinese without fee words, `latin` upper-case words; `people`, `rooms`, `teams` the counts it
    states; `several` = it speaks of several teams.
    """

    text: str
    body: str
    chunks: tuple[str, ...]
    latin: tuple[str, ...]
    people: int | None
    rooms: int | None
    teams: int | None
    several: bool


@cache
def simple(text: str) -> str:
    """One width, simplified characters, upper case."""
    return simplified(unicodedata.normalize("NFKC", text)).upper()


def letters(text: str) -> str:
    """Simplified, without spaces, punctuation and middle dots: for whole names."""
    return "".join(sign for sign in simple(text) if sign.isalnum())


@cache
def written(text: str) -> Written:
    """A payer's text taken apart into names, counts and what it pays for."""
    whole = simple(text)
    people, rooms, teams = _COUNT.search(whole), _ROOMS.search(whole), _TEAMS.search(whole)
    several = bool(_ALL_TEAMS.search(whole)) or bool(teams and int(teams[1]) > 1)
    body = named = _CITY_EVENT.sub(" ", whole)
    for counted in (_COUNT, _ROOMS, _TEAMS):
        body = counted.sub(" ", body)
    parts = _CHUNK.findall(_STOP.sub(" ", body))
    return Written(
        text=whole,
        body=named,
        chunks=tuple(part for part in parts if part >= "㐀"),
        latin=tuple(part for part in parts if part < "㐀" and not part.isdigit()),
        people=int(people[1]) if people else None,
        rooms=int(rooms[1]) if rooms else None,
        teams=int(teams[1]) if teams else None,
        several=several,
    )
