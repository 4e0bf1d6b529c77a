import io
import time
import zipfile
from collections.abc import Callable

import pytest

from tests.sources.made import xlsx
from tests.sources.surgery import operated, swap, zipped
from toolkit.sources.files import guard as guards
from toolkit.sources.files.guard import check_size, guard
from toolkit.sources.files.unreadable import Unreadable

SHEET = "xl/worksheets/sheet1.xml"
PLAIN = xlsx("姓名|性别|组别\n王小一|男|甲组")


def refusal(data: bytes) -> str:
    with pytest.raises(Unreadable) as caught:
        guard(data, "xlsx")
    assert caught.value.problem.code == "F001"
    return caught.value.problem.detail["reason"]


def doubled(data: bytes) -> bytes:
    made = io.BytesIO(data)
    with zipfile.ZipFile(made, "a") as packed:
        packed.writestr("XL\\worksheets\\sheet1.xml", b"<other/>")
    return made.getvalue()


def test_a_usual_file_passes_as_it_is() -> None:
    passed = guard(PLAIN, "xlsx")
    assert (passed.data is PLAIN, passed.cut) == (True, [])


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (PLAIN[: len(PLAIN) // 2], "损坏"),
        (operated(PLAIN, {"xl/x.xml": b'<!DOCTYPE a [<!ENTITY b "c">]><a/>'}), "DOCTYPE"),
        (operated(PLAIN, {"xl/x.xml": "<!DOCTYPE a>".encode("utf-16")}), "DOCTYPE"),
        (operated(PLAIN, {"xl/x.xml": b"<a>" + b" " * 3_000_000}), "炸弹"),
        (operated(PLAIN, {"../x.xml": b"<a/>"}), "部件名"),
        (operated(PLAIN, {"C:/x.xml": b"<a/>"}), "部件名"),
        (doubled(PLAIN), "重名"),
        (zipped({f"x{n}": b"" for n in range(5001)}), "太多"),
    ],
    ids=["half", "doctype", "utf-16", "blanks", "dots", "drive", "twice", "many"],
)
def test_what_is_refused(data: bytes, reason: str) -> None:
    assert reason in refusal(data)


def test_a_part_that_does_not_match_its_checksum() -> None:
    place = PLAIN.index(b"PK\x01\x02") - 40
    assert "损坏" in refusal(PLAIN[:place] + b"\xff\xff" + PLAIN[place + 2 :])


@pytest.mark.parametrize(("kind", "name"), [("xlsx", "LARGEST_FILE"), ("csv", "LARGEST_TEXT")])
def test_a_file_that_is_too_large_as_it_came(
    monkeypatch: pytest.MonkeyPatch, kind: str, name: str
) -> None:
    check_size(b"x" * 101, kind)
    monkeypatch.setattr(guards, name, 100)
    with pytest.raises(Unreadable):
        check_size(b"x" * 101, kind)


def far(cells: str) -> Callable[[bytes], bytes]:
    return swap("</sheetData>", cells + "</sheetData>")


def test_far_cells_are_cut_and_named() -> None:
    cells = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row><row r="30000" ht="9"/>'
    passed = guard(operated(PLAIN, {SHEET: far(cells)}), "xlsx")
    assert passed.cut == [f"{SHEET}!XFD1048576"]
    assert b"XFD" not in passed.package.read(SHEET)
    assert b'r="A2"' in passed.package.read(SHEET)


def test_a_far_column_in_a_near_row() -> None:
    cells = '<row r="3"><c r="A3"><v>1</v></c><c r="ZZZ3"><v>2</v></c></row>'
    passed = guard(operated(PLAIN, {SHEET: far(cells)}), "xlsx")
    assert passed.cut == [f"{SHEET}!ZZZ3"]
    assert b'r="A3"' in passed.package.read(SHEET)


def test_a_million_formatted_empty_rows_are_no_attack() -> None:
    rows = "".join(
        f'<row r="{n}" spans="1:12" ht="15" customHeight="1"><c r="A{n}" s="1"/></row>'
        for n in range(3, 1_048_577, 5)
    )
    data = operated(PLAIN, {SHEET: far(rows + '<row r="1048577"><c r="A9"><v>1</v></c></row>')})
    began = time.process_time()
    passed = guard(data, "xlsx")
    assert time.process_time() - began < 2
    assert len(passed.package.read(SHEET)) < 2_000_000
    assert passed.package.read(SHEET).endswith(b"</sheetData></worksheet>")
