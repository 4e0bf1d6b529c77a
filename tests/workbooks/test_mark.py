from toolkit.model.finding import Severity
from toolkit.workbooks.mark import GRAVEST_FIRST, Mark


def test_a_note_says_what_where_it_stands_and_how_to_mend_it() -> None:
    mark = Mark("表!A1", Severity.ERROR, "没有公章", "请盖章", clause="七")
    assert mark.note == "没有公章（规程七）\n→ 请盖章"
    assert Mark(None, Severity.INFO, "提示").note == "提示"


def test_every_severity_has_its_weight() -> None:
    assert set(GRAVEST_FIRST) == set(Severity)
