"""Between the rounds (名单变动): late entries, withdrawals, byes, who must not meet."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from toolkit.layouts.between import (
    APART,
    FULL_BYE,
    HALF_BYE,
    JOINS,
    WITHDRAWS,
    ZERO_BYE,
)
from toolkit.model.game import Competitor, ForbiddenPair, Mark, RequestedBye, Tournament

_BYES = {ZERO_BYE: Mark.ZERO_BYE, HALF_BYE: Mark.HALF_BYE, FULL_BYE: Mark.FULL_BYE}

Said = Mapping[str, str]


def with_changes(tournament: Tournament, rows: Iterable[Said]) -> Tournament:
    """The tournament with every row of 名单变动, in order; rows are checked when they are read.

    A late entrant has the start number that the row was given when it was read (`start`).
    """
    players = {player.number: player for player in tournament.competitors}
    requested = list(tournament.requested)
    forbidden = list(tournament.forbidden)
    for row in rows:
        first = int(row["first"])
        last = int(row.get("last") or first)
        kind = row["kind"]
        if kind == JOINS:
            number = int(row["start"])
            players[number] = _late(row, number, first)
        elif kind == WITHDRAWS:
            number = int(row["number"])
            players[number] = replace(players[number], withdrawn_after=first - 1)
        elif kind == APART:
            pair = (int(row["number"]), int(row["other"]))
            forbidden.append(
                ForbiddenPair(pair, first, int(row["last"]) if row.get("last") else None)
            )
        else:
            number = int(row["number"])
            requested += [RequestedBye(n, number, _BYES[kind]) for n in range(first, last + 1)]
    return replace(
        tournament,
        competitors=tuple(players.values()),
        requested=tuple(requested),
        forbidden=tuple(forbidden),
    )


def _late(row: Said, number: int, first: int) -> Competitor:
    return Competitor(
        number,
        row["name"],
        row.get("unit", ""),
        int(row.get("rating") or 0),
        sex=row.get("sex", ""),
        title=row.get("title", ""),
        birth=row.get("birth", ""),
        entry=row.get("entry", ""),
        joins=first,
    )


_ABSENT = "缺的一局在结果里选弃权"
_ROBIN = {
    JOINS: "还没有开赛的，撤回编排名单（qisai undo）后重新编排",
    APART: "同单位、有亲属关系的，编排名单前调整",
    **dict.fromkeys(_BYES, _ABSENT),
}

Fault = tuple[str, str]
"""Column and sentence of what is wrong with a typed row."""


def fault(row: Said, tournament: Tournament, *, robin: bool = False) -> Fault | None:
    """What is wrong with a typed row, None when it can be taken.

    `first` empty = the next round. Rounds that are paired already can't be changed any more. The
    tournament has all other rows, but not this one. `robin` = all play all by a table that is made
    once: one can only leave it.
    """
    if row.get("kind", "") not in (WITHDRAWS, JOINS, APART, *_BYES):
        return "kind", "请选变动"
    if robin and row["kind"] != WITHDRAWS:
        return "kind", f"循环赛的对阵表已经排定，不能{row['kind']}；{_ROBIN[row['kind']]}"
    for column in ("number", "first", "last", "other", "rating"):
        if row.get(column) and not row[column].isdecimal():
            return column, f"“{row[column]}”不是数字"
    players = {player.number: player for player in tournament.competitors}
    return _wrong_rounds(row, tournament) or (
        _wrong_entrant(row, players) if row["kind"] == JOINS else _wrong_player(row, tournament)
    )


def _rounds(row: Said, tournament: Tournament) -> tuple[int, int]:
    first = int(row.get("first") or tournament.next_round)
    return first, int(row.get("last") or first)


def _wrong_rounds(row: Said, tournament: Tournament) -> Fault | None:
    (first, last), now = _rounds(row, tournament), tournament.next_round
    if first < now:
        return "first", f"第 {first} 轮已经编排，最早从第 {now} 轮起"
    if last < first:
        return "last", "到第几轮不能早于从第几轮"
    total = tournament.rounds_total
    for column, number in (("first", first), ("last", last)):
        if total and number > total:
            return column, f"一共只有 {total} 轮，没有第 {number} 轮"
    return None


def _wrong_entrant(row: Said, players: Mapping[int, Competitor]) -> Fault | None:
    if not row.get("name"):
        return "name", "补报请写姓名"
    for player in players.values():
        if (player.name, player.unit) == (row["name"], row.get("unit", "")):
            unit = f"（{player.unit}）" if player.unit else ""
            return "name", f"名单上已有 {player.number} 号{player.name}{unit}"
    return None


def _wrong_player(row: Said, tournament: Tournament) -> Fault | None:
    players = {player.number: player for player in tournament.competitors}
    for column in ("number", *(("other",) if row["kind"] == APART else ())):
        if not row.get(column) or int(row[column]) not in players:
            return column, f"名单上没有 {row.get(column) or '空白'} 号"
    player = players[int(row["number"])]
    if row.get("name") and row["name"] != player.name:
        return "name", f"{player.number} 号是{player.name}，不是{row['name']}"
    if row["kind"] == APART:
        same = int(row["other"]) == player.number
        return ("other", f"“回避谁”写的也是 {player.number} 号") if same else None
    return _wrong_absence(row, player, tournament)


def _wrong_absence(row: Said, player: Competitor, tournament: Tournament) -> Fault | None:
    """Who is gone can't leave again; two rows can't say different things of one round."""
    first, last = _rounds(row, tournament)
    gone = player.withdrawn_after
    if gone is not None and (row["kind"] == WITHDRAWS or last > gone):
        return "number", f"{player.number} 号已从第 {gone + 1} 轮起退赛"
    asked = {bye.round for bye in tournament.requested if bye.player == player.number}
    twice = sorted(asked & set(range(first, last + 1)))
    if twice and row["kind"] in _BYES:
        return "first", f"{player.number} 号第 {twice[0]} 轮已经另写了一行请假"
    return None
