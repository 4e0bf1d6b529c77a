from datetime import datetime
from pathlib import Path

from tests.workbooks.judge import assert_golden, cells, openpyxl_book, recalculated, schema_errors
from toolkit.layouts.fill_in import FillRow
from toolkit.layouts.rounds import round_table, row_id
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.round_book import PairingRow, RoundSheet, pairing_sheet, round_book

STAMP = Stamp(created=datetime(2020, 1, 18, 8, 30), event="zibo-2020", seq=120)
TITLE = "淄博2020 候补棋协大师组(男子)"
BOARDS = 24


def player(colour: str, number: int) -> dict[str, str]:
    return {
        f"{colour}_no": str(number),
        colour: f"棋手{number}",
        f"{colour}_unit": "某某市棋类运动协会",
        f"{colour}_points": "½" if number % 3 else "1",
    }


def line(board: int, result: str) -> dict[str, str]:
    white, black = player("white", 2 * board - 1), player("black", 2 * board)
    return {"board": str(board), **white, "result": result, **black}


def rows(round_number: int, results: int) -> tuple[FillRow, ...]:
    boards = [
        FillRow(row_id(round_number, n), line(n, "1-0" if n <= results else ""))
        for n in range(1, BOARDS + 1)
    ]
    number = 2 * BOARDS + 1
    bye = {"board": "轮空", **player("white", number), "result": "轮空"}
    return (*boards, FillRow(row_id(round_number, -number), bye))


def make(game: str = "chess") -> bytes:
    hint = "瑞士制（国际棋联 2017 规则）；在黄色格里填结果，保存后运行 qisai results。"
    return round_book(
        STAMP,
        TITLE,
        [
            RoundSheet(round_table(1, game), rows(1, BOARDS), hint),
            RoundSheet(round_table(2, game), rows(2, 5), hint),
        ],
    )


def wall() -> bytes:
    pairs = [
        PairingRow(
            str(n), str(2 * n - 1), f"棋手{2 * n - 1}", "某某市棋类运动协会", "1", "½", str(2 * n),
            f"棋手{2 * n}", "另一个单位", "同分；棋手1上轮执黑，本轮执白",
        )
        for n in range(1, BOARDS + 1)
    ]  # fmt: skip
    bye = PairingRow("轮空", "49", "棋手49", "某队", "0", "", "", "", "", "分数最低，没有轮空过")
    return pairing_sheet(STAMP, f"{TITLE} 第 2 轮对阵表", "瑞士制", [*pairs, bye], "白方")


def test_the_workbooks_look_as_agreed_and_are_valid(tmp_path: Path) -> None:
    assert_golden("round_book", make())
    assert_golden("pairing_sheet", wall())
    assert schema_errors(make(), tmp_path) == []
    assert schema_errors(wall(), tmp_path) == []


def test_the_newest_round_stands_first_and_says_what_is_missing(tmp_path: Path) -> None:
    data = make()
    assert openpyxl_book(data).sheetnames[:2] == ["第2轮", "第1轮"]
    assert cells(data, "第2轮")[0][-2:] == ["还缺成绩（台）", 19.0]
    assert cells(data, "第1轮")[0][-1] == 0.0
    computed = recalculated(data, tmp_path)
    if computed is not None:
        assert (computed["第2轮"][0][-1], computed["第1轮"][0][-1]) == ("19", "0")


def test_only_result_cells_are_open() -> None:
    sheet = openpyxl_book(make())["第2轮"]
    open_cells = {
        cell.column_letter
        for row in sheet.iter_rows(min_row=4)
        for cell in row
        if not cell.protection.locked
    }
    assert open_cells == {"H"}
    assert [str(rule.sqref) for rule in sheet.data_validations.dataValidation] == ["H4:H28"]


def test_the_wall_says_why_each_board_is_as_it_is_and_where_each_player_sits() -> None:
    assert cells(wall(), "对阵说明")[3][1:] == ["棋手1 — 棋手2", "同分；棋手1上轮执黑，本轮执白"]
    assert cells(wall(), "对阵说明")[-1][:2] == ["轮空", "棋手49"]
    by_name = {row[0]: row[2:] for row in cells(wall(), "按姓名")[3:]}
    assert by_name["棋手1"] == ["1", "白", "棋手2"]
    assert by_name["棋手2"] == ["1", "黑", "棋手1"]
    assert by_name["棋手49"] == ["轮空", "", ""]


def test_names_stand_in_the_order_of_pinyin() -> None:
    names = ("周一", "安二", "王三", "李四")
    pairs = [PairingRow("1", "1", name, "队", "0", "", "", "", "", "") for name in names]
    data = pairing_sheet(STAMP, TITLE, "", pairs, "红方")
    assert [row[0] for row in cells(data, "按姓名")[2:]] == ["安二", "李四", "王三", "周一"]
