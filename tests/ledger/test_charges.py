"""What a unit owes, line by line, in fen."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.entered import form, mailed
from tests.regulations import regulation
from toolkit.entries.changes import Change, ChangeKind
from toolkit.ledger.charges import Charge, charges, one_day, total
from toolkit.model.money import Money

YUAN_100 = Money.yuan(100)


def lines(*players: dict[str, str], rooms: list[dict[str, str]], **more) -> tuple[Charge, ...]:  # type: ignore[no-untyped-def]
    [unit] = mailed(form(players, rooms=rooms)).ground().roster.units
    return charges(unit, more.pop("rules", regulation()), **more)


def shown(found: tuple[Charge, ...]) -> list[tuple[str, int, str, str]]:
    return [(line.label, line.count, str(line.amount), line.clause) for line in found]


def test_three_players_and_a_coach_in_two_rooms() -> None:
    found = lines({}, {}, {}, rooms=[{"rooms": "2", "people": "4"}])
    assert shown(found) == [
        ("参赛组织费", 3, "600.00", "十二(二)"),
        ("保险费", 3, "30.00", "十二(二)"),
        ("淄博饭店 食宿费", 4, "5160.00", "十二(二)"),
    ]
    assert str(total(found)) == "5790.00"


def test_an_empty_bed_is_a_line_of_its_own_at_the_full_price() -> None:
    plan = [{"hotel": "银座华美达", "type": "大床", "rooms": "1", "people": "1"}]
    found = lines({}, rooms=plan)
    assert shown(found)[2:] == [
        ("银座华美达 食宿费", 1, "1490.00", "十二(二)"),
        ("银座华美达 空床", 1, "1490.00", "十二(三)"),
    ]


def test_an_unknown_hotel_or_a_line_without_people_costs_nothing_yet() -> None:
    plan = [{"hotel": "齐盛宾馆"}, {"people": ""}]
    assert str(total(lines({}, rooms=plan))) == "210.00"


def test_changes_and_surcharges() -> None:
    change = Change(ChangeKind.SUBSTITUTION, "u", "k", "组", YUAN_100, "十三(一)4", "吴二", "陈东")
    free = Change(ChangeKind.CORRECTION, "u", "k", "组", clause="十三(一)4", into="陈东")
    rules = replace(regulation(), late=replace(regulation().late, surcharge=50))
    found = lines({}, rooms=[], rules=rules, changes=(change, free), late=1)
    assert shown(found)[2:] == [
        ("逾期附加费", 1, "50.00", "十三(一)8"),
        ("变更手续费", 1, "100.00", "十三(一)4"),
    ]
    assert found[-1].cause == "换人：吴二→陈东（组）"


def test_one_day_is_a_third_of_the_package_to_the_fen() -> None:
    days = {hotel.name: str(one_day(hotel, regulation())) for hotel in regulation().hotels}
    assert days["淄博饭店"] == "430.00"
    assert days["银座华美达"] == "496.67"


@given(st.integers(0, 12), st.integers(0, 12), st.integers(0, 24))
def test_the_total_is_the_sum_and_empty_beds_pay_as_full_ones(
    players: int, rooms: int, people: int
) -> None:
    plan = [{"rooms": str(rooms), "people": str(people)}]
    found = lines(*({} for _ in range(players)), rooms=plan)
    beds = max(rooms * 2, people) if people else 0
    assert total(found).fen == players * 21000 + beds * 129000
