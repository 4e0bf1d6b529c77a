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


@pytest.mark.parametrize(
    ("kind", "named", "wanted"),
    [("doc", ".wps", ".docx"), ("rtf", "RTF", ".docx"), ("ofd", "OFD", "Excel"),
     ("ole", "WPS", ".xlsx"), ("gz", "GZ", "ZIP")],
)  # fmt: skip
def test_what_cannot_be_read_is_named_and_what_to_send_instead(
    kind: str, named: str, wanted: str
) -> None:
    with pytest.raises(Unreadable) as caught:
        open_workbook(b"x", "a", kind=kind)
    reason = caught.value.problem.detail["reason"]
    assert named in reason
    assert wanted in reason
