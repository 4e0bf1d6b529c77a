import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.ledger.reconcile.codes import check_letter, codes_in, payment_code, unit_code

DIGITS = st.text("0123456789", min_size=3, max_size=6)


@given(DIGITS, st.data())
def test_one_changed_digit_or_two_swapped_ones_change_the_letter(
    digits: str, data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(digits) - 1))
    other = data.draw(st.sampled_from("0123456789").filter(lambda sign: sign != digits[place]))
    changed = f"U{digits[:place]}{other}{digits[place + 1 :]}"
    assert check_letter(f"U{digits}") != check_letter(changed)
    if place and digits[place] != digits[place - 1]:
        swapped = digits[: place - 1] + digits[place] + digits[place - 1] + digits[place + 1 :]
        assert check_letter(f"U{digits}") != check_letter(f"U{swapped}")


@given(st.from_regex(r"[A-Z]{0,3}\d{1,6}", fullmatch=True))
def test_every_code_is_found_in_a_remark(unit_id: str) -> None:
    code = payment_code(unit_id)
    assert codes_in(f"淄博 {code}报名") == [code]
    assert codes_in(f"{code[:-1]}-{code[-1]}") == [code]


@pytest.mark.parametrize("text", ["8A组", "A2组", "13800001234", "U12X34", ""])
def test_what_is_no_code(text: str) -> None:
    assert codes_in(text) == []


def test_ids_of_any_form_give_a_code() -> None:
    assert payment_code("7") == "007" + check_letter("007")
    assert payment_code("淄博-u012") == "U012" + check_letter("U012")


def test_units_have_codes_of_their_own_that_are_known_again_in_a_remark() -> None:
    codes = {unit_code("zibo-2020", f"第{n}小学") for n in range(2000)}
    assert len(codes) == 2000
    assert all(codes_in(f"参赛费{code}谢谢") == [code] for code in codes)
    assert unit_code("zibo-2020", "甲") != unit_code("qingdao-2017", "甲")
