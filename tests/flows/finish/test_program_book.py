"""The chapters of 秩序册 say what the organiser typed about the hall."""

from pathlib import Path

from tests.flows.playing import SECTION, published_event
from tests.flows.working import run
from toolkit.flows.desk import Desk
from toolkit.flows.finish.program_book import program_chapters, program_cover
from toolkit.flows.outcome import Outcome
from toolkit.model.hall_facts import RoundTimed, SectionPlaced


def test_halls_and_times_stand_in_the_calendar(tmp_path: Path) -> None:
    def work(desk: Desk) -> Outcome:
        desk.note([SectionPlaced(SECTION, "甲厅", 5, "周一"), RoundTimed(1, "2020-01-18", "08:30")])
        chapters = {chapter.title: chapter for chapter in program_chapters(desk)}
        calendar, hall = chapters["竞赛日程"].listings
        assert ("2020-01-18", "08:30", "第 1 轮") in calendar.rows
        assert not any(row[2] == "比赛开始" for row in calendar.rows)
        assert hall.rows == ((SECTION, "甲厅", 5, "周一"),)
        assert program_cover(desk).lines[-1] == "2020年01月18日 — 01月20日"
        return Outcome(())

    run(published_event(tmp_path, 4), work)
