"""The yearbook goes from event to event: blank, with this event's places, read by the next."""

from pathlib import Path

from tests.flows.events import new_event
from tests.flows.playing import SECTION, pair_next, published_event, run, type_all
from toolkit.flows.ratings import LISTS, import_lists
from toolkit.flows.standings import standings
from toolkit.flows.yearbook import yearbook
from toolkit.sources.honours import read_yearbook

BOOK = "5内部/历年名录.xlsx"


def finished_event(folder: Path) -> Path:
    """Six players, all against all, number 1 first."""
    event = published_event(folder, 6)
    for number in range(1, 6):
        pair_next(event)
        type_all(event, number)
    run(event, standings)
    return event


def test_an_event_that_knows_nothing_gets_a_blank_one(tmp_path: Path) -> None:
    event = published_event(tmp_path, 6)
    done = run(event, yearbook)
    assert done.data == {"file": BOOK, "honours": 0, "added": 0, "barred": 0}
    assert not read_yearbook((event / BOOK).read_bytes(), BOOK).problems


def test_the_first_three_of_a_finished_section_go_to_the_next_event(tmp_path: Path) -> None:
    event = finished_event(tmp_path)
    rows = run(event, standings).data["sections"][SECTION]["rows"]
    places = [(2020, SECTION, row["rank"], row["name"]) for row in rows if row["rank"] <= 3]
    assert len(places) >= 3
    done = run(event, yearbook)
    assert (done.data["added"], done.data["honours"]) == (len(places), len(places))
    book = read_yearbook((event / BOOK).read_bytes(), BOOK)
    assert [(h.year, h.section, h.place, h.person.name) for h in book.honours] == places
    assert all(h.person.name and h.unit and h.title == "棋协大师" for h in book.honours)

    following = new_event(tmp_path / "下一届")
    copy = following / LISTS / "历年名录.xlsx"
    copy.write_bytes((event / BOOK).read_bytes())
    read = run(following, lambda desk: import_lists(desk, ()))
    assert read.data["honours"][0]["honours"] == len(places)


def test_places_that_came_back_with_the_own_book_are_not_written_twice(tmp_path: Path) -> None:
    event = finished_event(tmp_path)
    first = run(event, yearbook)
    copy = event / LISTS / "历年名录.xlsx"
    copy.write_bytes((event / BOOK).read_bytes())
    run(event, lambda desk: import_lists(desk, ()))
    done = run(event, yearbook)
    assert (done.data["added"], done.data["honours"]) == (0, first.data["honours"])


def test_a_section_that_is_not_finished_gives_no_places(tmp_path: Path) -> None:
    event = published_event(tmp_path, 6)
    pair_next(event)
    type_all(event, 1)
    run(event, standings)
    assert run(event, yearbook).data["added"] == 0
