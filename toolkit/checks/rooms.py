"""Family R: rooms — the unit's room plan against hotels, beds, dates and its own people."""

from collections.abc import Iterator

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.entries.changes import ChangeKind, changes_of_unit
from toolkit.entries.rooms import whole_number
from toolkit.entries.roster import Entry, Room, Unit
from toolkit.model.finding import Severity
from toolkit.rules.parts import Hotel, Lodging
from toolkit.values.names import name_key
from toolkit.values.phones import people_in
from toolkit.values.sexes import read_sex


def no_plan(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """没有填写订房计划。

    规程要求随报名表填写订房计划，否则不能保证房间。
    English: no room plan filled in.
    """
    demand = ground.demand("room_plan", unit.kind)
    if demand and not unit.rooms:
        yield Hit(
            "没有填写订房计划。",
            None,
            "请填写酒店、房型、间数和人数；不住宿的请注明。",
            demand.clause,
        )


def empty_bed(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """整间预订的房间里有空床。

    规程要求预订整个房间、酒店不拼房，空床照整份食宿费计，单列一行。
    English: a bed stays empty in a room that is booked whole (charge shown).
    """
    lodging = _lodging(ground)
    if not lodging or not lodging.empty_bed_charged:
        return
    gone = _withdrawn(ground, unit)
    for room in unit.rooms:
        empty = _beds(room) - (room.people or 0)
        spared = min(gone, max(0, empty))
        empty, gone = empty - spared, gone - spared
        if room.people is not None and room.beds and empty > 0:
            price = _price(ground, room)
            cost = f"，空床按整份计 {empty * price} 元" if price else ""
            yield Hit(
                f"{room.hotel}{room.type} {room.rooms} 间有 {_beds(room)} 床，"
                f"只住 {room.people} 人{cost}。",
                room.where,
                "请确认，或调整房间数。",
                lodging.clause,
                key=room.where,
            )


def too_many_people(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """人数多于床位。

    请增加房间，或核对人数。
    English: more people than beds.
    """
    lodging = _lodging(ground)
    for room in unit.rooms if lodging else ():
        if room.people is not None and room.beds and room.people > _beds(room):
            beds = f"{room.rooms} 间只有 {_beds(room)} 床" if room.rooms else "没有写明间数"
            yield Hit(
                f"{room.hotel}{room.type} {beds}，却填了 {room.people} 人。",
                room.where,
                "请增加房间或核对人数。",
                _hotel_clause(ground, unit),
                key=room.where,
            )


def hotel_unknown(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """酒店或房型不在规程里。

    请从规程列出的酒店和房型中选择。
    English: hotel or room type unknown.
    """
    regulation = ground.regulation
    if regulation is None or not regulation.hotels:
        return
    for room in unit.rooms:
        if room.hotel_known and room.type_known:
            continue
        field, written, choices = _unknown(room, regulation.hotels)
        word = "房型" if field == "type" else "酒店"
        said = room.line.said.get(field)
        yield Hit(
            f"{word}“{written}”不在规程里。" if written else f"没有填写{word}。",
            said.where if said else room.where,
            f"可选的{word}：{'、'.join(choices)}。",
            _hotel_clause(ground, unit),
            key=room.where,
        )


def outside_stay(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """住宿日期超出大会安排。

    食宿费只含规程规定的几天；提前到或延后走的费用另议。
    English: dates outside the event's stay.
    """
    lodging = _lodging(ground)
    for room in unit.rooms if lodging else ():
        assert lodging is not None
        early = room.arrive and room.arrive < lodging.arrive
        late = room.depart and room.depart > lodging.depart
        backwards = room.arrive and room.depart and room.arrive >= room.depart
        if early or late or backwards:
            field = "arrive" if early or backwards else "depart"
            said = room.line.said.get(field)
            yield Hit(
                f"住宿日期 {room.arrive or '?'} 至 {room.depart or '?'} 不在"
                f" {lodging.arrive} 至 {lodging.depart} 之内。",
                said.where if said else room.where,
                "请核对日期；提前或延后的费用另议。",
                _hotel_clause(ground, unit),
                key=room.where,
            )


def totals_disagree(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """订房计划的合计与各行不符。

    以各行为准，请核对。
    English: the plan's totals disagree with its rows.
    """
    if ground.regulation is None or not unit.rooms:
        return
    sums = {
        "total_rooms": ("房间", sum(room.rooms or 0 for room in unit.rooms)),
        "total_people": ("人数", sum(room.people or 0 for room in unit.rooms)),
    }
    for field, (word, counted) in sums.items():
        stated = unit.form.first(field)
        total = whole_number(stated.text) if stated else None
        if stated and total is not None and total != counted:
            yield Hit(
                f"{word}合计写的是 {total}，各行相加是 {counted}。",
                stated.where or None,
                "请核对，以各行为准。",
                ground.clause("room_plan", unit.kind),
                key=field,
            )


def mixed_room(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """男女同住一间。

    一家人同住的，由组委会裁定。
    English: persons of different sex share a room (family excepted by decision).
    """
    sexes = _sexes(unit)
    for room in unit.rooms:
        if room.rooms == 1 and len({sexes.get(name_key(n)) for n in room.names} - {None}) > 1:
            yield Hit(
                f"{'、'.join(room.names)} 男女同住一间。",
                room.where,
                "请调整；一家人的请说明。",
                ground.clause("room_plan", unit.kind),
                key=room.where,
            )


def without_bed(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """有棋手没有床位，而规程要求统一食宿。

    本地棋手不住宿等情况，由组委会裁定。
    English: player without a bed where lodging through the organiser is compulsory.
    """
    demand, lodging = ground.demand("lodging", unit.kind), _lodging(ground)
    if not demand or not unit.rooms or (lodging and _is_local(unit, lodging)):
        return
    booked = sum(room.people or 0 for room in unit.rooms)
    short = len(unit.entries) - booked
    without = _unnamed(unit)
    if short > 0 or without:
        who = f"{'、'.join(e.player.name for e in without)} 没有床位。"
        counted = f"{len(unit.entries)} 名棋手只订了 {booked} 人的床位，{short} 人没有床位。"
        yield Hit(
            who if without else counted,
            unit.rooms[0].where,
            "请补订；本地棋手等不住宿的，由组委会裁定。",
            demand.clause,
            entries=tuple(entry.id for entry in without),
        )


def stranger_in_plan(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """订房计划里的人不在名单上。

    请在随行人员一栏登记，或核对姓名。
    English: a person in the room plan is on no entry list.
    """
    if ground.regulation is None:
        return
    known = {name_key(entry.player.name) for entry in unit.entries}
    for field in ("leader", "coach", "contact"):
        officials = (people_in(said.text) for said in unit.form.heading.get(field, ()))
        known |= {name_key(name) for names in officials for name in names}
    known |= {
        name_key(line.said["name"].text) for line in unit.form.companions if "name" in line.said
    }
    for room in unit.rooms:
        for name in room.names:
            if name_key(name) not in known:
                yield Hit(
                    f"订房计划里的“{name}”不在棋手、领队、教练和随行人员名单上。",
                    room.line.said["names"].where or room.where,
                    "请补登随行人员，或核对姓名。",
                    ground.clause("room_plan", unit.kind),
                    name,
                    key=name,
                )


def _unknown(room: Room, hotels: tuple[Hotel, ...]) -> tuple[str, str, list[str]]:
    """Which field of the line is not understood, what it says, and what it could say."""
    if not room.hotel_known:
        return "hotel", room.hotel, [hotel.name for hotel in hotels]
    hotel = next(hotel for hotel in hotels if hotel.name == room.hotel)
    return "type", room.type, [kind.name for kind in hotel.rooms]


def _sexes(unit: Unit) -> dict[str, str]:
    """The sex of everybody in the form of whom it is known, by name."""
    sexes = {}
    for line in unit.form.companions:
        if "name" in line.said and (sex := read_sex(line.said.get("sex"))):
            sexes[name_key(line.said["name"].text)] = sex.value
    for entry in unit.entries:
        player = entry.player
        if sex := (player.identity.sex if player.identity.sound else None) or player.sex:
            sexes[name_key(player.name)] = sex.value
    return sexes


def _unnamed(unit: Unit) -> list[Entry]:
    """Players whom a plan that names all its people does not name."""
    if any(len(room.names) != room.people for room in unit.rooms):
        return []
    named = {name_key(name) for room in unit.rooms for name in room.names}
    return [entry for entry in unit.entries if name_key(entry.player.name) not in named]


def _withdrawn(ground: Ground, unit: Unit) -> int:
    """Players who withdrew after publication: of their beds a day is kept, not the whole price."""
    changes = ground.regulation.changes if ground.regulation else None
    state = ground.state
    found = changes_of_unit(unit, state.publications, changes, state.decisions)
    return sum(change.kind is ChangeKind.WITHDRAWAL for change in found)


def _is_local(unit: Unit, lodging: Lodging) -> bool:
    """Its name begins with the place whose players may sleep at home."""
    place = (lodging.local or "").removesuffix("市")
    return bool(place) and unit.name.startswith(place)


def _lodging(ground: Ground) -> Lodging | None:
    return ground.regulation.lodging if ground.regulation else None


def _beds(room: Room) -> int:
    return room.beds * (room.rooms or 0)


def _price(ground: Ground, room: Room) -> int:
    hotels = ground.regulation.hotels if ground.regulation else ()
    return next((hotel.amount for hotel in hotels if hotel.name == room.hotel), 0)


def _hotel_clause(ground: Ground, unit: Unit) -> str | None:
    hotels = ground.regulation.hotels if ground.regulation else ()
    return hotels[0].clause if hotels else ground.clause("room_plan", unit.kind)


_W = Severity.WARNING

RULES = (
    Rule("R001", _W, About.UNIT, no_plan),
    Rule("R002", _W, About.UNIT, empty_bed),
    Rule("R003", Severity.ERROR, About.UNIT, too_many_people),
    Rule("R004", Severity.ERROR, About.UNIT, hotel_unknown),
    Rule("R005", _W, About.UNIT, outside_stay),
    Rule("R006", _W, About.UNIT, totals_disagree),
    Rule("R007", _W, About.UNIT, mixed_room),
    Rule("R008", Severity.DECISION, About.UNIT, without_bed),
    Rule("R009", _W, About.UNIT, stranger_in_plan),
)
