"""对阵表: a round for the wall, by board and by name, and the reason of every board (对阵说明)."""

from collections.abc import Sequence

from toolkit.layouts.listing import ListColumn, Listing, Shown
from toolkit.model.record import Record


class PairingRow(Record, frozen=True):
    """One board on the wall, or a bye (`board` 轮空 or 请假; black side empty)."""

    board: str
    white_no: str
    white: str
    white_unit: str
    white_points: str
    black_points: str
    black_no: str
    black: str
    black_unit: str
    reasons: str = ""


def wall_listings(
    title: str, subtitle: str, rows: Sequence[PairingRow], first: str
) -> tuple[Listing, ...]:
    """The three lists of a round; `first` is what the side with the first move is called."""
    return (
        _by_board(title, subtitle, rows, first),
        _by_name(f"{title}（按姓名）", subtitle, rows, first),
        _reasons(f"{title} 对阵说明", subtitle, rows),
    )


def _by_board(title: str, subtitle: str, rows: Sequence[PairingRow], first: str) -> Listing:
    columns = (
        ListColumn("台", 7, "center", big=True),
        ListColumn("号", 6, "center", big=True),
        ListColumn(first, 16, "center", big=True),
        ListColumn("单位", 24),
        ListColumn("积分", 8, "center", big=True),
        ListColumn("", 5, "center", big=True),
        ListColumn("积分", 8, "center", big=True),
        ListColumn("号", 6, "center", big=True),
        ListColumn("黑方", 16, "center", big=True),
        ListColumn("单位", 24),
    )
    table = tuple(
        (
            row.board, row.white_no, row.white, row.white_unit, row.white_points,
            "—" if row.black else "", row.black_points, row.black_no, row.black, row.black_unit,
        )
        for row in rows
    )  # fmt: skip
    return Listing("对阵表", title, subtitle, columns, table, landscape=True)


def _by_name(title: str, subtitle: str, rows: Sequence[PairingRow], first: str) -> Listing:
    """Where everybody sits, for those who look for their name; in the order of pinyin."""
    sides: list[tuple[Shown, ...]] = []
    for row in rows:
        colour = first.removesuffix("方") if row.black else ""
        sides.append((row.white, row.white_unit, row.board, colour, row.black))
        if row.black:
            sides.append((row.black, row.black_unit, row.board, "黑", row.white))
    columns = (
        ListColumn("姓名", 16),
        ListColumn("单位", 30),
        ListColumn("台", 8, "center"),
        ListColumn("执", 6, "center"),
        ListColumn("对手", 16),
    )
    # GB 18030 keeps the common characters in the order of their pinyin.
    table = sorted(sides, key=lambda side: f"{side[0]} {side[1]}".encode("gb18030"))
    return Listing("按姓名", title, subtitle, columns, tuple(table))


def _reasons(title: str, subtitle: str, rows: Sequence[PairingRow]) -> Listing:
    columns = (
        ListColumn("台", 7, "center"),
        ListColumn("棋手", 26),
        ListColumn("为什么这样编排", 70, wrap=True),
    )
    table = tuple(
        (row.board, row.white + (f" — {row.black}" if row.black else ""), row.reasons)
        for row in rows
    )
    return Listing("对阵说明", title, subtitle, columns, table, printed=False)
