"""The fact that closes a purged journal comes back as it was."""

import msgspec

from toolkit.model.facts import AnyFact
from toolkit.model.purge_facts import Purged


def test_it_comes_back_as_it_was() -> None:
    fact = Purged("ab" * 32, 120, {"1来件": 3}, {"5内部": 2}, "到期")
    assert msgspec.json.decode(msgspec.json.encode(fact), type=AnyFact) == fact
