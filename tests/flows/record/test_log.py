"""The audit trail shows every fact, withdrawn ones too."""

from pathlib import Path

from openpyxl import load_workbook

from tests.flows.office import checked, done, form, mail


def test_every_fact_is_a_row_and_withdrawn_ones_are_named(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, mail(form()))
    done("publish", event=event)
    done("undo", event=event)
    facts = done("log", event=event)["facts"]
    undone = [fact for fact in facts if fact["undone"]]
    assert [fact["kind"] for fact in undone] == ["公示"]
    sheet = load_workbook(event / "5内部" / "操作记录.xlsx")["操作记录"]
    assert sheet.max_row == len(facts) + 3
