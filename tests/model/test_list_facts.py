"""Facts about lists come back from the journal as they were."""

from datetime import date

import msgspec
import pytest

from toolkit.model.facts import AnyFact
from toolkit.model.list_facts import HonoursImported, RatingsImported
from toolkit.model.lists import Bar, Honour, Person, RatedPlayer

DAY = date(2019, 12, 30)
FACTS = [
    RatingsImported(
        "FIDE", "2019-12", "33", "a.txt", 9, ("李一",), (RatedPlayer("8600001", "Li"),)
    ),
    HonoursImported(
        "44",
        "历年名录.xlsx",
        (Honour(Person("李一"), 2013, "A2组", 1),),
        (Bar(Person("李二", id_number="…"), DAY, DAY, "冒名"),),
    ),
]


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: type(fact).__name__)
def test_a_fact_comes_back_as_it_was(fact: AnyFact) -> None:
    assert msgspec.json.decode(msgspec.json.encode(fact), type=AnyFact) == fact
