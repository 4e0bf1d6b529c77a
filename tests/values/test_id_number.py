"""One verdict an ID: the table of spellings, the invariants, and a second opinion."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stdnum.cn import ric

from tests.values.table import rows
from toolkit.model.said import CellKind, Said
from toolkit.model.verdict import IdFault, IdVerdict, Sex
from toolkit.values.id_number import check_character, masked, read_id

BIRTHS = st.dates(date(1900, 1, 1), date(2020, 12, 31))
COUNTIES = st.sampled_from(["370303", "620521", "110101", "440305", "650102"])


@st.composite
def numbers(draw: st.DrawFn) -> str:
    """A valid ID number of an invented person."""
    first = draw(COUNTIES) + f"{draw(BIRTHS):%Y%m%d}" + f"{draw(st.integers(1, 999)):03d}"
    return first + check_character(first)


def shown(verdict: IdVerdict) -> tuple[str, ...]:
    values = (
        verdict.number,
        verdict.fault and verdict.fault.value,
        verdict.expected,
        verdict.birth and verdict.birth.isoformat(),
        verdict.sex and verdict.sex.value,
    )
    return tuple(value or "-" for value in values)


@pytest.mark.parametrize("row", rows("ids.txt"), ids="|".join)
def test_table(row: tuple[str, ...]) -> None:
    text, stored, kind, *expected = row
    column = None if kind == "-" else Said(kind)
    assert shown(read_id(Said(text, kind=CellKind(stored)), column)) == tuple(expected)


def test_kind_of_paper_is_recognised_and_named() -> None:
    assert read_id(Said("护照E12345678")).kind == "护照"
    assert read_id(Said("01234567"), Said("台胞证")).kind == "台湾居民来往大陆通行证"
    assert read_id(Said("830000200801152217")).kind == "港澳台居民居住证"
    assert read_id(Said("370303200801152211"), Said("居民身份证")).kind == ""
    assert read_id(Said("370303200801152211"), Said("护照")).kind == ""  # the digits prove it
    assert read_id(Said("370303200801152211"), Said("户口本")).sound


def test_unknown_region_is_no_fault() -> None:
    known, unknown = read_id(Said("370303200801152211")), read_id(Said("990100200801152217"))
    assert (known.region, known.region_known) == ("山东省", True)
    assert (unknown.region, unknown.region_known, unknown.fault) == ("", False, None)


def test_a_birth_after_the_given_day_can_not_exist() -> None:
    verdict = read_id(Said("370303200801152211"), latest=date(2007, 12, 31))
    assert verdict.fault is IdFault.IMPOSSIBLE_DATE


def test_nothing_stated_is_missing() -> None:
    assert read_id(None).fault is IdFault.MISSING
    assert read_id(Said("#N/A", kind=CellKind.ERROR)).fault is IdFault.MISSING


def test_public_lists_show_neither_birth_nor_place() -> None:
    assert masked("370303200801152211") == "370***********2211"
    assert masked("E12345678") == "******678"
    assert masked("1234") == "****"


@given(numbers())
def test_valid_numbers_are_sound_and_a_second_library_agrees(number: str) -> None:
    verdict = read_id(Said(number))
    assert verdict.sound
    assert ric.calc_check_digit(number) == check_character(number)
    assert verdict.birth == ric.get_birth_date(number)
    assert (verdict.sex is Sex.MALE) == (int(number[16]) % 2 == 1)


@given(numbers(), st.integers(0, 17), st.integers(1, 9))
def test_one_wrong_digit_never_passes(number: str, place: int, shift: int) -> None:
    old = 10 if number[place] == "X" else int(number[place])
    wrong = number[:place] + str((old + shift) % 10) + number[place + 1 :]
    verdict = read_id(Said(wrong))
    assert (verdict.fault is None) == (wrong == number)
    assert verdict.number == wrong


@given(numbers())
def test_a_number_cell_is_lost_whatever_it_shows(number: str) -> None:
    as_float = float(number.replace("X", "0"))
    for text in (f"{as_float:.0f}", repr(as_float), number.replace("X", "0")):
        verdict = read_id(Said(text, kind=CellKind.NUMBER))
        assert (verdict.fault, verdict.number, verdict.sex) == (
            IdFault.STORED_AS_NUMBER,
            None,
            None,
        )
        assert not verdict.sound


@given(st.text(max_size=25))
def test_any_text_gets_one_verdict(text: str) -> None:
    verdict = read_id(Said(text))
    assert verdict.number is None or verdict.number
    assert verdict.sound or verdict.fault or verdict.kind
