"""Which rating counts: by number first, by pinyin and birth year only as a proposal."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.entered import Story, form
from tests.regulations import regulation
from toolkit.entries.ratings import (
    FORM,
    Rated,
    asked,
    found_by,
    list_named,
    list_title,
    month_wanted,
    rated,
    wanted,
)
from toolkit.entries.roster import Entry
from toolkit.model.event import State
from toolkit.model.list_facts import RatingsImported
from toolkit.model.lists import RatedPlayer

WANG = RatedPlayer("8600001", "Wang, Wei", "CHN", "男", "2003", "", 2105)
WANG_TOO = RatedPlayer("8600002", "Wang Wei", "CHN", "男", "2003", "", 1750)
OTHER_YEAR = RatedPlayer("8600004", "Wang, Wei", "CHN", "男", "1980", "", 2300)
WOMAN = RatedPlayer("8600005", "Wang, Wei", "CHN", "女", "2003", "", 2200)
NATIONAL = RatedPlayer("G100", "王伟", "山东", "男", "2003-05-01", "", 1850)


def entry(**said: str) -> Entry:
    """王伟, born 2003-05-01, with what a case adds."""
    story = Story()
    line = {"name": "王伟", "sex": "男", "birth": "2003-05-01", "id_number": "", **said}
    story.mail(form([line]))
    return next(iter(story.ground().roster.entries))


def of(
    *players: RatedPlayer, which: str = "FIDE", month: str = "2019-12", speed: str = "standard",
    whom: tuple[str, ...] | None = None,
) -> RatingsImported:  # fmt: skip
    words = ("8600001", "8600009", "G100", "王伟") if whom is None else whom
    return RatingsImported(which, month, "00", "a.txt", 9, words, players, speed)


def test_without_a_list_the_form_counts() -> None:
    assert rated(entry(rating="1980"), None) == Rated(1980, FORM)


def test_the_number_is_certain() -> None:
    found = rated(entry(fide_id="8600001", rating="1980"), of(WANG, WANG_TOO))
    assert found == Rated(2105, "2019-12 国际等级分表", WANG)


def test_unrated_on_the_list_is_unrated() -> None:
    none = RatedPlayer("8600001", "Wang, Wei")
    assert rated(entry(fide_id="8600001", rating="2100"), of(none)).rating is None


def test_a_number_with_another_spelling_is_believed() -> None:
    abroad = RatedPlayer("8600001", "Wong, Wai", "HKG", "男", "2003", "", 1900)
    assert rated(entry(fide_id="8600001"), of(abroad)).player == abroad


def test_a_number_of_somebody_else_is_not_believed() -> None:
    stranger = RatedPlayer("8600001", "Li, Na", "CHN", "女", "1990", "", 2300)
    found = rated(entry(fide_id="8600001", rating="1700"), of(stranger, WANG_TOO))
    assert found == Rated(1700, FORM, None, (WANG_TOO,), stranger)


def test_a_name_and_a_year_only_propose() -> None:
    found = rated(entry(rating="1700"), of(WANG, WANG_TOO, OTHER_YEAR, WOMAN))
    assert found == Rated(1700, FORM, None, (WANG, WANG_TOO))


def test_the_same_rating_settles_which_of_them_he_is() -> None:
    assert rated(entry(rating="1750"), of(WANG, WANG_TOO)).player == WANG_TOO
    twin = RatedPlayer("8600007", "Wang, Wei", "CHN", "男", "2003", "", 1750)
    assert rated(entry(rating="1750"), of(twin, WANG_TOO)).player is None


def test_a_national_list_knows_him_by_registration_number_or_whole_birth_date() -> None:
    assert rated(entry(), of(NATIONAL, which="national")).player == NATIONAL
    other_day = RatedPlayer("G101", "王伟", "山东", "男", "2003-05-02", "", 1850)
    assert rated(entry(), of(other_day)) == Rated(None, FORM)


@pytest.mark.parametrize(("whom", "unread"), [(("王伟",), False), ((), True), (("8600001",), True)])
def test_who_entered_after_the_list_was_read_is_not_known_to_it(
    whom: tuple[str, ...], *, unread: bool
) -> None:
    assert rated(entry(), of(whom=whom)).unread is unread


@pytest.mark.parametrize(
    ("name", "spelt"),
    [("曾雨睿", "Zeng, Yurui"), ("单国强", "Shan, Guo Qiang"), ("吕静梅", "Lyu, Jingmei"),
     ("欧阳修", "Ouyang, Xiu"), ("王 伟", "WANG, Wei"), ("張偉", "Zhang, Wei"),
     ("Magnus Carlsen", "Carlsen, Magnus"), ("Carlsen Magnus", "Carlsen, Magnus")],
)  # fmt: skip
def test_names_are_found_in_pinyin(name: str, spelt: str) -> None:
    line = RatedPlayer("9", spelt, "CHN", "", "2003", "", 1500)
    assert rated(entry(name=name), of(line)).perhaps == (line,)
    assert found_by([line], name) == (line,)


def test_a_person_is_looked_up_by_number_too() -> None:
    assert found_by([WANG, NATIONAL], " 8600001 ") == (WANG,)
    assert found_by([WANG, NATIONAL], "王伟") == (WANG, NATIONAL)
    assert found_by([WANG, NATIONAL], "李娜") == ()


def test_whom_a_list_is_searched_for() -> None:
    whom = wanted([entry(fide_id="8600001"), entry(name="Li Ming")])
    assert whom.numbers == {"8600001"}
    assert "王伟" in whom.names
    assert {"wangwei", "liming", "mingli"} <= whom.latin
    assert asked(whom) == ("8600001", "liming", "王伟")


CLOSES = date(2019, 12, 31)


def state(*facts: RatingsImported) -> State:
    return State(ratings={(f.list, f.month, f.speed): f for f in facts})


def test_the_month_that_the_regulation_names_and_no_other() -> None:
    november, december, rapid = of(month="2019-11"), of(), of(speed="rapid")
    known = state(november, december, rapid, of(which="national"))
    assert list_named(known, "FIDE", "2019-12", CLOSES) == december
    assert list_named(known, "FIDE", "2020-01", CLOSES) is None
    assert list_named(state(rapid), "FIDE", "2019-12", CLOSES) is None


def test_without_a_month_the_newest_until_the_deadline() -> None:
    november, january = of(month="2019-11"), of(month="2020-01")
    later = of(month="2020-02")
    assert list_named(state(november, january), "FIDE", None, CLOSES) == november
    assert list_named(state(later, january), "FIDE", None, CLOSES) == january
    assert list_named(State(), "FIDE", None, CLOSES) is None


def test_which_lists_the_regulations_name() -> None:
    assert month_wanted(regulation("zibo-2020")) == (("FIDE", "2019-12"),)
    assert month_wanted(regulation("changsha-2018")) == (("FIDE", "2018-09"),)
    assert month_wanted(regulation("ivy-2014")) == ()
    assert list_title(of(which="national", month="2014-07")) == "2014-07 国内等级分表"


@given(st.lists(st.sampled_from([WANG, WANG_TOO, OTHER_YEAR, WOMAN, NATIONAL]), unique=True))
def test_what_counts_never_depends_on_the_order_of_the_list(lines: list[RatedPlayer]) -> None:
    one = entry(rating="1700", fide_id="8600002")
    there, back = rated(one, of(*lines)), rated(one, of(*reversed(lines)))
    assert (there.rating, there.player, set(there.perhaps)) == (
        back.rating, back.player, set(back.perhaps),
    )  # fmt: skip
    assert there.player in (None, *lines)
