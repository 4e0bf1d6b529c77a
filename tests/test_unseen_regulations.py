"""Regulations that nobody built the toolkit for: entered as data, played without a line of code.

A children's event by birth years, a women's league of teams, a rapid event of single players; each
text is invented. Faults are planted, and nothing else may be found.
"""

import tomllib
from collections.abc import Iterable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from openpyxl import load_workbook
from openpyxl.cell import Cell

from tests.entered import id_number
from tests.flows.office import done, mail, seal
from tests.rules.mutants import mutants, survives
from tests.sources.made import xlsx
from toolkit.flows.desk import Desk, at_desk
from toolkit.flows.money.full_survey import survey
from toolkit.flows.outcome import Outcome
from toolkit.flows.survey import owed
from toolkit.ledger.charges import total
from toolkit.model.clock import SHANGHAI
from toolkit.rules.audit import audit
from toolkit.rules.load import load
from toolkit.rules.schema import Regulation
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.entry_form import Filled, entry_form

FOLDER = Path(__file__).parent / "cases" / "unseen"
SURNAMES, GIVEN = "赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许", "一二三四五六七八九"
EVERYBODYS = {"S007", "T007"}  # a picture to look at, our own reply
HEADING = {"leader": "李领", "coach": "王教", "contact": "赵联", "phone": "13800000001"}


class Event(NamedTuple):
    """An event folder made from a regulation that is only data."""

    folder: Path
    rules: Regulation
    now: str

    def do(self, *words: object, now: str = "") -> Any:
        return done(*words, event=self.folder, now=now or self.now)

    def found(self) -> list[tuple[str, str]]:
        """Codes with their subject, without what everybody has and what the regulation gives."""
        document = self.do("check")
        shown = ((f["code"], f["subject"]) for f in document["findings"])
        return sorted(one for one in shown if one[0] not in EVERYBODYS)

    def due(self) -> dict[str, str]:
        """What each unit owes, in yuan."""
        dues: dict[str, str] = {}

        def look(desk: Desk) -> Outcome:
            found = survey(desk)
            for unit in found.roster.units:
                dues[unit.name] = total(owed(unit, found, desk)).brief()
            return Outcome(())

        moment = datetime.fromisoformat(self.now).replace(tzinfo=SHANGHAI)
        at_desk(self.folder, "test", moment, look)
        return dues


def event(tmp_path: Path, name: str, now: str) -> Event:
    source = FOLDER / name / "规程.toml"
    rules = load(source.read_text("utf-8"))
    assert isinstance(rules, Regulation), rules
    folder = tmp_path / name
    done("new", folder, "--regulation", source, now=now)
    return Event(folder, rules, now)


def person(number: int, sex: str, day: str, region: str = "340102", **more: str) -> dict[str, str]:
    """A player whose ID number says what his row says."""
    serial = 100 + 2 * number + (1 if sex == "男" else 0)
    return {
        "name": SURNAMES[number % 20] + GIVEN[number // 20 % 9] + GIVEN[number % 9],
        "sex": sex,
        "birth": day,
        "id_number": id_number(f"{region}{day.replace('-', '')}{serial:03d}"),
        "phone": f"139{number:08d}",
        **more,
    }


def put(
    one: Event, unit: str, players: Iterable[Mapping[str, str]],
    rooms: Iterable[Mapping[str, str]] = (), *, stamped: bool = True, **heading: str,
) -> None:  # fmt: skip
    """The issued form of a unit, filled in and stamped, into 1来件."""
    filled = Filled(
        heading={"unit": unit, **HEADING, **heading},
        players=tuple(dict(p) for p in players),
        rooms=tuple(dict(room) for room in rooms),
        seal=seal(unit) if stamped else b"",
    )
    made = entry_form(one.rules, Stamp(datetime(2027, 1, 1)), filled)
    sent = datetime.fromisoformat(one.now).strftime("%a, %d %b %Y %H:%M:%S +0800")
    letter = mail(made, f"{unit}报名表.xlsx", received=sent)
    (one.folder / "1来件" / f"{unit}.eml").write_bytes(letter)


@pytest.mark.parametrize(
    ("name", "said"), [("xinghe-2027", []), ("baihe-2027", ["Z001"]), ("xunfeng-2027", [])]
)
def test_the_audit_finds_data_and_text_agree(tmp_path: Path, name: str, said: list[str]) -> None:
    one = event(tmp_path, name, "2027-01-10T09:00:00")
    found = done("rules", "audit", one.folder / "规程" / "规程.toml", now=None)
    assert not found["quotes"]["missing"]
    assert not found["amounts"]["unclaimed"]
    assert [f["code"] for f in found["findings"]] == said
    assert list(one.folder.glob("*.xlsx")) or list(one.folder.rglob("*报名表*.xlsx"))


def test_children_by_birth_years(tmp_path: Path) -> None:
    one = event(tmp_path, "xinghe-2027", "2027-06-20T09:00:00")
    u8 = {"section": "U8男子组", "registration": "R1", "school": "星河一小"}
    boys = [person(n, "男", "2019-03-05", **u8) for n in range(8)]
    put(one, "星河一小", boys, stamped=False)
    u10 = {"section": "U10", "registration": "R9"}
    girls = [
        person(20, "女", "2017-05-06", school="星河二小三年级", **u10),
        person(21, "女", "2016-05-06", school="星河二小三年级", **u10),  # too old
        person(22, "女", "2018-05-06", school="星河二小五年级", **u10),  # another year
        person(23, "女", "2018-05-06", section="U10", registration="", school="星河二小四(1)班"),
    ]
    put(one, "星河二小", girls, stamped=False)
    one.do("ingest")
    photos = {(code, subject) for code, subject in one.found() if code in ("P018", "U010")}
    assert {code for code, _ in photos} == {"P018", "U010"}
    assert [row for row in one.found() if row not in photos] == [
        ("E012", girls[3]["name"]),
        ("E019", girls[2]["name"]),
        ("P015", girls[1]["name"]),
    ]
    assert one.due() == {"星河一小": "960", "星河二小": "600"}
    one.do("publish", now="2027-07-05T10:00:00")
    paired = one.do("pair", "U8男子组", now="2027-07-17T09:00:00")
    assert len(paired["pairs"]) == 4


def test_a_womens_league_of_teams(tmp_path: Path) -> None:
    one = event(tmp_path, "baihe-2027", "2027-02-08T09:00:00")
    room = {
        "hotel": "百合宾馆", "type": "双人间", "rooms": "2", "people": "4",
        "arrive": "2027-03-05", "depart": "2027-03-08",
    }  # fmt: skip
    for team in range(4):
        days = ("2006-01-02", "1999-01-02", "1990-01-02", "1985-01-02")
        home = "340102" if team else "370303"
        women = [
            person(team * 5 + i, "女", day, home if i else "340102", section="女子组")
            for i, day in enumerate(days)
        ]
        if team == 1:
            women[0] = person(5, "女", "2004-12-31", section="女子组")
        if team == 2:
            women[1] = person(11, "男", "1999-01-02", section="女子组")
        put(one, f"{'东西南北'[team]}区队", women, [room])
    one.do("ingest")
    assert one.found() == [
        ("E006", person(11, "男", "1999-01-02")["name"]),
        ("U011", "东区队"),
        ("U011", "西区队"),
        ("Z001", "奖金总额"),
    ]
    assert one.due()["南区队"] == f"{600 + 500 + 2 * 3 * 260}"
    one.do("publish")
    paired = one.do("pair", "女子组", now="2027-03-06T08:00:00")
    assert len(paired["pairs"]) >= 3


def test_single_players_of_a_rapid_event(tmp_path: Path) -> None:
    one = event(tmp_path, "xunfeng-2027", "2027-04-20T09:00:00")
    titles = ("姓名", "性别", "身份证号", "组别", "FIDE ID", "等级分", "手机号", "提交时间")
    lines = []
    for n in range(20):
        p = person(n, "男" if n % 3 else "女", "1960-01-02" if n == 3 else "1995-01-02")
        rating = "1900" if n < 10 else ""
        sent = "2027-04-15 20:00:00" if n % 2 else "2027-04-15 20:00:01"
        section = "A组" if n < 11 else "B组"  # number 10 has no rating at all
        lines.append((p["name"], p["sex"], p["id_number"], section, "", rating, p["phone"], sent))
    table = [list(row) for row in (titles, *lines)]
    (one.folder / "1来件" / "报名.xlsx").write_bytes(xlsx({"报名": table}))
    one.do("ingest")
    found = one.found()
    assert ("E004", lines[10][0]) in found
    dues = one.due()
    assert (dues[lines[1][0]], dues[lines[2][0]]) == ("160", "200")
    one.do("publish", now="2027-04-29T09:00:00")
    paired = one.do("pair", "A组", now="2027-05-01T08:50:00")
    assert len(paired["pairs"]) == 5


@pytest.mark.parametrize("name", ["xinghe-2027", "baihe-2027", "xunfeng-2027"])
def test_typed_into_the_blank_workbook_it_is_the_same_regulation(tmp_path: Path, name: str) -> None:
    """An organiser fills what he sees, and empties what he does not want."""
    source = FOLDER / name / "规程.toml"
    done("rules", "edit", source, "-o", tmp_path / "全.xlsx", now=None)
    done("rules", "new", tmp_path / "新.xlsx", now=None)
    model, book = load_workbook(tmp_path / "全.xlsx"), load_workbook(tmp_path / "新.xlsx")
    assert model.sheetnames == book.sheetnames
    for sheet in model:
        typed = book[sheet.title]
        hidden = {k for k, column in sheet.column_dimensions.items() if column.hidden}
        for row in range(3, max(sheet.max_row, typed.max_row) + 1):
            for cell in typed[row]:
                if isinstance(cell, Cell) and cell.column_letter not in hidden:
                    cell.value = sheet.cell(row, cell.column).value
    book.save(tmp_path / "新.xlsx")
    done("new", tmp_path / "赛事", "--regulation", tmp_path / "新.xlsx", now=None)
    made = (tmp_path / "赛事" / "规程" / "规程.toml").read_text("utf-8")
    assert load(made) == load(source.read_text("utf-8"))


@pytest.mark.parametrize("name", ["xinghe-2027", "baihe-2027", "xunfeng-2027"])
def test_the_audit_notices_changed_numbers_and_dropped_blocks(name: str) -> None:
    own = (FOLDER / name / "规程.toml").read_text("utf-8")
    source = (FOLDER / name / "原文.txt").read_text("utf-8")
    rules, data = load(own), tomllib.loads(own)
    assert isinstance(rules, Regulation)
    before, made = audit(rules, source), list(mutants(data))
    left = [m.key for m in made if survives(m, data, before, source)]
    assert len(left) <= len(made) * 0.03, left
