"""A rule without its clause can't be held against the text."""

import msgspec
import pytest

from toolkit.rules.base import Part, Rule


def test_a_rule_needs_its_clause_and_a_part_takes_that_of_its_rule() -> None:
    assert Part(quote="保险费10元").clause == ""
    with pytest.raises(msgspec.ValidationError, match="clause"):
        msgspec.convert({"quote": "保险费10元"}, Rule)
