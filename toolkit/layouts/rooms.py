"""2填写/客房.xlsx: how many rooms the organiser holds, by hotel and type."""

from toolkit.layouts.fill_in import FillColumn, FillTable

HELD, ADDED = "客房", "另加酒店"
BLANK_ROWS = 8
_ROOMS = FillColumn(
    "rooms", "间数", 8, yellow=True, center=True, hint="与酒店说定的间数。空着＝没有。"
)
_NOTE = FillColumn("note", "备注", 26, yellow=True)
_BY = FillColumn("by", "填写人", 11, yellow=True)

HELD_ROOMS = FillTable(
    HELD,
    (
        FillColumn("hotel", "酒店", 24),
        FillColumn("type", "房型", 14),
        FillColumn("beds", "每间几床", 9, center=True),
        FillColumn("price", "价格（元）", 16),
        FillColumn("booked", "单位订了", 10, center=True),
        _ROOMS,
        _NOTE,
        _BY,
    ),
)
ADDED_ROOMS = FillTable(
    ADDED,
    (
        FillColumn("hotel", "酒店", 24, yellow=True, hint="规程以外、满员时另安排的酒店。"),
        FillColumn("type", "房型", 14, yellow=True),
        FillColumn("beds", "每间几床", 9, yellow=True, center=True),
        _ROOMS,
        _NOTE,
        _BY,
    ),
)


def kind_id(hotel: str, kind: str) -> str:
    """The row id of a listed kind of room."""
    return f"{hotel}|{kind}"
