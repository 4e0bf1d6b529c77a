"""A player who states nothing is no woman, no master and no adult: unknown stays unknown."""

import msgspec

from toolkit.model.form import Line
from toolkit.model.people import Player, Sex

BARE = Player("李一", "报名表!B5", Line("报名表!B5", {}))


def test_what_is_not_stated_is_none() -> None:
    unknown = (BARE.sex, BARE.birth, BARE.id_number, BARE.title, BARE.grade, BARE.section)
    assert set(unknown) == {None}
    assert not BARE.identity.sound


def test_sex_is_written_as_on_the_form() -> None:
    player = msgspec.structs.replace(BARE, sex=Sex.FEMALE)
    assert '"sex":"女"' in msgspec.json.encode(player).decode()
