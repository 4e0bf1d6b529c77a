"""Facts about money come back from the journal as they were, amounts as whole fen."""

import msgspec
import pytest

from tests.dues import row
from toolkit.model.facts import AnyFact
from toolkit.model.money_facts import (
    Balanced,
    ColumnExplained,
    MoneyCleared,
    MoneyDecided,
    Share,
    StatementImported,
    StatementUnknown,
)

FACTS = [
    StatementImported("ab", "流水.csv", "农业银行个人", (row(1, "1290.01", "王一诺"),)),
    MoneyDecided("T001", "拆分", (Share("u1", 129_001), Share("u2", -1)), note="电话", by="周"),
    MoneyCleared("T001"),
    StatementUnknown("ab", "清单.csv", "0f", ("入账", "进"), ("2019-12-30", "3,000.00")),
    ColumnExplained("0f", "进", "收入金额", "会计"),
    Balanced(),
]


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: type(fact).__name__)
def test_a_fact_comes_back_as_it_was(fact: AnyFact) -> None:
    assert msgspec.json.decode(msgspec.json.encode(fact), type=AnyFact) == fact
