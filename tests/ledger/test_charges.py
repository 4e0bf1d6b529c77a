"""What a unit owes: fees by player, packages by bed, approved changes; each with its clause."""

from tests.entered import Story, form
from tests.regulations import regulation
from toolkit.entries.changes import Change, ChangeKind
from toolkit.entries.roster import Unit
from toolkit.ledger.charges import charges, one_day, total
from toolkit.model.money import Money

ZIBO = regulation()


def unit(players: int, **room: str) -> Unit:
    story = Story()
    story.mail(form([{} for _ in range(players)], rooms=[room] if room else []))
    return story.ground().roster.units[0]


def test_two_players_in_a_twin_room() -> None:
    lines = charges(unit(2, rooms="1", people="2"), ZIBO)
    assert [(line.label, line.count, line.amount) for line in lines] == [
        ("参赛组织费", 2, Money.yuan(400)),
        ("保险费", 2, Money.yuan(20)),
        ("淄博饭店 食宿费", 2, Money.yuan(2580)),
    ]
    assert total(lines) == Money.yuan(3000)
    assert {line.clause for line in lines} == {"十二(二)"}


def test_an_empty_bed_of_a_whole_room_is_charged_in_a_line_of_its_own() -> None:
    lines = charges(unit(3, rooms="2", people="3"), ZIBO)
    empty = lines[-1]
    assert (empty.label, empty.count, empty.clause) == ("淄博饭店 空床", 1, "十二(三)")
    assert total(lines) == Money.yuan(3 * 210 + 4 * 1290)


def test_an_approved_change_costs_and_an_unknown_hotel_does_not() -> None:
    change = Change(ChangeKind.ADDITION, "u", "k", "组", Money.yuan(100), "十三(一)4", into="张三")
    lines = charges(unit(1, hotel="星月酒店", rooms="1", people="1"), ZIBO, [change])
    assert total(lines) == Money.yuan(310)


def test_one_day_is_a_third_of_the_package_rounded_half_up() -> None:
    assert [str(one_day(hotel, ZIBO)) for hotel in ZIBO.hotels[::3]] == ["430.00", "496.67"]
