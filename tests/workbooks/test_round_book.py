from datetime import datetime
from pathlib import Path

from tests.workbooks.judge import assert_golden, cells, openpyxl_book, recalculated, schema_errors
from toolkit.layouts.between import CHANGES
from toolkit.layouts.fill_in import FillRow
from toolkit.layouts.rounds import round_table, row_id
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.round_book import RoundSheet, round_book

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
        [
            (
                CHANGES,
                [FillRow("1", {"kind": "退赛", "number": "3"}), FillRow("2", {})],
                "写在这里。",
            )
        ],
    )


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    assert_golden("round_book", make())
    assert schema_errors(make(), tmp_path) == []


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
    assert open_cells == {"H", "M"}
    assert [str(rule.sqref) for rule in sheet.data_validations.dataValidation] == [
        "H4:H28",
        "M4:M28",
    ]
