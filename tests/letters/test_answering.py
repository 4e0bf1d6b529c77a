"""Who is answered by a machine, and who has waited too long."""

from datetime import timedelta

import pytest

from tests.letters.samples import NOW, arrived
from toolkit.letters.answering import WaitState, may_answer, wait
from toolkit.model.message import MailKind

OWN = ["Baoming@organiser.example"]
# fields of the mail → whether a draft may be written
CASES: list[tuple[dict[str, object], bool]] = [
    ({}, True),
    ({"kind": MailKind.QUESTION}, True),
    ({"kind": MailKind.LINK_ONLY}, True),
    ({"kind": MailKind.BOUNCE}, False),
    ({"kind": MailKind.AUTO_REPLY}, False),
    ({"kind": MailKind.SPAM}, False),
    ({"kind": MailKind.SUSPICIOUS}, False),
    ({"automatic": ("list-id",)}, False),
    ({"automatic": ("auto-submitted: auto-generated",)}, False),
    ({"sender": "baoming@organiser.example"}, False),
    ({"reply_to": "baoming@organiser.example"}, False),
    ({"sender": ""}, False),
]


@pytest.mark.parametrize(("fields", "allowed"), CASES)
def test_only_people_are_answered(fields: dict[str, object], allowed: bool) -> None:
    reason = may_answer(arrived(**fields), OWN)
    assert (reason is None) is allowed
    assert reason != ""


def test_one_draft_a_sender_and_day() -> None:
    assert may_answer(arrived(), OWN, answered_today=1)


# hours since arrival, hours after which the answer was sent → state
WAITS = [
    (0, None, WaitState.WAITING),
    (19.9, None, WaitState.WAITING),
    (20, None, WaitState.DUE),
    (24, None, WaitState.DUE),
    (24.1, None, WaitState.OVERDUE),
    (40, 24, WaitState.ANSWERED),
    (40, 25, WaitState.ANSWERED_LATE),
]


@pytest.mark.parametrize(("age", "answered", "state"), WAITS)
def test_the_24_hour_clock(age: float, answered: float | None, state: WaitState) -> None:
    received = NOW - timedelta(hours=age)
    sent = received + timedelta(hours=answered) if answered is not None else None
    found = wait(received, sent, NOW)
    assert found.state is state
    assert found.hours == (age if answered is None else answered)
    assert found.limit == received + timedelta(hours=24)


def test_unknown_arrival_is_said_so() -> None:
    assert wait(None, None, NOW).state is WaitState.UNKNOWN
    assert wait(None, NOW, NOW).state is WaitState.ANSWERED
