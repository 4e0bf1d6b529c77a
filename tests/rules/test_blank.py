"""A new regulation starts with what is usual and says what is still missing."""

from datetime import date

from tests.words import words
from toolkit.rules.blank import blank
from toolkit.rules.load import decode
from toolkit.rules.rows import canonical
from toolkit.rules.schema import Regulation
from toolkit.rules.sheets import layout


def test_the_usual_readings_are_there_and_the_rest_is_named_as_missing() -> None:
    data = canonical(blank(date(2026, 5, 1)), layout(words()))
    faults = decode(data)
    assert not isinstance(faults, Regulation)
    assert all(fault.missing for fault in faults)
    assert {"dates.play.first", "dates.entry_closes.day"} <= {fault.key for fault in faults}
    assert data["ranking"]["keys"][0] == "BH/C1"
