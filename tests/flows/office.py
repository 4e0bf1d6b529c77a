"""The organiser's office: forms are mailed in, commands are typed, yellow cells are filled."""

import json
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from openpyxl import load_workbook
from typer.testing import CliRunner

from tests.entered import HEADING, valid_player
from tests.regulations import regulation
from tests.sources.mail.build import attached
from tests.sources.seals.pictures import as_bytes, drawn_ring
from tests.workbooks.filled_form import STAMP
from toolkit.cli.app import app
from toolkit.sources.seals import extra
from toolkit.workbooks.entry_form import Filled, entry_form

NOW = "2019-12-30T12:00:00"
IN_TIME = "Mon, 30 Dec 2019 09:15:30 +0800"
LATE = "Tue, 31 Dec 2019 18:00:01 +0800"
AFTER_PUBLICATION = "Mon, 06 Jan 2020 09:00:00 +0800"


class Answer(NamedTuple):
    """What a command said and how it ended."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The one JSON document on stdout."""
        return json.loads(self.out)


def qisai(*words: object, event: Path | None = None, now: str | None = NOW) -> Answer:
    """Types a command."""
    line = [str(word) for word in words]
    line += ["-e", str(event)] if event else []
    line += ["--now", now] if now else []
    with patch.object(extra, "installed", lambda: False):  # ticks are no letters
        result = CliRunner().invoke(app, line)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    return Answer(result.exit_code, result.stdout, result.stderr)


def done(*words: object, event: Path | None = None, now: str | None = NOW) -> Any:
    """Types a command with --json that does its job; returns its document."""
    answer = qisai(*words, "--json", event=event, now=now)
    assert answer.code == 0, answer
    return answer.data


@cache
def seal(unit: str) -> bytes:
    """A unit's seal, whose letters are ticks: as good as any where no letters are read."""
    turned = drawn_ring(200).rotate(len(unit) + ord(unit[:1] or "-") % 40, fillcolor="white")
    return as_bytes(turned)


def form(
    players: Iterable[Mapping[str, str]] = ({},), *, unit: str = "青州市棋类协会", start: int = 1,
    rooms: Iterable[Mapping[str, str]] | None = None, stamped: bool = True, **heading: str,
) -> bytes:  # fmt: skip
    """The issued form, filled in; a player starts from `valid_player` of his line."""
    people = tuple({**valid_player(n), **said} for n, said in enumerate(players, start))
    count = (len(people) + 1) // 2
    plan = [{
        "hotel": "淄博饭店", "type": "标准间", "rooms": str(count), "people": str(count * 2),
        "arrive": "2020-01-17", "depart": "2020-01-20",
    }]  # fmt: skip
    filled = Filled(
        heading={**HEADING, "unit": unit, "insurance": "已自行办理保险", **heading},
        players=tuple({k: v for k, v in person.items() if v} for person in people),
        rooms=tuple(dict(room) for room in (plan if rooms is None else rooms)),
        seal=seal(unit) if stamped else b"",
    )
    return entry_form(regulation(), STAMP, filled)


def mail(
    content: bytes, name: str = "青州市棋类协会报名表.xlsx", *, received: str = IN_TIME,
    sender: str = "lihua@sender.example", subject: str = "报名",
) -> bytes:  # fmt: skip
    """A mail that brings a form; another time or content makes another mail."""
    mark = sha256(content + received.encode() + name.encode()).hexdigest()[:12]
    head = (
        b"Received: from smtp.sender.example (smtp.sender.example [192.0.2.7])\r\n"
        b"\tby mx.organiser.example (Postfix) with ESMTP id 4A1B2C\r\n"
        b"\tfor <baoming@organiser.example>; " + received.encode() + b"\r\n"
    )
    made = attached(
        name.encode(), content, received=head, sender=sender.encode(), subject=subject.encode()
    )
    return made.replace(b"<m1@sender.example>", b"<" + mark.encode() + b"@sender.example>")


def event_with(folder: Path, *mails: bytes) -> Path:
    """A new event whose 1来件 holds these mails."""
    event = folder / "淄博 2020"
    done("new", event, "--regulation", "zibo-2020")
    put(event, *mails)
    return event


def put(event: Path, *mails: bytes) -> None:
    """Puts mails into 1来件 under names of their own."""
    folder = event / "1来件"
    for content in mails:
        number = len(list(folder.glob("*.eml"))) + 1
        (folder / f"{number:02d}.eml").write_bytes(content)


def checked(folder: Path, *mails: bytes) -> tuple[Path, Any]:
    """An event with these mails, ingested and checked, and what check said."""
    event = event_with(folder, *mails)
    done("ingest", event=event)
    return event, done("check", event=event)


def codes(document: Any, *, state: str = "") -> list[str]:
    """The codes of a document's findings, without those of the event as a whole and everybody's."""
    found = document["findings"]
    shown = [f["code"] for f in found if not state or f["state"] == state]
    return sorted(code for code in shown if code not in ("S007", "T007") and code[0] not in "GZ")


def type_into(
    book: Path, sheet: str, row: Mapping[str, str], typed: Mapping[str, str | None]
) -> None:
    """Types into the first row that shows `row`; columns go by their titles in row 3."""
    work = load_workbook(book)
    page = work[sheet]
    columns = {cell.value: cell.column for cell in page[3]}
    for number in range(4, page.max_row + 1):
        shown = {title: page.cell(number, columns[title]).value or "" for title in row}
        if shown == dict(row):
            for title, text in typed.items():
                page.cell(number, columns[title]).value = text
            work.save(book)
            return
    raise AssertionError(f"no row shows {row}")


def decide(event: Path, code: str, verdict: str | None, reason: str | None, **row: str) -> None:
    """Types a decision as the organiser would."""
    book = event / "2填写" / "裁定.xlsx"
    type_into(
        book, "裁定", {"代码": code, **row}, {"裁定": verdict, "理由": reason, "裁定人": "王秘书"}
    )


def correct(event: Path, unit: str, player: str, field: str, value: str, reason: str) -> None:
    """Types a correction into the first empty row."""
    empty = dict.fromkeys(("单位或文件", "棋手", "改哪一项", "改为"), "")
    typed = dict(zip(empty, (unit, player, field, value), strict=True))
    book = event / "2填写" / "裁定.xlsx"
    type_into(book, "更正", empty, {**typed, "理由": reason, "更正人": "王秘书"})


def snapshot(event: Path, *folders: str) -> dict[str, bytes]:
    """The bytes of every file below these folders (all, if none is named)."""
    roots = [event / name for name in folders] or [event]
    return {
        path.relative_to(event).as_posix(): path.read_bytes()
        for root in roots
        for path in sorted(root.rglob("*"))
        if path.is_file()
    }
