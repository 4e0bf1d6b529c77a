"""The journal outlives the program: tags stay, fields are only added, every fact reads back."""

from datetime import datetime
from typing import get_args

import msgspec
import pytest

from toolkit.model.clock import SHANGHAI
from toolkit.model.facts import (
    AnyFact,
    Checked,
    Corrected,
    Decided,
    Entry,
    EventOpened,
    Fact,
    FileArrived,
    MessageArrived,
    Origin,
    Published,
    PublishedEntry,
    Undone,
)

AT = datetime(2019, 12, 30, 9, tzinfo=SHANGHAI)
FACTS = [
    EventOpened("zibo-2020", "淄博"),
    MessageArrived("00", "1.eml", "form", received_at=AT, attachments=("11",)),
    FileArrived("11", "甲.xlsx", message="00"),
    Decided("P004", "甲|李一", "waive", "看过原件", origin=Origin("裁定.xlsx", "22", "裁定!F7")),
    Corrected("甲|李一", "section", None, "看错了"),
    Published((PublishedEntry("e1", "甲", "甲棋院", "李一", "棋协大师组(男子)"),)),
    Checked(),
    Undone(3, "发错了"),
]


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: type(fact).__name__)
def test_a_line_of_the_journal_reads_back_as_the_same_fact(fact: AnyFact) -> None:
    entry = Entry(7, AT, 3, 1, 1, "check", fact, "aa")
    assert msgspec.json.decode(msgspec.json.encode(entry), type=Entry) == entry


def leaves(kind: type[Fact]) -> set[type[Fact]]:
    """The facts themselves, not what several of them share."""
    below = kind.__subclasses__()
    return set().union(*map(leaves, below)) if below else {kind}


def test_every_kind_of_fact_is_in_the_union() -> None:
    assert set(get_args(AnyFact)) == leaves(Fact)


def test_a_line_of_the_first_version_still_reads() -> None:
    """Written by version 0.1: a field that is added later needs a default."""
    line = (
        '{"seq":1,"at":"2019-12-30T09:00:00+08:00","batch":1,"part":1,"parts":1,"command":"new",'
        '"fact":{"fact":"event_opened","regulation":"zibo-2020","name":"淄博"},"prev":""}'
    )
    entry = msgspec.json.decode(line, type=Entry)
    assert entry.fact == EventOpened("zibo-2020", "淄博")
