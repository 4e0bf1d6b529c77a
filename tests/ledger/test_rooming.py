"""Who sleeps where: as the plan says, families together, one sex a room, doubts as hints."""

from datetime import date

from hypothesis import given
from hypothesis import strategies as st

from tests.entered import form, mailed
from toolkit.entries.roster import Unit
from toolkit.ledger.rooming import Guest, RoomLine, guests_of, numbered, rooming, shared
from toolkit.model.room_facts import RoomPart

BEDS = {("淄博饭店", "标准间"): 2}


def entered(*players: dict[str, str], **more) -> Unit:  # type: ignore[no-untyped-def]
    [unit] = mailed(form(players, **more)).ground().roster.units
    return unit


def names(unit: Unit, rooms: int) -> list[str]:
    lines = rooming(unit, [RoomPart("淄博饭店", "标准间", rooms)], BEDS)
    return ["+".join(guest.name for guest in line.guests) for line in lines]


MAN, WOMAN = {"sex": "男"}, {"sex": "女", "section": "一级棋士组(女子)"}


def test_men_and_women_sleep_apart() -> None:
    """Players 1, 3 are men and 2, 4 women."""
    plan = [{"rooms": "2", "people": "4"}]
    unit = entered({}, {}, {}, {}, rooms=plan)
    men = [e.player.name for e in unit.entries if e.player.sex == "男"]
    women = [e.player.name for e in unit.entries if e.player.sex == "女"]
    assert names(unit, 2) == ["+".join(men), "+".join(women)]


def test_a_plan_that_names_a_room_is_kept() -> None:
    plan = [{"rooms": "1", "people": "2", "names": "吴二、李领"}, {"rooms": "1", "people": "1"}]
    unit = entered({}, {}, rooms=plan)
    assert names(unit, 2) == ["吴二+李领", "郑三"]


def test_a_family_is_together_and_said_to_be_one() -> None:
    kin = [{"name": "吴母", "sex": "女", "relation": "吴二的母亲"}]
    unit = entered({}, rooms=[{"rooms": "1", "people": "2"}], companions=kin)
    [line] = rooming(unit, [RoomPart("淄博饭店", "标准间", 1)], BEDS)
    assert ([g.name for g in line.guests], line.hint) == (["吴二", "吴母"], "一家人")
    assert guests_of(unit)[1] == Guest("吴母", "女", "随行", "吴二")


def test_strangers_of_both_sexes_are_a_hint() -> None:
    plan = [{"rooms": "1", "people": "2", "names": "吴二、郑三"}]
    unit = entered({}, {}, rooms=plan)
    [line] = rooming(unit, [RoomPart("淄博饭店", "标准间", 1)], BEDS)
    assert line.hint == "男女同住：请调整，或确认是一家人"


def test_dates_are_those_of_the_plan_and_empty_beds_are_told() -> None:
    unit = entered({}, rooms=[{"rooms": "1", "people": "1"}])
    [line] = rooming(unit, [RoomPart("淄博饭店", "标准间", 1)], BEDS)
    assert (line.arrive, line.depart) == (date(2020, 1, 17), date(2020, 1, 20))
    assert (line.empty, line.hint) == (1, "空 1 床")


def test_rooms_that_nobody_is_named_for_ask() -> None:
    unit = entered({}, rooms=[{"rooms": "2", "people": "1"}])
    assert rooming(unit, [RoomPart("淄博饭店", "标准间", 2)], BEDS)[1].hint.startswith(
        "还没有入住人"
    )


def single(unit: str, name: str, sex: str) -> RoomLine:
    return RoomLine("通程", "标准间", unit, 2, (Guest(name, sex),))


def test_single_people_of_one_sex_share_where_the_organiser_pairs() -> None:
    lines = [single("甲", "李一", "男"), single("乙", "王二", "女"), single("丙", "张三", "男")]
    found = numbered(shared(lines))
    assert [(v.unit, v.number, v.hint) for v in found] == [
        ("甲", 1, "与 丙 张三 同住"), ("丙", 1, "与 甲 李一 同住"), ("乙", 2, ""),
    ]  # fmt: skip


@given(st.integers(1, 7), st.integers(1, 5))
def test_nobody_is_lost_and_nobody_sleeps_twice(players: int, rooms: int) -> None:
    plan = [{"rooms": f"{rooms}", "people": f"{players}"}]
    unit = entered(*({} for _ in range(players)), rooms=plan)
    lines = rooming(unit, [RoomPart("淄博饭店", "标准间", rooms)], BEDS)
    slept = [guest.name for line in lines for guest in line.guests]
    assert sorted(slept) == sorted(e.player.name for e in unit.entries)
    assert len(lines) == rooms


@given(st.lists(st.sampled_from("男女"), max_size=8))
def test_sharing_never_mixes_sexes_and_keeps_everybody(sexes: list[str]) -> None:
    lines = [single(f"{n}", f"人{n}", sex) for n, sex in enumerate(sexes)]
    found = numbered(shared(lines))
    by_room: dict[int, set[str]] = {}
    for line in found:
        by_room.setdefault(line.number, set()).add(line.guests[0].sex)
    assert all(len(inside) == 1 for inside in by_room.values())
    assert len(found) == len(sexes)
    assert len(by_room) == sum(-(-sexes.count(sex) // 2) for sex in "男女")
