from datetime import datetime, timedelta

from tests.entered import form, mailed
from toolkit.entries.late import arrivals_after
from toolkit.model.clock import SHANGHAI

CLOSES = datetime(2019, 12, 31, 18, tzinfo=SHANGHAI)
SECOND = timedelta(seconds=1)


def test_players_stand_by_the_arrival_that_first_named_them() -> None:
    story = mailed(form([{}]))
    story.mail(form([{}, {}]), at=CLOSES)
    story.mail(form([{}, {}, {}]), at=CLOSES + SECOND)
    story.mail(form([{}, {}, {}, {}]), at=CLOSES + 2 * SECOND)
    [unit] = story.ground().roster.units
    late = arrivals_after(unit, CLOSES, None)
    assert {at: [e.player.name for e in entries] for at, entries in late.items()} == {
        CLOSES + SECOND: ["冯四"],
        CLOSES + 2 * SECOND: ["陈五"],
    }
    assert list(arrivals_after(unit, CLOSES, CLOSES + SECOND)) == [CLOSES + SECOND]


def test_an_unknown_arrival_is_not_late() -> None:
    [unit] = mailed(form([{}]), at=None).ground().roster.units
    assert arrivals_after(unit, CLOSES, None) == {}
