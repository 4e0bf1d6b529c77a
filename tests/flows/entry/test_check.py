"""`qisai check` as a user types it: the contract of its JSON, its sheets, and that it is safe."""

from pathlib import Path

import pytest
from openpyxl import load_workbook

from tests.flows.office import (
    LATE,
    checked,
    codes,
    decide,
    done,
    event_with,
    form,
    mail,
    put,
    qisai,
    snapshot,
)

FAULTY = form([{}, {"id_number": "370303200801152218"}])
OTHER = mail(form([{"name": "陈东"}], unit="临朐县实验小学", start=5), "临朐县实验小学报名表.xlsx")
KEYS = ["code", "severity", "where", "subject", "clause", "message", "unit", "state"]


def test_the_document_is_the_one_of_the_contract(tmp_path: Path) -> None:
    _, document = checked(tmp_path, mail(FAULTY), OTHER)
    assert list(document) == ["findings", "counts", "units", "players"]
    assert (document["units"], document["players"]) == (2, 3)
    assert all(list(finding) == KEYS for finding in document["findings"])
    found = next(f for f in document["findings"] if f["code"] == "P004")
    assert found == {
        "code": "P004", "severity": "error", "where": "报名表!E12", "subject": "郑三",
        "clause": "七", "message": found["message"], "unit": "青州市棋类协会", "state": "open",
    }  # fmt: skip
    assert document["counts"] == {"P004": 1, "Z001": 1}


def test_a_file_of_no_unit_has_none(tmp_path: Path) -> None:
    event = event_with(tmp_path)
    (event / "1来件" / "坏.xlsx").write_bytes(b"PK\x03\x04 half")
    done("ingest", event=event)
    fund, finding = done("check", event=event)["findings"]
    assert (finding["code"], finding["unit"], finding["where"]) == ("F001", None, None)
    assert (fund["code"], fund["severity"], fund["clause"]) == ("Z001", "warning", "九")
    assert "264,500" in fund["message"]
    assert "坏.xlsx" in finding["message"]


@pytest.mark.parametrize(("strict", "code"), [(False, 0), (True, 3)])
def test_only_strict_fails_while_an_error_is_open(tmp_path: Path, strict: bool, code: int) -> None:
    event, _ = checked(tmp_path, mail(FAULTY))
    words = ("check", "--strict") if strict else ("check",)
    assert qisai(*words, event=event).code == code
    decide(event, "P004", "接受", "看过身份证原件")
    assert qisai(*words, event=event).code == 0


def test_people_read_counts_places_and_the_next_step(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, mail(FAULTY, received=LATE))
    said = qisai("check", event=event).out
    assert "1 个单位，2 名棋手" in said
    assert "5内部/问题清单.xlsx" in said
    assert "下一步：在 2填写/裁定.xlsx 里裁定 1 项" in said


def test_what_was_received_stays_byte_for_byte(tmp_path: Path) -> None:
    event = event_with(tmp_path, mail(FAULTY), OTHER)
    (event / "1来件" / "青州.xlsx").write_bytes(FAULTY)
    before = snapshot(event, "1来件")
    for command in ("ingest", "check", "publish", "check", "rebuild", "undo"):
        qisai(command, event=event)
    assert snapshot(event, "1来件") == before


def test_the_archive_holds_every_original(tmp_path: Path) -> None:
    event = event_with(tmp_path, mail(FAULTY))
    done("ingest", event=event)
    kept = snapshot(event, "记录/原件").values()
    assert FAULTY in kept
    assert mail(FAULTY) in kept


def test_a_second_check_writes_no_draft_twice(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, mail(FAULTY), OTHER)
    drafts = {n: b for n, b in snapshot(event, "4回信").items() if n.endswith(".eml")}
    assert len(drafts) == 2
    later = "2019-12-30T13:00:00"
    done("check", event=event, now=later)
    again = {n: b for n, b in snapshot(event, "4回信").items() if n.endswith(".eml")}
    assert again == drafts  # not even the date changed
    facts = done("log", event=event)["facts"]
    assert sum(fact["kind"] == "写回信" for fact in facts) == 2


def test_a_draft_moved_to_sent_is_an_answer(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, mail(FAULTY))
    [draft] = (event / "4回信").glob("*.eml")
    draft.rename(event / "4回信" / "已发" / draft.name)
    overdue = "2020-01-02T09:00:00"
    document = done("check", event=event, now=overdue)
    assert "T007" not in document["counts"]
    assert not list((event / "4回信").glob("*.eml"))


def test_without_an_answer_the_clock_runs(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, mail(FAULTY))
    assert "T007" in done("check", event=event, now="2019-12-31T09:15:31")["counts"]


def test_two_units_may_send_files_of_one_name(tmp_path: Path) -> None:
    event, _ = checked(
        tmp_path,
        mail(form([{"phone": "1"}]), "报名表.xlsx"),
        mail(form([{"phone": "2"}], unit="临朐县实验小学", start=5), "报名表.xlsx"),
    )
    copies = sorted(path.name for path in (event / "4回信").glob("*.xlsx"))
    assert copies == ["退回-临朐县实验小学-报名表.xlsx", "退回-青州市棋类协会-报名表.xlsx"]


def test_the_problem_list_links_to_the_marked_cell(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, mail(FAULTY))
    sheet = load_workbook(event / "5内部" / "问题清单.xlsx")["按单位"]
    links = [cell.hyperlink.target for row in sheet.iter_rows() for cell in row if cell.hyperlink]
    assert any("退回-青州市棋类协会报名表.xlsx" in str(link) for link in links)
    marked = load_workbook(event / "4回信" / "退回-青州市棋类协会报名表.xlsx")["报名表"]["E12"]
    assert marked.value == "370303200801152218"
    assert marked.comment
    assert "校验码" in marked.comment.text


def test_lost_digits_are_printed_nowhere(tmp_path: Path) -> None:
    """The issued form keeps IDs as text, so the sheet of an own layout is sent."""
    from tests.sources.made import xlsx

    own = xlsx(
        {
            "报名表": [
                ["参赛单位", "青州市棋类协会", "领队", "李领", "教练", "王教"],
                ["姓名", "性别", "出生日期", "身份证号", "等级称号", "组别"],
                ["陈东", "男", "2008-01-15", 370303200801152000.0, "一级棋士", "一级棋士组(男子)"],
            ]
        }
    )
    event, document = checked(tmp_path, mail(own))
    assert "P005" in codes(document)
    for name in ("5内部/报名汇总.xlsx", "5内部/问题清单.xlsx", "2填写/裁定.xlsx"):
        book = load_workbook(event / name)
        texts = [str(c.value) for sheet in book for row in sheet.iter_rows() for c in row]
        assert not [text for text in texts if "37030320080115" in text], name


def test_the_same_unit_twice_is_one_unit_with_the_newer_form(tmp_path: Path) -> None:
    newer = mail(form([{}, {}, {}]), received="Mon, 30 Dec 2019 11:00:00 +0800")
    _, document = checked(tmp_path, mail(form([{}, {}])), newer)
    assert (document["units"], document["players"]) == (1, 3)
    assert codes(document) == ["F011"]
    said = next(f["message"] for f in document["findings"] if f["code"] == "F011")
    assert "新增 冯四" in said


def test_an_identical_resend_counts_once(tmp_path: Path) -> None:
    event, document = checked(tmp_path, mail(FAULTY))
    put(event, mail(FAULTY, received="Mon, 30 Dec 2019 11:00:00 +0800"))
    done("ingest", event=event)
    again = done("check", event=event)
    assert again["players"] == document["players"]
    assert codes(again) == ["F010", "P004"]


def test_a_form_without_players_says_so(tmp_path: Path) -> None:
    _, document = checked(tmp_path, mail(form([])))
    assert (document["units"], document["players"]) == (1, 0)
    assert codes(document) == ["F003"]
