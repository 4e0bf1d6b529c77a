"""The audit notices any changed number and any dropped block; the exceptions have their reason.

The invented regulation is tried whole, of the others every fourth mutant
(`python -m tests.rules.mutants` tries all).
"""

import re
import tomllib

import pytest

from tests.regulations import INVENTED, REAL, regulation, source_text, text
from tests.rules.mutants import Mutant, mutants, survives
from toolkit.rules.audit import audit

# What no audit can see, by key: the reason.
BLIND = {
    r"number severities\[\d+\]\.(code|clause)": "our own weighing; the text has no finding codes",
    r"drop severities\[\d+\]": "our own weighing, not in the text",
    r"number notices\[\d+\]\.text": "both figures stand in the phrases of the notice",
    r"drop (gap|prizes\.merged|prizes\.stacking\[\d+\])": "a reading where the text is silent",
    r"drop prizes\.tables\[\d+\]\.reduced\[\d+\]": "one sentence holds for two tables",
    r"drop demands\[\d+\]": "one sentence makes two demands, or the demand is a reading",
    r"drop levels\[\d+\]\.admit\[\d+\]": "a reading for players without rating",
    r"drop prizes\.awards\[\d+\]": "the same words stand with the prize's table",
    r"drop notices\[\d+\]": "half a sentence of which other data speaks",
    r"drop unmodelled\[\d+\]": "a short line, or a sentence of which other data speaks",
    r"drop hotels\[\d+\]": "one price stands for three hotels",
    r"drop titles\.steps\[1[34]\]": "steps of players without a title, whom Ivy's text never names",
    r"drop waivers\[\d+\]": "one sentence grants two waivers",
}


def reason(mutant: Mutant) -> str | None:
    shown = f"{mutant.kind} {mutant.key}"
    return next((why for pattern, why in BLIND.items() if re.fullmatch(pattern, shown)), None)


@pytest.mark.parametrize("name", [INVENTED, *REAL])
def test_every_survivor_has_its_reason(name: str) -> None:
    source = source_text(name)
    if source is None:
        return
    original = audit(regulation(name), source)
    data = tomllib.loads(text(name))
    tried = list(mutants(data))[:: 1 if name == INVENTED else 4]
    left = [mutant for mutant in tried if survives(mutant, data, original, source)]
    assert [f"{m.kind} {m.key}" for m in left if reason(m) is None] == []
    assert len(left) <= len(tried) * 0.06


def test_a_number_is_changed_and_a_block_dropped() -> None:
    data = {"cap": {"players": 5, "clause": "八", "reading": "5 人"}}
    assert [(m.kind, m.key, m.of(data)) for m in mutants(data)] == [
        ("number", "cap.players", {"cap": {"players": 6, "clause": "八", "reading": "5 人"}}),
        ("drop", "cap", {}),
    ]
