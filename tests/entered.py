"""Entry forms, mails and publications of an invented event, written down without a workbook.

Everything that is not said is in order: a case names only what it is about. The cells are those
of one layout: heading values in column C, players from row 11, rooms from row 31.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from hashlib import sha256

from tests.regulations import regulation
from toolkit.checks.base import Ground
from toolkit.checks.judged import Judged, judge, standing
from toolkit.checks.run import findings
from toolkit.entries.build import build
from toolkit.entries.likeness import likeness
from toolkit.model.clock import SHANGHAI
from toolkit.model.event import State, fold
from toolkit.model.facts import (
    AnyFact,
    Entry,
    FileArrived,
    MessageArrived,
    Published,
    PublishedEntry,
)
from toolkit.model.finding import Finding
from toolkit.model.form import Form, Line, Picture
from toolkit.model.said import CellKind, Said
from toolkit.rules.schema import Regulation
from toolkit.sources.mail.units import unit_of_title

IN_TIME = datetime(2019, 12, 30, 9, 15, 30, tzinfo=SHANGHAI)
NOON = datetime(2019, 12, 30, 12, tzinfo=SHANGHAI)
SHEET = "报名表"

HEADING = {
    "unit": "青州市棋类协会",
    "leader": "李领",
    "coach": "王教",
    "contact": "赵联",
    "phone": "13800000001",
    "email": "qingzhou@example.org",
}
HEADING_ROWS = {field: row for row, field in enumerate(HEADING, 3)} | {
    "insurance": 9,
    "invoice_title": 40,
    "tax_number": 41,
    "total_rooms": 42,
    "total_people": 43,
}
COLUMNS = {
    "name": "B", "sex": "C", "birth": "D", "id_number": "E", "title": "F", "grade": "G",
    "rating": "H", "section": "I", "phone": "J", "fide_id": "K", "id_kind": "L", "note": "M",
    "registration": "O", "school": "P", "address": "Q",
}  # fmt: skip
ROOM_COLUMNS = {
    "hotel": "B", "type": "C", "rooms": "D", "people": "E", "arrive": "F", "depart": "G",
    "names": "H",
}  # fmt: skip
COMPANION_COLUMNS = {"name": "B", "sex": "C", "relation": "D"}
FIRST_PLAYER, FIRST_ROOM, FIRST_COMPANION = 11, 31, 51
ROOM = {
    "hotel": "淄博饭店", "type": "标准间", "rooms": "1", "people": "2",
    "arrive": "2020-01-17", "depart": "2020-01-20",
}  # fmt: skip
SEAL = Picture("floating", "5ea1", f"{SHEET}!H3", "公章.png", 2000)

_WEIGHTS = (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)


def id_number(body: str) -> str:
    """The 18 characters of an ID number from its first 17."""
    total = sum(int(digit) * weight for digit, weight in zip(body, _WEIGHTS, strict=True))
    return body + "10X98765432"[total % 11]


def valid_player(number: int) -> dict[str, str]:
    """The player of that number (from 1) with nothing wrong; men and women by turns."""
    woman = number % 2 == 0
    day = datetime(2007, 1, 5).replace(month=1 + number % 12, day=1 + number % 28)
    serial = 101 + 2 * number + (1 if woman else 0)
    return {
        "name": "周吴郑冯陈褚卫蒋沈韩杨朱秦尤许何吕施"[number % 18]
        + "一二三四五六七八九"[number % 9],
        "sex": "女" if woman else "男",
        "birth": f"{day:%Y-%m-%d}",
        "id_number": id_number(f"370303{day:%Y%m%d}{serial % 1000:03d}"),
        "title": "一级棋士",
        "section": "一级棋士组(女子)" if woman else "一级棋士组(男子)",
        "phone": f"139000000{number:02d}",
    }


def form(
    players: Iterable[Mapping[str, str]] = ({},),
    *,
    heading: Mapping[str, str] | None = None,
    rooms: Iterable[Mapping[str, str]] | None = None,
    companions: Iterable[Mapping[str, str]] = (),
    file: str = "青州市棋类协会报名表.xlsx",
    without: Iterable[str] = (),
    **more: object,
) -> Form:
    """A form. A player starts from `valid_player` of his line; "" takes a value away.

    A value with "（数字）" behind it stands in the cell as a number. `without` = columns that the
    table lacks. Without `rooms` everybody has a bed.
    """
    lacking = frozenset(without)
    lines = tuple(_player(number, said, lacking) for number, said in enumerate(players, 1))
    beds = [{**ROOM, "rooms": f"{(len(lines) + 1) // 2}", "people": f"{(len(lines) + 1) // 2 * 2}"}]
    plan = [{**ROOM, **room} for room in rooms] if rooms is not None else beds if lines else []
    content = {
        "form_id": "qisai-entry-1",
        "regulation": "zibo-2020",
        "kind": "xlsx",
        "pictures": (SEAL,),
        **more,
    }
    made = Form(
        file=file,
        sha256="",
        heading=_heading({**HEADING, **(heading or {})}),
        players=lines,
        rooms=_lines(plan, ROOM_COLUMNS, FIRST_ROOM),
        companions=_lines(companions, COMPANION_COLUMNS, FIRST_COMPANION),
        columns=tuple(sorted(COLUMNS.keys() - lacking)),
        **content,  # type: ignore[arg-type]
    )
    return _signed(made)


def _signed(made: Form) -> Form:
    from msgspec.structs import replace

    return replace(made, sha256=sha256(repr(made).encode()).hexdigest())


def _player(number: int, said: Mapping[str, str], without: frozenset[str]) -> Line:
    hidden = said.get("hidden", "") != ""
    row = FIRST_PLAYER + number - 1
    values = {**valid_player(number), **said}
    stated = {f: v for f, v in values.items() if v and f != "hidden" and f not in without}
    cells = {f: _said(v, f"{SHEET}!{COLUMNS[f]}{row}") for f, v in stated.items()}
    blank = {f: f"{SHEET}!{c}{row}" for f, c in COLUMNS.items() if f not in {*stated, *without}}
    return Line(f"{SHEET}!B{row}", cells, hidden=hidden, blank=blank)


def _said(text: str, where: str) -> Said:
    number = text.endswith("（数字）")
    return Said(text.removesuffix("（数字）"), where, CellKind.NUMBER if number else CellKind.TEXT)


def _heading(stated: Mapping[str, str]) -> dict[str, tuple[Said, ...]]:
    return {
        field: (_said(text, f"{SHEET}!C{HEADING_ROWS[field]}"),)
        for field, text in stated.items()
        if text
    }


def _lines(
    said: Iterable[Mapping[str, str]], columns: Mapping[str, str], first: int
) -> tuple[Line, ...]:
    made = []
    for row, line in enumerate(said, first):
        cells = {f: _said(v, f"{SHEET}!{columns[f]}{row}") for f, v in line.items() if v}
        made.append(Line(next(iter(cells.values())).where, cells))
    return tuple(made)


class Story:
    """What happened to an event, in order; `state` is what the journal folds to."""

    def __init__(self, rules: Regulation | None = None, now: datetime = NOON) -> None:
        self.rules = rules or regulation()
        self.now = now
        self._entries: list[Entry] = []

    def note(self, fact: AnyFact, at: datetime | None = None) -> None:
        """Appends a fact."""
        number = len(self._entries) + 1
        self._entries.append(Entry(number, at or self.now, number, 1, 1, "test", fact, ""))

    def mail(
        self, *forms: Form, at: datetime | None = IN_TIME, pictures: Iterable[Picture] = (),
        **more: object,
    ) -> str:  # fmt: skip
        """A mail with these forms as attachments; returns its digest."""
        digest = sha256(f"{len(self._entries)}".encode()).hexdigest()
        values: dict[str, object] = {"sender": "lihua@sender.example", **more}
        self.note(
            MessageArrived(digest, "1.eml", "form", received_at=at, **values),  # type: ignore[arg-type]
            at,
        )
        for one in forms:
            self.file(one, message=digest, at=at)
        if loose := tuple(pictures):
            name = sha256(repr(loose).encode()).hexdigest()
            self.note(FileArrived(name, "扫描.jpg", digest, pictures=loose), at)
        return digest

    def file(self, one: Form, *, message: str = "", at: datetime | None = None) -> None:
        """A file with a form, by itself or from a mail."""
        own_name = one.file.rpartition(">")[2].rpartition("/")[2]
        unit = unit_of_title(own_name) or ""
        self.note(FileArrived(one.sha256, one.file, message, unit, forms=(one,)), at)

    def publish(self, at: datetime) -> None:
        """Publishes whoever stands at that time."""
        ground = self.ground(at)
        judged = judge(findings(ground), ground.state)
        names = {unit.id: unit.name for unit in ground.roster.units}
        listed = [
            PublishedEntry(
                e.id, e.unit, names[e.unit], e.player.name, e.player.section or "",
                e.player.sex or "", str(e.player.birth or ""), e.player.id_number or "",
                e.player.title or "",
            )
            for e in standing(ground.roster, judged).admitted
        ]  # fmt: skip
        self.note(Published(tuple(listed)), at)

    @property
    def state(self) -> State:
        """What the facts fold to."""
        return fold(self._entries)

    def ground(self, now: datetime | None = None) -> Ground:
        """What the checks see."""
        state = self.state
        roster = build(state, self.rules)
        return Ground(roster, likeness(roster.entries), state, now or self.now, self.rules)

    def judged(self) -> tuple[Judged, ...]:
        """All findings with what was decided."""
        ground = self.ground()
        return judge(findings(ground), ground.state)


def found(code: str, story: Story) -> list[Finding]:
    """The findings of one code."""
    return [one.finding for one in story.judged() if one.finding.code == code]


def mailed(*forms: Form, at: datetime | None = IN_TIME) -> Story:
    """A story in which each form came in a mail of its own, a minute after the one before."""
    story = Story()
    for minute, one in enumerate(forms):
        story.mail(one, at=at and at + timedelta(minutes=minute))
    return story
