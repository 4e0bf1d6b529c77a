"""奖金表 for the hall: one list a sheet, masked (name and unit only), with the reasons."""

from collections.abc import Iterable, Sequence

from toolkit.layouts.listing import ListColumn, Listing, Shown
from toolkit.model.award import Award
from toolkit.model.money import Money
from toolkit.model.record import Record


class ListHead(Record, frozen=True):
    """What stands above a list; `waiting` = so many of its awards wait for a decision."""

    name: str
    clause: str
    size: int
    honoured: int
    money: bool = False
    bonus: bool = False
    waiting: int = 0
    remarks: tuple[str, ...] = ()


class Correction(Record, frozen=True):
    """One line of 更正: what the version before said, and what holds."""

    list: str
    name: str
    was: str
    now: str


_CHANGES = (
    ListColumn("奖项", 26),
    ListColumn("姓名", 14, "center"),
    ListColumn("原来", 36, wrap=True),
    ListColumn("现在", 36, wrap=True),
)


def prize_listings(
    event: str, edition: str, taxed: str, heads: Sequence[ListHead], awards: Sequence[Award],
    corrections: Sequence[Correction] = (),
) -> tuple[Listing, ...]:  # fmt: skip
    """All lists that give something, then the awards by choice, then the corrections."""
    found = []
    for head in heads:
        own = [a for a in awards if a.list == head.name]
        if own or head.waiting:
            found.append(_listing(event, edition, taxed, head, own))
    chosen = [a for a in awards if a.kind == "chosen"]
    if chosen:
        found.append(_chosen(event, edition, chosen))
    if corrections:
        rows = tuple((c.list, c.name, c.was or "—", c.now or "不再获奖") for c in corrections)
        title = f"{event} 奖金表更正"
        found.append(Listing("更正", title, edition, _CHANGES, rows, landscape=True))
    return tuple(found)


def _listing(
    event: str, edition: str, taxed: str, head: ListHead, awards: Sequence[Award]
) -> Listing:
    size = f"{head.size} 人参加，" if head.size else ""
    subtitle = f"规程{head.clause}；{size}录取 {head.honoured} 名{edition}"
    columns = [ListColumn("名次", 8, "center"), ListColumn("姓名", 16, "center", big=True)]
    columns += [ListColumn("单位", 30, wrap=True)]
    if head.money:
        columns.append(ListColumn(f"奖金（元，{taxed}）", 15, "right"))
    if head.bonus:
        columns.append(ListColumn("追加奖金（元）", 13, "right"))
    columns += [ListColumn("奖品和称号", 26, wrap=True), ListColumn("说明", 34, wrap=True)]
    notes = list(head.remarks)
    if head.waiting:
        notes.append(f"另有 {head.waiting} 项待裁定，定后公布。")
    rows = tuple(_row(award, awards, head) for award in awards if award.kind == "place")
    if not any(row[-1] for row in rows):  # nothing to explain
        columns, rows = columns[:-1], tuple(row[:-1] for row in rows)
    return Listing(
        head.name, f"{event} {head.name}", subtitle, tuple(columns), rows,
        landscape=len(columns) > 5, notes=tuple(notes),
    )  # fmt: skip


def _row(award: Award, awards: Iterable[Award], head: ListHead) -> tuple[Shown, ...]:
    extra = [a for a in awards if a.kind == "bonus" and a.winner == award.winner]
    place = f"{award.place}（并列）" if award.shared_by > 1 else award.place
    cells: list[Shown] = [place, award.name, award.unit]
    if head.money:
        cells.append(award.amount if award.amount is None or award.amount.fen else None)
    if head.bonus:
        more = [a.amount.fen for a in extra if a.amount]
        cells.append(Money(sum(more)) if more else None)
    why = [*award.why, *(w for a in extra for w in a.why)]
    return (*cells, "、".join(award.items), "；".join(why))


def _chosen(event: str, edition: str, awards: Sequence[Award]) -> Listing:
    columns = (
        ListColumn("奖项", 30),
        ListColumn("获奖者", 30, "center", big=True),
        ListColumn("条款", 12, "center"),
    )
    rows = tuple((a.list, a.name, a.clause) for a in awards)
    title = f"{event} 评选奖"
    return Listing("评选奖", title, edition.lstrip("，"), columns, rows)
