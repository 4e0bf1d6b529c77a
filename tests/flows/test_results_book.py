"""A section stands in 成绩册 from its first published standing on."""

from pathlib import Path

from tests.flows.playing import SECTION, pair_next, published_event, run, type_all
from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Outcome
from toolkit.flows.results_book import results_chapters
from toolkit.flows.standings import standings


def test_a_section_stands_in_it_once_it_was_ranked(tmp_path: Path) -> None:
    event = published_event(tmp_path, 6)
    pair_next(event)
    type_all(event, 1)

    def chapters(desk: Desk) -> Outcome:
        return Outcome(tuple(chapter.title for chapter in results_chapters(desk)))

    assert run(event, chapters).lines == ()
    run(event, standings)
    assert run(event, chapters).lines == (SECTION,)
