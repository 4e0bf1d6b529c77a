"""Sections: exact, then contained, then nothing; never the nearest name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.values.table import rows
from toolkit.model.verdict import Sex
from toolkit.values.sections import SectionNames, match_section

ZIBO = tuple(
    SectionNames(f"{level}组({sex}子)", aliases, sex)
    for level, aliases in (
        ("棋协大师", ("大师组", "大师")),
        ("候补棋协大师", ("候补组", "候补")),
        ("一级棋士", ("一级组", "一级")),
    )
    for sex in Sex
)
IVY = tuple(
    SectionNames(f"{name}组")
    for name in ("A1", "A2", "B1", "B2", "C", "二年级以下", "三年级", "六年级", "初中", "高中")
)
CHANGSHA = (
    SectionNames("棋协大师组"),
    SectionNames("业余成年组", ("成年组",)),
    SectionNames("二级组男子"),
    SectionNames("二级组女子"),
)
EVENTS = {"淄博": ZIBO, "常青藤": IVY, "长沙": CHANGSHA}


@pytest.mark.parametrize(("event", "written", "sex", "section"), rows("sections.txt"))
def test_table(event: str, written: str, sex: str, section: str) -> None:
    player = None if sex == "-" else Sex(sex)
    assert (match_section(written, EVENTS[event], player) or "-") == section


def test_nothing_is_known_without_a_regulation() -> None:
    assert match_section("大师组", ()) is None


def test_a_bare_master_means_what_the_event_says() -> None:
    sections = (SectionNames("国家大师组"), SectionNames("棋协大师组"))
    assert match_section("大师组", sections, master="国家大师") == "国家大师组"
    assert match_section("大师组", sections) == "棋协大师组"


@pytest.mark.parametrize("event", EVENTS.values(), ids=EVENTS)
def test_every_section_is_found_by_its_own_name(event: tuple[SectionNames, ...]) -> None:
    for section in event:
        assert match_section(section.name, event) == section.name
        assert match_section(f" {section.name} ", event, Sex.FEMALE) == section.name


@given(st.text("大师棋协候补一二级士组男女国家A1", max_size=8), st.sampled_from(Sex))
def test_the_order_of_the_sections_never_matters(written: str, sex: Sex) -> None:
    assert match_section(written, ZIBO, sex) == match_section(written, ZIBO[::-1], sex)
