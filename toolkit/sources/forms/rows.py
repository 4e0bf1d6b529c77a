"""Judges the rows under a header: player, example, section title, total, note, nothing."""

import re
from enum import Enum

from toolkit.model.said import Said
from toolkit.sources.forms.blocks import Block
from toolkit.sources.forms.headers import ID_LIKE
from toolkit.sources.forms.headings import inline_pairs
from toolkit.sources.forms.words import Words, folded, plain
from toolkit.sources.grids.grid import Grid
from toolkit.values.id_number import read_id

_SECTION = re.compile(r"组|队|男子|女子|男|女|大师|棋士|级|年级")
_NAME = re.compile(r"[^\W\d_][^\d]{0,29}")
_SECTION_LENGTH = 24

_BEFORE_SECTION = re.compile(
    r"^(?:[\s▲△▼●○◆◇■□★☆※*#>—-]+|[(（][一二三四五六七八九十\d]{1,3}[)）]|[一二三四五六七八九十]{1,3}、"
    r"|\d{1,2}[.、．]|(?:参赛|报名)?组别\s*[:：])\s*"
)


def section_title(text: str) -> str:
    """A section's name without what decorates it: ▲女子乙组, （一）女子乙组, 组别：女子乙组."""
    before = ""
    while text != before:
        before, text = text, _BEFORE_SECTION.sub("", text.strip(), count=1)
    return text.rstrip(":： ") or before


class Row(Enum):
    """What a row under a header is."""

    BLANK = "blank"
    LINE = "line"
    EXAMPLE = "example"
    SECTION = "section"
    TOTAL = "total"
    STOP = "stop"
    OTHER = "other"


class Judge:
    """Judges the rows of one block in order; after a stop only rows with an ID still count."""

    def __init__(self, grid: Grid, block: Block, words: Words) -> None:
        self.grid, self.block, self.words = grid, block, words
        self.stopped = False
        self.seen = 0  # lines so far
        self.first: int | None = None  # the first row that had a stock name: only it may be one
        columns = block.columns
        self.name = columns.get("name", columns.get("names", -1))
        self.id = columns.get("id_number", -1)
        self.serial = columns.get("serial", -1)
        skipped = {columns.get("serial"), columns.get("picture"), self.name}
        self.fields = [c for c in (*columns.values(), *block.extra.values()) if c not in skipped]

    def judge(self, row: int) -> Row:
        """The kind of one row."""
        texts = self.grid.texts[row]
        block = self.block
        if not any(texts[block.left : block.right]):
            return Row.BLANK
        cells = self.grid.distinct(row, block.left, block.right)
        first = folded(cells[0][1], True)
        special = self._special(row, cells, first)
        if special is not None:
            self.stopped |= special is Row.STOP
            return special
        if self._is_line(row):
            self.seen += 1
            return Row.LINE
        return Row.OTHER if len(cells) > 1 or cells[0][0] != self.serial else Row.BLANK

    def _special(self, row: int, cells: list[tuple[int, str]], first: str) -> Row | None:
        words = self.words
        bare = [folded(text) for _, text in cells[:3]]
        if any(text.startswith(words.signs["totals"]) for text in bare[:2]) and not self._id(row):
            return Row.TOTAL
        if self._is_example(row, cells):
            return Row.EXAMPLE
        if len(cells) == 1:
            return self._alone(cells[0])
        if not self._id(row) and self._heads(row, cells):
            return Row.STOP
        if words.opens(first, "stops") and cells[0][0] in (self.serial, self.block.left):
            return None if self._id(row) or first == "备注" else Row.STOP
        return None

    def _heads(self, row: int, cells: list[tuple[int, str]]) -> bool:
        """Whether the whole row states heading values (联系人 | 王五 | 电话：138…)."""
        whole = self.grid.distinct(row)
        labels = [self._label(text) for _, text in whole]
        if sum(map(bool, labels)) >= 2 or inline_pairs(whole[0][1], self.words.heading.exact):
            return True
        column, text = cells[0]
        role = column in (self.serial, self.block.columns.get("role", -1)) and text[-1] not in ":："
        if role and self.words.opens(folded(text), "official_titles"):
            return False  # the column says who the person is
        return bool(self._label(text))

    def _label(self, text: str) -> str:
        return self.words.heading.exact.get(folded(text.rstrip(" :：")), "")

    def _alone(self, cell: tuple[int, str]) -> Row | None:
        column, text = cell
        label = folded(text, True)
        if self.words.opens(label, "stops") and len(label) > 1:
            return Row.STOP
        if text.startswith(("注:", "注：", "注意", "※", "*注")):
            return Row.STOP
        if column == self.serial and text.isdigit():
            return Row.BLANK
        title = section_title(text)
        if (
            len(title) <= _SECTION_LENGTH
            and _SECTION.search(label)
            and not re.search("[:：]", title)
        ):
            return Row.SECTION
        return Row.OTHER

    def _is_example(self, row: int, cells: list[tuple[int, str]]) -> bool:
        words = self.words
        looked = cells[:3]
        if self.name >= 0 and (name := self.grid.texts[row][self.name]):
            looked = [*looked, (self.name, name)]
        for column, text in looked:
            label = folded(text, True)
            if label in words.signs["examples"]:
                return True
            opens = label.startswith(words.signs["examples"]) and len(label) <= 8
            if opens and (column != self.name or len(label) > 2):
                return True
            if re.search(r"[(（【\[](?:例|示例|样例|范例|举例|模板)[^)）】\]]*[)）】\]]", text):
                return True
        return self.seen == 0 and self._placeholder(row)

    def _placeholder(self, row: int) -> bool:
        """A stock name (张三) in the first row that has no real ID: the template's example."""
        if self.name < 0:
            return False
        name = folded(self.grid.texts[row][self.name])
        if name not in self.words.signs["placeholders"]:
            return False
        self.first = row if self.first is None else self.first
        if row != self.first:
            return False
        text = self.grid.texts[row][self.id] if self.id >= 0 else ""
        return not read_id(Said(text)).sound

    def _id(self, row: int) -> bool:
        return self.id >= 0 and bool(ID_LIKE.search(plain(self.grid.texts[row][self.id])))

    def _is_line(self, row: int) -> bool:
        texts = self.grid.texts[row]
        if self._id(row):
            return True
        if self.stopped:
            return False
        anchors = {self.grid.anchor(row, c) for c in self.fields if texts[c]}
        name = texts[self.name] if self.name >= 0 else ""
        if name and _NAME.match(name):  # a name with its number is a player about whom all is open
            return bool(anchors) or texts[self.serial].isdigit()
        return len(anchors) >= 3
