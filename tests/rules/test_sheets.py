"""The workbook has a sheet for every list and a cell for every value."""

from tests.words import words
from toolkit.rules.shape import fields_of, kinds
from toolkit.rules.sheets import layout

LAYOUT = layout(words())


def test_every_list_has_one_sheet_whose_name_excel_takes() -> None:
    lists = {
        (kind, field.name)
        for kind in kinds()
        for field in fields_of(kind)
        if field.record and field.many
    }
    assert len(LAYOUT.tables) == len(lists)
    names = [table.sheet for table in LAYOUT.tables]
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= 31


def test_keys_are_unique_within_a_sheet() -> None:
    for cells in (LAYOUT.main, *(table.cells for table in LAYOUT.tables)):
        keys = [cell.key for cell in cells]
        assert len(set(keys)) == len(keys)


def test_a_list_inside_a_list_names_its_parent_and_the_parent_is_numbered() -> None:
    tables = {table.steps: table for table in LAYOUT.tables}
    rooms = tables["hotels", "rooms"]
    assert rooms.parent == ("hotels",)
    assert rooms.required
    assert tables["hotels",].numbered
    assert tables["play", "rounds"].parent is None


def test_what_an_empty_cell_means_is_explained() -> None:
    fees = next(table for table in LAYOUT.tables if table.steps == ("fees",))
    notes = {cell.key: cell.note for cell in fees.cells}
    assert notes["per"] == "空着＝棋手"
    assert "十三(一)4" in notes["clause"]
