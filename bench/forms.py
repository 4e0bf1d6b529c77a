"""How long reading 500 entry forms takes, against a bare python-calamine read of the same files.

    python bench/forms.py [COUNT]

Each form has 20 players and one picture of about 60 KB. Rounds alternate, so that a busy machine
slows all readers alike; the ratio is what counts. Target: reading with guard, table finder and
pictures at most 15 times the bare read.
"""

import argparse
import io
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import xlsxwriter
from python_calamine import CalamineWorkbook

from bench.layouts import Maker
from toolkit.sources.forms.read import read_forms, read_here

HEAD = ["序号", "姓名", "性别", "出生日期", "身份证号", "等级称号", "证书编号", "参赛组别",
        "联系电话", "备注"]  # fmt: skip


def picture(dice: random.Random) -> bytes:
    """A PNG that does not shrink, about 60 KB."""
    from PIL import Image

    made = io.BytesIO()
    Image.frombytes("RGB", (142, 142), dice.randbytes(142 * 142 * 3)).save(made, "png")
    return made.getvalue()


def form(number: int) -> bytes:
    """One unit's form."""
    maker = Maker(number, 1)
    made = io.BytesIO()
    book = xlsxwriter.Workbook(made)
    sheet = book.add_worksheet("报名表")
    sheet.merge_range("A1:J1", "2020年全国国际象棋棋协大师赛报名表")
    sheet.write_row("A2", ["参赛单位", maker.unit_name(), "", "领队", maker.person_name()])
    sheet.write_row("A3", ["教练", maker.person_name(), "", "联系电话", maker.phone()])
    sheet.write_row("A4", HEAD)
    for row in range(20):
        identity = maker.id_number()
        sheet.write_row(
            4 + row,
            0,
            [row + 1, maker.person_name(), "男", f"{identity[6:10]}-{identity[10:12]}", identity,
             "一级棋士", f"K{row:06}", "一级棋士组", maker.phone(), ""],
        )  # fmt: skip
    sheet.write_row("A26", ["酒店", "房型", "间数", "人数"])
    sheet.write_row("A27", ["淄博饭店", "标准间", 10, 20])
    sheet.insert_image("G22", "seal.png", {"image_data": io.BytesIO(picture(maker.dice))})
    book.close()
    return made.getvalue()


def bare(data: bytes) -> None:
    """What python-calamine takes for the values alone."""
    with CalamineWorkbook.from_filelike(io.BytesIO(data)) as book:
        for name in book.sheet_names:
            book.get_sheet_by_name(name).to_python()


def clocked(read: Callable[[bytes], Any], forms: list[bytes], clock: Callable[[], float]) -> float:
    """Milliseconds a form."""
    began = clock()
    for data in forms:
        read(data)
    return 1000 * (clock() - began) / len(forms)


def main() -> None:
    """Measure three rounds and print the medians."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("count", nargs="?", type=int, default=500)
    forms = [form(number) for number in range(options.parse_args().count)]
    assert all(len(read_here(data, "x.xlsx").forms[0].players) == 20 for data in forms[:5])
    read_forms(forms[0], "x.xlsx")  # starts the worker
    rows: dict[str, list[float]] = {"bare calamine": [], "read_here": [], "read_forms, wall": []}
    for _ in range(3):
        rows["bare calamine"].append(clocked(bare, forms, time.process_time))
        rows["read_here"].append(clocked(lambda d: read_here(d, "x"), forms, time.process_time))
        rows["read_forms, wall"].append(
            clocked(lambda d: read_forms(d, "x"), forms, time.perf_counter)
        )
    base = statistics.median(rows["bare calamine"])
    for name, values in rows.items():
        middle = statistics.median(values)
        print(f"{name:18} {middle:7.2f} ms a form  {middle / base:6.1f} x")


if __name__ == "__main__":
    main()
