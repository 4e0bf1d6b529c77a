"""The rating that counts in a level, and the one that pairing goes by."""

from msgspec.structs import replace

from tests.entered import Story, form
from tests.regulations import regulation
from toolkit.entries.qualifying import claims, counted_rating, on_bar, own_list, qualified
from toolkit.entries.roster import Entry
from toolkit.entries.standing import Outcome
from toolkit.model.event import State
from toolkit.model.list_facts import RatingsImported
from toolkit.model.lists import RatedPlayer

IVY, ZIBO = regulation("ivy-2014"), regulation("zibo-2020")
A2, C = IVY.level_of("A2组"), IVY.level_of("C组")
NATIONAL = RatingsImported(
    "national", "2014-07", "", "a.xlsx", 1, ("C1001", "吴二"),
    (RatedPlayer("C1001", "吴二", standard=1880),),
)  # fmt: skip
FIDE = RatingsImported(
    "FIDE", "2014-08", "", "a.txt", 1, ("8600001", "吴二"),
    (RatedPlayer("8600001", "Wu, Er", birth="2007", standard=1850),),
)  # fmt: skip


def entry(section: str = "A2组", **said: str) -> Entry:
    story = Story(IVY)
    line = {"section": section, "title": "", "registration": "C1001", "fide_id": "8600001"}
    story.mail(form([line | said], regulation="ivy-2014", rooms=[]))
    return next(iter(story.ground().roster.entries))


def state(*facts: RatingsImported) -> State:
    return State(ratings={(f.list, f.month, f.speed): f for f in facts})


def test_the_form_counts_where_no_list_was_put_in() -> None:
    (claim,) = claims(entry(rating="1900"), A2, State(), IVY)
    assert (claim.rating, claim.which) == (1900, "national")


def test_fide_and_100_stands_beside_the_national_rating_in_two_levels() -> None:
    known = state(NATIONAL, FIDE)
    assert [c.rating for c in claims(entry(), A2, known, IVY)] == [1880, 1950]
    assert [c.rating for c in claims(entry("C组"), C, known, IVY)] == [1880]


def test_what_serves_him_best_counts() -> None:
    assert A2
    found = qualified(entry(), A2, state(NATIONAL, FIDE), IVY)
    assert (found.standing.outcome, found.claim.rating) == (Outcome.FITS, 1950)
    without = qualified(entry(), A2, state(NATIONAL), IVY)
    assert (without.standing.outcome, without.claim.rating) == (Outcome.OUT_OF_BAND, 1880)


def test_pairing_goes_by_the_highest_that_counts() -> None:
    known = state(NATIONAL, FIDE)
    assert counted_rating(entry(), known, IVY) == 1950
    assert counted_rating(entry("C组"), known, IVY) == 1880
    assert counted_rating(entry(rating="1700"), State(), IVY) == 1700
    assert counted_rating(entry(), State(), IVY) is None


def test_the_list_of_a_limit_is_the_events_list() -> None:
    assert own_list(IVY) == ("national", None, "standard")
    assert own_list(ZIBO) == ("FIDE", "2019-12", "standard")
    assert own_list(regulation("qingshui-2019")) == ("", None, "standard")
    december = replace(FIDE, month="2019-12")
    assert counted_rating(entry(rating="1700"), state(december), ZIBO) == 1850
    assert counted_rating(entry(rating="1700"), state(FIDE), ZIBO) == 1700
    (bar,) = ZIBO.levels[0].bars
    assert on_bar(entry(), bar, state(FIDE), ZIBO).rating is None  # another month


def test_a_rapid_event_goes_by_rapid_ratings() -> None:
    assert IVY.ratings
    rapid = replace(IVY, ratings=replace(IVY.ratings, speed="rapid"))
    line = RatedPlayer("C1001", "吴二", standard=1880, rapid=1650)
    both = replace(NATIONAL, players=(line,))
    assert counted_rating(entry("C组"), state(both), rapid) == 1650
    assert counted_rating(entry("C组"), state(both), IVY) == 1880
    assert counted_rating(entry("C组"), state(replace(both, speed="standard")), rapid) is None
