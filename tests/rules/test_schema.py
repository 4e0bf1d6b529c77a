"""A regulation answers what its levels, sections and demands are; the unknown is None."""

from tests.regulations import regulation
from toolkit.model.money import Money

ZIBO = regulation()


def test_a_section_is_found_with_its_level() -> None:
    for section in ZIBO.sections:
        level = ZIBO.level_of(section.name)
        assert level is not None
        assert section in level.sections
        assert ZIBO.section(section.name) is section


def test_what_the_regulation_does_not_name_is_none() -> None:
    assert ZIBO.section("老年组") is None
    assert ZIBO.level_of("老年组") is None
    assert ZIBO.demand("school_proof") is None


def test_the_entry_fee_is_the_sum_of_its_parts() -> None:
    assert ZIBO.entry_fee() == Money(sum(fee.amount * 100 for fee in ZIBO.fees))
