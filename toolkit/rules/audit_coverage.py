"""Which sentences of the text no data speaks of: an organiser must see what he left out."""

import re
from collections.abc import Iterable, Iterator

from toolkit.model.finding import Finding, Severity
from toolkit.rules.text import Region, Source, clause_at

_SENTENCE = re.compile(r"[^。；;\n]+[。；;]?")
_SHOWN = 24  # characters of a sentence in a message
# Words that make a demand or name a thing of value: each must lie in a phrase or left-out passage.
_WORDS = re.compile(
    "公章|盖章|签字|领队|教练|身份证|户口|复印件|照片|校服|学生证|保单|保险单|保险声明|缴费凭证|"
    "汇款单据|奖杯|奖牌|奖状|荣誉证书|纪念品|大酒店|宾馆"
)


def coverage_findings(source: Source, covered: Iterable[Region]) -> Iterator[Finding]:
    """F019, one a sentence, for sentences that no phrase and no left-out passage touches."""
    spans = sorted(covered)
    for found in _SENTENCE.finditer(source.flat):
        start, end = found.span()
        if clause_at(source, start) == "" or _is_heading(source, found):
            continue
        if not any(a < end and start < b for a, b in spans):
            yield _finding(source, start, found[0], "这一句没有对应的数据")
            continue
        for word in _WORDS.finditer(source.flat, start, end):
            if not any(a < word.end() and word.start() < b for a, b in spans):
                yield _finding(source, word.start(), found[0], f"“{word[0]}”没有对应的数据")


def _is_heading(source: Source, found: re.Match[str]) -> bool:
    """A label with a title, or a line that only leads to what follows."""
    text = found[0]
    inner = [i for i in range(*found.span()) if i not in source.labels]
    return text.endswith(("：", ":")) or (len(inner) <= 12 and not text.endswith(("。", "；", ";")))


def _finding(source: Source, at: int, sentence: str, what: str) -> Finding:
    shown = sentence[:_SHOWN] + ("…" if len(sentence) > _SHOWN else "")
    return Finding(
        "F019",
        Severity.WARNING,
        f"原文第 {source.line(at)} 行：{what}：{shown}",
        where=f"原文!{source.line(at)}",
        clause=clause_at(source, at) or None,
        remedy="请补上数据；不需要的，列入“未收入的条款”并写明原因。",
    )
