"""A unit's form before it is written: fields that faults may still change, and the truth so far."""

from dataclasses import dataclass, field

from samples.zibo_2020 import draw
from samples.zibo_2020.people import Registry, mobile
from samples.zibo_2020.plan import SECTIONS, TITLES, UnitPlan

Place = tuple[str, int, str]
"""Where something stands, whatever the layout: (players|rooms, number from 1, field) or
(heading, 0, field); resolved to sheet!A1 when the form is written."""

Cells = dict[str, str]
_PRICES = {"银座华美达": 1490}
_ENTRY = 210


@dataclass
class Fault:
    """One planted fault: what `check` must find."""

    code: str
    place: Place | None
    clause: str | None
    what: str
    subject: str


@dataclass
class Draft:
    """All that one unit states. `marks` are what is done to cells of the finished file."""

    plan: UnitPlan
    heading: Cells = field(default_factory=dict)
    players: list[Cells] = field(default_factory=list)
    companions: list[Cells] = field(default_factory=list)
    rooms: list[Cells] = field(default_factory=list)
    sealed: bool = True
    marks: list[tuple[str, Place, str]] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The unit, as the plan has it."""
        return self.plan.name

    def player(self, row: int) -> Cells:
        """The player in that row, from 1."""
        return self.players[row - 1]


def drafts(plans: tuple[UnitPlan, ...], registry: Registry) -> list[Draft]:
    """Every unit's form as it would be without a fault."""
    return [_draft(plan, registry) for plan in plans]


def new_player(registry: Registry, key: str, section: int) -> Cells:
    """A player who fits the section of that number (0 to 5)."""
    cells = registry.child(key, "女" if section % 2 else "男")
    cells |= {"title": TITLES[section // 2], "section": SECTIONS[section], "grade": "无"}
    cells["certificate"] = "QX" + draw.digits(key + "/certificate", 7)
    if section < 2 and draw.number(key + "/rated", 3):
        cells["fide_id"] = "86" + draw.digits(key + "/fide", 6)
        cells["rating"] = str(1420 + draw.number(key + "/rating", 560))
    return cells


def _draft(plan: UnitPlan, registry: Registry) -> Draft:
    draft = Draft(plan)
    leader, coach = registry.adult(plan.name + "/leader"), registry.adult(plan.name + "/coach")
    for section, count in enumerate(plan.players):
        for number in range(count):
            key = f"{plan.name}/{section}/{number}"
            draft.players.append(new_player(registry, key, section))
    people = len(draft.players) + 2
    for name, relation in ((leader, "领队"), (coach, "教练")):
        draft.companions.append(_companion(name, relation))
    if people % 2:
        draft.companions.append(_companion(registry.adult(plan.name + "/parent"), "家长"))
        people += 1
    draft.rooms.append(_room(plan, people))
    money = _ENTRY * len(draft.players) + _PRICES.get(plan.hotel, 1290) * people
    draft.heading = {
        "unit": plan.name,
        "leader": leader,
        "coach": coach,
        "contact": leader,
        "phone": mobile(plan.name + "/phone"),
        "email": f"{draw.digits(plan.name + '/mail', 8)}@mail.example.com",
        "insurance": "已自行办理保险",
        "address": "",
        "payer": plan.name,
        "paid_amount": f"{money}.00",
        "paid_on": f"{plan.arrives:%Y-%m-%d}",
    }
    return draft


def _companion(name: str, relation: str) -> Cells:
    sex = draw.pick(name + "/sex", "男女")
    return {"name": name, "sex": sex, "relation": relation, "phone": mobile(name + "/phone")}


def _room(plan: UnitPlan, people: int) -> Cells:
    return {
        "hotel": plan.hotel,
        "type": plan.room,
        "rooms": str(people // 2),
        "people": str(people),
        "arrive": "2020-01-17",
        "depart": "2020-01-20",
    }
