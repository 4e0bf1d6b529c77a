"""Files with far more in them than a form are refused, whatever their kind; long lists are not."""

import pytest

from tests.sources.made import xlsx
from toolkit.model.form import ReadResult
from toolkit.sources.forms import crowd
from toolkit.sources.forms.read import read_here

HEAD = "姓名|性别|身份证号|组别"


def reading(data: bytes, name: str = "报名表.xlsx") -> ReadResult:
    return read_here(data, name)


def lines(count: int) -> str:
    return "\n".join([HEAD, *(f"王{n}|男|3703032009{n:08}|一级组" for n in range(count))])


def test_a_long_list_is_read() -> None:
    assert len(reading(xlsx(lines(1500))).forms[0].players) == 1500


@pytest.mark.parametrize("large", [crowd._LARGE, 0], ids=["counted cells", "counted in the file"])
def test_more_than_any_form_is_refused(monkeypatch: pytest.MonkeyPatch, large: int) -> None:
    monkeypatch.setattr(crowd, "MOST_FILLED", 400)
    monkeypatch.setattr(crowd, "_LARGE", large)
    found = reading(xlsx(lines(120)))
    assert [p.code for p in found.problems] == ["F001"]
    assert "不像报名表" in found.problems[0].detail["reason"]
    assert found.forms == ()
    assert len(reading(xlsx(lines(80))).forms[0].players) == 80


def test_too_many_rows_are_refused_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "MOST_LINES", 100)
    found = reading(xlsx(lines(120)))
    assert [p.code for p in found.problems] == ["F001"]
    assert "121 行" in found.problems[0].detail["reason"]


def test_it_counts_in_other_kinds_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "MOST_FILLED", 400)
    found = reading(lines(120).replace("|", ",").encode(), "报名表.csv")
    assert [p.code for p in found.problems] == ["F001"]


def test_a_damaged_package_is_left_to_the_guard() -> None:
    whole = xlsx(lines(3))
    assert [p.code for p in reading(whole[: len(whole) // 2]).problems] == ["F001"]
