import msgspec

from tests.regulations import regulation
from toolkit.layouts.entry_form import COMPANION_COLUMNS, ROOM_COLUMNS, player_columns
from toolkit.model.form import COMPANION_FIELDS, PLAYER_FIELDS, ROOM_FIELDS
from toolkit.rules.parts import Demand


def fields_of(**changes: object) -> list[str]:
    changed = msgspec.structs.replace(regulation(), **changes)
    return [column.field for column in player_columns(changed)]


def test_columns_have_canonical_fields() -> None:
    assert set(fields_of()) <= set(PLAYER_FIELDS)
    assert {column.field for column in ROOM_COLUMNS} <= set(ROOM_FIELDS)
    assert {column.field for column in COMPANION_COLUMNS} <= set(COMPANION_FIELDS)


def test_what_the_regulation_does_not_ask_has_no_column() -> None:
    assert "school" not in fields_of()
    assert "fide_id" in fields_of()
    assert "fide_id" not in fields_of(game="xiangqi")
    asked = (Demand(what="school_proof", clause="九"), Demand(what="address", clause="六"))
    assert fields_of(demands=asked)[-3:] == ["school", "address", "note"]
