import struct

import pytest

from tests.sources.kinds import made
from toolkit.model.said import CellKind
from toolkit.sources.files.unreadable import Unreadable
from toolkit.sources.grids import biff


def record(kind: int, content: bytes = b"") -> bytes:
    return struct.pack("<HH", kind, len(content)) + content


def book(sheet: bytes, *, locked: bool = False) -> bytes:
    """A workbook stream with one sheet."""
    name = "表".encode("utf-16-le")
    lead = record(biff.BOF, bytes(16)) + (record(biff.FILEPASS, b"\1\0") if locked else b"")
    about = struct.pack("<IBBBB", 0, 0, 0, 1, 1) + name
    offset = len(lead) + 4 + len(about) + 4
    about = struct.pack("<I", offset) + about[4:]
    return lead + record(biff.BOUNDSHEET, about) + record(biff.EOF) + sheet


def test_what_a_real_program_wrote() -> None:
    stream = biff.workbook_stream(made("form.xls"))
    first, second = biff.sheets(stream)
    assert (first.name, second.name) == ("报名表", "代码")
    assert first.hidden_rows == {5}
    assert first.forced == {(6, 6): (CellKind.ERROR, "#DIV/0!")}
    assert not biff.is_locked(made("form.xls"))


def test_hidden_columns_and_error_cells() -> None:
    column = record(0x007D, struct.pack("<HHHHHH", 2, 4, 0, 0, 1, 0))
    error = record(0x0205, struct.pack("<HHHBB", 7, 1, 0, 42, 1))
    (sheet,) = biff.sheets(book(column + error + record(biff.EOF)))
    assert sheet.hidden_columns == {2, 3, 4}
    assert sheet.forced == {(7, 1): (CellKind.ERROR, "#N/A")}
    assert (sheet.last_row, sheet.last_column) == (7, 1)


def test_a_far_cell_is_refused() -> None:
    far = record(0x0203, struct.pack("<HHHd", 65535, 255, 0, 1.0))
    with pytest.raises(Unreadable) as caught:
        biff.sheets(book(far + record(biff.EOF)))
    assert "很远" in caught.value.problem.detail["reason"]


def test_endless_records_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(biff, "_MOST_RECORDS", 5)
    with pytest.raises(Unreadable):
        list(biff.records(record(1) * 10))


def test_a_locked_book(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = book(record(biff.EOF), locked=True)
    monkeypatch.setattr(biff, "workbook_stream", lambda data: data)
    assert biff.is_locked(stream)
