"""Which sentences of the text no data speaks of: an organiser must see what he left out."""

import re
from collections.abc import Iterator

from toolkit.model.finding import Finding, Severity
from toolkit.rules.text import Region, Source, clause_at

_SENTENCE = re.compile(r"[^。；;\n]+[。；;]?")
_CAPTION, _SHORT_TITLE = 4, 15  # characters
_SHOWN = 24  # characters of a sentence in a message
# Words that make a demand or name a thing of value: each sentence that holds one needs a phrase
# (or a left-out passage) that holds it too.
_WHO = (
    "单位形式|个人名义|个人的报名|组队|身体健康|领队|教练员|(?<!副)裁判长|编排长|裁判员|仲裁|资格审查|"
    "男女|获得过|[A-Z]\\d?组冠军|周岁以上|已办理|大师称号|[一二三]级运动员|(?:大师|运动员|棋士)及以上称号"
)
_PAPERS = (
    "公章|盖章|签字|身份证|户口本|户籍|复印件|照片|校服|学生证|保单|保险单|保险声明|缴费凭证|汇款单据|"
    "证书原件|原证书|证原件|等级证书[(（]原件|证拍照|原等级证书|申报表|交申请表|资格证明|原始保单|级证书|"
    "大师证书|运动员证书|唯一|标准格式|信息完整|专用报名表|规定里的报名表|和报名表|报名表”|EXECL|Excel|"
    "自带|订房计划|书面形式|注明单位|汇款者|补充通知|注册|表格填写|传真|电话通知"
)
_VALUES = (
    "税前|税后|并列|兼得|重复领取|就高不就低|冠军奖杯|优胜奖杯|奖杯|其余获奖者|奖牌|奖状|颁发证书|"
    "荣誉证书|纪念品|奖学金|道德风尚奖|组织奖|补贴|免收|提供食宿|银行|支行|缴费二维码|红包|大酒店|宾馆"
)
_EVENTS = "统一安排|统一|并组|人数不足|公示|秩序册|提前截止|无效"
_SECTION = r"(?<![^\n])[\u4e00-\u9fffA-Z\d]{1,8}组[：(（]"
_WORDS = re.compile("|".join((_WHO, _PAPERS, _VALUES, _EVENTS, _SECTION)))
_HEADLINE = re.compile("税前|税后")  # what a headline may say that counts


def coverage_findings(source: Source, covered: bytes | bytearray) -> Iterator[Finding]:
    """F031, one a sentence, for sentences that no phrase and no left-out passage touches.

    `covered` says of each character whether something accounts for it.
    """
    for found in _SENTENCE.finditer(source.flat):
        start, end = found.span()
        if clause_at(source, start) == "":
            continue
        headline = _is_heading(source, found)
        if not headline and not any(covered[start:end]):
            yield _finding(source, start, found[0], "这一句没有对应的数据")
            continue
        begin = start if headline else _after_title(source, found)
        yield from _words(source, (begin, end), _HEADLINE if headline else _WORDS, covered, found)


def _words(
    source: Source,
    place: Region,
    wanted: re.Pattern[str],
    covered: bytes | bytearray,
    sentence: re.Match[str],
) -> Iterator[Finding]:
    """One finding for each word of a sentence that nowhere in it lies in a phrase."""
    open_words: dict[str, int] = {}
    spoken: set[str] = set()
    for word in wanted.finditer(source.flat, *place):
        if any(covered[word.start() : word.end()]):
            spoken.add(word[0])
        else:
            open_words.setdefault(word[0], word.start())
    for text, at in open_words.items():
        if text not in spoken:
            yield _finding(source, at, sentence[0], f"“{text}”没有对应的数据")


def _after_title(source: Source, found: re.Match[str]) -> int:
    """Where a labelled sentence goes on after its own title: (二)仲裁：…"""
    colon = found[0].find("：")
    titled = found.start() in source.labels and 0 < colon <= _SHORT_TITLE
    return found.start() + colon if titled else found.start()


def _is_heading(source: Source, found: re.Match[str]) -> bool:
    """A line that only leads to what follows, or a label with a short title."""
    text, start = found[0], found.start()
    if text.endswith(("：", ":")) or len(text) <= _CAPTION:
        return True
    ended = text.endswith(("。", "；", ";"))
    return start in source.labels and len(text) <= _SHORT_TITLE and not ended and "：" not in text


def _finding(source: Source, at: int, sentence: str, what: str) -> Finding:
    shown = sentence[:_SHOWN] + ("…" if len(sentence) > _SHOWN else "")
    return Finding(
        "F031",
        Severity.WARNING,
        f"原文第 {source.line(at)} 行：{what}：{shown}",
        where=f"原文!{source.line(at)}",
        clause=clause_at(source, at) or None,
        remedy="请补上数据；不需要的，列入“未收入的条款”并写明原因。",
    )
