import pytest

from toolkit.sources.forms.events import SheetFacts


@pytest.mark.parametrize(
    ("sheet", "section"), [("棋协大师组", True), ("报名表", False), ("组委会专用", False)]
)
def test_a_sheet_may_be_named_after_a_section(sheet: str, section: bool) -> None:
    assert SheetFacts(sheet, False).names_section() is section


@pytest.mark.parametrize(
    ("sheet", "unit"),
    [("淄博十一中", True), ("张店实验小学", True), ("报名表", False), ("Sheet1", False)],
)
def test_a_sheet_may_be_named_after_a_unit(sheet: str, unit: bool) -> None:
    assert SheetFacts(sheet, False).names_unit() is unit
