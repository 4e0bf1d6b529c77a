"""Days in an order that can't be."""

import pytest

from tests.regulations import INVENTED, text
from toolkit.rules.audit_calendar import calendar_findings
from toolkit.rules.load import load
from toolkit.rules.schema import Regulation

DATA = text(INVENTED)


@pytest.mark.parametrize(
    ("old", "new", "subject"),
    [
        ("day = 2026-07-01", "day = 2026-07-21", "dates.entry_opens"),
        ("day = 2026-07-24", "day = 2026-07-19", "dates.accept_until"),
        ("day = 2026-07-28", "day = 2026-08-09", "dates.publication"),
        ("first = 2026-08-07", "first = 2026-08-09", "dates.check_in"),
        ("last_clock = 20:00:00", "last_clock = 13:00:00", "dates.check_in"),
        ("arrive = 2026-08-07", "arrive = 2026-08-11", "lodging.stay"),
        ("day = 2026-07-25", "day = 2026-08-25", "payment.due"),
    ],
)
def test_days_out_of_order(old: str, new: str, subject: str) -> None:
    assert old in DATA
    loaded = load(DATA.replace(old, new, 1))
    assert isinstance(loaded, Regulation), loaded
    found = list(calendar_findings(loaded))
    assert {finding.subject for finding in found} == {subject}
    assert all(finding.code == "T030" for finding in found)
