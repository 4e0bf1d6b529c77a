"""Notices from forms and mails, and who pays by the form."""

from msgspec.structs import replace

from tests.entered import IN_TIME, form, mailed
from toolkit.ledger.told import notices_of, payers_of
from toolkit.model.facts import MessageArrived
from toolkit.model.message import ToldPayment
from toolkit.model.money import Money
from toolkit.model.said import Said

PAID = Money.yuan(2790)


def letter(unit: str = "", payer: str = "", sender: str = "x@y.example") -> MessageArrived:
    told = (ToldPayment(PAID, payer, unit),)
    return MessageArrived("aa", "汇款.eml", "remittance_notice", sender=sender,
                          received_at=IN_TIME, told=told)  # fmt: skip


def test_a_letter_names_the_unit_however_it_writes_the_name() -> None:
    units = mailed(form()).ground().roster.units
    [one] = notices_of(units, [letter("青州市 棋类协会", "王大明")])
    assert (one.unit, one.payer, one.source) == ("青州市棋类协会", "王大明", "汇款.eml")


def test_a_letter_without_a_unit_is_the_sender_s_and_without_a_payer_the_unit_s() -> None:
    units = mailed(form()).ground().roster.units
    message = units[0].current.message
    assert message is not None
    [one] = notices_of(units, [letter(sender=message.sender)])
    assert (one.unit, one.payer) == (units[0].name, units[0].name)
    assert notices_of(units, [letter()]) == ()


def test_a_letter_of_unknown_time_is_no_notice() -> None:
    units = mailed(form()).ground().roster.units
    assert notices_of(units, [replace(letter("青州市棋类协会"), received_at=None)]) == ()


def test_payers_are_the_named_one_and_the_companions() -> None:
    made = form(companions=[{"name": "王大明", "relation": "父亲"}])
    made = replace(made, heading={**made.heading, "payer": (Said("周晓梅"),)})
    [unit] = mailed(made).ground().roster.units
    assert payers_of(unit) == ("周晓梅", "王大明")
