"""Who came late: by the first form that named him, until the list is published."""

from datetime import timedelta

from tests.entered import IN_TIME, Story, form, valid_player
from toolkit.entries.late import arrivals_after
from toolkit.entries.roster import Unit

LATE = IN_TIME + timedelta(days=3)
CLOSES = IN_TIME + timedelta(days=2)


def unit_with_a_late_player() -> Unit:
    story = Story()
    story.mail(form([{}]))
    story.mail(form([{}, valid_player(2)]), at=LATE)
    return story.ground(LATE).roster.units[0]


def test_only_the_player_of_the_later_form_is_late() -> None:
    found = arrivals_after(unit_with_a_late_player(), CLOSES, None)
    assert {at: [e.player.name for e in late] for at, late in found.items()} == {
        LATE: [valid_player(2)["name"]]
    }


def test_after_the_publication_it_is_a_change_and_not_late() -> None:
    published = LATE - timedelta(hours=1)
    assert not arrivals_after(unit_with_a_late_player(), CLOSES, published)
