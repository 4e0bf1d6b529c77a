import pytest

from tests.sources.made import xlsx
from toolkit.sources.grids.workbook import Unreadable, open_workbook


def test_kinds() -> None:
    assert open_workbook(xlsx("甲"), "a.xlsx").kind == "xlsx"
    assert open_workbook(xlsx("甲"), "a.XLSM").kind == "xlsm"


def test_half_a_file() -> None:
    with pytest.raises(Unreadable) as caught:
        open_workbook(xlsx("甲")[:500], "a.xlsx")
    assert caught.value.problem.code == "F001"
