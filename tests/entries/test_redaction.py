"""What stays of a fact: what was public, and that equal values were equal."""

import pytest

from tests.entered import form
from toolkit.entries.redaction import redact
from toolkit.model.facts import AnyFact, Corrected, FileArrived, MessageArrived
from toolkit.model.finish_facts import RowTyped
from toolkit.model.form import Form, UnknownColumn
from toolkit.model.money_facts import Balanced, Booked, MoneyDecided
from toolkit.model.said import Said


def cleared(fact: AnyFact) -> AnyFact:
    return redact(fact, lambda text: f"#{len(text)}")


def test_a_form_keeps_who_plays_where_and_nothing_else() -> None:
    column = UnknownColumn("报名表!N10", "N", "微信", (Said("wx123"),))
    sent = FileArrived("f1", "甲.xlsx", forms=(form([{}], unknown_columns=(column,)),))
    fact = cleared(sent)
    assert isinstance(fact, FileArrived)
    [made] = fact.forms
    [player] = made.players
    [before] = sent.forms[0].players
    assert player.said["name"] == before.said["name"]
    assert player.said["section"] == before.said["section"]
    assert player.said["id_number"] == Said("#18", before.said["id_number"].where)
    assert player.said["phone"].text == "#11"
    assert made.unknown_columns[0].values == (Said("#5"),)
    assert isinstance(made, Form)


@pytest.mark.parametrize(
    ("fact", "left"),
    [
        (
            MessageArrived("m", "1.eml", "form", sender="a@b.example", unit="甲"),
            MessageArrived("m", "1.eml", "form", sender="#11", unit="甲"),
        ),
        (Corrected("e", "id_number", "370303", "来电"), Corrected("e", "id_number", "#6", "来电")),
        (Corrected("e", "name", "陈东", "来电"), Corrected("e", "name", "陈东", "来电")),
        (
            RowTyped("收款账户", "1", {"account": "6222", "amount": "100"}, "李一"),
            RowTyped("收款账户", "1", {"account": "#4", "amount": "100"}, "李一"),
        ),
    ],
    ids=["mail", "id", "name", "account"],
)
def test_single_facts(fact: AnyFact, left: AnyFact) -> None:
    assert cleared(fact) == left


def test_the_evidence_of_a_booking_names_payers_and_goes() -> None:
    booked = Booked("T1", (), 1.0, ("付款人是家长 周晓梅",))
    assert "周晓梅" not in str(redact(Balanced("2026.1", (booked,)), lambda _: "密"))
    decided = MoneyDecided("T1", "建议1", evidence=("付款人是家长 周晓梅",))
    assert "周晓梅" not in str(redact(decided, lambda _: "密"))
