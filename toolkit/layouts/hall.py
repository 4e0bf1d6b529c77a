"""2填写/赛场.xlsx: halls, table numbers and arbiters of the sections; times of the rounds."""

from collections.abc import Iterable

from toolkit.layouts.fill_in import FillColumn, FillRow, FillTable
from toolkit.model.hall import Hall
from toolkit.model.hall_facts import RoundTimed

PLACES = FillTable(
    "场地",
    (
        FillColumn("section", "组别", 30),
        FillColumn("hall", "赛场", 24, yellow=True, hint="例：二楼宴会厅。"),
        FillColumn(
            "first_table", "起始台号", 12, yellow=True, center=True,
            hint="全场台号连排时，写本组第 1 台的台号；空着就是 1。",
        ),
        FillColumn("arbiters", "裁判员", 36, yellow=True, hint="几个人用顿号分开。"),
    ),
)  # fmt: skip
TIMES = FillTable(
    "轮次时间",
    (
        FillColumn("round", "轮次", 10, center=True),
        FillColumn("day", "日期", 16, yellow=True, center=True, hint="例：2020-01-18。"),
        FillColumn("clock", "开赛时间", 14, yellow=True, center=True, hint="例：14:00。"),
    ),
)
TABLES = (PLACES, TIMES)


def place_rows(hall: Hall, sections: Iterable[str]) -> list[FillRow]:
    """One row a section."""
    return [
        FillRow(
            name,
            {
                "section": name,
                "hall": hall.of(name).hall,
                "first_table": f"{hall.of(name).first_table}" if name in hall.places else "",
                "arbiters": hall.of(name).arbiters,
            },
        )
        for name in sections
    ]


def time_rows(hall: Hall, rounds: int) -> list[FillRow]:
    """One row a round."""
    times = [hall.times.get(number, RoundTimed(number)) for number in range(1, rounds + 1)]
    return [
        FillRow(
            f"r{time.round}",
            {"round": f"第{time.round}轮", "day": time.day, "clock": time.clock},
        )
        for time in times
    ]
