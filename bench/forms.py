"""How long reading 500 entry forms takes, against a bare python-calamine read of the same files.

    python bench/forms.py [COUNT]

Each form has 20 players and one picture of about 60 KB. Rounds alternate, so that a busy machine
slows all readers alike; the ratio is what counts, and it is of CPU time, that of the worker
process included. Targets: reading with guard, table finder and pictures at most 15 times the bare
read; the whole `qisai ingest` with journal and archive at most 25 times, 5 seconds of wall clock
and 150 MB.
"""

import argparse
import datetime as dt
import io
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import xlsxwriter
from python_calamine import CalamineWorkbook

from bench.layouts import Maker
from toolkit.flows.desk import at_desk
from toolkit.flows.entry.ingest import ingest
from toolkit.flows.entry.new import new
from toolkit.flows.outcome import Outcome
from toolkit.model.clock import SHANGHAI
from toolkit.sources.forms.read import read_forms, read_here
from toolkit.sources.forms.worker import shared
from toolkit.store.folder import ARRIVALS

NOW = dt.datetime(2019, 12, 30, 12, tzinfo=SHANGHAI)

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


def spent() -> float:
    """CPU seconds so far of this program and of its worker (the latter where the system tells)."""
    worker = shared()._process
    status = Path(f"/proc/{worker.pid}/stat") if worker else None
    if status is None or not status.exists():
        return time.process_time()
    fields = status.read_text().rpartition(")")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    return time.process_time() + ticks / os.sysconf("SC_CLK_TCK")


def clocked(read: Callable[[bytes], Any], forms: list[bytes]) -> float:
    """CPU milliseconds a form."""
    began = spent()
    for data in forms:
        read(data)
    return 1000 * (spent() - began) / len(forms)


def ingested(forms: list[bytes]) -> tuple[float, float]:
    """CPU milliseconds a form and wall seconds of `qisai ingest` in a new event."""
    with tempfile.TemporaryDirectory() as name:
        event = Path(name) / "event"
        made = new(event, "zibo-2020", NOW)
        assert isinstance(made, Outcome), made
        for number, data in enumerate(forms):
            (event / ARRIVALS / f"{number:04}.xlsx").write_bytes(data)
        began, wall = spent(), time.perf_counter()
        done = at_desk(event, "ingest", NOW, lambda desk: ingest(desk, ()))
        cpu, wall = spent() - began, time.perf_counter() - wall
        assert isinstance(done, Outcome), done
        assert done.data["counts"]["new"] == len(forms), done.data["counts"]
        return 1000 * cpu / len(forms), wall


def megabytes() -> float:
    """The most memory that this program or its worker has held; 0 where nobody tells."""
    most = 0.0
    worker = shared()._process
    for process in ("self", worker.pid if worker else "self"):
        status = Path(f"/proc/{process}/status")
        lines = status.read_text().splitlines() if status.exists() else []
        most = max([most, *(int(li.split()[1]) / 1000 for li in lines if li.startswith("VmHWM"))])
    return most


def main() -> None:
    """Measure three rounds of reading and one of ingesting, and print the medians."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("count", nargs="?", type=int, default=500)
    forms = [form(number) for number in range(options.parse_args().count)]
    assert all(len(read_here(data, "x.xlsx").forms[0].players) == 20 for data in forms[:5])
    read_forms(forms[0], "x.xlsx")  # starts the worker
    bares = [clocked(bare, forms)]
    cpu, wall = ingested(forms)
    bares.append(clocked(bare, forms))
    held = megabytes()
    rows: dict[str, list[float]] = {"bare calamine": bares, "ingest": [cpu], "read_here": []}
    rows["read_forms"] = []
    for _ in range(3):
        bares.append(clocked(bare, forms))
        rows["read_here"].append(clocked(lambda data: read_here(data, "x"), forms))
        rows["read_forms"].append(clocked(lambda data: read_forms(data, "x"), forms))
    base = statistics.median(bares)
    for name, values in rows.items():
        middle = statistics.median(values)
        print(f"{name:14} {middle:7.2f} ms a form  {middle / base:6.1f} x")
    print(f"ingest took {wall:.1f} s of wall clock; the larger process held {held:.0f} MB")


if __name__ == "__main__":
    main()
