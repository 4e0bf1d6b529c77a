"""Kinds of change and the byes that they mean."""

from toolkit.model.changes import BYES, Change
from toolkit.model.game import Mark


def test_a_bye_asked_for_brings_nothing_half_or_a_full_point() -> None:
    assert [BYES[Change(what)] for what in ("absent", "half_bye", "full_bye")] == [
        Mark.ZERO_BYE, Mark.HALF_BYE, Mark.FULL_BYE,
    ]  # fmt: skip


def test_other_changes_are_no_byes() -> None:
    assert set(BYES) == {Change.ABSENT, Change.HALF_BYE, Change.FULL_BYE}
