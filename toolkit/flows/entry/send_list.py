"""2填写/寄信.xlsx: which drafts may go, as the organiser ticked them."""

import email
from collections.abc import Mapping, Sequence
from email import policy
from pathlib import Path

from toolkit.flows.desk import Desk
from toolkit.flows.stamps import stamp
from toolkit.flows.typed import slip
from toolkit.layouts.fill_in import FillRow
from toolkit.layouts.send_list import GO, HOLD, SEND_LIST
from toolkit.letters.drafts import key_of
from toolkit.letters.send import receiver_of
from toolkit.model.form import Problem
from toolkit.sources.filled import read_filled
from toolkit.store.archive import digest
from toolkit.store.folder import FILL_IN
from toolkit.workbooks.finish_fill_in import finish_book

BOOK = f"{FILL_IN}/寄信.xlsx"
_HINT = "看过草稿后选，保存，再运行 qisai send --yes"

Choices = Mapping[str, str]
"""寄 or 不寄 by draft (`id_of`)."""


def id_of(raw: bytes) -> str:
    """How a draft is known whatever its file is called: its key, else its content."""
    return key_of(raw) or digest(raw)


def read_choices(desk: Desk) -> tuple[dict[str, str], list[Problem]]:
    """What was ticked, and what can't be understood."""
    path = desk.event / BOOK
    if not path.exists():
        return {}, []
    filled = read_filled(path.read_bytes(), path.name, (SEND_LIST,))[SEND_LIST.sheet]
    choices, problems = {}, [p for p in filled.problems if "missing" not in p.detail]
    for row in filled.rows:
        word = row.text("go")
        if word not in ("", GO, HOLD):
            problems.append(slip(row, "go", f"“{word}”不认识，请从列表中选择"))
        elif word:
            choices[row.id] = word
    return choices, problems


def ticked(paths: Sequence[Path], choices: Choices) -> list[Path]:
    """The drafts that may go: those ticked, else all that are not held back."""
    said = {path: choices.get(id_of(path.read_bytes()), "") for path in paths}
    if GO in said.values():
        return [path for path, word in said.items() if word == GO]
    return [path for path, word in said.items() if word != HOLD]


def write_send_list(
    desk: Desk, wanted: Sequence[Path], ready: Sequence[Path], choices: Choices
) -> None:
    """A row a draft, what was ticked kept; without drafts there is no such workbook."""
    rows = []
    for path in wanted:
        raw = path.read_bytes()
        subject = email.message_from_bytes(raw, policy=policy.default).get("Subject", "")
        state = "" if path in ready else "已经发过"
        if not receiver_of(raw):
            state = "没有收件人"
        texts = {"name": path.name, "to": receiver_of(raw), "subject": str(subject), "state": state}
        rows.append(FillRow(id_of(raw), {**texts, "go": choices.get(id_of(raw), "")}))
    if not rows:
        desk.outputs.remove(BOOK)
        return
    name = f"{desk.regulation.short} 寄信"
    desk.outputs.write(
        BOOK, finish_book(stamp(desk), name, [(SEND_LIST, rows, _HINT)]), filled_in=True
    )
