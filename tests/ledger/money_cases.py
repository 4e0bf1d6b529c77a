"""Reads the case tables of tests/cases/money/*.txt and works out what the unit owes.

A case tells a story as those of tests/cases/findings do; 应收 lists each line that must come out
(label, count, price in yuan, clause) and 合计 the sum, worked out by hand.
"""

from datetime import date, datetime
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from tests.checks.cases import LINES, Player, _fields, moment, pairs
from tests.checks.cases import Case as FindingCase
from toolkit.entries.changes import as_listed
from toolkit.flows.editions import Edition, Editions
from toolkit.flows.money.full_survey import survey
from toolkit.flows.survey import Survey, owed
from toolkit.layouts.changes import FURTHER, WAIVERS, WITHDRAWALS
from toolkit.ledger.charges import Charge, pending, total
from toolkit.model.event import State, fold
from toolkit.model.facts import Published
from toolkit.model.finish_facts import RowTyped
from toolkit.rules.money import Fee, Hotel, RoomType
from toolkit.rules.schema import Regulation

FOLDER = Path(__file__).resolve().parent.parent / "cases" / "money"
UNKNOWN = "未知"
TYPED = {
    "单位": "unit", "棋手": "name", "书面": "written", "收到": "received", "说明": "note",
    "减免什么": "covers", "金额": "amount", "依据": "reason", "批准人": "by",
    "项目": "what", "数量": "count", "单价": "price",
}  # fmt: skip
TABLES = {"退赛申请": WITHDRAWALS, "减免": WAIVERS, "其他应收": FURTHER}
UNIT = "青州市棋类协会"


class Case(NamedTuple):
    """One case: its story, the lines that must come out, and their sum."""

    title: str
    story: tuple[tuple[str, ...], ...]
    lines: tuple[tuple[str, ...], ...]
    total: str


class Table:
    """What `survey` needs of an event, without a folder."""

    def __init__(self, teller: "Teller", upto: int | None = None) -> None:
        self.teller = teller
        story = teller.story
        self.state: State = fold(e for e in story._entries if upto is None or e.seq <= upto)
        self.stamp: datetime = story.now
        self.now: datetime = story.now
        self.editions = Editions((Edition(date.min, story.rules, {}), *teller.supplements))
        self.regulation: Regulation = self.editions.at(story.now.date())

    def as_of(self, seq: int) -> "Table":
        """The event as it was after that fact."""
        return Table(self.teller, seq)


class Teller(Player):
    """Plays a story; everybody who is entered stands in a published list."""

    def __init__(self, lines: tuple[tuple[str, ...], ...]) -> None:
        super().__init__(FindingCase("", "", lines, (), ()))
        self.supplements: list[Edition] = []

    def play(self) -> Table:
        """The event after all lines."""
        for word, *fields in self.case.lines:
            if word in TABLES:
                self.typed(word, fields)
            elif word == "补充":
                self.supplement(pairs(fields))
            else:
                getattr(self, LINES[word])(fields)
        self.send()
        return Table(self)

    def publish(self, fields: list[str]) -> None:
        """Everybody, whatever the section demands: these cases are about money."""
        self.send()
        roster = self.story.ground().roster
        listed = [as_listed(e, unit.name) for unit in roster.units for e in unit.entries]
        self.story.note(Published(tuple(listed)), moment(fields[0]))

    def typed(self, word: str, fields: list[str]) -> None:
        self.send()
        said = {"unit": UNIT, **pairs(fields, TYPED)}
        self.story.note(RowTyped(TABLES[word], f"{len(self.story._entries)}", said))

    def supplement(self, said: dict[str, str]) -> None:
        """补充 日期=2017-03-20 | 参赛费=200 | 食宿费=980: the prices from that day on."""
        day = date.fromisoformat(said["日期"])
        fee = Fee(clause=f"补充{day} 一", name="参赛费", amount=int(said["参赛费"]))
        rooms = (RoomType(name="标准间", beds=2),)
        hotel = Hotel(
            clause=f"补充{day} 二",
            name="海滨宾馆",
            amount=int(said.get("食宿费", "0")),
            rooms=rooms,
        )
        hotels = (hotel,) if hotel.amount else self.story.rules.hotels
        rules = replace(self.story.rules, fees=(fee,), hotels=hotels, fees_pending=None)
        self.supplements.append(Edition(day, rules, {}))


def cases(name: str) -> list[Case]:
    """All cases of a table, in its order."""
    blocks: list[list[str]] = []
    for line in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("案例"):
            blocks.append([line])
        elif line.strip() and not line.startswith("#"):
            blocks[-1].append(line)
    return [_case(name, block) for block in blocks]


def _case(name: str, block: list[str]) -> Case:
    rows = [_fields(line) for line in block[1:]]
    return Case(
        block[0].removeprefix("案例").strip(),
        (("规程", f"名称={name}"), *(r for r in rows if r[0] not in ("应收", "合计"))),
        tuple(r[1:] for r in rows if r[0] == "应收"),
        next(r[1] for r in rows if r[0] == "合计"),
    )


def surveyed(story: tuple[tuple[str, ...], ...]) -> tuple[Survey, Table]:
    """The event of a story and what is found in it."""
    table = Teller(story).play()
    return survey(table), table  # type: ignore[arg-type]


def owing(case: Case) -> tuple[Charge, ...]:
    """What the case's first unit owes."""
    found, table = surveyed(case.story)
    return owed(found.roster.units[0], found, table)  # type: ignore[arg-type]


def shown(lines: tuple[Charge, ...]) -> list[tuple[str, ...]]:
    """The lines as a case lists them."""
    return [
        (v.label, f"{v.count}", UNKNOWN if v.pending else v.each.brief(), v.clause or "—")
        for v in lines
    ]


def sum_of(lines: tuple[Charge, ...]) -> str:
    """The sum as a case states it."""
    return UNKNOWN if pending(lines) else total(lines).brief()
