"""What a newer form changed, in words that people read."""

from tests.entered import Story, form, valid_player
from toolkit.entries.difference import changed_fields, difference
from toolkit.entries.roster import Entry


def entries(*players: dict[str, str]) -> tuple[Entry, ...]:
    story = Story()
    story.mail(form(players))
    return story.ground().roster.units[0].entries


A, B, C = (valid_player(n) for n in (1, 2, 3))


def test_added_removed_and_changed_players_are_named() -> None:
    old, new = entries(A, B), entries({**A, "phone": "13912345678"}, C)
    found = difference(old, new)
    assert found.words == f"新增 {C['name']}；减少 {B['name']}；{A['name']} 改了电话"


def test_nothing_changed_is_said_so() -> None:
    assert difference(entries(A), entries(A)).words == "棋手没有变动"
    (one,) = entries(A)
    assert changed_fields(one, one) == []
