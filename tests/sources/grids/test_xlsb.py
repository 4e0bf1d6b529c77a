import struct

import pytest

from tests.sources.kinds import made
from tests.sources.surgery import operated
from toolkit.sources.files.unreadable import Unreadable
from toolkit.sources.forms.read import read_here
from toolkit.sources.grids.xlsb import read

SHEET = "xl/worksheets/sheet1.bin"


def record(kind: int, content: bytes) -> bytes:
    head = bytes([kind]) if kind < 128 else bytes([kind & 0x7F | 0x80, kind >> 7])
    return head + bytes([len(content)]) + content


def with_records(extra: bytes) -> bytes:
    return operated(made("form.xlsb"), {SHEET: lambda old: old + extra})


def test_a_form() -> None:
    (form,) = read_here(made("form.xlsb"), "x.xlsx").forms
    assert (form.kind, len(form.players)) == ("xlsb", 4)
    assert form.first("unit").where == "报名表!B2"  # type: ignore[union-attr]


def test_merges_hidden_rows_and_columns() -> None:
    row = struct.pack("<IIHBBB", 4, 0, 0, 0, 0x10, 0)
    column = struct.pack("<IIIIH", 1, 2, 0, 0, 1)
    merge = struct.pack("<IIII", 0, 1, 0, 3)
    (grid,) = read(
        with_records(record(0, row) + record(60, column) + record(176, merge)), "xlsb"
    ).grids
    assert grid.hidden_rows == {4}
    assert grid.hidden_columns == {1, 2}
    assert grid.anchor(1, 3) == (0, 0)


def test_a_far_cell_is_refused() -> None:
    far = record(0, struct.pack("<IIHBBB", 1_048_575, 0, 0, 0, 0, 0)) + record(
        2, struct.pack("<II", 16_383, 0)
    )
    with pytest.raises(Unreadable):
        read(with_records(far), "xlsb")
