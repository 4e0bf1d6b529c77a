"""Cuts a sheet into tables: what each header heads, side-by-side blocks, which kind it is."""

import re
from typing import NamedTuple

from toolkit.sources.forms.evidence import settle
from toolkit.sources.forms.headers import Header, Label, find_headers, match_label
from toolkit.sources.forms.ticks import Ticks, find_ticks
from toolkit.sources.forms.words import Match, Words, folded
from toolkit.sources.grids.grid import Grid

PLAYERS, ROOMS, COMPANIONS, OFFICIALS = "players", "rooms", "companions", "officials"
_OWN_ROOM = ("hotel", "type", "rooms", "people", "arrive", "depart")
_OWN_PLAYER = frozenset(
    ("sex", "birth", "id_number", "id_kind", "title", "certificate", "grade", "fide_id",
     "rating", "section", "school", "registration")
)  # fmt: skip

_NUMBERS = re.compile(r"\d{1,3}|.?例|领队|教练员?|队员|队长|运动员|棋手|选手|联系人")


class Block(NamedTuple):
    """One table: its header, the columns it spans, the field each column states.

    `columns` maps a field to its column; `extra` the room fields that stand in a player table;
    `unknown` the columns whose label says nothing. `last` is the row before the next header.
    """

    kind: str
    header: Header
    left: int
    right: int  # exclusive
    last: int
    columns: dict[str, int]
    extra: dict[str, int]
    unknown: dict[int, Label]
    title: str = ""
    ticks: tuple[Ticks, ...] = ()


def find_blocks(grid: Grid, words: Words, known: dict[str, str]) -> list[Block]:
    """All tables of a sheet in reading order. `known` maps a folded label to a confirmed field."""
    headers = find_headers(grid, words)
    blocks: list[Block] = []
    for number, header in enumerate(headers):
        last = headers[number + 1].top - 1 if number + 1 < len(headers) else grid.height - 1
        title = _title(grid, header.top)
        for left, right in _spans(header, words, _numbering(grid, header)):
            labels = {c: label for c, label in header.labels.items() if left <= c < right}
            block = _block(header, labels, (left, right, last), words, known, title)
            if block is not None:
                settle(grid, header.bottom + 1, last, block.columns)
                blocks.append(_with_ticks(grid, block, labels, words))
    return blocks


def _with_ticks(grid: Grid, block: Block, labels: dict[int, Label], words: Words) -> Block:
    """The block with the columns that are chosen by a tick, if it has any."""
    if block.kind != PLAYERS:
        return block
    rows = range(block.header.bottom + 1, block.last + 1)
    ticks = find_ticks(grid, labels, rows, words.players)
    ticked = {column for one in ticks for column in one.values}
    columns = {f: c for f, c in block.columns.items() if c not in ticked}
    unknown = {c: label for c, label in block.unknown.items() if c not in ticked}
    return block._replace(columns=columns, unknown=unknown, ticks=ticks)


def _title(grid: Grid, top: int) -> str:
    """The single text just above a header (陪同人员名单), looking past blank rows."""
    for row in range(top - 1, max(top - 4, -1), -1):
        cells = grid.distinct(row)
        if cells:
            text = cells[0][1]
            return text if len(cells) == 1 and not re.search("[:：]", text) else ""
    return ""


def _numbering(grid: Grid, header: Header) -> set[int]:
    """Columns without a label whose first entry is a number, a role or 例: they tell the rows."""
    rows = range(header.bottom + 1, min(header.bottom + 6, grid.height))
    found: set[int] = set()
    for column in range(grid.width):
        if column in header.labels or column + 1 not in header.labels:
            continue
        own = (grid.texts[row][column] for row in rows if (row, column) not in grid.anchors)
        first = next(filter(None, own), "")
        if _NUMBERS.fullmatch(first):
            found.add(column)
    return found


def _spans(header: Header, words: Words, numbering: set[int]) -> list[tuple[int, int]]:
    """The column ranges of blocks that stand side by side: the name column repeats."""
    columns = sorted({*header.labels, *numbering})
    fields = {c: m.field for c in columns if (m := _player_field(header, c, words))}
    names = [c for c, field in fields.items() if field == "name"]
    end = columns[-1] + 1
    others = [field for field in fields.values() if field != "name"]
    # 姓名 beside 英文名 is one table: in two tables something else is there twice as well.
    if len(names) < 2 or len(set(others)) == len(others):
        return [(columns[0], end)]
    starts = [columns[0]]
    for name in names[1:]:
        lead = names[0] - columns[0]
        starts.append(max(name - lead, starts[-1] + 1))
    return list(zip(starts, [*starts[1:], end], strict=True))


def _player_field(header: Header, column: int, words: Words) -> Match | None:
    label = header.labels.get(column)
    return match_label(label, words.players, words) if label else None


def _block(
    header: Header,
    labels: dict[int, Label],
    span: tuple[int, int, int],
    words: Words,
    known: dict[str, str],
    title: str,
) -> Block | None:
    players = _assign(labels, words, PLAYERS, known)
    rooms = _assign(labels, words, ROOMS, known)
    others = _assign(labels, words, COMPANIONS, known)
    kind = _kind(players, rooms, others, words, title)
    if kind is None:
        return None
    columns = {PLAYERS: players, OFFICIALS: players, ROOMS: rooms, COMPANIONS: others}[kind]
    taken = set(columns.values())
    extra: dict[str, int] = {}
    if kind == PLAYERS:
        extra = {f: rooms[f] for f in _OWN_ROOM if f in rooms and rooms[f] not in taken}
        taken.update(extra.values())
    unknown = {c: label for c, label in labels.items() if c not in taken}
    left, right, last = span
    if left not in labels:
        columns.setdefault("serial", left)
    return Block(kind, header, left, right, last, columns, extra, unknown, title)


def _kind(
    players: dict[str, int],
    rooms: dict[str, int],
    others: dict[str, int],
    words: Words,
    title: str,
) -> str | None:
    own_player = _OWN_PLAYER & players.keys()
    own_room = [field for field in _OWN_ROOM if field in rooms]
    subject = folded(title)
    if len(own_room) >= 2 and (
        words.says(subject, "room_titles")
        or (len(own_player) < 2 and not players.keys() >= {"name", "id_number"})
    ):
        return ROOMS
    if "name" in others and len(others) >= 2:
        beside = words.says(subject, "companion_titles") and not _about_players(subject)
        if "relation" in others or "name" not in players or beside:
            return COMPANIONS
    if "role" in players and "name" in players and not own_player - {"sex"}:
        return OFFICIALS
    if words.says(subject, "official_titles") and own_player <= {"sex", "birth", "id_number"}:
        return OFFICIALS if "name" in players and not _about_players(subject) else None
    if len(players.keys() - words.beside - {"note"}) < 3 and not players.keys() >= {
        "name",
        "id_number",
    }:
        return None
    return PLAYERS if "name" in players or "id_number" in players else None


def _about_players(subject: str) -> bool:
    return any(word in subject for word in ("运动员", "棋手", "选手", "队员", "报名"))


def _assign(
    labels: dict[int, Label], words: Words, kind: str, known: dict[str, str]
) -> dict[str, int]:
    """The column of each field: exact labels first, then containing ones, left before right."""
    vocabulary = {PLAYERS: words.players, ROOMS: words.rooms, COMPANIONS: words.companions}[kind]
    found: dict[str, int] = {}
    weak: list[tuple[str, int]] = []
    for column in sorted(labels):
        label = labels[column]
        confirmed = known.get(folded(label.whole, True))
        match = match_label(label, vocabulary, words)
        if confirmed is not None:
            found[confirmed] = column
        elif match is not None and match.exact:
            found.setdefault(match.field, column)
        elif match is not None:
            weak.append((match.field, column))
    for field, column in weak:
        if field not in found and column not in found.values():
            found[field] = column
    return _whole_name(found, labels)


def _whole_name(found: dict[str, int], labels: dict[int, Label]) -> dict[str, int]:
    """A name in two columns (姓 | 名): it begins in the first and goes on in `given`."""
    family = found.get("family")
    if family is None:
        return found
    given = labels.get(family + 1)
    if given is None or folded(given.lowest) not in ("名", "名字", "givenname", "firstname"):
        return found
    return {**found, "name": family, "given": family + 1}
