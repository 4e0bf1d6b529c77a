from io import BytesIO
from pathlib import Path

import msgspec
from PIL import Image

from tests.regulations import regulation
from tests.workbooks.filled_form import FILLED, STAMP, filled_form
from tests.workbooks.judge import assert_golden, cells, openpyxl_book, schema_errors
from toolkit.layouts.entry_form import MAIN_SHEET, MAP_SHEET, PLAYER_ROWS, ROOM_SHEET
from toolkit.workbooks.entry_form import Filled, entry_form


def empty_form() -> bytes:
    return entry_form(regulation(), STAMP)


def test_the_empty_form_looks_as_agreed() -> None:
    assert_golden("entry_form", empty_form())


def test_the_form_is_valid_and_the_same_every_time(tmp_path: Path) -> None:
    assert schema_errors(filled_form(), tmp_path) == []
    assert filled_form() == filled_form()


def test_the_hidden_map_names_the_cells_of_every_field() -> None:
    book = openpyxl_book(filled_form())
    places = {row[0].value: row[1].value for row in book[MAP_SHEET].iter_rows()}
    assert book[MAP_SHEET].sheet_state == "veryHidden"
    for field, value in FILLED.heading.items():
        sheet, _, cell = places[f"heading.{field}"].rpartition("!")
        assert book[sheet][cell].value == value, field
    for kind, lines in (("players", FILLED.players), ("companions", FILLED.companions)):
        for field in lines[0]:
            sheet, _, area = places[f"{kind}.{field}"].rpartition("!")
            values = [row[0].value for row in book[sheet][area]]
            assert values[: len(lines)] == [line.get(field) for line in lines], field
    assert len(book[MAIN_SHEET][places["players.name"].rpartition("!")[2]]) == PLAYER_ROWS
    sheet, _, example = places["players.example"].rpartition("!")
    assert book[sheet][example].value == "王小棋"


def test_only_the_yellow_cells_can_be_changed_and_pictures_may_be_added() -> None:
    book = openpyxl_book(empty_form())
    for sheet in (book[MAIN_SHEET], book[ROOM_SHEET]):
        assert sheet.protection.sheet
        assert not sheet.protection.objects
        for row in sheet.iter_rows():
            for cell in row:
                if type(cell).__name__ == "MergedCell":
                    continue
                yellow = cell.fill.fgColor.rgb == "FFFFF9DB"
                assert yellow != cell.protection.locked, cell.coordinate


def test_ids_and_phones_are_text_cells() -> None:
    sheet = openpyxl_book(empty_form())[MAIN_SHEET]
    assert {sheet[f"{column}20"].number_format for column in "DEL"} == {"@"}


def test_title_and_section_of_the_example_fit_each_other() -> None:
    row = cells(empty_form(), MAIN_SHEET)[9]
    assert (row[0], row[5], row[10]) == ("例", "棋协大师", "棋协大师组(男子)")
    women = msgspec.structs.replace(regulation(), levels=())
    assert cells(entry_form(women, STAMP), MAIN_SHEET)[9][10] == ""


def test_a_seal_stands_at_its_place() -> None:
    drawn = BytesIO()
    Image.new("RGB", (300, 300), "red").save(drawn, "PNG")
    book = openpyxl_book(entry_form(regulation(), STAMP, Filled(seal=drawn.getvalue())))
    assert len(book[MAIN_SHEET]._images) == 1
