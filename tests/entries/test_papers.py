from toolkit.entries.papers import Paper
from toolkit.model.form import Problem


def test_problems_are_asked_for_by_code() -> None:
    one, two, other = Problem("F007", "表!A1"), Problem("F007", "表!A2"), Problem("F009")
    paper = Paper("表.xlsx", "ff", (one, other, two))
    assert paper.found("F007") == (one, two)
    assert paper.found("F001") == ()
