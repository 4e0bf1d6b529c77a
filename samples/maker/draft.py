"""A unit's form before it is written: fields that faults may still change, and the truth so far."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import timedelta

from msgspec.structs import replace

from samples.maker import draw
from samples.maker.people import Registry, mobile
from samples.maker.plan import Plan, SinglesPlan, UnitPlan

Place = tuple[str, int, str]
"""Where something stands, whatever the layout: (players|rooms, number from 1, field) or
(heading, 0, field); resolved to sheet!A1 when the form is written."""

Cells = dict[str, str]
LISTED = "listed"
"""A player's rating on the list in 资料, where it differs from the one he states."""


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
    """All that one unit states.

    `marks` are what is done to cells of the finished file; `again` = what the first row said so
    many seconds earlier, in a list where the person signed up twice; `shown` = the level on a
    player's certificate by his row, where it is not the one he states.
    """

    plan: UnitPlan
    sample: Plan
    heading: Cells = field(default_factory=dict)
    players: list[Cells] = field(default_factory=list)
    companions: list[Cells] = field(default_factory=list)
    rooms: list[Cells] = field(default_factory=list)
    marks: list[tuple[str, Place, str]] = field(default_factory=list)
    again: list[tuple[int, Cells]] = field(default_factory=list)
    shown: dict[int, str] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The unit, as the plan has it; a single person's own name."""
        return self.player(1)["name"] if self.plan.kind == "individual" else self.plan.name

    @property
    def sealed(self) -> bool:
        """Whether the form carries the picture of a seal."""
        return self.plan.seal != "none"

    def player(self, row: int) -> Cells:
        """The player in that row, from 1."""
        return self.players[row - 1]

    def level(self, row: int) -> str:
        """The clause of the level in which the player of that row stands."""
        return self.sample.level_of(self.player(row)["section"]).clause


def drafts(plan: Plan, registry: Registry) -> list[Draft]:
    """Every unit's form as it would be without a fault."""
    registry.reserve(unit.name for unit in plan.units if unit.kind == "individual")
    made = [_draft(unit, plan, registry) for unit in plan.units]
    return made + [one for singles in plan.singles for one in _singles(singles, plan, registry)]


def new_player(
    registry: Registry, plan: Plan, key: str, section: str, unit: UnitPlan, number: int = 0
) -> Cells:
    """A player of the unit who fits the section; `number` = his place in it, from 0."""
    level = plan.level_of(section)
    found = plan.regulation.section(section)
    sex = (found.sex if found else "") or (unit.sex[number % len(unit.sex)] if unit.sex else "")
    sex = sex or draw.pick(key + "/sexes", "男男女")
    name = unit.name if unit.kind == "individual" else ""
    cells = registry.player(key, sex, births=level.births, region=unit.region, name=name)
    cells |= {"title": level.title, "section": section, "grade": level.grade}
    if unit.address:
        cells["address"] = unit.address
    if plan.regulation.game == "chess" and level.title not in ("", "无"):
        cells["certificate"] = "QX" + draw.digits(key + "/certificate", 7)
    if level.rated and not (level.unrated and not draw.number(key + "/rated", level.unrated)):
        cells |= _rated(key, level.rated, level.list)
    if plan.regulation.demand("registration"):
        cells["registration"] = "CN" + draw.digits(key + "/registration", 6)
    if level.year:
        cells["school"] = f"{unit.name if unit.kind == 'unit' else '云溪实验学校'}{level.year}"
    return cells


def _rated(key: str, ratings: tuple[int, int], which: str) -> Cells:
    lowest, above = ratings
    cells = {"rating": str(lowest + draw.number(key + "/rating", above))}
    return cells if which != "FIDE" else {"fide_id": "86" + draw.digits(key + "/fide", 6), **cells}


def _singles(plan: SinglesPlan, sample: Plan, registry: Registry) -> Iterator[Draft]:
    """Persons one by one, each a unit of his own."""
    for number in range(plan.count):
        key = f"{plan.list}/{plan.arrives}/{number}"
        sex = plan.sex[number % len(plan.sex)]
        unit = UnitPlan(
            name=registry.name(key, "boys" if sex == "男" else "girls"),
            kind="individual",
            arrives=plan.arrives + timedelta(seconds=plan.every * number),
            list=plan.list,
            region=plan.region,
            address=plan.address,
            seal="none",
            faults=tuple(_of_person(plan.faults, number + 1)),
        )
        section = sample.section_names[0]
        draft = Draft(unit, sample)
        cells = registry.player(key, sex, region=plan.region, name=unit.name)
        title = sample.level_of(section).title
        draft.players.append(cells | {"title": title, "section": section, "address": plan.address})
        yield draft


def _of_person(faults: Iterable[str], number: int) -> Iterator[str]:
    """The faults of that person, as faults of a form with one row."""
    for fault in faults:
        code, whose, *words = fault.split()
        if whose == str(number):
            yield " ".join((code, "1", *words))


def _draft(plan: UnitPlan, sample: Plan, registry: Registry) -> Draft:
    draft = Draft(plan, sample)
    alone = plan.kind == "individual"
    leader = registry.adult(plan.name + "/leader") if not alone else ""
    coach = registry.adult(plan.name + "/coach") if not alone else ""
    for number_of, (section, count) in enumerate(
        zip(sample.section_names, plan.players, strict=False)
    ):
        for number in range(count):
            key = f"{plan.name}/{number_of}/{number}"
            draft.players.append(new_player(registry, sample, key, section, plan, number))
    for name, relation in ((leader, "领队"), (coach, "教练")):
        if name:
            draft.companions.append(_companion(name, relation))
    if sample.hotels:
        _lodge(draft, registry)
    draft.heading = _heading(draft, leader, coach)
    return draft


def _heading(draft: Draft, leader: str, coach: str) -> Cells:
    plan, sample = draft.plan, draft.sample
    beds = sum(int(room["people"]) for room in draft.rooms)
    money = sample.entry_fee * len(draft.players) + _price(plan, sample) * beds
    return {
        "unit": plan.name if plan.kind != "individual" else "",
        "leader": leader,
        "coach": coach,
        "contact": leader or plan.name,
        "phone": mobile(plan.name + "/phone"),
        "email": f"{draw.digits(plan.name + '/mail', 8)}@mail.example.com",
        "insurance": plan.insurance,
        "address": "",
        "payer": plan.name,
        "paid_amount": f"{money}.00",
        "paid_on": f"{plan.arrives:%Y-%m-%d}",
    }


def _lodge(draft: Draft, registry: Registry) -> None:
    """One line of rooms for all, with a parent where a bed would stay empty."""
    plan = draft.plan
    people = len(draft.players) + len(draft.companions)
    if people % 2:
        draft.companions.append(_companion(registry.adult(plan.name + "/parent"), "家长"))
        people += 1
    stay = draft.sample.stay
    assert stay is not None
    draft.rooms.append(
        {
            "hotel": _hotel(plan, draft.sample),
            "type": plan.room,
            "rooms": str(people // 2),
            "people": str(people),
            "arrive": f"{stay.arrive}",
            "depart": f"{stay.depart}",
        }
    )


def _companion(name: str, relation: str) -> Cells:
    sex = draw.pick(name + "/sex", "男女")
    return {"name": name, "sex": sex, "relation": relation, "phone": mobile(name + "/phone")}


def _hotel(plan: UnitPlan, sample: Plan) -> str:
    return plan.hotel or next(iter(sample.hotels))


def _price(plan: UnitPlan, sample: Plan) -> int:
    return sample.hotels.get(_hotel(plan, sample), 0) if sample.hotels else 0


def older(draft: Draft) -> Draft:
    """The version before, without the last player."""
    plan = replace(draft.plan, earlier=None)
    return Draft(
        plan, draft.sample, draft.heading, draft.players[:-1], draft.companions, draft.rooms
    )
