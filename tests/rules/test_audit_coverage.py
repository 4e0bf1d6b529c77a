"""Sentences and things of value that no data speaks of are named."""

from tests.regulations import INVENTED, regulation, source_text
from toolkit.rules.audit import audit
from toolkit.rules.audit_coverage import coverage_findings
from toolkit.rules.text import parse

TEXT = source_text(INVENTED) or ""
SOURCE = parse("某某规程\n一、主办单位\n二、报名：\n报名表须盖章。领队教练员须到会。\n三、其他")


def messages(spans: list[tuple[int, int]]) -> list[str]:
    covered = bytearray(len(SOURCE.flat))
    for start, end in spans:
        covered[start:end] = b"\1" * (end - start)
    return [finding.message for finding in coverage_findings(SOURCE, covered)]


def span(words: str) -> tuple[int, int]:
    at = SOURCE.flat.index(words)
    return at, at + len(words)


def test_a_sentence_that_nobody_speaks_of() -> None:
    found = messages([span("报名表须盖章")])
    assert found == ["原文第 4 行：这一句没有对应的数据：领队教练员须到会。"]


def test_a_thing_that_is_demanded_needs_a_phrase_of_its_own() -> None:
    found = messages([span("报名表须盖章"), span("领队")])
    assert found == ["原文第 4 行：“教练员”没有对应的数据：领队教练员须到会。"]


def test_titles_headings_and_labels_are_no_sentences() -> None:
    assert messages([span("报名表须盖章"), span("领队教练员")]) == []


def test_the_place_is_a_line_and_a_clause() -> None:
    more = TEXT.replace(
        "不接受个人报名。", "不接受个人报名。外地代表队须提前三周与组委会联系接站。"
    )
    found = audit(regulation(INVENTED), more).findings
    assert [(f.code, f.clause) for f in found] == [("F031", "三(一)")]
    assert found[0].where == f"原文!{more[: more.index('外地')].count(chr(10)) + 1}"
