"""What a line of a list says of itself."""

import pytest

from toolkit.model.lists import RatedPlayer


@pytest.mark.parametrize(("birth", "year"), [("", None), ("2003", 2003), ("2003-05-01", 2003)])
def test_the_year_of_birth_is_as_much_as_the_list_says(birth: str, year: int | None) -> None:
    assert RatedPlayer("8600001", "Wang, Wei", birth=birth).birth_year == year
