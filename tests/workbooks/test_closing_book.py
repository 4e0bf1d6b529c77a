"""决算 without anything: sums of nothing are 0, not an error."""

from pathlib import Path

from tests.workbooks.filled_form import STAMP
from tests.workbooks.judge import cells, formulas_that_differ, schema_errors
from toolkit.workbooks.closing_book import Closing, closing_book


def test_an_empty_event_closes_at_nothing(tmp_path: Path) -> None:
    data = closing_book(STAMP, "淄博2020", Closing((), "", (), ("场地",), (), ()))
    assert {row[1] for row in cells(data, "决算")[3:]} == {0}
    assert formulas_that_differ(data, tmp_path)[1] == []
    assert schema_errors(data, tmp_path) == []
