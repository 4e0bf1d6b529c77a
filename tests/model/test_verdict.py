"""Verdicts stand in the journal with their player, and say when nothing may be derived."""

from datetime import date

import msgspec

from toolkit.model.form import Line
from toolkit.model.people import Player
from toolkit.model.verdict import DateState, DateStyle, DateVerdict, IdFault, IdVerdict, Sex


def test_a_player_with_verdicts_survives_json() -> None:
    birth = date(2008, 1, 15)
    player = Player(
        "李一",
        "报名表!B5",
        Line("报名表!B5", {}),
        identity=IdVerdict("37030320080115222x", "37030320080115222X", birth=birth, sex=Sex.FEMALE),
        birth_read=DateVerdict("2008.1.15", DateState.DATE, birth, DateStyle.YEAR_FIRST, (birth,)),
        unread=("phone",),
    )
    assert msgspec.json.decode(msgspec.json.encode(player), type=Player) == player


def test_only_a_whole_number_without_fault_may_be_relied_on() -> None:
    birth = date(2008, 1, 15)
    assert IdVerdict("…", "…", birth=birth).sound
    assert not IdVerdict("…", "…", birth=birth, fault=IdFault.CHECK_CHARACTER).sound
    assert not IdVerdict("E1234567", "E1234567", kind="护照").sound
