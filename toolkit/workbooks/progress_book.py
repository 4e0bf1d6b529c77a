"""5内部/报名进度.xlsx: sections against minimum and cap, who still owes what, our own replies."""

from collections.abc import Sequence

from toolkit.model.finding import Severity
from toolkit.model.record import Record
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.style import CENTER, FILL_OF_SEVERITY
from toolkit.workbooks.table import Column, Value, list_sheet


class SectionLine(Record, frozen=True):
    """A section's count; `least` and `most` are None where the regulation sets no number."""

    name: str
    entered: int
    admitted: int
    least: int | None = None
    most: int | None = None
    remark: str = ""


class OwingLine(Record, frozen=True):
    """A unit that still has to send or mend something."""

    unit: str
    errors: int
    decisions: int
    what: str
    contact: str
    last_letter: str


class ReplyLine(Record, frozen=True):
    """One mail against the promise to answer; `red` = due or overdue."""

    arrived: str
    sender: str
    subject: str
    hours: str
    limit: str
    answered: str
    letter: str
    state: str
    red: bool = False


_RED = FILL_OF_SEVERITY[Severity.ERROR]
_FEW = FILL_OF_SEVERITY[Severity.WARNING]


def progress_book(
    stamp: Stamp,
    event: str,
    notes: str,
    sections: Sequence[SectionLine],
    owing: Sequence[OwingLine],
    replies: Sequence[ReplyLine],
) -> bytes:
    """The workbook; `notes` says in one line how the whole event stands."""
    book = Book(stamp, f"{event} 报名进度")
    when = f"{stamp.created:%Y-%m-%d %H:%M}"
    _sections(book, event, f"{when} · {notes}", sections)
    _owing(book, event, f"{when} · {len(owing)} 个单位还要更正、补交或等裁定", owing)
    late = sum(reply.red for reply in replies)
    _replies(book, event, f"{when} · 来信 {len(replies)} 封，红色 {late} 封要马上回复", replies)
    return book.to_bytes()


def _sections(book: Book, event: str, subtitle: str, lines: Sequence[SectionLine]) -> None:
    columns = (
        Column("组别", width=26),
        Column("报名", CENTER, width=8),
        Column("有效", CENTER, width=8),
        Column("最少", CENTER, width=8),
        Column("最多", CENTER, width=8),
        Column("说明", width=36),
    )
    rows: list[list[Value]] = [
        [s.name, s.entered, s.admitted, s.least, s.most, s.remark] for s in lines
    ]
    paints = {(number, 5): _FEW for number, s in enumerate(lines) if s.remark}
    title = f"{event} 各组人数"
    list_sheet(book.sheet("组别"), title, subtitle, columns, rows, paints=paints, landscape=False)


def _owing(book: Book, event: str, subtitle: str, lines: Sequence[OwingLine]) -> None:
    columns = (
        Column("单位", width=24),
        Column("要更正", CENTER, width=9),
        Column("待裁定", CENTER, width=9),
        Column("是什么", width=60),
        Column("联系", width=18),
        Column("最后一封信", CENTER, width=23),
    )
    rows: list[list[Value]] = [
        [o.unit, o.errors, o.decisions, o.what, o.contact, o.last_letter] for o in lines
    ]
    list_sheet(book.sheet("欠交"), f"{event} 欠交和待更正", subtitle, columns, rows)


def _replies(book: Book, event: str, subtitle: str, lines: Sequence[ReplyLine]) -> None:
    columns = (
        Column("到达", CENTER, width=17),
        Column("来信人", width=24),
        Column("主题", width=30),
        Column("已过（小时）", CENTER, width=13),
        Column("回复期限", CENTER, width=17),
        Column("回复时间", CENTER, width=17),
        Column("回信", width=26),
        Column("状态", CENTER, width=12),
    )
    rows: list[list[Value]] = [
        [r.arrived, r.sender, r.subject, r.hours, r.limit, r.answered, r.letter, r.state]
        for r in lines
    ]
    fills = {number: _RED for number, reply in enumerate(lines) if reply.red}
    list_sheet(book.sheet("来信回复"), f"{event} 来信回复", subtitle, columns, rows, fills=fills)
