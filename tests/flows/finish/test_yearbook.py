"""The yearbook goes from event to event: blank, with this event's places, read by the next."""

from pathlib import Path

from tests.flows.events import new_event
from tests.flows.finished import finished_event as ended
from tests.flows.finished import player
from tests.flows.playing import SECTION, pair_next, published_event, type_all
from tests.flows.working import run
from toolkit.flows.entry.ratings import LISTS, import_lists
from toolkit.flows.finish.prizes import prizes
from toolkit.flows.finish.titles import titles
from toolkit.flows.finish.yearbook import yearbook
from toolkit.flows.rounds.standings import standings
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


def test_womens_and_merged_lists_go_to_the_next_event_with_the_titles_won(tmp_path: Path) -> None:
    women = [player(name, "棋协大师组", sex="女") for name in ("甲一", "乙二")]
    men = [player(name, "棋协大师组") for name in ("丙三", "丁四")]
    mixed = ended(tmp_path, [*women, *men], regulation="changsha-2018")
    run(mixed, standings)
    run(mixed, prizes)
    run(mixed, yearbook)
    book = read_yearbook((mixed / BOOK).read_bytes(), BOOK)
    found = [(h.section, h.place, h.person.name) for h in book.honours]
    assert ("棋协大师组女子", 1, "甲一") in found
    assert ("棋协大师组", 1, "甲一") in found

    names = [f"{n}{m}" for n in "赵钱孙李周" for m in "一二"]
    people = [player(n, "一级棋士组(男子)", title="一级棋士") for n in names]
    people[1] = {**people[1], "sex": "女"}
    merged = ended(tmp_path, people)
    for work in (standings, prizes, titles, yearbook):
        run(merged, work)
    book = read_yearbook((merged / BOOK).read_bytes(), BOOK)
    found = [(h.section, h.place, h.person.name, h.title) for h in book.honours]
    assert ("一级棋士组(女子)", 1, "赵二", "候补棋协大师") in found
    assert ("一级棋士组(男子)", 1, "赵一", "候补棋协大师") in found
