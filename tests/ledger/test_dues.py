"""What units owe as the matching takes it: fees and board apart, and adding up to the due."""

from msgspec.structs import replace

from tests.entered import form, mailed
from tests.regulations import regulation
from toolkit.ledger.dues import dues
from toolkit.ledger.receivables import Terms, receivables
from toolkit.ledger.reconcile.codes import unit_code
from toolkit.model.bank import Dues
from toolkit.model.money import Money
from toolkit.model.said import Said


def owing(**heading: str) -> Dues:
    plan = [{"rooms": "2", "people": "3"}]
    made = form(({}, {}, {}), rooms=plan)
    said = {field: (Said(text),) for field, text in heading.items()}
    made = replace(made, heading={**made.heading, **said})
    units = mailed(made).ground().roster.units
    rules = regulation()
    return dues(
        units, {unit.id: receivables(unit, Terms(rules, lambda _: rules)) for unit in units}, rules
    )


def test_fees_and_board_add_up_to_the_due_with_the_empty_bed_in_the_board() -> None:
    [unit] = owing().units
    assert (str(unit.fee), str(unit.board), str(unit.due)) == ("630.00", "5160.00", "5790.00")
    assert (unit.people, unit.rooms, unit.hotel) == (3, 2, "淄博饭店")


def test_the_code_is_that_of_the_letters() -> None:
    [unit] = owing().units
    assert unit.code == unit_code("zibo-2020", "青州市棋类协会")


def test_a_form_that_names_payer_and_amount_is_a_notice() -> None:
    [told] = owing(payer="王大明", paid_amount="5,790元").notices
    assert (told.payer, str(told.amount)) == ("王大明", "5790.00")
    assert owing(payer="王大明", paid_amount="已汇").notices == ()


def test_what_came_up_later_stands_beside_the_due() -> None:
    units = mailed(form(({},), rooms=[])).ground().roster.units
    rules = regulation()
    lines = {unit.id: receivables(unit, Terms(rules, lambda _: rules)) for unit in units}
    [unit] = dues(units, lines, rules, {units[0].id: Money.yuan(100)}).units
    assert (str(unit.due), str(unit.later)) == ("210.00", "100.00")
