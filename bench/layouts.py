"""A thousand entry-form layouts with their truth, and how many of them are read fully right.

    python bench/layouts.py [COUNT] [--seed N] [--show NUMBER]

Everything comes from the seed. The header words here are written down on their own, not taken
from templates/words/forms.toml, so that the words are tested too. A layout counts as right only
when every unit, player, value, cell, room, companion and heading is right and nothing is invented.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from toolkit.model.form import Form
from toolkit.sources.forms.read import forms_of
from toolkit.sources.forms.words import folded
from toolkit.sources.grids.grid import Grid, Merge, Value, letters
from toolkit.sources.grids.workbook import Workbook

HEADERS = {
    "name": ["姓名", "姓 名", "姓  名", "棋手姓名", "运动员姓名", "选手姓名", "姓名（必填）",
             "姓\n名", "队员姓名", "参赛选手姓名", "*姓名", "Name", "姓名Name"],
    "sex": ["性别", "性 别", "性\n别", "性别(男/女)", "性别*", "Sex"],
    "birth": ["出生日期", "出生年月", "出生年月日", "生日", "出生\n日期", "出生日期（年/月/日）"],
    "id_number": ["身份证号", "身份证号码", "身份证", "证件号码", "公民身份号码", "身份证\n号码",
                  "身份证号（18位）", "有效证件号码", "身份证件号码", "二代身份证号码"],
    "title": ["等级称号", "棋士等级", "现有等级", "棋士等级称号", "现等级称号", "等级", "技术称号",
              "现有棋士等级", "目前等级称号", "等级称号（现有）"],
    "certificate": ["证书编号", "证书号", "等级证书编号", "棋士证书编号", "等级证书号码"],
    "grade": ["运动员等级", "运动员技术等级", "运动等级"],
    "fide_id": ["FIDE ID", "国际棋联ID", "FIDE编号", "国际棋联编号"],
    "rating": ["等级分", "国际等级分", "等级分（如有）", "国内等级分"],
    "section": ["组别", "参赛组别", "报名组别", "参赛组", "参加组别", "比赛组别", "参赛\n组别",
                "组 别", "报名项目", "拟参赛组别"],
    "phone": ["联系电话", "手机", "手机号码", "电话", "联系方式", "联系电话（家长）", "本人手机"],
    "note": ["备注", "备 注", "备注说明", "说明"],
    "school": ["学校", "就读学校", "所在学校"],
}  # fmt: skip
UNKNOWN = ["民族", "参赛服尺码", "备注2", "家长姓名", "申报等级", "是否清真", "是否乘车", "血型"]
SERIAL = ["序号", "编号", "No.", "序 号", ""]
UNIT_COLUMN = ["单位", "代表队", "参赛单位", "所属单位"]
LABELS = {
    "unit": ["参赛单位", "单位", "代表队", "单位名称", "参赛单位（公章）", "报名单位", "参赛队",
             "参 赛 单 位"],
    "leader": ["领队", "领 队", "领队姓名"],
    "coach": ["教练", "教练员", "教 练", "教练员姓名"],
    "contact": ["联系人", "联络人", "联系人姓名"],
    "phone": ["联系电话", "电话", "手机", "联系人电话"],
    "email": ["邮箱", "电子邮箱", "E-mail"],
}  # fmt: skip
ROOM_HEADERS = {
    "hotel": ["酒店", "宾馆", "入住酒店", "酒店名称", "住宿宾馆"],
    "type": ["房型", "房间类型", "客房类型"],
    "rooms": ["间数", "房间数", "预订间数", "房间数量", "数量（间）"],
    "people": ["人数", "入住人数", "住宿人数"],
    "arrive": ["入住日期", "抵达日期", "到店时间", "入住时间"],
    "depart": ["离店日期", "离店时间", "退房日期"],
    "amount": ["金额", "费用（元）", "小计"],
    "names": ["入住人员", "入住人员姓名", "住宿人员名单"],
}
COMPANION_HEADERS = {
    "name": ["姓名", "随行人员姓名", "陪同人员"],
    "sex": ["性别"],
    "id_number": ["身份证号", "身份证号码"],
    "relation": ["与棋手关系", "关系"],
    "phone": ["电话", "联系电话"],
}
TITLES = ["2020年全国国际象棋棋协大师赛报名表", "第二届棋协大师赛总决赛（淄博）参赛报名表",
          "报 名 表", "附件1：报名表", "象棋公开赛运动员登记表"]  # fmt: skip
NOTES = ["注：请用正楷填写，身份证号务必准确。", "填表说明：1、每单位一份；2、加盖公章。",
         "备注：组别按规程填写", "※ 请于截止日期前发送",
         "说明：等级以证书为准，否则按无等级处理。"]  # fmt: skip
SURNAMES = (
    "王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余杜叶程"
    "苏魏吕丁任姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛"
    "郝龚邵万钱严武戴莫孔向常组单级"
)
GIVEN = (
    "伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰红梅子涵雨轩浩宇欣怡梓萱一诺思远博文"
    "嘉懿晨曦若男"
)
PLACES = ["淄博市", "青岛市", "济南", "长沙市", "天水市", "张店区", "临沂", "烟台市", "潍坊"]
BODIES = ["国际象棋协会", "棋院", "棋类协会", "实验学校", "智慧棋院", "象棋俱乐部", "少年宫",
          "第二小学", "体育运动学校"]  # fmt: skip
SECTIONS = ["棋协大师组", "候补棋协大师组", "一级棋士组", "男子甲组", "女子乙组", "公开组",
            "小学低年级组", "U10组", "成人组"]  # fmt: skip
RANKS = ["棋协大师", "候补棋协大师", "一级棋士", "二级", "三级棋士", "无", "十级棋士", "候补"]
HOTELS = ["淄博饭店", "泰星大酒店", "风景华庭", "银座华美达", "如家宾馆"]

Told = dict[str, tuple[str, str]]  # field → (cell, text)


class Unit(NamedTuple):
    """What one unit's form must give."""

    heading: dict[str, str]
    players: list[Told]
    rooms: list[Told]
    companions: list[Told]
    unknown: set[str]  # sheet!letter of columns with data that no field owns


class Layout(NamedTuple):
    """One made file: its sheets, the truth, and what makes it hard."""

    number: int
    grids: list[Grid]
    units: list[Unit]
    traits: list[str]


class Sheet:
    """A sheet under construction; `row` is the next free row."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cells: dict[tuple[int, int], Value] = {}
        self.merges: list[Merge] = []
        self.hidden: list[int] = []
        self.row = 0

    def put(self, row: int, column: int, value: Value) -> str:
        """Write a cell; gives its `sheet!A1`."""
        self.cells[row, column] = value
        return f"{self.name}!{letters(column)}{row + 1}"

    def merge(self, top: int, left: int, bottom: int, right: int) -> None:
        """Merge a range of at least two cells."""
        if (top, left) != (bottom, right):
            self.merges.append((top, left, bottom, right))

    def grid(self, change: Callable[[str], str]) -> Grid:
        """The finished grid; `change` runs over every text (traditional characters)."""
        height = max(r for r, _ in self.cells) + 1
        width = max(c for _, c in self.cells) + 1
        rows: list[list[Value]] = [[""] * width for _ in range(height)]
        for (row, column), value in self.cells.items():
            rows[row][column] = change(value) if isinstance(value, str) else value
        return Grid(self.name, rows, self.merges, hidden_rows=self.hidden)


class Maker:
    """Makes one layout from its number."""

    def __init__(self, number: int, seed: int) -> None:
        self.number = number
        self.dice = random.Random(f"layout {seed} {number}")
        self.traits: list[str] = []
        self.used: set[str] = set()

    def chance(self, share: float, trait: str = "") -> bool:
        """True with this probability; notes the trait."""
        hit = self.dice.random() < share
        if hit and trait:
            self.traits.append(trait)
        return hit

    def new(self, make: Callable[[], str]) -> str:
        """A value not yet used in this layout."""
        while (value := make()) in self.used:
            pass
        self.used.add(value)
        return value

    # ----- people

    def person_name(self) -> str:
        """A name; some with dots, blanks, two-character surnames or Latin letters."""
        dice = self.dice
        kind = dice.random()
        if kind < 0.03:
            return dice.choice(
                ["古丽米热·艾比布力", "阿迪力•买买提", "欧阳子涵", "司马" + dice.choice(GIVEN)]
            )
        if kind < 0.04:
            return dice.choice(["NA", "None", "Anna Lee", "李一"])
        name = dice.choice(SURNAMES) + "".join(dice.choices(GIVEN, k=dice.choice([1, 2, 2])))
        return name[0] + " " + name[1] if len(name) == 2 and dice.random() < 0.2 else name

    def id_number(self) -> str:
        """An ID number with its check digit."""
        dice = self.dice
        digits = f"370303{dice.randint(1998, 2014)}{dice.randint(1, 12):02}{dice.randint(1, 28):02}"
        digits += f"{dice.randint(0, 999):03}"
        weights = (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)
        total = sum(int(d) * w for d, w in zip(digits, weights, strict=True))
        return digits + "10X98765432"[total % 11]

    def unit_name(self) -> str:
        """A unit's name."""
        return self.dice.choice(PLACES) + self.dice.choice(BODIES)

    def phone(self) -> str:
        """A mobile number."""
        return "13" + "".join(self.dice.choices("0123456789", k=9))

    def value(self, field: str, person: dict[str, str]) -> Value:
        """A value as somebody would type it, perhaps empty."""
        dice = self.dice
        number = person["id_number"]
        if field in ("name", "section"):
            return person[field]
        if field == "id_number":
            if dice.random() < 0.05:
                return float(number[:15] + "000")
            return dice.choice(["", "", "", " "]) + number if dice.random() < 0.97 else ""
        day = (number[6:10], number[10:12], number[12:14])
        made: dict[str, Callable[[], Value]] = {
            "sex": lambda: "男女"[int(number[16]) % 2 == 0],
            "birth": lambda: dice.choice(["-".join(day), ".".join(day), "".join(day)]),
            "title": lambda: dice.choice(RANKS),
            "certificate": lambda: f"GJ{dice.randint(10000, 99999)}",
            "grade": lambda: dice.choice(["", "二级运动员", "无"]),
            "fide_id": lambda: dice.choice(["", "8612345", 8612345.0]),
            "rating": lambda: dice.choice(["", 1650.0, "1712"]),
            "phone": lambda: dice.choice([self.phone(), float(self.phone()), ""]),
            "note": lambda: dice.choice(["", "", "", "素食", "队长"]),
            "school": lambda: dice.choice(["实验小学", "二中", ""]),
        }
        return made[field]()

    # ----- the parts of a form

    def heading(self, sheet: Sheet, fields: list[str], width: int) -> dict[str, str]:
        """Labelled values in one of the usual manners."""
        values = {
            "unit": self.new(self.unit_name), "leader": self.new(self.person_name),
            "coach": self.new(self.person_name), "contact": self.new(self.person_name),
            "phone": self.phone(), "email": "entry@example.org",
        }  # fmt: skip
        style = self.dice.choice(["beside", "beside colon", "inline", "inline row", "vertical"])
        self.traits.append(f"heading {style}")
        column = 0
        for field in fields:
            label = self.dice.choice(LABELS[field])
            if style == "inline":
                sheet.put(sheet.row, 0, f"{label}：{values[field]}")
                if self.chance(0.5):
                    sheet.merge(sheet.row, 0, sheet.row, width - 1)
                sheet.row += 1
            elif style == "inline row":
                sheet.put(sheet.row, column, f"{label}: {values[field]}")
                column += 3
            elif style == "vertical":
                sheet.put(sheet.row, column, label)
                sheet.put(sheet.row + 1, column, values[field])
                column += 1
            else:
                sheet.put(sheet.row, column, label + ("：" if style == "beside colon" else ""))
                sheet.put(sheet.row, column + 1, values[field])
                if self.chance(0.3):
                    sheet.merge(sheet.row, column + 1, sheet.row, column + 2)
                column += 3
                if column > 6:
                    sheet.row, column = sheet.row + 1, 0
        sheet.row += {"inline": 0, "vertical": 2}.get(style, 1)
        return {field: values[field] for field in fields}

    def title(self, sheet: Sheet, width: int) -> None:
        """None to two title rows."""
        for _ in range(self.dice.choice([0, 1, 1, 1, 2])):
            sheet.put(sheet.row, 0, self.dice.choice(TITLES))
            if self.chance(0.7):
                sheet.merge(sheet.row, 0, sheet.row, width - 1)
            sheet.row += 1
        if self.chance(0.2):
            sheet.row += 1

    def columns(self, with_section: bool) -> list[str]:
        """Canonical fields in order; `#` is the serial number, `?…` an unknown header."""
        dice = self.dice
        fields = ["name", "id_number", *(["section"] if with_section else [])]
        others = [f for f in HEADERS if f not in ("name", "id_number", "section")]
        fields += dice.sample(others, dice.randint(2, 7))
        if self.chance(0.5, "shuffled"):
            dice.shuffle(fields)
        else:
            fields.sort(key=list(HEADERS).index)
        if self.chance(0.2, "unknown column"):
            fields.insert(dice.randint(1, len(fields)), "?" + dice.choice(UNKNOWN))
        if self.chance(0.75):
            fields.insert(0, "#")
        return fields

    def words(self, fields: list[str]) -> list[str]:
        """A header word for each field."""
        dice = self.dice
        serial = dice.choice(SERIAL)
        return [
            serial if f == "#" else f[1:] if f[0] == "?" else dice.choice(HEADERS[f])
            for f in fields
        ]

    def header(self, sheet: Sheet, words: list[str], left: int, two: int) -> None:
        """One or two header rows; in two rows some columns stand under a common group."""
        row = sheet.row
        for number, word in enumerate(words):
            sheet.put(row, left + number, word)
        sheet.row += 1
        if not two:
            return
        end = min(two + self.dice.randint(1, 2), len(words) - 1)
        for number, word in enumerate(words):
            if two <= number <= end:
                sheet.put(row + 1, left + number, word)
                sheet.cells.pop((row, left + number))
            else:
                sheet.merge(row, left + number, row + 1, left + number)
        sheet.put(
            row, left + two, self.dice.choice(["基本信息", "其他信息", "棋手情况", "个人资料"])
        )
        sheet.merge(row, left + two, row, left + end)
        sheet.row += 1

    def person(self, sections: list[str]) -> dict[str, str]:
        """A new player."""
        return {
            "name": self.new(self.person_name),
            "id_number": self.new(self.id_number),
            "section": self.dice.choice(sections),
        }

    def line(
        self, sheet: Sheet, fields: list[str], left: int, person: dict[str, str], serial: Value
    ) -> Told:
        """One player's row; gives what it states."""
        said: Told = {}
        for number, field in enumerate(fields):
            if field == "#":
                sheet.put(sheet.row, left + number, serial)
            elif field[0] == "?":
                if value := self.dice.choice(["", "甲", "乙丙"]):
                    sheet.put(sheet.row, left + number, value)
            elif (stated := self.value(field, person)) not in ("", None):
                said[field] = (sheet.put(sheet.row, left + number, stated), _text(stated))
        return said

    def example(self, sheet: Sheet, fields: list[str]) -> None:
        """The template's example row."""
        marked = fields[0] == "#" and self.chance(0.6)
        stock = ["（例）张三", "例：李四", "张三(示例)", "示例"]
        name = "张三" if marked else self.dice.choice(stock)
        person = {"name": name, "id_number": self.id_number(), "section": "棋协大师组"}
        self.line(sheet, [f if f[0] != "?" else "#" for f in fields], 0, person, "")
        if marked:
            sheet.put(sheet.row, 0, "例")
        sheet.row += 1

    def table(self, sheet: Sheet, unit: Unit, count: int) -> None:
        """A player table in one of its manners."""
        sections = self.dice.sample(SECTIONS, 3)
        manner = self.dice.choice(["plain"] * 4 + ["titles"] * 2 + ["repeated", "side", "side"])
        self.traits.append(manner)
        fields = self.columns(with_section=manner not in ("titles", "repeated"))
        words = self.words(fields)
        two = self.dice.randint(1, len(fields) - 2) if self.chance(0.25, "two-row header") else 0
        if manner == "side":
            self.side_by_side(sheet, unit, fields, words, sections, count)
        elif manner == "plain":
            self.header(sheet, words, 0, two)
            if self.chance(0.25, "example"):
                self.example(sheet, fields)
            self.body(sheet, unit, fields, sections, count)
        else:
            for number, section in enumerate(sections[: self.dice.randint(1, 3)]):
                before = manner == "repeated" or self.chance(0.5)
                if before or number:
                    self.section_title(sheet, section, len(fields))
                if number == 0 or manner == "repeated":
                    self.header(sheet, words, 0, two)
                if not before and not number:
                    self.section_title(sheet, section, len(fields))
                self.body(sheet, unit, fields, [section], max(1, count // 3))
        self.foot(sheet, len(unit.players), len(fields))

    def section_title(self, sheet: Sheet, section: str, width: int) -> None:
        """A row that names the section of the rows below it."""
        text = self.dice.choice(["{}", "{}", "一、{}", "【{}】", "{}（共若干人）"]).format(section)
        sheet.put(sheet.row, 0, text)
        if self.chance(0.6):
            sheet.merge(sheet.row, 0, sheet.row, width - 1)
        sheet.row += 1

    def body(
        self, sheet: Sheet, unit: Unit, fields: list[str], sections: list[str], count: int
    ) -> None:
        """The players' rows, perhaps with gaps and numbered rows left blank."""
        gaps = self.chance(0.2, "blank rows")
        first = sheet.row
        for number in range(count):
            if gaps and self.chance(0.15):
                sheet.row += 1
            person = self.person(sections)
            unit.players.append(self.line(sheet, fields, 0, person, float(number + 1)))
            if self.chance(0.01, "hidden row"):
                sheet.hidden.append(sheet.row)
            sheet.row += 1
        self.note_unknown(sheet, unit, fields, first, 0)
        if fields[0] == "#" and self.chance(0.3, "numbered blank rows"):
            for number in range(count, count + self.dice.randint(1, 5)):
                sheet.put(sheet.row, 0, float(number + 1))
                sheet.row += 1

    def note_unknown(
        self, sheet: Sheet, unit: Unit, fields: list[str], first: int, left: int
    ) -> None:
        """Remember the unknown columns that hold data."""
        for number, field in enumerate(fields):
            rows = range(first, sheet.row)
            if field[0] == "?" and any(sheet.cells.get((r, left + number)) for r in rows):
                unit.unknown.add(f"{sheet.name}!{letters(left + number)}")

    def side_by_side(
        self, sheet: Sheet, unit: Unit, fields: list[str], words: list[str],
        sections: list[str], count: int,
    ) -> None:  # fmt: skip
        """The same columns twice beside each other."""
        width = len(fields) + self.dice.choice([0, 0, 1])
        top = sheet.row
        for left in (0, width):
            sheet.row = top
            self.header(sheet, words, left, 0)
        first = sheet.row
        for number in range(count):
            sheet.row = first + number // 2
            left = width * (number % 2)
            person = self.person(sections)
            unit.players.append(self.line(sheet, fields, left, person, float(number + 1)))
        sheet.row = first + (count + 1) // 2
        for left in (0, width):
            self.note_unknown(sheet, unit, fields, first, left)

    def foot(self, sheet: Sheet, players: int, width: int) -> None:
        """What often stands below a table."""
        if self.chance(0.3, "total"):
            text = self.dice.choice([f"合计：{players}人", f"共计 {players} 人", "合计"])
            sheet.put(sheet.row, 0, text)
            sheet.row += 1
        if self.chance(0.2):
            sheet.row += 1
        if self.chance(0.4, "notes"):
            sheet.put(sheet.row, 0, self.dice.choice(NOTES))
            if self.chance(0.6):
                sheet.merge(sheet.row, 0, sheet.row, width - 1)
            sheet.row += 1
        if self.chance(0.3, "signatures"):
            sheet.put(sheet.row, 0, "领队签字：")
            sheet.put(sheet.row, 3, "单位（公章）：")
            sheet.row += 1

    def side_table(
        self, sheet: Sheet, headers: dict[str, list[str]], keep: list[str], lines: list[list[Value]]
    ) -> list[Told]:
        """A small table (rooms, companions) with its own header."""
        for number, field in enumerate(keep):
            sheet.put(sheet.row, number, self.dice.choice(headers[field]))
        found: list[Told] = []
        for line in lines:
            sheet.row += 1
            cells = list(enumerate(zip(keep, line, strict=True)))
            found.append({f: (sheet.put(sheet.row, n, v), _text(v)) for n, (f, v) in cells})
        sheet.row += 2
        return found

    def rooms(self, sheet: Sheet, unit: Unit) -> None:
        """A room plan."""
        dice = self.dice
        keep = ["hotel", "type", "rooms", "people"]
        keep += [f for f in ("arrive", "depart", "amount", "names") if self.chance(0.6)]
        lines: list[list[Value]] = []
        for _ in range(dice.randint(1, 3)):
            row: dict[str, Value] = {
                "hotel": dice.choice(HOTELS), "type": dice.choice(["标间", "大床房", "双人间"]),
                "rooms": float(dice.randint(1, 9)), "people": float(dice.randint(1, 18)),
                "arrive": dice.choice(["1月17日", "2020-01-17"]), "depart": "1月20日",
                "amount": float(dice.randint(1, 20) * 1290), "names": self.person_name(),
            }  # fmt: skip
            lines.append([row[f] for f in keep])
        if self.chance(0.5):
            sheet.put(sheet.row, 0, dice.choice(["订房计划", "住宿预订", "三、住宿安排"]))
            sheet.row += 1
        unit.rooms.extend(self.side_table(sheet, ROOM_HEADERS, keep, lines))

    def companions(self, sheet: Sheet, unit: Unit) -> None:
        """A table of people who come along."""
        sheet.put(sheet.row, 0, self.dice.choice(["随行人员", "陪同人员名单", "陪同家长"]))
        sheet.row += 1
        lines: list[list[Value]] = [
            [self.new(self.person_name), "男", self.new(self.id_number), "父子", self.phone()]
            for _ in range(self.dice.randint(1, 4))
        ]
        keep = list(COMPANION_HEADERS)
        unit.companions.extend(self.side_table(sheet, COMPANION_HEADERS, keep, lines))

    # ----- whole files

    def one_unit(self, sheet: Sheet, more: list[Sheet], players: int) -> Unit:
        """The form of one unit on one sheet; `more` takes a second sheet if it may."""
        unit = Unit({}, [], [], [], set())
        fields = ["unit", *(f for f in list(LABELS)[1:] if self.chance(0.6))]
        # Between two stacked forms nothing would say whose the heading is.
        below = not more and self.chance(0.15, "heading below")
        self.title(sheet, 8)
        if not below:
            unit.heading.update(self.heading(sheet, fields, 8))
            sheet.row += self.dice.choice([0, 0, 1])
        self.table(sheet, unit, players)
        if below:
            unit.heading.update(self.heading(sheet, fields, 8))
        target = sheet
        if self.chance(0.4, "rooms"):
            if not more and self.chance(0.3, "rooms on another sheet"):
                target = Sheet("住宿")
                more.append(target)
            target.row += 1
            self.rooms(target, unit)
        if self.chance(0.25, "companions"):
            target.row += 1
            self.companions(target, unit)
        return unit

    def unit_column(self, sheet: Sheet) -> list[Unit]:
        """One table for several units, the unit's name merged over its rows or repeated."""
        fields = [f for f in self.columns(with_section=True) if f[0] not in "?#"]
        words = [self.dice.choice(UNIT_COLUMN), *self.words(fields)]
        self.title(sheet, len(words))
        self.header(sheet, words, 0, 0)
        manner = self.dice.choice(["merged", "repeated", "once"])
        self.traits.append(f"unit column {manner}")
        units: list[Unit] = []
        sections = self.dice.sample(SECTIONS, 3)
        for _ in range(self.dice.randint(2, 4)):
            name = self.new(self.unit_name)
            unit = Unit({"unit": name}, [], [], [], set())
            top = sheet.row
            for _ in range(self.dice.randint(1, 5)):
                where = f"{sheet.name}!A{top + 1}"
                if sheet.row == top or manner == "repeated":
                    where = sheet.put(sheet.row, 0, name)
                said = self.line(sheet, fields, 1, self.person(sections), "")
                unit.players.append({"unit": (where, name), **said})
                sheet.row += 1
            if manner == "merged":
                sheet.merge(top, 0, sheet.row - 1, 0)
            units.append(unit)
        return units

    def make(self) -> Layout:
        """The layout."""
        dice = self.dice
        kinds = ["one", "unit column", "stacked", "sheets"]
        kind = dice.choices(kinds, weights=[84, 6, 5, 5])[0]
        self.traits.append(kind)
        sheets = [Sheet(dice.choice(["报名表", "Sheet1", " 报名表", "表(1)"]))]
        more: list[Sheet] = []
        units: list[Unit] = []
        if kind == "unit column":
            units = self.unit_column(sheets[0])
        elif kind == "one":
            units = [self.one_unit(sheets[0], more, dice.choice([1, 2, 5, 12, 20, 30]))]
        else:
            for number in range(dice.randint(2, 3)):
                if kind == "sheets" and number:
                    sheets.append(Sheet(f"Sheet{number + 1}x"))
                # Rooms stay on the unit's own sheet: elsewhere nothing would say whose they are.
                units.append(self.one_unit(sheets[-1], [sheets[-1]], dice.randint(1, 8)))
                sheets[-1].row += 1
        change = _traditional() if self.chance(0.1, "traditional") else str
        grids = [sheet.grid(change) for sheet in (*sheets, *more)]
        return Layout(self.number, grids, units, self.traits)


def _text(value: Value) -> str:
    return str(int(Decimal(repr(value)))) if isinstance(value, float) else str(value)


def _traditional() -> Callable[[str], str]:
    import opencc

    convert = opencc.OpenCC("s2t").convert
    return lambda text: str(convert(text))


def make(number: int, seed: int = 1) -> Layout:
    """Layout `number` of the series that the seed begins."""
    return Maker(number, seed).make()


# ----- the judge


def mistakes(layout: Layout) -> list[str]:
    """What the reader got wrong in a layout; empty when it is fully right."""
    result = forms_of(Workbook("xlsx", layout.grids), "x.xlsx", "", {})
    found = {_unit(form): form for form in result.forms}
    wrong: list[str] = []
    if len(result.forms) != len(layout.units):
        wrong.append(f"{len(layout.units)} units, read {len(result.forms)}")
    for unit in layout.units:
        form = found.get(folded(unit.heading["unit"]))
        if form is None:
            wrong.append(f"unit {unit.heading['unit']} not among {list(found)}")
        else:
            wrong += _compare(form, unit)
    return wrong


def _unit(form: Form) -> str:
    unit = form.first("unit")
    return folded(unit.text) if unit else ""


def _compare(form: Form, unit: Unit) -> list[str]:
    wrong: list[str] = []
    for field, value in unit.heading.items():
        said = [folded(s.text) for s in form.heading.get(field, ())]
        if folded(value) not in said:
            wrong.append(f"{field} {value} not in {said}")
    for field in ("leader", "coach", "contact"):
        if field not in unit.heading and form.heading.get(field):
            wrong.append(f"{field} invented: {form.heading[field][0]}")
    for kind in ("players", "rooms", "companions"):
        truth = [_even(line) for line in getattr(unit, kind)]
        read = [
            {f: (s.where, folded(s.text, True)) for f, s in line.said.items()}
            for line in getattr(form, kind)
        ]
        wrong += [f"{kind[:-1]} missed {line}" for line in truth if line not in read]
        wrong += [f"{kind[:-1]} invented {line}" for line in read if line not in truth]
    columns = {u.where.rstrip("0123456789") for u in form.unknown_columns}
    if columns != unit.unknown:
        wrong.append(f"unknown columns {unit.unknown}, read {columns}")
    return wrong


def _even(line: Told) -> Told:
    return {field: (where, folded(text, True)) for field, (where, text) in line.items()}


def show(layout: Layout) -> None:
    """Print a layout as text, and what was misread."""
    for grid in layout.grids:
        print(f"== {grid.sheet}")
        for number, row in enumerate(grid.texts):
            print(f"{number + 1:3} " + " | ".join(text.replace("\n", "\\n") for text in row))
    print(*mistakes(layout), sep="\n")


def main() -> None:
    """Make the layouts, judge the reader, list its failures."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("count", nargs="?", type=int, default=1000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--show", type=int)
    chosen = options.parse_args()
    if chosen.show is not None:
        show(make(chosen.show, chosen.seed))
        return
    right, players, spent = 0, 0, 0.0
    for number in range(chosen.count):
        layout = make(number, chosen.seed)
        players += sum(len(unit.players) for unit in layout.units)
        began = time.process_time()
        wrong = mistakes(layout)
        spent += time.process_time() - began
        right += not wrong
        if wrong:
            print(f"{number}: {'; '.join(wrong)[:300]}  [{', '.join(layout.traits)}]")
    print(
        f"{right} of {chosen.count} layouts fully right ({right / chosen.count:.1%}), "
        f"{players} players, {1000 * spent / chosen.count:.2f} ms a layout"
    )


if __name__ == "__main__":
    main()
