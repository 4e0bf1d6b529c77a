"""What undo and rebuild ask before they write the finishing workbooks anew."""

from pathlib import Path

from openpyxl import load_workbook

from tests.flows.finished import finished_event, player
from tests.flows.working import run
from toolkit.flows.desk import Desk
from toolkit.flows.finish.finish import typed_unread, write_finish
from toolkit.flows.finish.prizes import prizes
from toolkit.flows.finish.titles import titles
from toolkit.flows.outcome import Outcome


def unread(event: Path) -> tuple[str, str] | None:
    found: list[tuple[str, str] | None] = []

    def look(desk: Desk) -> Outcome:
        found.append(typed_unread(desk))
        write_finish(desk)
        return Outcome(())

    run(event, look)
    return found[0]


def test_an_unread_account_is_noticed(tmp_path: Path) -> None:
    event = finished_event(tmp_path, [player(name) for name in ("赵一", "钱二", "孙三")])
    assert unread(event) is None
    run(event, prizes, "prizes")
    assert unread(event) is None
    path = event / "2填写" / "收款账户.xlsx"
    opened = load_workbook(path)
    opened["收款账户"]["G4"] = "赵一"
    opened.save(path)
    assert unread(event) == ("2填写/收款账户.xlsx", "prizes")


def test_an_unread_rate_is_noticed(tmp_path: Path) -> None:
    people = [player(name, "七级棋士组(男子)", title="七级棋士") for name in "甲乙丙丁戊己庚辛"]
    event = finished_event(tmp_path, people, regulation="qingdao-2017")
    run(event, titles, "titles")
    path = event / "2填写" / "等级核定.xlsx"
    opened = load_workbook(path)
    opened["得分率"]["G4"], opened["得分率"]["H4"] = "55", "条例"
    opened.save(path)
    assert unread(event) == ("2填写/等级核定.xlsx", "titles")
