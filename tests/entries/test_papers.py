"""A paper hands out its problems by code."""

from toolkit.entries.papers import Paper
from toolkit.model.form import Problem


def test_problems_are_found_by_code() -> None:
    paper = Paper("a.xlsx", "ab", (Problem("F009", "表!B3"), Problem("F007"), Problem("F009")))
    assert [p.where for p in paper.found("F009")] == ["表!B3", None]
    assert paper.found("F001") == ()
