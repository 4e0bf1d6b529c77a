"""Facts about the hall come back from the journal as they were."""

import msgspec
import pytest

from toolkit.model.facts import AnyFact
from toolkit.model.hall_facts import RoundTimed, SectionPlaced

FACTS = [SectionPlaced("公开组", "二楼", 21, "周一、吴二"), RoundTimed(2, "2020-01-18", "14:00")]


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: type(fact).__name__)
def test_a_fact_comes_back_as_it_was(fact: AnyFact) -> None:
    assert msgspec.json.decode(msgspec.json.encode(fact), type=AnyFact) == fact
