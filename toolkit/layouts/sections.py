"""2填写/分组.xlsx, where small sections are decided; and the start list for the wall (编排名单)."""

from collections.abc import Sequence

from toolkit.layouts.fill_in import FillColumn, FillTable
from toolkit.layouts.listing import ListColumn, Listing, Shown
from toolkit.model.game import Competitor
from toolkit.model.record import Record

SHEET = "分组"
PLAY, CANCEL, MERGE = "play", "cancel", "merge"
WORDS = {"照样比赛": PLAY, "取消": CANCEL, "并入": MERGE}
WORD_OF = {what: word for word, what in WORDS.items()}

ORDERS = {"rating": "等级分", "title": "称号", "registration": "报名先后", "lot": "抽签"}


def sections_table(sections: Sequence[str]) -> FillTable:
    """One row a section: its number of players and what becomes of it."""
    return FillTable(
        SHEET,
        (
            FillColumn("section", "组别", 26),
            FillColumn("players", "人数", 8, center=True),
            FillColumn("least", "下限", 8, center=True),
            FillColumn("most", "上限", 8, center=True),
            FillColumn("proposal", "建议", 44),
            FillColumn(
                "what", "办法", 12, yellow=True, center=True, choices=tuple(WORDS),
                hint="人数够的空着就是照样比赛。并入：一起编排，名次和奖励仍按原组别分列。",
            ),
            FillColumn(
                "into", "并入哪组", 26, yellow=True, choices=tuple(sections) or ("（无）",),
                hint="只有“并入”才填。",
            ),
            FillColumn("reason", "理由", 28, yellow=True, hint="例：组委会 1 月 16 日会议决定。"),
            FillColumn("by", "决定人", 12, yellow=True),
        ),
    )  # fmt: skip


class StartList(Record, frozen=True):
    """A frozen start list to print; `order` = what start numbers went by."""

    title: str
    system: str
    rounds: int
    seed: str
    order: tuple[str, ...]
    players: tuple[Competitor, ...]


def start_listing(data: StartList) -> Listing:
    """The start list; the section a player entered for stands there where any was merged."""
    merged = any(player.own for player in data.players)
    columns = (
        ListColumn("号", 7, "center", big=True),
        ListColumn("姓名", 16, "center", big=True),
        ListColumn("单位", 32),
        ListColumn("称号", 16, "center"),
        ListColumn("等级分", 10, "center"),
        *((ListColumn("名次列入", 24),) if merged else ()),
    )
    order = "、".join(ORDERS.get(word, word) for word in data.order)
    said = [f"{len(data.players)} 人", data.system, f"{data.rounds} 轮"]
    said += [f"编号依次按{order}"] if order else []
    said += [f"抽签种子 {data.seed}"] if data.seed else []
    rows = tuple(_row(player, merged) for player in data.players)
    return Listing("编排名单", data.title, "；".join(said), columns, rows)


def _row(player: Competitor, merged: bool) -> tuple[Shown, ...]:
    rating = player.rating or None
    own = (player.own,) if merged else ()
    return (player.number, player.name, player.unit, player.title, rating, *own)
