"""The lists for the hotels: one file a hotel, its own people only."""

from pathlib import Path

from tests.flows.money.test_rooms import FIRST, PAID, SECOND, entered, hold, pay
from tests.workbooks.judge import cells
from toolkit.flows.money.room_sheets import LISTS, ROOMS


def test_every_hotel_gets_its_own_list_and_one_that_is_empty_goes(tmp_path: Path) -> None:
    event = entered(tmp_path)
    pay(event, *PAID)
    hold(event, 淄博饭店="1", 泰星大酒店="5")
    lists = sorted(path.name for path in (event / "5内部").glob("入住名单-*.xlsx"))
    assert lists == ["入住名单-泰星大酒店.xlsx", "入住名单-淄博饭店.xlsx"]
    units = [
        row[3] for row in cells((event / f"{LISTS}泰星大酒店.xlsx").read_bytes(), "入住名单")[3:]
    ]
    assert set(units) == {FIRST}


def test_the_public_list_names_units_and_hotels_and_nobody(tmp_path: Path) -> None:
    event = entered(tmp_path)
    pay(event, *PAID)
    hold(event, 淄博饭店="1", 泰星大酒店="5")
    rows = cells((event / "3公布" / "住房安排.xlsx").read_bytes(), "住房安排")[3:5]
    assert rows == [["淄博饭店", SECOND, "标准间", 1], ["泰星大酒店", FIRST, "标准间", 1]]


def test_the_parts_name_rooms_and_people(tmp_path: Path) -> None:
    event = entered(tmp_path)
    pay(event, *PAID)
    hold(event, 淄博饭店="5")
    rows = cells((event / ROOMS).read_bytes(), "明细")[3:]
    assert [row[2:5] for row in rows] == [[SECOND, 1, 2], [FIRST, 1, 2]]
