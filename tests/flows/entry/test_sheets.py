"""5内部: the sheets hold what check found, with links into the marked copies."""

from pathlib import Path

from openpyxl import load_workbook

from tests.flows.office import checked, form, mail

FAULTY = form([{}, {"id_number": "370303200801152218"}])


def test_findings_stand_by_unit_with_a_link_to_the_marked_cell(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, mail(FAULTY))
    sheet = load_workbook(event / "5内部" / "问题清单.xlsx")["按单位"]
    rows = {row[2].value: row for row in sheet.iter_rows(min_row=4)}
    link = rows["P004"][4].hyperlink
    assert link is not None
    assert "退回-青州市棋类协会报名表.xlsx" in (link.target or "")
    assert rows["P004"][7].value == "七"


def test_the_roster_counts_sections_and_says_who_does_not_stand(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, mail(FAULTY))
    book = load_workbook(event / "5内部" / "报名汇总.xlsx")
    texts = [str(c.value) for row in book["按组别"].iter_rows() for c in row]
    assert any("P004" in text for text in texts)
    assert "370303200801152218" in texts  # text, not a number
