"""Records of who entered know the place of every field, filled or empty."""

import pytest

from tests.entered import Story, form
from toolkit.entries.roster import Roster


def test_the_place_of_a_field_is_its_cell_filled_or_empty() -> None:
    story = Story()
    story.mail(form([{"title": ""}], without=["note"]))
    (entry,) = story.ground().roster.entries
    assert entry.where("id_number") == "报名表!E11"
    assert entry.where("title") == "报名表!F11"
    assert entry.where("note") == "报名表!B11"  # no such column: the name's cell


def test_an_unknown_unit_is_a_bug_of_ours() -> None:
    with pytest.raises(KeyError):
        Roster().unit("没有")
