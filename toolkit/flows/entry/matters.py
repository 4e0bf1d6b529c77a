"""The sheet 事项 of 裁定.xlsx: what the organiser settles for the whole event."""

from datetime import datetime

from toolkit.flows.typed import parted, place_of, slip
from toolkit.layouts.decisions import CLOSE_ENTRY, MATTER_TEXTS
from toolkit.layouts.fill_in import FilledRow, FillRow
from toolkit.model.clock import SHANGHAI
from toolkit.model.event import State
from toolkit.model.facts import AnyFact, EntryClosed, Origin
from toolkit.model.form import Problem
from toolkit.sources.filled import Filled

_SHOWN = "%Y-%m-%d %H:%M"


def matter_rows(state: State) -> list[FillRow]:
    """One row a matter, filled with what was settled."""
    closed = state.closed
    settled = {
        CLOSE_ENTRY: {
            "value": f"{closed.at:{_SHOWN}}" if closed and closed.at else "",
            "reason": closed.reason if closed else "",
            "by": closed.by if closed else "",
        }
    }
    return [
        FillRow(id_, {"matter": title, "explained": text, **settled[id_]})
        for id_, (title, text) in MATTER_TEXTS.items()
    ]


def read_matters(
    filled: Filled, state: State, origin: Origin
) -> tuple[list[AnyFact], list[Problem]]:
    """What was settled, changed or taken back, and what can't be understood."""
    closing = (row for row in filled.rows if row.id == CLOSE_ENTRY)
    return parted(_closing(row, state.closed, origin) for row in closing)


def _closing(
    row: FilledRow, known: EntryClosed | None, origin: Origin
) -> EntryClosed | Problem | None:
    value, reason, by = row.text("value"), row.text("reason"), row.text("by")
    place = place_of(origin, row, "value")
    if not value:
        return EntryClosed(None, reason or "收回", by, place) if known else None
    at = _moment(value)
    if at is None:
        return slip(row, "value", f"“{value}”不是日期时间，请写成 2019-12-28 18:00")
    if not reason:
        return slip(row, "value", "请写理由")
    if known and (known.at, known.reason, known.by) == (at, reason, by):
        return None
    return EntryClosed(at, reason, by, place)


def _moment(text: str) -> datetime | None:
    """A date with a clock time; a date alone lasts to the end of its day."""
    plain = text.replace("T", " ").replace("/", "-").replace("：", ":")
    for pattern in (_SHOWN, "%Y-%m-%d %H:%M:%S"):
        try:
            return datetime.strptime(plain, pattern).replace(tzinfo=SHANGHAI)
        except ValueError:
            continue
    try:
        day = datetime.strptime(plain, "%Y-%m-%d").replace(tzinfo=SHANGHAI)
    except ValueError:
        return None
    return day.replace(hour=23, minute=59, second=59)
