"""An event played through the command line: mails made here, commands run, workbooks read."""

import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from email.message import EmailMessage
from email.utils import format_datetime
from io import BytesIO
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from tests.entered import valid_player
from tests.flows.events import new_event
from toolkit.cli.app import app
from toolkit.model.clock import SHANGHAI

NOW = datetime(2019, 12, 30, 12, 0, tzinfo=SHANGHAI)
HEADERS = {
    "name": "姓名", "sex": "性别", "birth": "出生日期", "id_number": "身份证号",
    "title": "棋手等级", "section": "参赛组别", "phone": "联系电话",
}  # fmt: skip
_XLSX = ("application", "vnd.openxmlformats-officedocument.spreadsheetml.sheet")


def xlsx(rows: Iterable[Sequence[str]]) -> bytes:
    """A plain workbook with these rows, all text."""
    from openpyxl import Workbook

    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for row in rows:
        sheet.append(list(row))
    return saved(book)


def saved(book: Any) -> bytes:
    """The workbook as bytes."""
    buffer = BytesIO()
    book.save(buffer)
    return buffer.getvalue()


def form(
    unit: str, players: Iterable[Mapping[str, str]], headers: Mapping[str, str] | None = None
) -> bytes:
    """A unit's own form: heading, then a table; players start from `valid_player`."""
    wanted = dict(headers or HEADERS)
    rows: list[list[str]] = [["参赛单位：", unit], ["领队：", "李领", "教练：", "王教"]]
    rows.append(["联系电话：", "13800000001"])
    rows.append(list(wanted.values()))
    for said in players:
        values = {**valid_player(int(said.get("number", "1"))), **said}
        rows.append([values.get(field, "") for field in wanted])
    return xlsx(rows)


def people(*numbers: int) -> list[dict[str, str]]:
    """Players by their number."""
    return [{"number": str(number)} for number in numbers]


class Played:
    """One event and its commands; `at` is the clock of the next command."""

    def __init__(self, folder: Path, regulation: str = "zibo-2020", at: datetime = NOW) -> None:
        self.event = new_event(folder / "赛事", regulation)
        self.at = at
        self._mails = 0

    def run(self, *words: str) -> Any:
        """A command's JSON."""
        command = [*words, "-e", str(self.event), "--json", "--now", self.at.isoformat()]
        result = CliRunner().invoke(app, command)
        assert result.exit_code in (0, 3), result.output
        return json.loads(result.stdout)

    def mail(
        self, files: Mapping[str, bytes], *, at: datetime | None = None,
        sender: str = "lihua@sender.example", text: str = "报名表见附件。", subject: str = "报名",
        headers: Mapping[str, str] | None = None,
    ) -> None:  # fmt: skip
        """Puts a mail into 1来件."""
        self._mails += 1
        when = format_datetime(at or self.at)
        made = EmailMessage()
        made["Received"] = f"from a.example by mx.organiser.example; {when}"
        made["From"], made["To"] = sender, "baoming@organiser.example"
        made["Subject"], made["Date"] = subject, when
        made["Message-ID"] = f"<{self._mails}@sender.example>"
        for name, value in (headers or {}).items():
            made[name] = value
        made.set_content(text)
        for name, data in files.items():
            made.add_attachment(data, maintype=_XLSX[0], subtype=_XLSX[1], filename=name)
        (self.event / "1来件" / f"{self._mails}.eml").write_bytes(made.as_bytes())

    def put(self, name: str, data: bytes) -> None:
        """Puts a file into 1来件."""
        (self.event / "1来件" / name).write_bytes(data)

    def take_in(self) -> Any:
        """Ingests and checks; gives the JSON of `check`."""
        self.run("ingest")
        return self.run("check")

    @property
    def drafts(self) -> list[str]:
        """The drafts that wait in 4回信."""
        return sorted(path.name for path in (self.event / "4回信").glob("*.eml"))

    def send_by_hand(self, name: str, as_name: str = "") -> None:
        """Moves a draft to 已发, as the organiser does who sent it with his own program."""
        path = self.event / "4回信" / name
        path.replace(path.parent / "已发" / (as_name or name))

    def rows(self, book: str, sheet: str) -> list[list[str]]:
        """The texts of a workbook's sheet."""
        from openpyxl import load_workbook

        found = load_workbook(self.event / book)[sheet]
        return [
            ["" if v is None else str(v) for v in row] for row in found.iter_rows(values_only=True)
        ]

    def type(
        self, book: str, sheet: str, where: Mapping[str, str], cells: Mapping[str, str]
    ) -> int:
        """Types into the yellow cells of the rows whose shown texts match; returns how many."""
        from openpyxl import load_workbook

        opened = load_workbook(self.event / book)
        page = opened[sheet]
        columns = {c.value: c.column for c in page[3] if c.value}
        typed = 0
        for row in range(4, page.max_row + 1):
            shown = {title: page.cell(row, columns[title]).value or "" for title in where}
            if all(str(shown[title]) == text for title, text in where.items()):
                for title, text in cells.items():
                    page.cell(row, columns[title]).value = text
                typed += 1
                if not any(where.values()):
                    break
        (self.event / book).write_bytes(saved(opened))
        return typed


def codes(checked: Any, unit: str = "") -> list[str]:
    """The codes found, of one unit or of all."""
    return [f["code"] for f in checked["findings"] if not unit or f["unit"] == unit]
