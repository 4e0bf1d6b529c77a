import pytest

from tests.sources.made import told
from toolkit.sources.files.unreadable import Unreadable
from toolkit.sources.forms.read import read_here
from toolkit.sources.grids import delimited
from toolkit.sources.grids.delimited import decode, read

TEXT = '姓名,身份证号,组别\r\n王小一,370303200801152211,"甲组,男"\r\n'
TRADITIONAL = "姓名,身份證號,組別\r\n黃小國,370303200801152211,甲組\r\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "gb18030"])
def test_encodings(encoding: str) -> None:
    (grid,) = read(TEXT.encode(encoding), "csv").grids
    assert grid.texts == [
        ["姓名", "身份证号", "组别"],
        ["王小一", "370303200801152211", "甲组,男"],
    ]


def test_big5_is_told_from_gbk_by_the_words_of_forms() -> None:
    assert decode(TRADITIONAL.encode("big5")) == TRADITIONAL
    assert decode(TRADITIONAL.encode("gb18030")) == TRADITIONAL


def test_short_gbk_is_not_taken_for_korean() -> None:
    assert decode("姓名\n王小一".encode("gbk")) == "姓名\n王小一"


def test_nothing_is_replaced() -> None:
    with pytest.raises(Unreadable) as caught:
        decode(b"\xff\x00\xff\xff\x81\x00\x30")
    assert "编码" in caught.value.problem.detail["reason"]


@pytest.mark.parametrize(
    "row", ['="370303200801152211"\t王小一\t甲', "'370303200801152211\t王小一\t甲"]
)
def test_tabs_and_the_tricks_that_keep_ids_whole(row: str) -> None:
    (grid,) = read(f"身份证号\t姓名\t组别\n{row}".encode(), "csv").grids
    assert grid.texts[1] == ["370303200801152211", "王小一", "甲"]


def test_a_form_in_gbk() -> None:
    (form,) = read_here(TEXT.encode("gbk"), "报名.csv").forms
    assert told(form.players[0], "name", "id_number") == ["王小一", "370303200801152211"]
    assert (form.kind, form.players[0].where) == ("csv", "表1!A2")


def test_too_many_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delimited, "_MOST_ROWS", 1)
    with pytest.raises(Unreadable):
        read(TEXT.encode(), "csv")
