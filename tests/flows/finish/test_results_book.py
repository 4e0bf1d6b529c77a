"""A section stands in 成绩册 from its first published standing on."""

from pathlib import Path

from tests.flows.finished import finished_event, player
from tests.flows.playing import SECTION, pair_next, published_event, type_all
from tests.flows.working import run
from toolkit.flows.desk import Desk
from toolkit.flows.finish.prizes import prizes
from toolkit.flows.finish.results_book import results_chapters
from toolkit.flows.outcome import Outcome
from toolkit.flows.rounds.standings import standings


def test_a_section_stands_in_it_once_it_was_ranked(tmp_path: Path) -> None:
    event = published_event(tmp_path, 6)
    pair_next(event)
    type_all(event, 1)

    def chapters(desk: Desk) -> Outcome:
        return Outcome(tuple(chapter.title for chapter in results_chapters(desk)))

    assert run(event, chapters).lines == ()
    run(event, standings)
    assert run(event, chapters).lines == (SECTION,)


def test_the_prize_winners_stand_at_its_end_once_they_were_published(tmp_path: Path) -> None:
    people = [player(name, "棋协大师组") for name in ("赵一", "钱二", "孙三", "李四")]
    event = finished_event(tmp_path, people, regulation="changsha-2018")

    def last(desk: Desk) -> Outcome:
        chapter = results_chapters(desk)[-1]
        rows = [f"{row[0]} {row[1]}" for listing in chapter.listings for row in listing.rows]
        return Outcome((chapter.title, *rows))

    run(event, standings)
    assert run(event, last).lines[0] == "棋协大师组"
    run(event, prizes)
    assert run(event, last).lines == ("获奖名单", "1 赵一", "2 钱二", "3 孙三", "4 李四")
