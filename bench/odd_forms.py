"""Forms as odd as real ones, written as real files, and how many `qisai read` gets fully right.

    python bench/odd_forms.py [COUNT] [--seed N] [--show NUMBER]

Different in spirit from bench/layouts.py: whole manners of filling in a form (cards, fields in
rows, several sections a sheet, lists pasted into Word, exports of questionnaires), carried by
xlsx, csv, html and docx files. A form is right when `qisai read` gives its unit, its leaders and
coaches, every player with every stated value, and nobody else.
"""

import argparse
import csv
import datetime as dt
import html
import io
import sys
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

# ruff: noqa: E501 -- rows of a form are read best as rows
from bench.layouts import Maker
from bench.odd_words import COACH, HEADS, LEADER, NOTES, QUESTIONS, SECTIONS, TITLES, UNIT
from toolkit.flows.single.read import read
from toolkit.values.names import plain_name

Cell = str | float | dt.date
NOW = dt.datetime(2020, 1, 1, 12)


class Person(NamedTuple):
    """A player's truth."""

    name: str
    sex: str
    birth: str
    id_number: str
    section: str
    phone: str
    title: str


class Odd(NamedTuple):
    """One file: its bytes and name, what it must give."""

    number: int
    manner: str
    carrier: str
    file_name: str
    data: bytes
    unit: str
    leader: str | None
    coach: str | None
    players: list[Person]
    fields: list[str]


class Page:
    """A sheet under construction; `row` is the next free row."""

    def __init__(self, name: str = "报名表") -> None:
        self.name = name
        self.cells: dict[tuple[int, int], Cell] = {}
        self.merges: list[tuple[int, int, int, int]] = []
        self.row = 0

    def line(self, *cells: Cell, left: int = 0) -> int:
        """Write a row; gives its number."""
        for number, cell in enumerate(cells):
            if cell != "":
                self.cells[self.row, left + number] = cell
        self.row += 1
        return self.row - 1

    def wide(self, text: str, width: int) -> None:
        """A text merged over the sheet's width."""
        self.merges.append((self.row, 0, self.row, width - 1))
        self.line(text)

    def rows(self) -> list[list[Cell]]:
        """All cells as a rectangle."""
        height = max(r for r, _ in self.cells) + 1
        width = max(c for _, c in self.cells) + 1
        return [[self.cells.get((r, c), "") for c in range(width)] for r in range(height)]


class Filler(Maker):
    """Fills in one odd form."""

    def __init__(self, number: int, seed: int) -> None:
        super().__init__(number, seed + 1000)
        self.section = self.dice.choice(SECTIONS)
        self.unit = self.new(self.unit_name)
        self.leader: str | None = None
        self.coach: str | None = None
        self.players: list[Person] = []
        self.fields = ["name", "sex", "birth", "id_number", "section", "phone", "title"]
        self.pages = [Page()]

    @property
    def page(self) -> Page:
        """The sheet that is being filled in."""
        return self.pages[-1]

    # ----- values in the ways that people type them

    def plain_person(self, section: str = "") -> Person:
        """A new player."""
        number = self.new(self.id_number)
        name = plain_name(self.new(self.person_name))
        birth = f"{number[6:10]}-{number[10:12]}-{number[12:14]}"
        sex = "男女"[int(number[16]) % 2 == 0]
        section = section or self.dice.choice(SECTIONS)
        title = self.dice.choice(["棋协大师", "候补棋协大师", "一级棋士", "二级棋士", "三级棋士"])
        person = Person(name, sex, birth, number, section, self.phone(), title)
        self.players.append(person)
        return person

    def typed(self, person: Person) -> dict[str, Cell]:
        """The player's values as somebody typed them."""
        pick = self.dice.choice
        number, day = person.id_number, dt.date.fromisoformat(person.birth)
        return {
            "name": pick([person.name, person.name, f" {person.name}", f"{person.name}\u3000"]),
            "sex": pick([person.sex, person.sex, person.sex + " ", person.sex + "生"]),
            "birth": pick(
                [day, f"{day:%Y/%m/%d}", f"{day:%Y.%m.%d}", f"{day:%Y%m%d}", person.birth,
                 f"{day.year}年{day.month}月{day.day}日", f"{day.year}.{day.month}.{day.day}",
                 f"{day.year}-{day.month}-{day.day}", f"{person.birth} 00:00:00",
                 _wide(f"{day:%Y.%m.%d}"), f"{day.year}、{day.month}、{day.day}",
                 f"{day.year} 年 {day.month} 月 {day.day} 日", f"{day.year}/{day.month}/{day.day}日"]
            ),
            "id_number": pick(
                [number, number, number.lower(), "'" + number, number + " ", "\u00a0" + number,
                 f"{number[:6]} {number[6:14]} {number[14:]}", _wide(number), number + "\t",
                 "\u200b" + number, "\u202d" + number + "\u202c", f"{number[:6]}-{number[6:14]}-{number[14:]}"]
            ),
            "section": person.section,
            "phone": pick(
                [person.phone, float(person.phone), f"{person.phone[:3]} {person.phone[3:7]} {person.phone[7:]}",
                 f"{person.phone[:3]}-{person.phone[3:7]}-{person.phone[7:]}", "+86 " + person.phone]
            ),
            "title": person.title,
        }  # fmt: skip

    def heads(self, fields: list[str]) -> list[str]:
        """A header word for each field."""
        return [self.dice.choice(HEADS[field]) for field in fields]

    def some_fields(self, *without: str) -> list[str]:
        """Name, ID, section and some more, in a usual order."""
        keep = [f for f in self.fields if f in ("name", "id_number", "section") or self.chance(0.7)]
        self.fields = [f for f in keep if f not in without]
        if self.chance(0.3):
            self.dice.shuffle(self.fields)
        return self.fields

    def officials(self) -> None:
        """Who leads and coaches."""
        self.leader, self.coach = self.new(self.person_name), self.new(self.person_name)
        self.leader, self.coach = plain_name(self.leader), plain_name(self.coach)

    def top(self, width: int) -> None:
        """Title, unit and officials above the table, each somewhere."""
        page, pick = self.page, self.dice.choice
        if self.chance(0.8):
            page.wide(pick(TITLES), width)
        self.officials()
        unit, leader, coach = pick(UNIT), pick(LEADER), pick(COACH)
        manner = self.dice.randrange(6)
        if manner == 0:
            page.wide(
                f"{unit}：{self.unit}    {leader}：{self.leader}  {coach}：{self.coach}", width
            )
        elif manner == 1:
            page.line(unit, "", self.unit, "", leader, self.leader)
            page.line(coach, "", self.coach)
        elif manner == 2:
            page.line(f"{unit}：", self.unit, "", "填表日期：2020年1月3日")
            page.line(
                f"{leader}：",
                f"{self.leader} {self.phone()}",
                f"{coach}：",
                f"{self.coach}/{self.phone()}",
            )
        elif manner == 3:
            page.wide(f"{unit}(盖章)：{self.unit}", width)
            page.line(
                leader, self.leader, "电话", self.phone(), coach, self.coach, "电话", self.phone()
            )
        elif manner == 4:
            page.wide(f"{unit}: {self.unit}", width)
            page.wide(
                f"{leader}:{self.leader}({self.phone()}) {coach}:{self.coach}({self.phone()})",
                width,
            )
        else:
            page.line(unit, leader, coach)
            page.line(self.unit, self.leader, self.coach)
        if self.chance(0.3):
            page.wide(pick(NOTES), width)

    def body(self, fields: list[str], people: list[Person], left: int = 0) -> None:
        """Rows of players with serial numbers in their ways."""
        style = self.dice.choice(["{}", "{}.", "{}、", "0{}", "（{}）", "第{}名"])
        for number, person in enumerate(people):
            values = self.typed(person)
            self.page.line(style.format(number + 1), *(values[f] for f in fields), left=left)

    def foot(self, width: int) -> None:
        """What stands below."""
        if self.chance(0.4):
            self.page.line(f"共{len(self.players)}名棋手")
        if self.chance(0.5):
            self.page.wide(self.dice.choice(NOTES), width)
        if self.chance(0.3):
            self.page.line("", "", "", "", "单位盖章：", "")
            self.page.line("", "", "", "", "2020 年  月  日")

    def people(self, most: int = 12) -> list[Person]:
        """New players."""
        return [self.plain_person() for _ in range(self.dice.randint(1, most))]

    # ----- the manners

    def three_row_head(self) -> None:
        """A header of three rows with groups within groups."""
        page = self.page
        self.top(9)
        self.fields = ["name", "sex", "birth", "id_number", "section", "phone", "title"]
        top = page.row
        page.line("序号", "参赛运动员信息", "", "", "", "参赛信息", "", "棋艺水平")
        page.line("", "姓名", "身份信息", "", "", "组别", "联系方式", "等级称号")
        page.line("", "", "性别", "出生日期", "证件号码")
        page.merges += [
            (top, 0, top + 2, 0), (top, 1, top, 4), (top, 5, top, 6), (top + 1, 1, top + 2, 1),
            (top + 1, 2, top + 1, 4), (top + 1, 5, top + 2, 5), (top + 1, 6, top + 2, 6),
            (top + 1, 7, top + 2, 7),
        ]  # fmt: skip
        self.body(self.fields, self.people())
        self.foot(8)

    def offset_table(self) -> None:
        """The table begins some rows down and columns to the right."""
        page = self.page
        page.row = self.dice.randint(0, 4)
        left = self.dice.randint(1, 3)
        self.officials()
        page.line("", self.dice.choice(TITLES), left=left)
        page.line(self.dice.choice(UNIT) + "：", self.unit, left=left)
        page.line(self.dice.choice(LEADER) + "：", self.leader or "", left=left)
        page.line(self.dice.choice(COACH) + "：", self.coach or "", left=left)
        fields = self.some_fields()
        page.line("序号", *self.heads(fields), left=left)
        self.body(fields, self.people(), left)
        self.foot(len(fields) + 1)

    def sections_as_sheets(self) -> None:
        """A sheet for each section; unit and officials stand on the first alone."""
        self.some_fields("section")
        for number, section in enumerate(self.dice.sample(SECTIONS, self.dice.randint(2, 3))):
            if number:
                self.pages.append(Page(section))
            else:
                self.pages[0].name = section
                self.top(8)
            self.page.line("序号", *self.heads(self.fields))
            self.body(
                self.fields, [self.plain_person(section) for _ in range(self.dice.randint(1, 5))]
            )
        self.fields = [*self.fields, "section"]

    def section_between(self) -> None:
        """Section names between the rows, with notes and dashes."""
        fields = self.some_fields("section")
        self.top(8)
        self.page.line("序号", *self.heads(fields))
        for section in self.dice.sample(SECTIONS, self.dice.randint(2, 4)):
            self.page.line(
                self.dice.choice(
                    ["{}", "{}：", "▲{}", "（一）{}", "参赛组别：{}", "组别：{}"]
                ).format(section)
            )
            self.body(fields, [self.plain_person(section) for _ in range(self.dice.randint(1, 4))])
            if self.chance(0.3):
                self.page.line("————————————————")
        self.foot(8)
        self.fields = [*fields, "section"]

    def merged_section(self) -> None:
        """The section stands once, merged over its players or with ditto marks below."""
        self.top(8)
        self.fields = ["section", "name", "sex", "id_number", "phone"]
        self.page.line(*self.heads(self.fields))
        ditto = self.dice.choice(["", "同上", "〃", "″", '"'])
        for section in self.dice.sample(SECTIONS, 2):
            first = self.page.row
            for number in range(self.dice.randint(2, 5)):
                values = self.typed(self.plain_person(section))
                values["section"] = section if not number else ditto
                self.page.line(*(values[f] for f in self.fields))
            if not ditto:
                self.page.merges.append((first, 0, self.page.row - 1, 0))
        self.foot(5)

    def roles_first(self) -> None:
        """Officials and players in one table, told by a column of roles."""
        self.officials()
        self.page.line(self.dice.choice(UNIT), self.unit)
        fields = ["name", "sex", "id_number", "section", "phone"]
        self.fields = fields
        self.page.line(self.dice.choice(["职务", "身份", "类别", "人员类别"]), *self.heads(fields))
        self.page.line("领队", self.leader or "", "男", "", "", self.phone())
        self.page.line("教练", self.coach or "", "女", "", "", self.phone())
        first = self.page.row
        role = self.dice.choice(["队员", "运动员", "棋手", "选手"])
        merged = self.chance(0.5)
        for number, person in enumerate(self.people()):
            values = self.typed(person)
            self.page.line(role if not merged or not number else "", *(values[f] for f in fields))
        if merged and self.page.row - first > 1:
            self.page.merges.append((first, 0, self.page.row - 1, 0))
        self.foot(6)

    def cards(self) -> None:
        """A block of labels and values for each player, one below the other."""
        self.top(6)
        self.fields = ["name", "sex", "birth", "id_number", "section", "phone", "title"]
        heads = dict(zip(self.fields, self.heads(self.fields), strict=True))
        colon = self.dice.choice(["", "：", ":"])
        columns = self.dice.choice([1, 2, 3])
        for number, person in enumerate(self.people(6)):
            if self.chance(0.4):
                self.page.line(f"棋手{number + 1}")
            values = self.typed(person)
            for start in range(0, len(self.fields), columns):
                cells: list[Cell] = []
                for field in self.fields[start : start + columns]:
                    cells += [heads[field] + colon, values[field]]
                self.page.line(*cells)
            self.page.row += self.dice.choice([0, 1])

    def twin_cards(self) -> None:
        """Cards of two players beside each other."""
        self.top(6)
        self.fields = ["name", "sex", "birth", "id_number", "section", "phone"]
        heads = dict(zip(self.fields, self.heads(self.fields), strict=True))
        people = [self.plain_person() for _ in range(self.dice.choice([2, 4, 6]))]
        for one, other in zip(people[::2], people[1::2], strict=True):
            ones, others = self.typed(one), self.typed(other)
            for field in self.fields:
                self.page.line(heads[field], ones[field], "", heads[field], others[field])
            self.page.row += 1

    def fields_in_rows(self) -> None:
        """The table lies on its side: a row for each field, a column for each player."""
        self.top(6)
        fields = self.some_fields()
        fields.sort(key=lambda f: f != "name")
        people = [self.typed(self.plain_person()) for _ in range(self.dice.randint(2, 6))]
        for field, head in zip(fields, self.heads(fields), strict=True):
            self.page.line(head, *(values[field] for values in people))
        self.foot(6)

    def questionnaire(self) -> None:
        """An export of an online questionnaire: a row for each player, the unit in a column."""
        fields = ["name", "sex", "id_number", "section", "phone", "title"]
        self.fields = fields
        style = self.dice.choice(
            ["{n}、{w}", "{n}.{w}*", "Q{n}_{w}", "{w}", "{n}. {w}（必填）", "{n}、{w}[填空题]"]
        )
        asked = ["unit", *fields]
        heads = [
            style.format(n=n + 1, w=self.dice.choice(QUESTIONS[f])) for n, f in enumerate(asked)
        ]
        self.page.line("序号", "提交答卷时间", "所用时间", "来源", "来源详情", "来自IP", *heads)
        for number, person in enumerate(self.people()):
            values = {**self.typed(person), "unit": self.unit}
            values["section"] = self.dice.choice(["", "A.", "B、", "C. "]) + person.section
            stamp = f"2019/12/{number + 1} 10:2{number % 10}:00"
            self.page.line(
                f"{number + 1}",
                stamp,
                "123秒",
                "微信",
                "N/A",
                "10.0.0.1(山东-淄博)",
                *(values[f] for f in asked),
            )

    def unit_below(self) -> None:
        """Unit and officials stand below the table only."""
        fields = self.some_fields()
        self.page.wide(self.dice.choice(TITLES), 8)
        self.page.line("序号", *self.heads(fields))
        self.body(fields, self.people())
        self.officials()
        self.page.row += self.dice.choice([0, 1])
        self.page.line(
            f"{self.dice.choice(LEADER)}：{self.leader}",
            "",
            f"{self.dice.choice(COACH)}：{self.coach}",
        )
        self.page.line("", "", f"{self.dice.choice(UNIT)}（公章）：{self.unit}")

    def unit_in_title(self) -> None:
        """The title alone says who enters."""
        fields = self.some_fields()
        title = self.dice.choice(
            [
                "{}报名表",
                "{}参赛报名表",
                "{}参加2020年棋协大师赛报名表",
                "2020年棋协大师赛报名表（{}）",
            ]
        )
        self.page.wide(title.format(self.unit), 8)
        self.page.line("序号", *self.heads(fields))
        self.body(fields, self.people())
        self.foot(8)

    def split_name(self) -> None:
        """Family and given name in two columns."""
        self.top(8)
        self.fields = ["name", "sex", "id_number", "section"]
        self.page.line(
            "序号",
            *self.dice.choice([("姓", "名"), ("姓氏", "名字")]),
            *self.heads(self.fields[1:]),
        )
        for number, person in enumerate(self.people()):
            cut = 2 if person.name.startswith(("欧阳", "司马")) else 1
            values = self.typed(person)
            self.page.line(
                str(number + 1),
                person.name[:cut],
                person.name[cut:],
                *(values[f] for f in self.fields[1:]),
            )

    def ticked(self) -> None:
        """Sex or section by a tick in one of several columns."""
        self.top(9)
        names = self.dice.sample(SECTIONS, 3)
        tick = self.dice.choice(["√", "✓", "1", "是", "V", "●"])
        top = self.page.row
        self.page.line("序号", "姓名", "身份证号", "参赛组别（打√）")
        self.page.line("", "", "", *names)
        self.page.merges += [
            (top, 0, top + 1, 0),
            (top, 1, top + 1, 1),
            (top, 2, top + 1, 2),
            (top, 3, top, 5),
        ]
        self.fields = ["name", "id_number", "section"]
        for number in range(self.dice.randint(2, 8)):
            person = self.plain_person(self.dice.choice(names))
            marks = [tick if person.section == name else "" for name in names]
            self.page.line(str(number + 1), person.name, person.id_number, *marks)

    def officials_table(self) -> None:
        """The officials have a table of their own above the players'."""
        self.officials()
        self.page.wide(f"{self.dice.choice(UNIT)}：{self.unit}", 6)
        self.page.line("", "姓名", "性别", "手机号码", "身份证号")
        self.page.line("领队", self.leader or "", "男", self.phone(), self.id_number())
        self.page.line("教练", self.coach or "", "女", self.phone(), self.id_number())
        if self.chance(0.5):
            self.page.row += 1
        if self.chance(0.5):
            self.page.line("运动员名单")
        fields = self.some_fields()
        self.page.line("序号", *self.heads(fields))
        self.body(fields, self.people())
        self.foot(6)

    def two_pages(self) -> None:
        """A table that goes on after a page break, with its title and header once more."""
        fields = self.some_fields()
        self.top(8)
        heads = self.heads(fields)
        self.page.line("序号", *heads)
        self.body(fields, self.people(6))
        self.page.line(self.dice.choice(["（转下页）", "第 1 页 共 2 页", "接下页"]))
        self.page.wide(self.dice.choice(["续表", "（续表）", "2020年棋协大师赛报名表（续）"]), 8)
        self.page.line("序号", *heads)
        self.body(fields, [self.plain_person() for _ in range(3)])
        self.foot(8)

    def remarks_in_names(self) -> None:
        """Names with numbers and remarks about the person."""
        self.top(8)
        fields = ["name", "sex", "id_number", "section", "title"]
        self.fields = fields
        self.page.line(*self.heads(fields))
        for number, person in enumerate(self.people()):
            values = self.typed(person)
            values["name"] = self.dice.choice(
                ["{}", "{}（队长）", "{}", f"{number + 1}.{{}}", f"{number + 1}、{{}}", "{}*"]
            ).format(person.name)
            self.page.line(*(values[f] for f in fields))
        self.foot(6)


MANNERS: tuple[Callable[[Filler], None], ...] = (
    Filler.three_row_head, Filler.offset_table, Filler.sections_as_sheets, Filler.section_between,
    Filler.merged_section, Filler.roles_first, Filler.cards, Filler.twin_cards,
    Filler.fields_in_rows, Filler.questionnaire, Filler.unit_below, Filler.unit_in_title,
    Filler.split_name, Filler.ticked, Filler.officials_table, Filler.two_pages,
    Filler.remarks_in_names,
)  # fmt: skip


def _wide(text: str) -> str:
    """The text in full width."""
    return "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in text)


# ----- carriers


def as_xlsx(pages: list[Page]) -> bytes:
    """A workbook as Excel writes it."""
    import xlsxwriter

    made = io.BytesIO()
    book = xlsxwriter.Workbook(made)
    day = book.add_format({"num_format": "yyyy-mm-dd"})
    for page in pages:
        sheet = book.add_worksheet(page.name)
        for merge in page.merges:
            sheet.merge_range(*merge, "")
        for (row, column), cell in page.cells.items():
            if isinstance(cell, dt.date):
                sheet.write_datetime(row, column, dt.datetime.combine(cell, dt.time()), day)
            elif isinstance(cell, float):
                sheet.write_number(row, column, cell)
            else:
                sheet.write_string(row, column, cell)
    book.close()
    return made.getvalue()


def _shown(cell: Cell) -> str:
    return str(int(cell)) if isinstance(cell, float) else str(cell)


def as_csv(pages: list[Page], encoding: str = "gb18030", delimiter: str = ",") -> bytes:
    """Text with commas or tabs."""
    made = io.StringIO()
    writer = csv.writer(made, delimiter=delimiter)
    for page in pages:
        writer.writerows([[_shown(c) for c in row] for row in page.rows()])
    return made.getvalue().encode(encoding, "replace")


def as_html(pages: list[Page]) -> bytes:
    """A page as web forms and old exports call a workbook."""
    parts = [
        "<html><head><meta charset='utf-8'><style>td{mso-number-format:'\\@'}</style></head><body>"
    ]
    for page in pages:
        hidden = {
            (r, c)
            for t, left, b, right in page.merges
            for r in range(t, b + 1)
            for c in range(left, right + 1)
        } - {(t, left) for t, left, _, _ in page.merges}
        spans = {(t, left): (b - t + 1, r - left + 1) for t, left, b, r in page.merges}
        parts.append("<table border=1>")
        for r, row in enumerate(page.rows()):
            parts.append("<tr>")
            for c, cell in enumerate(row):
                if (r, c) not in hidden:
                    down, across = spans.get((r, c), (1, 1))
                    text = html.escape(_shown(cell)).replace("\n", "<br>")
                    parts.append(f"<td rowspan={down} colspan={across}>{text or '&nbsp;'}</td>")
            parts.append("</tr>")
        parts.append("</table>")
    return "".join([*parts, "</body></html>"]).encode()


def as_docx(pages: list[Page]) -> bytes:
    """A Word file with the sheets as tables."""
    w = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    kinds = "http://schemas.openxmlformats.org/package/2006/content-types"
    links = "http://schemas.openxmlformats.org/package/2006/relationships"
    office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"
    main_type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
    tables = "".join(map(_word_table, pages))
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as package:
        package.writestr(
            "[Content_Types].xml",
            f'<Types xmlns="{kinds}"><Default Extension="rels" ContentType="application/vnd.'
            f'openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" '
            f'ContentType="{main_type}"/></Types>',
        )
        package.writestr(
            "_rels/.rels",
            f'<Relationships xmlns="{links}"><Relationship Id="r1" Type="{office}" '
            'Target="word/document.xml"/></Relationships>',
        )
        package.writestr(
            "word/document.xml",
            f'<w:document xmlns:w="{w}"><w:body>{tables}</w:body></w:document>',
        )
    return made.getvalue()


def _word_table(page: Page) -> str:
    """A table in WordprocessingML: gridSpan across, vMerge down."""
    rows = page.rows()
    width = len(rows[0])
    owner = {
        (r, c): (t, left, right)
        for t, left, b, right in page.merges
        for r in range(t, b + 1)
        for c in range(left, min(right, width - 1) + 1)
    }
    tall = {(t, left) for t, left, b, _ in page.merges if b > t}
    lines = []
    for r, row in enumerate(rows):
        cells = []
        for c, cell in enumerate(row):
            top, left, right = owner.get((r, c), (r, c, c))
            if c != left:
                continue
            look = (
                f'<w:gridSpan w:val="{min(right, width - 1) - left + 1}"/>' if right > left else ""
            )
            if (top, left) in tall:
                look += '<w:vMerge w:val="restart"/>' if top == r else "<w:vMerge/>"
            text = html.escape(_shown(cell).replace("\u200b", "")) if top == r else ""
            runs = '</w:t><w:br/><w:t xml:space="preserve">'.join(text.split("\n"))
            cells.append(
                f'<w:tc><w:tcPr>{look}</w:tcPr><w:p><w:r><w:t xml:space="preserve">{runs}</w:t>'
                "</w:r></w:p></w:tc>"
            )
        lines.append(f"<w:tr>{''.join(cells)}</w:tr>")
    return f"<w:tbl>{''.join(lines)}</w:tbl>"


CARRIERS: dict[str, Callable[[list[Page]], bytes]] = {
    "xlsx": as_xlsx,
    "gbk.csv": as_csv,
    "utf16.csv": lambda pages: as_csv(pages, "utf-16", "\t"),
    "html.xls": as_html,
    "docx": as_docx,
}


def make(number: int, seed: int = 1) -> Odd:
    """File `number` of the series that the seed begins."""
    filler = Filler(number, seed)
    manner = MANNERS[number % len(MANNERS)]
    manner(filler)
    carriers = list(CARRIERS) if len(filler.pages) == 1 else ["xlsx"]
    carrier = filler.dice.choice(["xlsx", *carriers])
    merged = any(b > t for page in filler.pages for t, _, b, _ in page.merges)
    if carrier.endswith("csv") and merged:
        carrier = "xlsx"  # text has no merged cells: nobody could read it
    data = CARRIERS[carrier](filler.pages)
    name = f"{number:04}.{carrier.rpartition('.')[2]}"
    return Odd(number, manner.__name__, carrier, name, data, filler.unit, filler.leader,
               filler.coach, filler.players, filler.fields)  # fmt: skip


# ----- the judge


def mistakes(odd: Odd, folder: Path) -> list[str]:
    """What `qisai read` got wrong; empty when the file is fully right."""
    path = folder / odd.file_name
    path.write_bytes(odd.data)
    outcome: Any = read([path], None, (), NOW)
    forms = outcome.data["forms"]
    wrong: list[str] = []
    if len(forms) != 1:
        wrong.append(f"{len(forms)} forms: {[form['unit'] for form in forms]}")
    form = forms[0]
    for key in ("unit", "leader", "coach"):
        if form[key] != getattr(odd, key):
            wrong.append(f"{key}: {form[key]!r} for {getattr(odd, key)!r}")
    found = {player["id_number"]: player for player in form["players"]}
    if len(form["players"]) != len(odd.players):
        wrong.append(f"{len(form['players'])} players for {len(odd.players)}: "
                     f"{[p['name'] for p in form['players']]}")  # fmt: skip
    for person in odd.players:
        player = found.get(person.id_number)
        if player is None:
            wrong.append(f"missed {person}")
            continue
        for field in odd.fields:
            if player[field] != getattr(person, field):
                wrong.append(f"{field}: {player[field]!r} for {getattr(person, field)!r}")
    return wrong


def show(odd: Odd, folder: Path) -> None:
    """Print a file as it is read, and what was misread."""
    from toolkit.sources.grids.workbook import open_workbook

    for grid in open_workbook(odd.data, odd.file_name).grids:
        print(f"== {grid.sheet}")
        for number, row in enumerate(grid.texts):
            print(f"{number + 1:3} " + " | ".join(text.replace("\n", "\\n") for text in row))
    print(odd.manner, odd.carrier, *mistakes(odd, folder), sep="\n")


def main() -> None:
    """Make the files, judge the reader, list its failures."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("count", nargs="?", type=int, default=340)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--show", type=int)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if chosen.show is not None:
            show(make(chosen.show, chosen.seed), folder)
            return
        right: dict[str, int] = {}
        for number in range(chosen.count):
            odd = make(number, chosen.seed)
            wrong = mistakes(odd, folder)
            right[odd.manner] = right.get(odd.manner, 0) + (not wrong)
            if wrong:
                print(f"{number} {odd.manner} {odd.carrier}: {'; '.join(wrong)[:260]}")
    print(*(f"{manner:20} {count}" for manner, count in right.items()), sep="\n")
    total = sum(right.values())
    print(f"{total} of {chosen.count} odd forms fully right ({total / chosen.count:.1%})")


if __name__ == "__main__":
    main()
