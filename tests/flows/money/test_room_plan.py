"""Rooms from the facts: a changed booking touches only its own unit, a unit that goes frees its."""

from pathlib import Path

import pytest

from tests.flows.money.test_rooms import FIRST, PAID, SECOND, entered, hold, pay, shown
from tests.flows.office import AFTER_PUBLICATION, decide, done, form, mail, put

LATER = "2020-01-06T10:00:00"
ONE = [{"hotel": "淄博饭店", "type": "标准间", "rooms": "1", "people": "2"}]
TWO = {"hotel": "淄博饭店", "type": "标准间", "rooms": "2", "people": "3"}


def published(folder: Path) -> Path:
    """Both paid and roomed, the list published."""
    event = entered(folder)
    pay(event, *PAID)
    hold(event, 淄博饭店="2", 风景华庭="3")
    done("publish", event=event, now="2020-01-05T10:00:00")
    done("changes", event=event, now="2020-01-05T10:00:00")
    return event


def approve(event: Path) -> None:
    done("check", event=event, now=LATER)
    decide(event, "T005", "接受", "同意")
    done("check", event=event, now=LATER)


def test_an_added_player_gets_another_room_and_nobody_else_moves(tmp_path: Path) -> None:
    event = published(tmp_path)
    more = form([{}, {}, {}], rooms=[TWO])
    put(event, mail(more, received=AFTER_PUBLICATION))
    done("ingest", event=event, now=LATER)
    approve(event)
    paid = ("30 09:00", SECOND, 2790), ("30 10:00", FIRST, 3000), ("31 09:00", FIRST, 2890)
    pay(event, *paid, name="后来")
    found = shown(done("rooms", event=event, now=LATER))
    assert found[0] == (SECOND, "如所订", "淄博饭店1")
    assert (found[1][0], found[1][2]) == (FIRST, "淄博饭店1+风景华庭1")


def test_a_change_fee_that_is_still_open_costs_nobody_his_place(tmp_path: Path) -> None:
    event = entered(tmp_path)
    pay(event, *PAID)
    done("publish", event=event, now="2020-01-05T10:00:00")
    other = {"name": "陈东", "id_number": "370303200802291336", "birth": "2008-02-29"}
    put(event, mail(form([other], unit=SECOND, start=5, rooms=ONE), f"{SECOND}报名表.xlsx",
                    received=AFTER_PUBLICATION))  # fmt: skip
    done("ingest", event=event, now=LATER)
    approve(event)
    assert done("bank", event=event, now=LATER)["units"][1]["status"] == "part"
    assert shown(hold(event, 淄博饭店="1"))[0] == (SECOND, "如所订", "淄博饭店1")


def test_a_unit_that_withdraws_frees_its_room(tmp_path: Path) -> None:
    event = published(tmp_path)
    put(event, mail(form([], rooms=[], unit=SECOND), f"{SECOND}报名表.xlsx",
                    received=AFTER_PUBLICATION))  # fmt: skip
    done("ingest", event=event, now=LATER)
    approve(event)
    found = done("rooms", event=event, now=LATER)
    assert [unit for unit, _, _ in shown(found)] == [FIRST]


PARTS = (("30 09:00", FIRST, 420), ("30 10:00", SECOND, 2790), ("30 11:00", FIRST, 2580))


@pytest.mark.parametrize(
    ("by", "row"),
    [
        ("completing_payment", [SECOND, FIRST]),
        ("first_payment", [FIRST, SECOND]),
        ("entry", [FIRST, SECOND]),
    ],
)
def test_the_regulation_says_what_the_row_goes_by(tmp_path: Path, by: str, row: list[str]) -> None:
    """FIRST entered first and paid first, and completed its payment last."""
    event = entered(tmp_path)
    rules = event / "规程" / "规程.toml"
    said = rules.read_text("utf-8")
    rules.write_text(said.replace('by = "completing_payment"', f'by = "{by}"'), "utf-8")
    pay(event, *PARTS)
    assert [unit for unit, _, _ in shown(hold(event, 淄博饭店="5"))] == row
