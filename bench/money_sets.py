"""Seeded sets of dues and transfers with their truth, for bench/reconcile.py.

The kinds of payers, remarks and noise are those of the reference on money; names, brands and
towns are drawn here and share no list with the matcher.
"""

import random
from collections import defaultdict
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from toolkit.ledger.reconcile.codes import payment_code
from toolkit.model.bank import (
    BankRow,
    Direction,
    DueChange,
    DuePlayer,
    Dues,
    DueUnit,
    Hotel,
    Notice,
    Statement,
)
from toolkit.model.clock import SHANGHAI
from toolkit.model.money import Money

SURNAMES = (
    "王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余于杜叶程"
    "魏苏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚"
    "邵万钱严覃武戴莫孔向汤"
)
CHILD = (
    "子梓宇雨欣诗语嘉佳浩昊皓俊君睿瑞锐轩萱涵晗含韩奕亦依怡一诺若然冉言妍岩博铂文闻辰宸晨泽择"
    "明铭鸣景静婧思斯航杭恒珩安彤桐可柯承诚书舒知致"
)
ADULT = (
    "伟卫强志建国军文明华平萍红宏洪丽力立静敬晶敏芳方霞娟燕艳君涛勇永玲玉辉慧杰洁鹏磊云芸梅海峰"
    "锋凤飞斌彬超刚光亮春秀英莹桂新欣波林琳宁龙荣"
)
TOWNS = [
    "石家庄",
    "唐山",
    "太原",
    "包头",
    "鞍山",
    "长春",
    "大庆",
    "南京",
    "徐州",
    "扬州",
    "杭州",
    "嘉兴",
    "金华",
    "蚌埠",
    "马鞍山",
    "厦门",
    "漳州",
    "南昌",
    "赣州",
    "济宁",
    "日照",
    "德州",
    "青岛",
    "烟台",
    "开封",
    "新乡",
    "襄阳",
    "宜昌",
    "株洲",
    "岳阳",
    "珠海",
    "中山",
    "桂林",
    "柳州",
    "海口",
    "成都",
    "绵阳",
    "贵阳",
    "昆明",
    "西安",
    "宝鸡",
    "天水",
    "西宁",
    "银川",
    "苏州",
    "无锡",
    "合肥",
    "大连",
    "福州",
    "洛阳",
]
BRANDS = [
    "星火",
    "棋缘",
    "少帅",
    "飞马",
    "弈海",
    "云帆",
    "玄机",
    "小棋王",
    "金车",
    "智慧树",
    "博弈",
    "思远",
    "启智",
    "弈秋",
    "国手",
    "黑白",
    "阳光",
    "天弈",
    "小将",
    "慧弈",
    "名人",
    "清风",
    "超越",
    "卓弈",
    "乐智",
    "精英",
]
BODIES = [
    "国际象棋俱乐部",
    "棋院",
    "国际象棋培训中心",
    "少儿棋院",
    "棋类俱乐部",
    "国际象棋社",
    "棋校",
    "文化传播有限公司",
    "体育发展有限公司",
    "棋艺培训学校有限公司",
]
TEAMS = ["二队", "少年队", "东校区", "西校区", "总校", "北校区"]
CHANNELS = ["转存", "网银转入", "超级网银", "跨行转账", "汇入"]
HOTELS = [("湖滨酒店(赛场)", 1290), ("齐风酒店", 1290), ("金桂宾馆", 1290), ("银座美居", 1490)]
MASKED, HOMOPHONE, PINYIN, CUT_NAME, TRADITIONAL, CUT = 0.1, 0.1, 0.04, 0.03, 0.02, 0.1
NOTICE, NOTICE_OFF, NOTICE_SHORT = 0.6, 0.1, 0.3
START = datetime(2019, 12, 6, 7, tzinfo=SHANGHAI)
DEADLINE = datetime(2019, 12, 31, 18, tzinfo=SHANGHAI)
SCENARIOS = {
    "unit_exact": 15, "unit_remark": 18, "player_remark": 14, "parents": 25, "instalments": 4,
    "fee_room": 4, "contact": 4, "stranger": 2, "over": 2, "under": 3, "late": 2, "wallet": 2,
    "unpaid": 4, "duplicate": 1,
}  # fmt: skip
Parts = dict[str, int]


@dataclass
class Set:
    """Dues, one statement, and the truth: allocations in fen and the kind, by serial."""

    dues: Dues
    statement: Statement
    truth: dict[str, Parts]
    kinds: dict[str, str]


@dataclass
class Entry:
    """A transfer before it gets its serial; `parts` in yuan."""

    at: datetime
    yuan: int
    payer: str
    remark: str
    parts: Parts
    kind: str


@dataclass
class Home:
    """Where a unit comes from, for the short names people use."""

    town: str
    brand: str
    kids: list[DuePlayer] = field(default_factory=list)


class Maker:
    """Draws one set; everything follows from the seed."""

    def __init__(self, seed: int, count: int, *, notices: bool, codes: bool) -> None:
        self.random = random.Random(seed)
        self.notices_on, self.codes_on = notices, codes
        self.units: list[DueUnit] = []
        self.homes: dict[str, Home] = {}
        self.notices: list[Notice] = []
        self.entries: list[Entry] = []
        self.alike = _homophones()
        while len(self.units) < count:
            self._club()
        del self.units[count:]

    def chance(self, share: float) -> bool:
        """True with this probability."""
        return self.random.random() < share

    def person(self, pool: str) -> str:
        """An invented name; `pool` gives the signs of its given name."""
        given = "".join(self.random.choices(pool, k=2 if self.chance(0.8) else 1))
        return self.random.choice(SURNAMES) + given

    # units

    def _club(self) -> None:
        town, brand = self.random.choice(TOWNS), self.random.choice(BRANDS)
        body, form = self.random.choice(BODIES), self.random.random()
        if form < 0.08:
            self._unit(f"{town}代表队", town, "")
        elif form < 0.16:
            place = self.random.choice(["市国际象棋协会", "市青少年宫", "市实验小学"])
            self._unit(town + place, town, "")
        elif form < 0.32:
            side = self.random.choice(["", "东区", "高新校区"])
            self._unit(f"{brand}{body}({town}{side})", town, brand)
        else:
            district = self.random.choice(["", "", "", "北山区", "东城区"])
            city = "市" if district or self.chance(0.6) else ""
            base = f"{town}{city}{district}{brand}{body}"
            self._unit(base, town, brand)
            for team in self.random.sample(TEAMS, self.random.choice([0, 0, 0, 0, 1, 1, 3])):
                self._unit(f"{base}({team})", town, brand)

    def _unit(self, name: str, town: str, brand: str) -> None:
        number = f"U{len(self.units) + 1:03}"
        people = self.random.choice([1, 1, 1, 1, 2, 2, 3, 3, 4, 5, 7, 8, 10])
        rooms = 0 if self.chance(0.25) else self.random.randint((people + 1) // 2, people)
        hotel, price = self.random.choice(HOTELS[:3] if self.chance(0.8) else HOTELS)
        fee, board = Money.yuan(210 * people), Money.yuan(2 * price * rooms)
        leader = self.person(ADULT)
        coach = leader if self.chance(0.3) else self.person(ADULT)
        booked = hotel if rooms else ""
        self.units.append(
            DueUnit(number, name, leader, coach, people, fee, booked, rooms, board, fee + board)
        )
        self.homes[number] = Home(town, brand, [self._kid(number) for _ in range(people)])

    def _kid(self, number: str) -> DuePlayer:
        kid, parent = self.person(CHILD), ""
        if self.chance(0.4):
            parent = self.person(ADULT)
            if self.chance(0.5):
                parent = kid[0] + parent[1:]
        return DuePlayer(number, kid, parent)

    # what payers write

    def short(self, unit: DueUnit) -> str:
        """The name people use: place and brand."""
        home = self.homes[unit.unit_id]
        if not home.brand:
            return unit.name.replace("市", "", 1).replace("代表队", "")
        if "(" in unit.name and not unit.name.startswith(home.town):
            return home.brand
        return home.town + home.brand

    def unit_words(self, unit: DueUnit) -> str:
        """A remark that names the unit."""
        name = self.noisy(self.random.choice([unit.name, self.short(unit), self.short(unit)]))
        heads = f" {unit.people}人{unit.rooms}间房"
        tails = ["", "报名", "参赛费+食宿", "报名参赛费", heads, heads, f"{unit.people}人参赛费"]
        front = "淄博大师赛" if self.chance(0.1) else ""
        tail = self.random.choice(tails)
        return (name + tail)[:8] if self.chance(CUT) else front + name + tail

    def kid_words(self, unit: DueUnit, kid: DuePlayer) -> str:
        """A remark that names a player."""
        name = self.noisy(kid.name, person=True)
        if name.isascii():
            return name
        forms = ["{}", "{}参赛费", "{}报名费", "棋手{}", "{} 大师赛", "{}妈妈"]
        if unit.people > 1:
            forms.append(f"{{}}等{unit.people}人参赛费")
        return self.random.choice(forms).format(name)

    def noisy(self, name: str, *, person: bool = False) -> str:
        """The name as it arrives: homophone, pinyin, cut, traditional, or as it is."""
        from opencc import OpenCC
        from pypinyin import lazy_pinyin

        roll = self.random.random()
        if roll < HOMOPHONE:
            places = [
                at for at, sign in enumerate(name) if at and len(self.alike.get(sign, "")) > 1
            ]
            if places:
                at = self.random.choice(places)
                other = self.random.choice([s for s in self.alike[name[at]] if s != name[at]])
                return name[:at] + other + name[at + 1 :]
        elif roll < HOMOPHONE + PINYIN and len(name) <= 6 and "(" not in name:
            return "".join(lazy_pinyin(name)).upper()
        elif roll < HOMOPHONE + PINYIN + CUT_NAME and person and len(name) > 2:
            return name[:2]
        elif roll < HOMOPHONE + PINYIN + CUT_NAME + TRADITIONAL:
            return str(OpenCC("s2t").convert(name))
        return name

    def masked(self, name: str) -> str:
        """The payer as some banks print him."""
        if not self.chance(MASKED) or not 2 <= len(name) <= 3:
            return name
        return name[0] + "*" + name[2:]

    # how units pay

    def pay(
        self, at: datetime, payer: str, remark: str, parts: Parts, kind: str, told: DueUnit | None
    ) -> None:
        """A transfer of all `parts`; a notice about it may name the unit `told`."""
        yuan = sum(parts.values())
        self.entries.append(Entry(at, yuan, self.masked(payer), remark, parts, kind))
        if told is None or not self.chance(NOTICE):
            return
        name = self.short(told) if self.chance(NOTICE_SHORT) else told.name
        off = self.random.choice([10, 90, 200]) if self.chance(NOTICE_OFF) else 0
        after = at + timedelta(hours=self.random.uniform(0.1, 15))
        said = self.noisy(payer, person=True) if len(payer) < 4 else payer
        said = payer if said.isascii() else said
        amount = Money.yuan(max(yuan - off, 1))
        if self.notices_on:
            self.notices.append(Notice(after, name, said, amount, told.rooms))

    def moment(self, *, late: bool = False) -> datetime:
        """When a transfer arrives."""
        if late:
            return DEADLINE + timedelta(minutes=self.random.randint(1, 3000))
        span = (DEADLINE - START).total_seconds()
        return START + timedelta(seconds=int(span * self.random.random() ** 0.8))

    def make(self) -> Set:
        """The whole set."""
        for unit in self._groups():
            self._pays(unit)
        self._others()
        withdrawn = self._withdraw()
        rooms = max(len(self.units) * 4 // 10, 6)
        dues = Dues(
            tuple(self.units),
            tuple(kid for unit in self.units for kid in self.homes[unit.unit_id].kids),
            tuple(sorted(self.notices, key=lambda notice: notice.received)),
            tuple(DueChange(unit.unit_id, "退赛", unit.people) for unit in withdrawn),
            tuple(Hotel(name, rooms, Money.yuan(price)) for name, price in HOTELS),
        )
        return self._numbered(dues)

    def _groups(self) -> list[DueUnit]:
        """Some teams of one body pay together; returns the units that pay alone."""
        left = {unit.unit_id: unit for unit in self.units}
        bodies = defaultdict(list)
        for unit in self.units:
            bodies[unit.name.split("(")[0]].append(unit)
        for base, group in bodies.items():
            if len(group) < 2 or not self.chance(0.4):
                continue
            group = group[:3]
            for unit in group:
                del left[unit.unit_id]
            parts = {unit.unit_id: unit.due.fen // 100 for unit in group}
            town = self.homes[group[0].unit_id].town
            words = "、".join(self.short(unit) for unit in group)
            kind = self.random.choice(["named", "count", "association"])
            payer = f"{town}市国际象棋协会" if kind == "association" else base
            remark = {
                "named": words,
                "count": f"{self.short(group[0])}等{len(group)}队合计",
                "association": self.random.choice([words, "各校区汇总"]),
            }[kind]
            self.pay(self.moment(), payer, remark, parts, f"multi_{kind}", group[0])
        return list(left.values())

    def _pays(self, unit: DueUnit) -> None:
        kind = self.random.choices(list(SCENARIOS), list(SCENARIOS.values()))[0]
        due, number, kids = unit.due.fen // 100, unit.unit_id, self.homes[unit.unit_id].kids
        kid = self.random.choice(kids)
        person = self.random.choice(
            [unit.leader, unit.coach, kid.parent or self.person(ADULT), self.person(ADULT)]
        )
        at = self.moment(late=kind == "late")
        coded = self.codes_on and self.chance(0.5)
        code = f"{payment_code(number)} " if coded else ""
        words, child = code + self.unit_words(unit), code + self.kid_words(unit, kid)
        whole = {number: due}
        match kind:
            case "unit_exact" | "duplicate":
                remark = self.random.choice(["", "参赛费、食宿费", self.short(unit)])
                self.pay(at, unit.name, code + remark, whole, kind, unit)
                if kind == "duplicate":
                    self.pay(at + timedelta(days=1, hours=3), unit.name, remark, whole, kind, None)
            case "unit_remark" | "late":
                self.pay(at, person, words, whole, kind, unit)
            case "player_remark":
                self.pay(at, person, child, whole, kind, unit)
            case "wallet":
                self.pay(at, "财付通支付科技有限公司", child, whole, kind, unit)
            case "parents":
                self._parents(unit, at)
            case "instalments" | "fee_room":
                self._twice(unit, at, person, words, kind)
            case "contact":
                remark = self.random.choice(["", "转账", "参赛费"])
                contact = self.random.choice([unit.leader, unit.coach])
                self.pay(at, contact, remark, whole, kind, unit)
            case "stranger":
                self.pay(at, self.person(ADULT), "国际象棋比赛", whole, kind, unit)
            case "over":
                more = {number: due + self.random.choice([100, 200])}
                self.pay(at, person, words, more, kind, unit)
            case "under" if due > 210:
                less = {number: due - self.random.choice([90, 100, 210])}
                self.pay(at, person, words, less, kind, unit)

    def _twice(self, unit: DueUnit, at: datetime, person: str, words: str, kind: str) -> None:
        due, number = unit.due.fen // 100, unit.unit_id
        part = due * 3 // 10 // 10 * 10
        first = unit.fee.fen // 100 if kind == "fee_room" else max(part, 210)
        if first >= due:
            self.pay(at, person, words, {number: due}, kind, unit)
            return
        self.pay(at, person, words, {number: first}, kind, unit)
        later = at + timedelta(hours=self.random.randint(1, 60))
        remark = "房费" if kind == "fee_room" else "余款"
        self.pay(later, person, remark, {number: due - first}, "history", unit)

    def _parents(self, unit: DueUnit, at: datetime) -> None:
        """Each family pays its share, in whole yuan; the last one pays what is left."""
        kids, due = self.homes[unit.unit_id].kids, unit.due.fen // 100
        one = due // len(kids)
        for number, kid in enumerate(kids, 1):
            yuan = one if number < len(kids) else due - one * (len(kids) - 1)
            payer = kid.parent or self.person(ADULT)
            if not kid.parent and self.chance(0.5):
                payer = kid.name[0] + payer[1:]
            roll, remark = self.random.random(), ""
            if roll < 0.7:
                remark = self.kid_words(unit, kid)
            elif roll > 0.85:
                remark = self.unit_words(unit)
            kind = "parents" if remark else "contact" if kid.parent else "amount_only"
            when = at + timedelta(hours=self.random.uniform(0, 80))
            self.pay(when, payer, remark, {unit.unit_id: yuan}, kind, unit)

    def _others(self) -> None:
        """Money that is no entry payment."""
        for _ in range(max(len(self.units) // 30, 2)):
            for yuan, payer, remark in (
                (7, "", "个人活期结息"),
                (3000, "齐风酒店有限公司", "退场地押金"),
                (100, self.person(ADULT), f"级位赛 {self.person(CHILD)}"),
                (self.random.randint(3, 90) * 100, "", ""),
                (-2, "", "短信费"),
                (-self.random.randint(100, 9000), "某某印刷厂", "秩序册印刷"),
            ):
                self.entries.append(Entry(self.moment(), yuan, payer, remark, {}, "none"))

    def _withdraw(self) -> list[DueUnit]:
        """A few paid units leave and get two thirds of their board back."""
        named = {unit.unit_id: unit for unit in self.units}
        paid = [entry for entry in self.entries if entry.kind in ("unit_exact", "unit_remark")]
        gone = []
        for entry in self.random.sample(paid, min(len(paid), max(len(self.units) // 20, 1))):
            [unit] = [named[number] for number in entry.parts]
            if unit.rooms == 0:
                continue
            gone.append(unit)
            back = unit.board.fen // 100 * 2 // 3
            at = DEADLINE + timedelta(days=12, hours=self.random.randint(1, 90))
            remark = f"退食宿费 {self.short(unit)[:4]}"
            parts = {unit.unit_id: -back}
            self.entries.append(Entry(at, -back, unit.leader, remark, parts, "refund"))
        return gone

    def _numbered(self, dues: Dues) -> Set:
        rows, truth, kinds, balance = [], {}, {}, 3_521_840
        ordered = sorted(self.entries, key=lambda entry: (entry.at, entry.remark, entry.yuan))
        for number, entry in enumerate(ordered):
            at, serial = entry.at.replace(microsecond=0), f"{300_000_000 + number * 77}"
            balance += entry.yuan * 100
            rows.append(
                BankRow(
                    file="set.csv",
                    row=number + 2,
                    bank="农业银行个人",
                    date=at.date(),
                    time=at,
                    amount=Money.yuan(abs(entry.yuan)),
                    direction=Direction.IN if entry.yuan > 0 else Direction.OUT,
                    balance=Money(balance),
                    payer=entry.payer or None,
                    summary=self.random.choice(CHANNELS),
                    remark=entry.remark or None,
                    serial=serial,
                )
            )
            truth[serial] = {unit: yuan * 100 for unit, yuan in entry.parts.items()}
            kinds[serial] = entry.kind
        return Set(dues, Statement("set.csv", "农业银行个人", tuple(rows)), truth, kinds)


def _homophones() -> dict[str, str]:
    """Sign → the signs of all pools that sound the same."""
    from pypinyin import lazy_pinyin

    signs = dict.fromkeys(CHILD + ADULT + "".join(BRANDS) + "国际象棋院校社华画城成程方芳体育")
    groups: dict[str, str] = defaultdict(str)
    for sign in signs:
        groups[lazy_pinyin(sign)[0]] += sign
    return {sign: group for group in groups.values() for sign in group}


def make(seed: int, units: int, *, notices: bool = True, codes: bool = False) -> Set:
    """One set; equal arguments give equal sets."""
    return Maker(seed, units, notices=notices, codes=codes).make()
