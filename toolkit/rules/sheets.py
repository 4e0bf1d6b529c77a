"""Where the regulation's workbook (规程工作簿) has what: one sheet a table, the rest in 总则.

Lists of records are sheets; a list inside a list (rooms of a hotel) is a sheet whose rows name
the number of the row they belong to. Single records are rows of 总则, or columns where they stand
inside a list.
"""

from collections.abc import Iterator

from toolkit.model.record import Record
from toolkit.rules.schema import Regulation
from toolkit.rules.shape import Field, fields_of
from toolkit.rules.words import Words

Steps = tuple[str, ...]

MAIN_SHEET = "总则"
# Keys and titles of the columns that link a list inside a list to its row.
NUMBER, NUMBER_TITLE = "#", "序号"
BELONGS, BELONGS_TITLE = "^", "属于第几行"
OWNER, OWNER_TITLE = "~", "（名称）"  # for the reader's eye only
PRESENT = "有"  # marks a block that is there though none of its cells is filled


class Cell(Record, frozen=True):
    """One value: where it stands in its record, what it is called, of what kind it is.

    `field` None = the mark of a block: is it there at all.
    """

    steps: Steps
    title: str
    kind: str  # the record's class, by which words know its choices
    field: Field | None = None
    note: str = ""

    @property
    def key(self) -> str:
        """The steps as the hidden row and column show them: title_cap.title."""
        return ".".join(self.steps)


class Table(Record, frozen=True):
    """One sheet: a list of records at `steps`; `parent` = the list it lies in, if any."""

    sheet: str
    steps: Steps
    record: type[Record]
    cells: tuple[Cell, ...]
    parent: Steps | None = None
    numbered: bool = False  # other sheets speak of its rows by number
    required: bool = False  # an empty list stays a list


class Layout(Record, frozen=True):
    """The whole workbook."""

    main: tuple[Cell, ...]
    tables: tuple[Table, ...]


def layout(words: Words) -> Layout:
    """The workbook's layout under these names."""
    return Layout(tuple(_main(Regulation, (), "", words)), tuple(_tables(words)))


def _main(kind: type[Record], steps: Steps, title: str, words: Words) -> Iterator[Cell]:
    """Every single value outside lists, each block with its mark before it."""
    for field in fields_of(kind):
        name = words.name(kind.__name__, field.name)
        place = (*steps, field.name)
        full = f"{title} › {name}" if title else name
        if field.record and not field.many:
            yield Cell(place, full, kind.__name__)
            yield from _main(field.record, place, full, words)
        elif not field.record:
            yield Cell(place, name, kind.__name__, field, _note(kind, field, words))


def _tables(words: Words) -> Iterator[Table]:
    yield from _lists(Regulation, (), None, "", words)


def _lists(
    kind: type[Record], steps: Steps, parent: Steps | None, title: str, words: Words
) -> Iterator[Table]:
    """The lists of a record and, below each, the lists inside it."""
    for field in fields_of(kind):
        place = (*steps, field.name)
        name = words.name(kind.__name__, field.name)
        if field.record is None:
            continue
        if not field.many:
            inner = name if kind is Regulation and _holds_lists(field.record) else title or name
            yield from _lists(field.record, place, parent, _prefix(field.record, inner), words)
            continue
        cells = tuple(_row(field.record, (), "", words))
        sheet = f"{title}-{name}" if title else name
        inside = tuple(_lists(field.record, place, place, sheet, words))
        yield Table(sheet, place, field.record, cells, parent, bool(inside), field.required)
        yield from inside


def _holds_lists(kind: type[Record]) -> bool:
    return any(field.record and field.many for field in fields_of(kind))


def _prefix(kind: type[Record], name: str) -> str:
    """Lists in 时间 and 奖励 have names of their own; those of 赛制 and 等级申报 need it."""
    return "" if kind.__name__ in ("Dates", "Prizes") else name


def _row(kind: type[Record], steps: Steps, title: str, words: Words) -> Iterator[Cell]:
    """The columns of one row; a single record inside gives columns of its own."""
    for field in fields_of(kind):
        name = words.name(kind.__name__, field.name)
        full = f"{title}·{name}" if title else name
        place = (*steps, field.name)
        if field.record and field.many:
            continue
        if field.record:
            yield Cell(place, f"{full}（{PRESENT}）", kind.__name__)
            yield from _row(field.record, place, full, words)
        else:
            yield Cell(place, full, kind.__name__, field, _note(kind, field, words))


def _note(kind: type[Record], field: Field, words: Words) -> str:
    """What is explained about a field, and what an empty cell means."""
    note = words.note(kind.__name__, field.name)
    if field.default in (None, "") or field.many:
        return note
    meant = words.value(kind.__name__, field.name, field.default)
    return f"{note}；空着＝{meant}" if note else f"空着＝{meant}"
