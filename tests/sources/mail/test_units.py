"""Units are found in names, subjects and letters (tests/cases/mail-units.txt)."""

import pytest

from tests.sources.mail.cases import rows
from toolkit.sources.mail.units import unit_of_text, unit_of_title


@pytest.mark.parametrize(("where", "words", "unit"), rows("mail-units.txt", 3))
def test_unit(where: str, words: str, unit: str) -> None:
    find = unit_of_title if where == "title" else unit_of_text
    assert find(words.replace("\\n", "\n")) == (None if unit == "-" else unit)
