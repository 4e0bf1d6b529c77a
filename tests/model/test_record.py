"""What every record promises: it can't be changed, and it takes no key it does not know."""

import msgspec
import pytest

from toolkit.model.record import Record


class Board(Record, frozen=True):
    number: int
    note: str = ""


def test_a_record_cannot_be_changed() -> None:
    board = Board(1)
    with pytest.raises(AttributeError):
        board.number = 2  # type: ignore[misc]


def test_equal_values_are_equal_and_hash_alike() -> None:
    assert {Board(1), Board(1, "")} == {Board(1)}


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(b'{"number": 1, "colour": "red"}', type=Board)


def test_defaults_are_left_out_so_that_journals_stay_short() -> None:
    assert msgspec.json.encode(Board(1)) == b'{"number":1}'
