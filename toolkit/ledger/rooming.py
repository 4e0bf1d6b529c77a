"""Who sleeps where (分房): a unit's people in the rooms it was given, one sex a room, families
together; what can't be told from the form is a hint for a person, never a guess.
"""

from collections.abc import Iterable, Sequence
from datetime import date

from msgspec.structs import replace

from toolkit.entries.roster import Room, Unit
from toolkit.model.record import Record
from toolkit.model.room_facts import RoomPart
from toolkit.values.names import name_key
from toolkit.values.phones import people_in
from toolkit.values.sexes import read_sex

_FAMILY = "父母爸妈爷奶公婆姥家长监护亲属夫妻子女儿兄弟姐妹"


class Guest(Record, frozen=True):
    """Somebody who sleeps in a room. `sex` "" = the form does not say; `kin` = of which player."""

    name: str
    sex: str = ""
    role: str = "棋手"
    kin: str = ""


class RoomLine(Record, frozen=True):
    """One room: who is in it and what a person should look at."""

    hotel: str
    type: str
    unit: str
    beds: int
    guests: tuple[Guest, ...] = ()
    arrive: date | None = None
    depart: date | None = None
    hint: str = ""
    number: int = 0  # in its hotel
    shares: bool = False  # the room of the line before it, with somebody of another unit

    @property
    def empty(self) -> int:
        """Beds that nobody is named for."""
        return max(0, self.beds - len(self.guests))


def guests_of(unit: Unit) -> list[Guest]:
    """Everybody the form names: players, companions, leader, coach; each once."""
    found = {}
    for entry in unit.entries:
        player = entry.player
        sex = (player.identity.sex if player.identity.sound else None) or player.sex
        found[name_key(player.name)] = Guest(player.name, sex.value if sex else "")
    players = list(found.values())
    for line in unit.form.companions:
        if "name" in line.said:
            name, sex = line.said["name"].text.strip(), read_sex(line.said.get("sex"))
            relation = line.said["relation"].text if "relation" in line.said else ""
            guest = Guest(name, sex.value if sex else "", "随行", _kin(name, relation, players))
            found.setdefault(name_key(name), guest)
    for field, role in (("leader", "领队"), ("coach", "教练")):
        said = unit.form.first(field)
        for name in people_in(said.text) if said else ():
            found.setdefault(name_key(name), Guest(name, "", role))
    return list(found.values())


def rooming(
    unit: Unit, parts: Sequence[RoomPart], beds: dict[tuple[str, str], int]
) -> list[RoomLine]:
    """The unit's people in its rooms: as the plan names them, else by family and sex."""
    known = {name_key(guest.name): guest for guest in guests_of(unit)}
    plan = [room for room in unit.rooms if room.people]
    groups = _groups(plan, known)
    rooms = [
        RoomLine(part.hotel, part.type, unit.name, beds.get((part.hotel, part.type), 2))
        for part in parts
        for _ in range(part.rooms)
    ]
    stays = [(room.arrive, room.depart) for room in plan for _ in range(room.rooms or 1)]
    filled = _filled(rooms, groups)
    return [
        replace(line, arrive=stay[0], depart=stay[1], hint=_hint(line))
        for line, stay in zip(filled, [*stays, *[(None, None)] * len(filled)], strict=False)
    ]


def _kin(name: str, relation: str, players: Sequence[Guest]) -> str:
    """The player whose family it is: the one the relation names, the only one, the same surname."""
    named = next((p.name for p in players if p.name and p.name in relation), "")
    if named or not any(char in relation for char in _FAMILY):
        return named
    if len(players) == 1:
        return players[0].name
    same = [p.name for p in players if p.name[:1] == name[:1]]
    return same[0] if len(same) == 1 else ""


def _groups(plan: Iterable[Room], known: dict[str, Guest]) -> list[list[Guest]]:
    """Who must be together: a plan's line for one room, then families, then everybody by sex."""
    fixed: list[list[Guest]] = []
    loose: list[Guest] = []
    named = set()
    for room in plan:
        people = [known.get(name_key(n), Guest(n, "", "")) for n in room.names]
        named |= {name_key(guest.name) for guest in people}
        if room.rooms == 1 and people:
            fixed.append(people)
        else:
            loose += people
    wanted = sum(room.people or 0 for room in plan)
    missing = wanted - len(named)
    loose += [g for key, g in known.items() if key not in named][: max(0, missing)]
    return fixed + _families(loose)


def _families(guests: Sequence[Guest]) -> list[list[Guest]]:
    """Players with their kin; the rest one by one, men before women before unknown."""
    by_player: dict[str, list[Guest]] = {}
    for guest in guests:
        if guest.kin and any(g.name == guest.kin for g in guests):
            by_player.setdefault(guest.kin, []).append(guest)
    families = [[g, *by_player[g.name]] for g in guests if g.name in by_player]
    inside = {g.name for family in families for g in family}
    alone = sorted((g for g in guests if g.name not in inside), key=_sex_order)
    return families + [[guest] for guest in alone]


def _sex_order(guest: Guest) -> int:
    return ("男", "女", "").index(guest.sex)


def _filled(rooms: Sequence[RoomLine], groups: Sequence[Sequence[Guest]]) -> list[RoomLine]:
    """Groups into rooms in order: into an empty one, singles beside one of their own sex."""
    lines = list(rooms)
    left: list[Guest] = []
    for group in groups:
        place = _beside(lines, group) if len(group) == 1 else None
        if place is None:
            place = next((n for n, line in enumerate(lines) if not line.guests), None)
        if place is None:
            left += group
            continue
        room = max(1, lines[place].beds - len(lines[place].guests))
        lines[place] = replace(lines[place], guests=(*lines[place].guests, *group[:room]))
        left += group[room:]
    for guest in left:
        free = [n for n, line in enumerate(lines) if line.empty]
        free.sort(key=lambda n: {g.sex for g in lines[n].guests} != {guest.sex})
        place = free[0] if free else len(lines) - 1
        if lines:
            lines[place] = replace(lines[place], guests=(*lines[place].guests, guest))
    return lines


def _beside(lines: Sequence[RoomLine], group: Sequence[Guest]) -> int | None:
    """A room that has a bed left and only people of this guest's sex, who is known."""
    guest = group[0]
    for number, line in enumerate(lines):
        if line.guests and line.empty and {g.sex for g in line.guests} == {guest.sex}:
            return number
    return None


def _hint(line: RoomLine) -> str:
    """What a person should look at."""
    said = []
    sexes = {guest.sex for guest in line.guests}
    if not line.guests:
        return "还没有入住人姓名，请问单位"
    if len(sexes - {""}) > 1:
        said.append("一家人" if _one_family(line.guests) else "男女同住：请调整，或确认是一家人")
    if "" in sexes and len(line.guests) > 1:
        said.append("有人没有写性别，请核对")
    if line.beds and len(line.guests) > line.beds:
        said.append(f"{len(line.guests)} 人只有 {line.beds} 床")
    if line.empty:
        said.append(f"空 {line.empty} 床")
    return "；".join(said)


def _one_family(guests: Sequence[Guest]) -> bool:
    players = [guest.name for guest in guests if not guest.kin]
    return len(players) == 1 and all(g.kin in players for g in guests if g.kin)


def shared(lines: Iterable[RoomLine]) -> list[RoomLine]:
    """Single people of one sex, hotel and stay in one room, whatever their units.

    Only where the organiser pairs people (组委会安排同住). The second stands behind the first.
    """
    found: list[RoomLine] = []
    for line in lines:
        place = next((n for n, other in enumerate(found) if _fit(other, line)), None)
        if place is None:
            found.append(line)
            continue
        other = found[place]
        found[place] = replace(other, hint=f"与 {line.unit} {line.guests[0].name} 同住", beds=1)
        hint = f"与 {other.unit} {other.guests[0].name} 同住"
        found.insert(place + 1, replace(line, hint=hint, beds=1, shares=True))
    return found


def _fit(one: RoomLine, other: RoomLine) -> bool:
    alone = all(len(v.guests) == 1 and v.beds == 2 for v in (one, other))
    same = ("hotel", "type", "arrive", "depart")
    return (
        alone
        and bool(one.guests[0].sex)
        and one.guests[0].sex == other.guests[0].sex
        and all(getattr(one, field) == getattr(other, field) for field in same)
    )


def numbered(lines: Iterable[RoomLine]) -> list[RoomLine]:
    """Running numbers in each hotel; two that share a room have the same."""
    last: dict[str, int] = {}
    found = []
    for line in lines:
        last[line.hotel] = last.get(line.hotel, 0) + (0 if line.shares else 1)
        found.append(replace(line, number=last[line.hotel]))
    return found
