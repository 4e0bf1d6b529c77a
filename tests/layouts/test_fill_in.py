from hypothesis import given
from hypothesis import strategies as st

from toolkit.layouts.fill_in import FillColumn, FilledRow, FillTable, row_digest
from toolkit.model.said import Said

TABLE = FillTable("表", (FillColumn("a", "甲"), FillColumn("b", "乙", yellow=True)))


def test_columns_are_locked_or_yellow() -> None:
    assert [column.key for column in TABLE.locked] == ["a"]
    assert [column.key for column in TABLE.yellow] == ["b"]


def test_an_empty_yellow_cell_reads_as_no_text() -> None:
    row = FilledRow("r", {"b": Said(" 接受 ", "表!B2")})
    assert (row.text("b"), row.text("c")) == ("接受", "")


@given(st.lists(st.text(), min_size=1), st.data())
def test_the_digest_tells_any_other_text(texts: list[str], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(texts) - 1))
    other = [*texts]
    other[place] += "字"
    assert row_digest(texts) != row_digest(other)
    assert row_digest(texts) == row_digest([f" {text.strip()} " for text in texts])
