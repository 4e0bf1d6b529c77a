"""Finds the header rows of tables (表头): windows of one to three rows, merged cells expanded."""

import re
from typing import NamedTuple

from toolkit.sources.files.unreadable import broken
from toolkit.sources.forms.words import Match, Vocabulary, Words, folded, without_remarks
from toolkit.sources.grids.grid import Grid

ID_LIKE = re.compile(r"\d{15}(?:\d{2}[\dXx])?|\d{17}[Xx]")
_PLAYER_WORDS = ("运动员", "棋手", "选手", "队员", "参赛")
_MOST_HEADERS = 1_000  # a sheet; more is no form, and each costs time
_TALLEST = 3  # header rows
_COLONS = (":", "：")
_DATA = re.compile(r"[\d\s.\-/:：、]+[xX]?")  # numbers, dates, phones: never a header word


class Label(NamedTuple):
    """What stands above one column: the whole label, its lowest and its highest part."""

    whole: str
    lowest: str
    highest: str


class Header(NamedTuple):
    """Header rows and, for each column that says something, its label."""

    top: int
    bottom: int
    labels: dict[int, Label]
    score: int


def header_words(grid: Grid, words: Words) -> list[int]:
    """For each row, how many of its cells could be headers of a table."""
    counts = [_count(grid, row, words) for row in range(grid.height)]
    cards = [count >= 2 and _alternates(grid, row, words) for row, count in enumerate(counts)]
    beside = [False, *cards, False]
    # Rows of labels and values, one below the other, are a card about one player.
    return [
        0 if cards[row] and (beside[row] or beside[row + 2]) else count
        for row, count in enumerate(counts)
    ]


def _alternates(grid: Grid, row: int, words: Words) -> bool:
    """Whether every second cell is a header word and the others are none (姓名|王五|性别|男)."""
    found = [is_word(text.rstrip(":： "), words) for _, text in grid.distinct(row)]
    return len(found) >= 4 and all(found[::2]) and not any(found[1::2])


def _count(grid: Grid, row: int, words: Words) -> int:
    texts = grid.texts[row]
    # No header holds an ID number: most rows of a table are told at once.
    if sum(map(bool, texts)) < 2 or any(t[:15].isdigit() and len(t) > 14 for t in texts):
        return 0
    cells = grid.distinct(row)
    # 姓名： | 性别： … is a header only where no value stands between (问卷 exports end so).
    labels = [text.rstrip(":： ") for _, text in cells]
    found = [is_word(label, words) for label in labels]
    for number, (_, text) in enumerate(cells[:-1]):
        if text != labels[number] and not found[number + 1]:
            return 0
    return sum(found)


def is_word(text: str, words: Words) -> bool:
    """Whether a single cell reads like a column header."""
    if len(text) > 30 or ":" in text or "：" in text:
        text = without_remarks(text)
    if not text or len(text) > 30 or ":" in text or "：" in text or _DATA.fullmatch(text):
        return False
    return words.tables.match(text) is not None


def find_headers(grid: Grid, words: Words) -> list[Header]:
    """All headers of a sheet from top to bottom; none overlaps another."""
    counts = header_words(grid, words)
    found: list[Header] = []
    row = 0
    while row < grid.height:
        best = _best(grid, row, words) if counts[row] >= 2 else None
        if best is not None:
            if len(found) == _MOST_HEADERS:
                raise broken(f"同一张工作表里有 {_MOST_HEADERS} 个以上的表头，不像报名表")
            found.append(_upward(grid, best, found[-1].bottom if found else -1, words))
            row = best.bottom
        row += 1
    return found


def _best(grid: Grid, top: int, words: Words) -> Header | None:
    """The window of one to three rows from `top` on that names the most fields, if three at all."""
    best: Header | None = None
    for bottom in range(top, min(top + _TALLEST, grid.height)):
        if not _continues(grid, bottom) or (bottom > top and not _stacks(grid, bottom, words)):
            break
        labels = _labels(grid, top, bottom)
        score = len({f for label in labels.values() if (f := _field(label, words))})
        if best is None or score > best.score:
            best = Header(top, bottom, labels, score)
    return best if best is not None and best.score >= 3 else None


def _stacks(grid: Grid, row: int, words: Words) -> bool:
    """Whether a row can be the lower part of a header that the row above begins.

    Where both rows hold a text of their own, the upper one must span several columns (住宿 over
    房型, 间数) or both together make one word (身份证, 号码).
    """
    upper, lower = grid.texts[row - 1], grid.texts[row]
    for column in range(grid.width):
        above, below = upper[column], lower[column]
        if not above or not below or grid.anchor(row, column)[0] < row:
            continue
        span = grid.spans.get(grid.anchor(row - 1, column))
        if span is not None and span[3] > span[1]:
            continue
        free = column + 1 < grid.width and not upper[column + 1] and lower[column + 1]
        if not free and folded(above + below) not in words.players.exact:
            return False
    return True


def _upward(grid: Grid, header: Header, above: int, words: Words) -> Header:
    """With the group row (住宿, 家长信息) above it, if there is one."""
    top = min(grid.anchor(header.top, c)[0] for c in header.labels)
    if top == header.top and _is_group_row(grid, top - 1, header, words):
        top -= 1
    if not above < top < header.top or header.bottom - top >= _TALLEST:
        return header
    return Header(top, header.bottom, _labels(grid, top, header.bottom), header.score)


def _is_group_row(grid: Grid, row: int, header: Header, words: Words) -> bool:
    if row < 0:
        return False
    cells = grid.distinct(row)
    if any(words.heading.match(t) or any(c in t for c in _COLONS) for _, t in cells):
        return False
    left = min(header.labels)
    if len(cells) == 1 and cells[0][0] <= left:
        return False  # a title or a section, not a group
    width = max(header.labels) - left + 1
    spans = [s for c, _ in cells if (s := grid.spans.get((row, c))) is not None and s[3] > s[1]]
    return any(span[3] - span[1] + 1 < width for span in spans)


def _continues(grid: Grid, row: int) -> bool:
    """Whether a row may belong to a header: no data, more than one text."""
    cells = grid.distinct(row)
    return len(cells) > 1 and not any(_DATA.fullmatch(t) or ID_LIKE.search(t) for _, t in cells)


def _labels(grid: Grid, top: int, bottom: int) -> dict[int, Label]:
    labels: dict[int, Label] = {}
    for column in range(grid.width):
        parts: list[str] = []
        last: tuple[int, int] | None = None
        for row in range(top, bottom + 1):
            text = grid.texts[row][column]
            anchor = grid.anchor(row, column)
            if text and anchor != last:
                parts.append(text)
            last = anchor
        if parts:
            labels[column] = Label("".join(parts), parts[-1], parts[0])
    return labels


def _field(label: Label, words: Words) -> str:
    for vocabulary in (words.players, words.rooms, words.companions):
        if match := match_label(label, vocabulary, words):
            return match.field
    return ""


def match_label(label: Label, vocabulary: Vocabulary, words: Words) -> Match | None:
    """The field of a column: its whole label first, then the lowest, then the highest part.

    A column about a parent, leader or payer is never the player's.
    """
    whole = vocabulary.match(label.whole)
    if whole and whole.exact:
        return whole
    text = folded(label.whole)
    if vocabulary is words.companions and words.says(text, "officials"):
        return None
    if vocabulary is words.players and words.says(text, "officials", "family"):
        lowest = vocabulary.match(label.lowest)
        if lowest and lowest.exact and not words.says(folded(label.lowest), "officials", "family"):
            return lowest if any(word in text for word in _PLAYER_WORDS) else None
        return lowest if lowest and lowest.exact else None
    if words.says(text, "applied"):
        return None
    lowest, highest = vocabulary.match(label.lowest), vocabulary.match(label.highest)
    if lowest and lowest.exact:
        return lowest
    if highest and highest.exact:
        return highest
    return whole or lowest or highest
