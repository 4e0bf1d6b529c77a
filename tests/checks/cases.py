"""Reads the case tables of tests/cases/findings and plays them against the checks.

A case is a heading and some lines; each line is a word and fields parted by |. What a case does
not say is in order (tests/entered.py), and it must list every finding that appears: one too many
fails as one too few does. S007 and T007 (a picture to look at, our own reply) are everybody's;
they count only in cases that name them. Sections and rounds (G, N) have tests of their own.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import msgspec

from tests.checks.listed import Listed
from tests.entered import IN_TIME, SEAL, SHEET, Story, form
from tests.regulations import regulation
from toolkit.checks.base import Ground, Rule
from toolkit.checks.run import findings
from toolkit.entries.build import roster_of_file
from toolkit.entries.likeness import likeness
from toolkit.entries.seals import seal_pictures
from toolkit.layouts.changes import WITHDRAWALS
from toolkit.layouts.checkin import PLAYER_SHEET, UNIT_SHEET, player_papers, unit_papers
from toolkit.model.certificate_facts import CERTIFICATE, CertificateExamined, Certificates
from toolkit.model.clock import SHANGHAI
from toolkit.model.event import State
from toolkit.model.facts import (
    Decided,
    EntryClosed,
    FileArrived,
    MessageArrived,
    Sent,
)
from toolkit.model.finding import Finding
from toolkit.model.finish_facts import RowTyped
from toolkit.model.form import Form, Picture, Problem, ReadResult, UnknownColumn
from toolkit.model.room_facts import GivenRooms, RoomPart, RoomsGiven
from toolkit.model.seal import Seal, SealReport
from toolkit.model.seal_facts import SealExamined, SealJudged
from toolkit.rules.eligibility import Region
from toolkit.rules.entry import Demand, TeamFloor, TeamSize
from toolkit.rules.schema import Regulation

FOLDER = Path(__file__).resolve().parent.parent / "cases" / "findings"
DRAWN_SEAL = Picture("drawn", "d5aa", f"{SHEET}!H3", "青州市棋类协会")
DRAWN = {"无": (), "同信": (), "画的": (DRAWN_SEAL,), "画的同信": (DRAWN_SEAL,)}
EVERYBODYS = {"S007", "T007"}
FAMILIES = "FSUPETRC"
NOTHING = "—"

PLAYER = {
    "姓名": "name", "性别": "sex", "出生日期": "birth", "身份证号": "id_number",
    "证件种类": "id_kind", "等级": "title", "运动员等级": "grade", "等级分": "rating",
    "组别": "section", "电话": "phone", "备注": "note", "隐藏": "hidden",
    "注册号": "registration", "学校": "school", "户籍": "address", "FIDE ID": "fide_id",
}  # fmt: skip
UNIT = {
    "名称": "unit", "领队": "leader", "教练": "coach", "联系人": "contact", "电话": "phone",
    "邮箱": "email", "保险声明": "insurance", "发票抬头": "invoice_title", "税号": "tax_number",
    "房间合计": "total_rooms", "人数合计": "total_people",
}  # fmt: skip
ROOM = {
    "酒店": "hotel", "房型": "type", "间数": "rooms", "人数": "people", "入住": "arrive",
    "离店": "depart", "人员": "names",
}  # fmt: skip
COMPANION = {"姓名": "name", "性别": "sex", "关系": "relation"}
VERDICTS = {"接受": "accept", "不接受": "refuse", "豁免": "waive"}


class Case(NamedTuple):
    """One case: its words, its lines, what must and what must not be found."""

    family: str
    title: str
    lines: tuple[tuple[str, ...], ...]
    found: tuple[tuple[str, ...], ...]  # code, cell, clause, perhaps subject
    not_found: tuple[str, ...]


def cases(family: str) -> list[Case]:
    """All cases of a family, in the order of the file."""
    blocks: list[list[str]] = []
    for line in (FOLDER / f"{family}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("案例"):
            blocks.append([line])
        elif line.strip() and not line.startswith("#"):
            blocks[-1].append(line)
    return [_case(family, block) for block in blocks]


def all_cases() -> list[Case]:
    """Of every family."""
    return [case for path in sorted(FOLDER.glob("*.txt")) for case in cases(path.stem)]


def cases_about(rules: Iterable[Rule]) -> list[Case]:
    """The cases whose first code belongs to these rules: each case is one module's."""
    codes = {rule.code for rule in rules}
    return [case for case in all_cases() if _first_code(case) in codes]


def _first_code(case: Case) -> str:
    return case.found[0][0] if case.found else next(iter(case.not_found), "")


def _case(family: str, block: list[str]) -> Case:
    rows = [_fields(line) for line in block[1:]]
    return Case(
        family,
        block[0].removeprefix("案例").strip(),
        tuple(row for row in rows if row[0] not in ("应报", "不报")),
        tuple(row[1:] for row in rows if row[0] == "应报"),
        tuple(code for row in rows if row[0] == "不报" for code in row[1:]),
    )


def _fields(line: str) -> tuple[str, ...]:
    word, _, rest = line.strip().partition(" ")
    return (word, *(part.strip() for part in rest.split("|") if part.strip()))


def expected(case: Case) -> Counter[tuple[str, ...]]:
    """Code, place and clause of each finding that must appear."""
    return Counter((row[0], _place(row[1]), row[2], *row[3:]) for row in case.found)


def _place(cell: str) -> str:
    return cell if cell == NOTHING or "!" in cell else f"{SHEET}!{cell}"


def found(case: Case) -> Counter[tuple[str, ...]]:
    """The same of each finding that does."""
    named = {row[0] for row in case.found} | set(case.not_found)
    ignored = EVERYBODYS - named
    with_subject = {row[0] for row in case.found if len(row) > 3}
    return Counter(
        (f.code, f.where or NOTHING, f.clause or NOTHING)
        + ((f.subject or NOTHING,) if f.code in with_subject else ())
        for f in play(case)
        if f.code not in ignored and f.code[0] in FAMILIES
    )


def play(case: Case) -> list[Finding]:
    """The findings of a case."""
    return Player(case).findings()


class Player:
    """Plays the lines of one case into a story."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.story = Story(regulation())
        self.alone = False  # one file read by itself (`qisai read`)
        self.sent: list[Form] = []
        self.in_time = IN_TIME
        self.listed = Listed()
        self._clear()

    def _clear(self) -> None:
        self.players: list[dict[str, str]] = []
        self.rooms: list[dict[str, str]] | None = None
        self.companions: list[dict[str, str]] = []
        self.heading: dict[str, str] = {}
        self.file: dict[str, str] = {}
        self.problems: list[Problem] = []
        self.mail: dict[str, str] = {}
        self.pending = True
        self.empty = False

    def findings(self) -> list[Finding]:
        """Plays all lines, then asks the checks."""
        for word, *fields in self.case.lines:
            getattr(self, LINES[word])(fields)
        self.send()
        for fact in self.listed.facts(self.story.ground().roster.entries):
            self.story.note(fact)
        return findings(self._ground_of_file() if self.alone else self.story.ground())

    def _ground_of_file(self) -> Ground:
        one = self.sent[0]
        read = ReadResult(one.file, one.sha256, one.kind, (one,))
        roster = roster_of_file(read, "", None, self.story.now.date())
        return Ground(roster, likeness(roster.entries), State(), self.story.now, None)

    # —— what a form holds ——

    def player(self, fields: list[str]) -> None:
        self.players.append(pairs(fields, PLAYER))

    def nobody(self, _: list[str]) -> None:
        self.empty = True
        self.rooms = self.rooms or [{}]

    def unit(self, fields: list[str]) -> None:
        self.heading |= pairs(fields, UNIT)

    def room(self, fields: list[str]) -> None:
        self.rooms = [*(self.rooms or []), pairs(fields, ROOM)]

    def no_rooms(self, _: list[str]) -> None:
        self.rooms = []

    def companion(self, fields: list[str]) -> None:
        self.companions.append(pairs(fields, COMPANION))

    def sheet(self, fields: list[str]) -> None:
        self.file |= pairs(fields)

    def reading(self, fields: list[str]) -> None:
        code, *more = fields
        detail = pairs(more)
        where = detail.pop("位置", None)
        self.problems.append(Problem(code, where and _place(where), detail))

    def letter(self, fields: list[str]) -> None:
        self.mail |= pairs(fields)

    # —— what lists from outside say ——

    def rating_list(self, fields: list[str]) -> None:
        self.listed.begin(*fields)

    def on_list(self, fields: list[str]) -> None:
        self.listed.line(pairs(fields))

    def honour(self, fields: list[str]) -> None:
        self.listed.honour(pairs(fields))

    def barred(self, fields: list[str]) -> None:
        self.listed.bar(pairs(fields))

    # —— what happens ——

    def another(self, _: list[str]) -> None:
        self.send()
        self._clear()

    def again(self, _: list[str]) -> None:
        self.send()
        self.story.mail(self.sent[-1], at=IN_TIME + timedelta(hours=1))

    def with_mail(self, _: list[str]) -> None:
        """The mail of a file that lay there alone is put beside it."""
        self.send()
        self.story.mail(self.sent[-1])

    def publish(self, fields: list[str]) -> None:
        self.send()
        self.story.publish(moment(fields[0]))

    def decide(self, fields: list[str]) -> None:
        self.send()
        code, word = fields
        for one in self.story.judged():
            if one.finding.code == code and one.decision is None:
                self.story.note(Decided(code, one.finding.key, VERDICTS[word], "看过"))

    def withdraws(self, fields: list[str]) -> None:
        """退赛申请 without a new form: 棋手=… | 书面=有."""
        self.send()
        said = pairs(fields, {"棋手": "name", "书面": "written"})
        unit = {"unit": self.heading.get("unit") or "青州市棋类协会"}
        self.story.note(RowTyped(WITHDRAWALS, f"{len(self.story._entries)}", {**unit, **said}))

    def given_rooms(self, fields: list[str]) -> None:
        """分房 所订=淄博饭店:1 | 得到=泰星大酒店:1 (nothing = no room)."""
        self.send()
        said = pairs(fields)
        wanted, got = (_parts(said.get(word, "")) for word in ("所订", "得到"))
        [unit, *_] = self.story.ground().roster.units
        self.story.note(RoomsGiven((GivenRooms(unit.id, 1, wanted, got),)))

    def at_the_desk(self, fields: list[str]) -> None:
        """报到 of the first player: 报到=不来 | 身份证件=不符."""
        self.send()
        titles = {title: what for what, (title, _) in player_papers(self.story.rules).items()}
        said = pairs(fields, {"报到": "came", **titles})
        first = next(iter(self.story.ground().roster.entries))
        self.story.note(RowTyped(PLAYER_SHEET, first.id, said))

    def unit_at_the_desk(self, fields: list[str]) -> None:
        """单位报到: 汇款单原件=没有."""
        self.send()
        titles = {title: what for what, title in unit_papers(self.story.rules).items()}
        unit = self.story.ground().roster.units[0]
        self.story.note(RowTyped(UNIT_SHEET, unit.id, pairs(fields, titles)))

    def answered(self, _: list[str]) -> None:
        self.send()
        for message in self.story.state.messages:
            self.story.note(Sent("", message))

    def close(self, fields: list[str]) -> None:
        self.story.note(EntryClosed(moment(fields[0]), "人数将满"))

    def now(self, fields: list[str]) -> None:
        self.send()
        self.story.now = moment(fields[0])

    def rules(self, fields: list[str]) -> None:
        change = pairs(fields)
        if name := change.pop("名称", ""):
            self.story.rules = regulation(name)
            self.in_time = self.story.rules.dates.entry_closes.last_second - timedelta(days=2)
            self.story.now = self.in_time + timedelta(hours=3)
            self.rooms = []
        self.story.rules = changed(self.story.rules, change)

    def read_alone(self, _: list[str]) -> None:
        self.alone = True

    def looked(self, fields: list[str]) -> None:
        """看图 结果=found | 相合=confirmed | 读作=…: what was seen in all pictures so far."""
        self.send()
        said = pairs(fields, {"结果": "outcome", "相合": "match", "读作": "text"})
        seal = Seal("round", 7.0, (0, 0, 9, 9), said.get("text", ""))
        report = SealReport(said["outcome"], 7.0, (seal,), said.get("match"))
        for sha256, unit in self._pictures():
            self.story.note(SealExamined(sha256, unit, report))

    def judged_by_eye(self, fields: list[str]) -> None:
        """认图 own, other, none, own_signed or signature: what a person said of all pictures."""
        self.send()
        for sha256, unit in self._pictures():
            self.story.note(SealJudged(sha256, unit, fields[0]))

    def _pictures(self) -> list[tuple[str, str]]:
        papers = [paper for paper in self.story.ground().roster.papers if paper.form]
        return [
            (p.sha256, paper.unit) for paper in papers for p in seal_pictures(paper, Certificates())
        ]

    def certificate_read(self, fields: list[str]) -> None:
        """看证 文件=吴二等级证.jpg | 等级=二级棋士 | 姓名=吴二: what a photo of the letter says."""
        self.send()
        said = pairs(fields, {"文件": "file", "等级": "level", "姓名": "name"})
        unit = self.story.ground().roster.units[0].id
        levels = tuple(filter(None, said.get("level", "").split("、")))
        self.story.note(
            CertificateExamined(
                f"beef{said['file']}", unit, CERTIFICATE, levels, said.get("name", "")
            )
        )

    def unreadable(self, fields: list[str]) -> None:
        """A mail or file that gave no form at all."""
        self.pending = False
        code, *more = fields
        detail = pairs(more)
        name = detail.pop("文件", "表.xlsx")
        if detail.pop("信", ""):
            problem = (Problem(code, None, detail),)
            self.story.note(MessageArrived("m" * 64, name, "link_only", problems=problem))
        else:
            problem = (Problem(code, None, detail),)
            self.story.note(FileArrived("f" * 64, name, problems=problem))

    def send(self) -> None:
        """Sends the form that was described, once."""
        if not self.pending:
            return
        self.pending = False
        made = self._form()
        self.sent.append(made)
        at = self.mail.get("到达", "")
        named = self.file.get("附件", "").split("、") if self.file.get("附件") else []
        beside = [Picture("file", f"beef{name}", None, name, 90000) for name in named]
        if "同信" in self.file.get("图片", ""):
            beside.append(Picture("file", "beef", None, "IMG_2041.jpg", 90000))
        if at == "不是邮件":
            self.story.file(made)
            return
        more: dict[str, object] = {"unit": self.mail.get("邮件里的单位", "")}
        if self.mail.get("发件人") == "无":
            more["sender"] = ""
        if self.mail.get("自动邮件"):
            more["no_answer"] = "自动回复"
        received = self.in_time if not at else None if at == "不明" else moment(at)
        self.story.mail(made, at=received, pictures=beside, **more)

    def _form(self) -> Form:
        file, own = self.file, self.file.get("报名表", "下发")
        unknown = file.get("看不懂的列", "")
        name = file.get("文件名", f"{self.heading.get('unit') or '青州市棋类协会'}报名表.xlsx")
        return form(
            self.players or ([] if self.empty else [{}]),
            heading=self.heading,
            rooms=self.rooms,
            companions=self.companions,
            file=name,
            without=[PLAYER[column] for column in file.get("缺列", "").split("、") if column],
            form_id="" if own == "自有格式" else "qisai-entry-1",
            regulation={"自有格式": "", "下发": self.story.rules.id}.get(own, own),
            kind=file.get("格式", "xlsx"),
            pictures=DRAWN.get(file.get("图片", ""), (SEAL,)),
            problems=tuple(self.problems),
            unknown_columns=(UnknownColumn(f"{SHEET}!N10", "N", unknown),) if unknown else (),
        )


LINES = {
    "棋手": "player", "没有棋手": "nobody", "单位": "unit", "住宿": "room", "不住宿": "no_rooms",
    "随行": "companion", "表": "sheet", "读表": "reading", "来信": "letter",
    "另一份": "another", "再发一次": "again", "补交原邮件": "with_mail",
    "公示": "publish", "裁定": "decide", "退赛申请": "withdraws", "分房": "given_rooms",
    "报到": "at_the_desk", "单位报到": "unit_at_the_desk", "已回复": "answered",
    "提前截止": "close", "现在": "now", "规程": "rules", "单独读": "read_alone",
    "打不开": "unreadable", "看图": "looked", "认图": "judged_by_eye", "看证": "certificate_read",
    "等级分表": "rating_list", "表上": "on_list", "名录": "honour", "禁赛": "barred",
}  # fmt: skip


def _parts(text: str) -> tuple[RoomPart, ...]:
    """淄博饭店:1、泰星大酒店:1."""
    said = [part.split(":") for part in text.split("、") if part]
    return tuple(RoomPart(hotel, "标准间", int(rooms)) for hotel, rooms in said)


def pairs(fields: list[str], words: dict[str, str] | None = None) -> dict[str, str]:
    """`身份证号=…` as field and value; an unknown word is an error in the table."""
    made = {}
    for field in fields:
        word, found, value = field.partition("=")
        assert found, f"no = in {field}"
        made[words[word] if words else word] = value
    return made


def moment(text: str) -> datetime:
    """2019-12-31 18:00:00, Beijing time."""
    return datetime.fromisoformat(text).replace(tzinfo=SHANGHAI)


def changed(rules: Regulation, change: dict[str, str]) -> Regulation:
    """The regulation with one thing otherwise than Zibo has it."""
    replace = msgspec.structs.replace
    for word, value in change.items():
        match word:
            case "上限":
                assert rules.cap
                rules = replace(rules, cap=replace(rules.cap, players=int(value)))
            case "逾期":
                policy = {"拒绝": "refuse", "接受": "accept"}[value]
                rules = replace(rules, late=replace(rules.late, policy=policy))
            case "逾期加收":
                rules = replace(rules, late=replace(rules.late, surcharge=int(value)))
            case "最迟接受":
                until = replace(rules.dates.entry_closes, day=moment(value).date(), clock=None)
                rules = replace(rules, dates=replace(rules.dates, accept_until=until))
            case "要求保险声明":
                demand = Demand(what="insurance", clause=value)
                rules = replace(rules, demands=(*rules.demands, demand))
            case "要求":
                what, clause = value.split()
                rules = replace(rules, demands=(*rules.demands, Demand(what=what, clause=clause)))
            case "限报":
                size = TeamSize(players=int(value), leaders=1, clause="四")
                rules = replace(rules, team=size)
            case "只收":
                rules = narrowed(rules, value)
            case "至少":  # 女 2, 籍贯 3703 2
                *what, least = value.split()
                floor = TeamFloor(at_least=int(least), sex="女" if what == ["女"] else "")
                if what[0] == "籍贯":
                    region = Region(name="本地", prefixes=(what[1],), clause="四")
                    rules = replace(rules, regions=(*rules.regions, region))
                    floor = replace(floor, region="本地")
                size = rules.team or TeamSize(clause="四")
                rules = replace(rules, team=replace(size, floors=(*size.floors, floor)))
            case "不少于":
                rules = replace(rules, team=TeamSize(least_players=int(value), clause="四"))
            case "不要求":
                kept = tuple(d for d in rules.demands if d.what not in value.split("、"))
                rules = replace(rules, demands=kept)
            case _:
                raise AssertionError(f"unknown change of the regulation: {word}")
    return rules


def narrowed(rules: Regulation, value: str) -> Regulation:
    """`一级棋士组 籍贯 3703` and the like: one more condition on every way into a level."""
    replace = msgspec.structs.replace
    name, kind, *what = value.split()
    more: dict[str, object] = {
        "籍贯": {"region": "本地"},
        "冠军": {"champion_of": tuple(what)},
        "注册": {"registered": True},
        "个人": {"entrant": "individual"},
        "年级": {"school_years": tuple(what)},
    }[kind]
    if kind == "籍贯":
        region = Region(name="本地", prefixes=tuple(what), clause="四")
        rules = replace(rules, regions=(*rules.regions, region))
    levels = tuple(
        replace(one, admit=tuple(replace(way, **more) for way in one.admit))
        if one.name == name
        else one
        for one in rules.levels
    )
    return replace(rules, levels=levels)


def codes() -> Iterator[str]:
    """Every code with a rule."""
    from toolkit.checks.catalogue import RULES

    return (rule.code for rule in RULES)
