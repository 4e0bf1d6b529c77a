import pytest

from tests.entered import form, mailed
from toolkit.entries.roster import Roster
from toolkit.model.form import Problem


def test_a_field_is_found_in_its_cell_filled_or_empty() -> None:
    problem = Problem("F004", None, {"field": "grade", "column": "运动员等级"})
    story = mailed(form([{"phone": ""}], without=["grade"], problems=(problem,)))
    [entry] = story.ground().roster.entries
    assert entry.where("birth") == "报名表!D11"
    assert entry.where("phone") == "报名表!J11"
    assert entry.where("grade") == "报名表!B11"
    assert entry.lacks_column("grade")
    assert not entry.lacks_column("phone")


def test_versions_are_ordered_by_receipt_else_by_when_they_were_seen() -> None:
    story = mailed(form([{}]))
    story.file(form([{}, {}]))
    [unit] = story.ground().roster.units
    assert unit.first_received == unit.versions[0].received_at
    assert unit.current.received_at is None
    assert unit.current.order > unit.versions[0].order
    assert unit.form is unit.current.form


def test_an_unknown_unit_is_our_own_mistake() -> None:
    with pytest.raises(KeyError):
        Roster().unit("没有")
