"""What undo and rebuild ask before they write the finishing workbooks anew."""

from pathlib import Path

from openpyxl import load_workbook

from tests.flows.finished import finished_event, player, run
from toolkit.flows.desk import Desk
from toolkit.flows.finish import typed_unread, write_finish
from toolkit.flows.outcome import Outcome
from toolkit.flows.prizes import prizes


def unread(event: Path) -> str:
    found: list[str] = []

    def look(desk: Desk) -> Outcome:
        found.append(typed_unread(desk))
        write_finish(desk)
        return Outcome(())

    run(event, look)
    return found[0]


def test_an_unread_account_is_noticed(tmp_path: Path) -> None:
    event = finished_event(tmp_path, [player(name) for name in ("赵一", "钱二", "孙三")])
    assert unread(event) == ""
    run(event, prizes, "prizes")
    assert unread(event) == ""
    path = event / "2填写" / "收款账户.xlsx"
    opened = load_workbook(path)
    opened["收款账户"]["G4"] = "赵一"
    opened.save(path)
    assert unread(event) == "2填写/收款账户.xlsx"
