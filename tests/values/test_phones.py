"""Telephone numbers: normalised, or said to be malformed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.values.table import rows
from toolkit.model.said import Said
from toolkit.values.phones import masked, people_in, read_phone, split_contact

MOBILES = st.from_regex(r"\A1[3-9][0-9]{9}\Z")


@pytest.mark.parametrize(("text", "number"), rows("phones.txt"))
def test_table(text: str, number: str) -> None:
    assert (read_phone(Said(text)) or "-") == number


@pytest.mark.parametrize(
    ("text", "name", "number"),
    [
        ("联系人：李一 13812345678", "李一", "13812345678"),
        ("李一（0533-3182222）", "李一", "0533-3182222"),
        ("李一", "李一", None),
        ("电话:13812345678", "", "13812345678"),
    ],
)
def test_contact_in_one_cell(text: str, name: str, number: str | None) -> None:
    assert split_contact(text) == (name, number)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("李一", ("李一",)),
        ("李 一、王二", ("李一", "王二")),
        ("李一，王二", ("李一", "王二")),
        ("李一 13812345678 王二 13912345678", ("李一", "王二")),
        ("Li Ming / Wang Er", ("Li Ming", "Wang Er")),
        ("13812345678", ()),
    ],
)
def test_several_people_in_one_cell(text: str, names: tuple[str, ...]) -> None:
    assert people_in(text) == names


def test_public_lists_hide_the_middle() -> None:
    assert masked("13812340000") == "138****0000"
    assert masked("13812340000、0533-3182222") == "138****0000、0533****2222"
    assert masked("12345") == "*****"


@given(MOBILES, st.sampled_from(["{}", "+86{}", "{} ", "电话{}", "{}(微信)"]))
def test_every_mobile_number_is_read_in_every_dress(number: str, dress: str) -> None:
    assert read_phone(Said(dress.format(number))) == number


@given(MOBILES, st.integers(0, 10))
def test_a_digit_left_out_is_noticed(number: str, place: int) -> None:
    assert read_phone(Said("1" + (number[1:place] + number[place + 1 :])[:9])) is None


@given(st.text(max_size=30))
def test_no_text_breaks_it(text: str) -> None:
    number = read_phone(Said(text))
    assert number is None or any(mark.isdigit() for mark in masked(number) + number)
