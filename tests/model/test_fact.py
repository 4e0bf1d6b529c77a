"""Facts are immutable records with a tag of their own in the journal."""

import msgspec

from toolkit.model.fact import Origin
from toolkit.model.money_facts import Balanced, MoneyCleared


def test_the_tag_of_a_fact_is_what_stands_in_the_journal() -> None:
    assert msgspec.to_builtins(Balanced()) == {"fact": "balanced"}
    said = msgspec.to_builtins(MoneyCleared("T1", Origin("收款核对.xlsx", "ab", "待确认!M4")))
    assert said["fact"] == "money_cleared"
    assert said["origin"]["where"] == "待确认!M4"
