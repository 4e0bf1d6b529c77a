from tests.entered import form, mailed
from toolkit.entries.difference import changed_fields, difference


def entries(*players: dict[str, str]):  # type: ignore[no-untyped-def]
    [unit] = mailed(form(players)).ground().roster.units
    return unit.entries


def test_players_are_matched_by_who_they_are_and_not_by_row() -> None:
    found = difference(entries({}, {}), entries({}, {"phone": "13900000099"}, {}))
    assert [e.player.name for e in found.added] == ["冯四"]
    assert found.removed == ()
    [(old, new)] = found.changed
    assert changed_fields(old, new) == ["电话"]
    assert found.words == "新增 冯四；郑三 改了电话"


def test_nothing_changed_is_said_too() -> None:
    assert difference(entries({}), entries({})).words == "棋手没有变动"
    assert difference(entries({}, {}), entries({})).words == "减少 郑三"
