"""`qisai log`: the audit trail (操作记录) as a workbook and as data."""

from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Outcome
from toolkit.flows.stamps import stamp
from toolkit.flows.words import about, detail, kind_words
from toolkit.model.facts import (
    Corrected,
    Decided,
    DecisionCleared,
    Entry,
)
from toolkit.model.play_facts import ResultEntered
from toolkit.store.folder import INTERNAL
from toolkit.workbooks.log import LogRow, log_book

BOOK = f"{INTERNAL}/操作记录.xlsx"


def log(desk: Desk) -> Outcome:
    """Every fact, withdrawn ones too."""
    rows = write_log(desk)
    last = [
        f"  {r.seq}  {r.at}  第 {r.batch} 批  {r.command}  {r.kind}  {r.about}" for r in rows[-10:]
    ]
    lines = (f"共 {len(rows)} 项：{BOOK}", *last, *desk.outputs.notes())
    return Outcome(lines, "", {"facts": [_json(row) for row in rows]})


def write_log(desk: Desk) -> list[LogRow]:
    """The workbook; returns what it shows."""
    standing = {entry.seq for entry in desk.journal.standing}
    rows = [_row(entry, entry.seq not in standing) for entry in desk.journal.entries]
    desk.outputs.write(BOOK, log_book(stamp(desk), desk.regulation.short, rows))
    return rows


def _row(entry: Entry, undone: bool) -> LogRow:
    fact = entry.fact
    origin = ""
    if isinstance(fact, Decided | DecisionCleared | Corrected | ResultEntered):
        origin = f"{fact.origin.file} {fact.origin.where}".strip()
    return LogRow(
        entry.seq,
        f"{entry.at:%Y-%m-%d %H:%M:%S}",
        entry.batch,
        entry.command,
        kind_words(fact),
        about(fact),
        detail(fact),
        origin,
        undone,
    )


def _json(row: LogRow) -> dict[str, object]:
    return {
        "seq": row.seq,
        "at": row.at,
        "batch": row.batch,
        "command": row.command,
        "kind": row.kind,
        "about": row.about,
        "detail": row.detail,
        "undone": row.undone,
    }
