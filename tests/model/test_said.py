"""How a file stored a value stays with it, and stays the same word in old journals."""

import msgspec

from toolkit.model.said import CellKind, Said


def test_the_kind_survives_json_by_its_published_word() -> None:
    said = Said("3.70303200801152e+17", "报名表!D5", CellKind.NUMBER)
    body = msgspec.json.encode(said)
    assert b'"kind":"number"' in body
    assert msgspec.json.decode(body, type=Said) == said


def test_text_without_a_cell_is_text() -> None:
    assert Said("李一") == Said("李一", "", CellKind.TEXT)
