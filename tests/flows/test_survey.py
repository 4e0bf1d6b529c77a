"""The survey: findings by unit, approved changes only, what is owed."""

from pathlib import Path

from tests.flows.office import AFTER_PUBLICATION, checked, decide, done, form, mail, put, qisai


def owed(event: Path) -> str:
    from openpyxl import load_workbook

    sheet = load_workbook(event / "5内部" / "问题清单.xlsx")["总览"]
    head = {cell.value: cell.column for cell in sheet[3]}
    return str(sheet.cell(4, head["应缴（元）"]).value)


def test_a_change_costs_only_once_it_is_approved(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, mail(form([{}, {}, {}, {}])))
    done("publish", event=event, now="2020-01-05T10:00:00")
    put(event, mail(form([{}, {}, {}]), received=AFTER_PUBLICATION))
    later = "2020-01-06T12:00:00"
    done("ingest", event=event, now=later)
    done("check", event=event, now=later)
    before = owed(event)
    decide(event, "T005", "接受", "书面申请，同意")
    assert qisai("check", event=event, now=later).code == 0
    assert owed(event) != before


def test_a_payment_stays_its_units_when_players_leave_before_publication(tmp_path: Path) -> None:
    """3000 were sent for two; a newer form names one: 2790 are owed, and 3000 are its own."""
    from tests.flows.money.test_rooms import FIRST, entered, pay

    event = entered(tmp_path)
    pay(event, ("30 09:00", FIRST, 3000))
    put(event, mail(form([{}]), received="Tue, 31 Dec 2019 09:00:00 +0800"))
    done("ingest", event=event, now="2019-12-31T10:00:00")
    found = done("bank", event=event, now="2019-12-31T10:00:00")
    [own] = [unit for unit in found["units"] if unit["unit_id"] == FIRST]
    assert (own["due"], own["paid"], own["status"]) == ("2790.00", "3000.00", "over")
    assert [one["status"] for one in found["transfers"]] == ["AUTO"]
