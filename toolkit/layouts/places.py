"""名次-<组别>: the lists of a standing: places, cross table, running points, places by round."""

from collections.abc import Sequence

from toolkit.layouts.listing import ListColumn, Listing, Shown
from toolkit.model.record import Record

CROSS_HINT = "对手号、执色、得分；+ 对方弃权，- 弃权，轮空"


class PlaceRow(Record, frozen=True):
    """One player's place; `keys` in the order of the heading, the rest one value a round."""

    place: int
    number: int
    name: str
    unit: str
    points: str
    keys: tuple[str, ...] = ()
    decided_by: str = ""
    rounds: tuple[str, ...] = ()  # 12白1: opponent, colour, result
    running: tuple[str, ...] = ()  # points after each round
    places: tuple[int, ...] = ()  # places after each round
    own: str = ""  # his place in the list of his own section, where sections were merged


def standing_listings(
    title: str, subtitle: str, keys: Sequence[str], rows: Sequence[PlaceRow]
) -> tuple[Listing, ...]:
    """名次, 交叉表, 累计分 and 各轮名次, everywhere in order of places."""
    by_round: tuple[tuple[str, str, float, list[tuple[Shown, ...]]], ...] = (
        ("交叉表", CROSS_HINT, 9, [row.rounds for row in rows]),
        ("累计分", "每轮后的积分", 7, [row.running for row in rows]),
        ("各轮名次", "每轮后的名次", 7, [row.places for row in rows]),
    )
    return (
        _places(title, subtitle, keys, rows),
        *(
            _by_round(name, f"{title} {name}", hint, rows, width, values)
            for name, hint, width, values in by_round
        ),
    )


def _places(title: str, subtitle: str, keys: Sequence[str], rows: Sequence[PlaceRow]) -> Listing:
    merged = any(row.own for row in rows)
    columns = (
        ListColumn("名次", 7, "center"),
        *((ListColumn("分列名次", 24),) if merged else ()),
        ListColumn("号", 6, "center"),
        ListColumn("姓名", 15, "center"),
        ListColumn("单位", 26),
        ListColumn("积分", 8, "center"),
        *(ListColumn(key, max(8, 2 * len(key) + 3), "center") for key in keys),
        ListColumn("与上一名的区别", 18, "center"),
    )
    table: tuple[tuple[Shown, ...], ...] = tuple(
        (
            r.place,
            *((r.own,) if merged else ()),
            r.number,
            r.name,
            r.unit,
            r.points,
            *r.keys,
            r.decided_by,
        )
        for r in rows
    )
    return Listing("名次", title, subtitle, columns, table, landscape=len(keys) > 2)


def _by_round(
    name: str,
    title: str,
    hint: str,
    rows: Sequence[PlaceRow],
    width: float,
    values: Sequence[Sequence[Shown]],
) -> Listing:
    """One column a round, between who it is and how many points he has."""
    rounds = len(values[0]) if values else 0
    columns = (
        ListColumn("名次", 7, "center"),
        ListColumn("号", 6, "center"),
        ListColumn("姓名", 15, "center"),
        *(ListColumn(f"第{n}轮", width, "center") for n in range(1, rounds + 1)),
        ListColumn("积分", 8, "center"),
    )
    table: tuple[tuple[Shown, ...], ...] = tuple(
        (row.place, row.number, row.name, *cells, row.points)
        for row, cells in zip(rows, values, strict=True)
    )
    printed = name == "交叉表"
    return Listing(name, title, hint, columns, table, landscape=True, printed=printed)
