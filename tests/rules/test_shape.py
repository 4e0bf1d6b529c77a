"""The schema as a table of fields."""

from datetime import date

from toolkit.rules.money import Changes, Hotel, RoomType
from toolkit.rules.notes import SeverityChange
from toolkit.rules.schema import Regulation
from toolkit.rules.shape import fields_of, is_plain, kinds


def test_fields_say_what_they_hold() -> None:
    fields = {field.name: field for field in fields_of(Changes)}
    assert fields["fee"].kind == "number"
    assert fields["fee"].required
    assert fields["additions_until"].kind == "date"
    assert not fields["additions_until"].required
    assert set(fields["after"].choices) == {"publication", "first_form"}
    assert fields["needs_approval"].chosen
    assert fields["also"].many


def test_proof_stands_last() -> None:
    assert [field.name for field in fields_of(Hotel)][-4:] == ["clause", "quote", "also", "reading"]


def test_records_inside_and_choices_of_an_enumeration() -> None:
    rooms = next(field for field in fields_of(Hotel) if field.name == "rooms")
    assert (rooms.record, rooms.many, rooms.kind) == (RoomType, True, "record")
    severity = next(field for field in fields_of(SeverityChange) if field.name == "severity")
    assert severity.choices == ("error", "warning", "decision", "info")


def test_every_kind_is_met_once_the_regulation_first() -> None:
    assert kinds()[0] is Regulation
    assert len(set(kinds())) == len(kinds()) > 60


def test_what_fits_one_cell() -> None:
    assert is_plain("a")
    assert is_plain(date(2020, 1, 1))
    assert not is_plain(["a"])
