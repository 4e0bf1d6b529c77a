"""National lists: any layout with a header row."""

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.sources.made import xlsx
from toolkit.model.lists import RatedPlayer, Wanted
from toolkit.sources.files.unreadable import Unreadable
from toolkit.sources.ratings_national import read_national

WHOM = Wanted(frozenset({"G100"}), frozenset({"王伟", "古丽艾比"}))
ROWS: list[list[Any]] = [
    ["中国国际象棋协会 2014年7月 等级分"],
    ["序号", "注册号", "姓名", "性别", "出生日期", "省", "国际等级分", "等级分", "快棋", "称号"],
    [1.0, "G100", "李娜", "女", "1999-05-01", "山东", 2000.0, 1850.0, 1790.0, "候补棋协大师"],
    [2.0, "G101", "王 伟", "男", 2003.0, "广东", "", "1712", "", ""],
    [3.0, "G102", "古丽·艾比", "女", "2001年", "新疆", "", "", 1500.0, ""],
    [4.0, "G103", "张三", "男", "2001-01-01", "北京", "", 1700.0, "", ""],
    [],
]  # fmt: skip
FOUND = (
    RatedPlayer("G100", "李娜", "山东", "女", "1999-05-01", "候补棋协大师", 1850, 1790),
    RatedPlayer("G101", "王 伟", "广东", "男", "2003", "", 1712),
    RatedPlayer("G102", "古丽·艾比", "新疆", "女", "2001", "", None, 1500),
)


def written(folder: Path, rows: list[list[Any]], name: str = "a.xlsx") -> Path:
    path = folder / name
    path.write_bytes(xlsx({"说明": [["见下一张表"]], "表": rows}))
    return path


def test_the_wanted_by_registration_number_or_name(tmp_path: Path) -> None:
    found = read_national(written(tmp_path, ROWS), WHOM)
    assert (found.month, found.size) == ("2014-07", 4)
    assert found.players == FOUND


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-8", "gb18030"])
def test_a_csv_says_the_same(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "a.csv"
    lines = (",".join("" if v == "" else f"{v:g}" if isinstance(v, float) else v for v in row)
             for row in ROWS)  # fmt: skip
    path.write_text("\r\n".join(lines), encoding=encoding, newline="")
    assert read_national(path, WHOM).players == FOUND


def test_several_sheets_and_real_dates(tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    header, row = ["姓名", "出生日期", "等级分"], ["王伟", 37000.0, 1700.0]
    path.write_bytes(xlsx({"男": [header, row], "女": [["FIDE ID", *header], ["8600", *row]]}))
    found = read_national(path, WHOM)
    assert [(p.id, p.birth) for p in found.players] == [("", "2001-04-19"), ("8600", "2001-04-19")]
    assert date.fromisoformat(found.players[0].birth).year == found.players[0].birth_year


def test_a_workbook_without_ratings_is_no_list(tmp_path: Path) -> None:
    with pytest.raises(Unreadable):
        read_national(written(tmp_path, [["姓名", "单位"], ["王伟", "青州"]]), WHOM)


def test_a_damaged_workbook_is_no_list(tmp_path: Path) -> None:
    path = written(tmp_path, ROWS)
    path.write_bytes(path.read_bytes()[:900])
    with pytest.raises(Unreadable):
        read_national(path, WHOM)
