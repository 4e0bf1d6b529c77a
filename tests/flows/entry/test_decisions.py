"""裁定.xlsx as people fill it in: verdicts, slips, rows sorted, deleted, overwritten."""

from pathlib import Path

import pytest
from openpyxl import load_workbook

from tests.flows.office import (
    LATE,
    checked,
    codes,
    correct,
    decide,
    done,
    form,
    mail,
    put,
    qisai,
    snapshot,
    type_into,
)
from tests.sources.made import xlsx

TWO_FAULTS = mail(form([{"id_number": "370303200801152218"}, {"title": "二级棋士"}]))
BOOK = "2填写/裁定.xlsx"
LATER = "Mon, 30 Dec 2019 11:00:00 +0800"


def decided(document: dict[str, list[dict[str, str]]]) -> list[str]:
    return [f["code"] for f in document["findings"] if f["state"] == "decided"]


def decided_and_checked(folder: Path) -> Path:
    event, _ = checked(folder, TWO_FAULTS)
    decide(event, "P004", "接受", "看过身份证原件")
    assert decided(done("check", event=event)) == ["P004"]
    return event


def cell(event: Path, code: str, title: str) -> str | None:
    page = load_workbook(event / BOOK)["裁定"]
    columns = {c.value: c.column for c in page[3]}
    for row in range(4, page.max_row + 1):
        if page.cell(row, columns["代码"]).value == code:
            return page.cell(row, columns[title]).value
    raise AssertionError(code)


def test_a_verdict_with_its_reason_is_taken_and_shown_again(tmp_path: Path) -> None:
    event = decided_and_checked(tmp_path)
    assert cell(event, "P004", "裁定") == "接受"
    assert cell(event, "P004", "理由") == "看过身份证原件"
    assert decided(done("check", event=event)) == ["P004"]  # and not taken twice
    facts = done("log", event=event)["facts"]
    [fact] = [fact for fact in facts if fact["kind"] == "裁定"]
    assert fact["detail"] == "接受：看过身份证原件（王秘书）"


@pytest.mark.parametrize(
    ("verdict", "admitted"), [("接受", 2), ("豁免", 2), ("不接受", 1), (None, 1)]
)
def test_only_who_is_accepted_or_excused_is_published(
    tmp_path: Path, verdict: str | None, admitted: int
) -> None:
    event, _ = checked(tmp_path, mail(form([{}, {"title": "二级棋士"}])))
    decide(event, "E002", verdict, "组委会讨论" if verdict else None)
    done("check", event=event)
    assert done("publish", event=event)["published"] == admitted


def test_a_late_unit_waits_for_its_decision(tmp_path: Path) -> None:
    event, document = checked(tmp_path, mail(form([{}, {}]), received=LATE))
    assert codes(document) == ["T001"]
    assert qisai("publish", event=event).code == 1
    decide(event, "T001", "接受", "路上耽搁")
    done("check", event=event)
    assert done("publish", event=event)["published"] == 2


def test_emptied_cells_take_the_decision_back(tmp_path: Path) -> None:
    event = decided_and_checked(tmp_path)
    decide(event, "P004", None, None)
    assert decided(done("check", event=event)) == []


def test_a_decision_does_not_pass_to_another_value(tmp_path: Path) -> None:
    event = decided_and_checked(tmp_path)
    other = form([{"id_number": "370303200801152217"}, {"title": "二级棋士"}])
    put(event, mail(other, received=LATER))
    done("ingest", event=event)
    for _ in range(2):  # the old verdict still stands in the workbook the first time
        assert decided(done("check", event=event)) == []
        assert cell(event, "P004", "裁定") is None
    notes = load_workbook(event / "5内部" / "问题清单.xlsx")["总览"]
    said = [str(c.value) for row in notes.iter_rows() for c in row if c.value]
    assert any(text.startswith("要重新裁定：P004") for text in said)
    decide(event, "P004", "接受", "也看过了")
    assert decided(done("check", event=event)) == ["P004"]


def test_a_changed_reason_is_a_new_decision(tmp_path: Path) -> None:
    event = decided_and_checked(tmp_path)
    decide(event, "P004", "接受", "收到身份证复印件")
    done("check", event=event)
    assert cell(event, "P004", "理由") == "收到身份证复印件"
    facts = done("log", event=event)["facts"]
    assert sum(fact["kind"] == "裁定" for fact in facts) == 2


@pytest.mark.parametrize(
    ("verdict", "reason", "said"),
    [
        ("同意", "看过", "“同意”不认识"),
        ("接受", None, "请写理由"),
        (None, "看过", "没有选裁定"),
    ],
)
def test_a_slip_is_a_finding_and_stays_in_the_cell(
    tmp_path: Path, verdict: str | None, reason: str | None, said: str
) -> None:
    event, _ = checked(tmp_path, TWO_FAULTS)
    decide(event, "P004", verdict, reason)
    document = done("check", event=event)
    [slip] = [f for f in document["findings"] if f["code"] == "N009"]
    assert said in slip["message"]
    assert slip["where"].startswith("裁定!")
    assert (slip["severity"], slip["unit"], slip["state"]) == ("error", None, "open")
    assert document["counts"]["N009"] == 1
    assert (cell(event, "P004", "裁定"), cell(event, "P004", "理由")) == (verdict, reason)
    assert decided(document) == []
    decide(event, "P004", "接受", "看过")
    document = done("check", event=event)
    assert decided(document) == ["P004"]
    assert "N009" not in document["counts"]


def test_rebuild_keeps_a_slip_too(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, TWO_FAULTS)
    decide(event, "P004", "接受", None)
    done("rebuild", event=event)
    assert cell(event, "P004", "裁定") == "接受"


def test_rows_may_be_sorted(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, TWO_FAULTS)
    decide(event, "P004", "接受", "看过")
    book = load_workbook(event / BOOK)
    page = book["裁定"]
    rows = [[c.value for c in row] for row in page.iter_rows(min_row=4)]
    for number, values in enumerate(reversed(rows), 4):
        for column, value in enumerate(values, 1):
            page.cell(number, column).value = value
    book.save(event / BOOK)
    document = done("check", event=event)
    assert decided(document) == ["P004"]
    assert "N009" not in document["counts"]


def test_a_deleted_row_comes_back_with_its_decision(tmp_path: Path) -> None:
    event = decided_and_checked(tmp_path)
    book = load_workbook(event / BOOK)
    page = book["裁定"]
    row = next(r for r in range(4, 9) if "P004" in [c.value for c in page[r]])
    page.delete_rows(row)
    book.save(event / BOOK)
    document = done("check", event=event)
    assert document["counts"]["N009"] == 1
    assert decided(document) == ["P004"]
    assert cell(event, "P004", "裁定") == "接受"


def test_a_changed_locked_cell_stops_its_row_alone_and_is_set_aside(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, TWO_FAULTS)
    book = event / BOOK
    type_into(
        book, "裁定", {"代码": "P004"}, {"问题": "没有问题", "裁定": "接受", "理由": "我说的"}
    )
    decide(event, "E002", "接受", "证书在路上")
    document = done("check", event=event)
    assert decided(document) == ["E002"]
    assert document["counts"]["N009"] == 1
    assert "校验码" in str(cell(event, "P004", "问题"))
    aside = load_workbook(event / "2填写" / "裁定.手改1.xlsx")["裁定"]
    assert "我说的" in [c.value for row in aside.iter_rows() for c in row]


def test_a_workbook_that_is_none_is_set_aside(tmp_path: Path) -> None:
    event = decided_and_checked(tmp_path)
    (event / BOOK).write_bytes(b"my notes")
    document = done("check", event=event)
    assert document["counts"]["N009"] >= 1
    assert decided(document) == ["P004"]
    assert (event / "2填写" / "裁定.手改1.xlsx").read_bytes() == b"my notes"
    assert cell(event, "P004", "裁定") == "接受"


def test_a_deleted_workbook_loses_nothing(tmp_path: Path) -> None:
    event = decided_and_checked(tmp_path)
    (event / BOOK).unlink()
    assert decided(done("check", event=event)) == ["P004"]
    assert cell(event, "P004", "理由") == "看过身份证原件"


def test_publish_and_undo_wait_until_what_was_typed_is_read(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, TWO_FAULTS)
    decide(event, "P004", "接受", "看过")
    for command in ("publish", "undo"):
        answer = qisai(command, event=event)
        assert answer.code == 1
        assert "qisai check" in answer.err
    done("rebuild", event=event)
    assert cell(event, "P004", "裁定") == "接受"


def test_a_changed_correction_is_not_lost_by_a_rebuild(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, TWO_FAULTS)
    correct(event, "青州市棋类协会", "吴二", "电话", "13900000055", "来电")
    done("check", event=event)
    row = {"单位或文件": "青州市棋类协会", "棋手": "吴二", "改哪一项": "电话"}
    type_into(event / BOOK, "更正", row, {"改为": "13900000066"})
    assert qisai("publish", event=event).code == 1
    done("rebuild", event=event)
    done("check", event=event)
    roster = load_workbook(event / "5内部" / "报名汇总.xlsx")["按单位"]
    assert "13900000066" in [c.value for row in roster.iter_rows() for c in row]


def test_publish_says_what_it_could_not_read(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, mail(form([{}, {"title": "二级棋士"}])))
    decide(event, "E002", "同意", "看过")
    done("check", event=event)
    answer = qisai("publish", event=event)
    assert answer.code == 0
    assert "1 处看不懂" in answer.out


def test_an_open_workbook_gets_a_second_name(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, TWO_FAULTS)
    (event / "2填写" / "~$裁定.xlsx").write_bytes(b"")
    answer = qisai("check", event=event, now="2019-12-30T15:00:00")
    assert answer.code == 0
    decide(event, "P004", "接受", "看过")
    answer = qisai("check", event=event, now="2019-12-30T15:00:00")
    assert "裁定.xlsx 正打开着" in answer.out
    assert (event / "2填写" / "裁定 (2).xlsx").exists()


def test_a_corrected_value_counts_and_the_original_stays_visible(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, TWO_FAULTS)
    good = "370303200801152211"
    correct(event, "青州市棋类协会", "吴二", "证件号码", good, "单位来电更正")
    document = done("check", event=event)
    assert "P004" not in document["counts"]
    roster = load_workbook(event / "5内部" / "报名汇总.xlsx")["按单位"]
    texts = [str(c.value) for row in roster.iter_rows() for c in row]
    assert good in texts
    assert any("原为“370303200801152218”（单位来电更正）" in text for text in texts)


@pytest.mark.parametrize(
    ("unit", "player", "field", "value", "reason", "said"),
    [
        (
            "青州市棋类协会",
            "没有这人",
            "组别",
            "一级棋士组(男子)",
            "来电",
            "没有叫“没有这人”的棋手",
        ),
        ("没有这单位", "吴二", "组别", "一级棋士组(男子)", "来电", "没有叫“没有这单位”的单位"),
        ("青州市棋类协会", "吴二", "组别", "一级棋士组(男子)", "", "请写改成什么和理由"),
        ("青州市棋类协会", "吴二", "属相", "马", "来电", "请选改哪一项"),
    ],
)
def test_a_correction_that_says_too_little_stays_in_its_row(
    tmp_path: Path, unit: str, player: str, field: str, value: str, reason: str, said: str
) -> None:
    event, _ = checked(tmp_path, TWO_FAULTS)
    correct(event, unit, player, field, value, reason)
    document = done("check", event=event)
    [slip] = [f for f in document["findings"] if f["code"] == "N009"]
    assert said in slip["message"]
    page = load_workbook(event / BOOK)["更正"]
    assert value in [c.value for row in page.iter_rows() for c in row]


def test_a_file_that_is_no_form_is_left_out(tmp_path: Path) -> None:
    event, document = checked(tmp_path, TWO_FAULTS)
    assert document["units"] == 1
    correct(event, "青州市棋类协会", "", "不是报名表", "", "发错的通讯录")
    assert done("check", event=event)["units"] == 0


def test_two_names_of_one_unit_become_one(tmp_path: Path) -> None:
    other = mail(form([{"name": "陈东"}], unit="青州棋协", start=5), "青州棋协报名表.xlsx")
    event, document = checked(tmp_path, mail(form([{}])), other)
    assert document["units"] == 2
    correct(event, "青州棋协", "", "单位名称", "青州市棋类协会", "同一单位的简称")
    assert done("check", event=event)["units"] == 1


def test_the_same_person_twice_is_one(tmp_path: Path) -> None:
    same = {"name": "陈东", "id_number": "370303200802291336", "birth": "2008-02-29", "sex": "男"}
    one = {**same, "section": "一级棋士组(男子)"}
    other = mail(form([one], unit="临朐县实验小学"), "临朐县实验小学报名表.xlsx")
    event, document = checked(tmp_path, mail(form([one])), other)
    assert codes(document) == ["P012", "P012"]
    correct(event, "临朐县实验小学", "陈东", "是同一人", "陈东", "由青州报名")
    document = done("check", event=event)
    assert codes(document) == []
    assert document["players"] == 1


def test_hidden_players_are_entered_when_it_is_so_decided(tmp_path: Path) -> None:
    table = [
        ["参赛单位", "青州市棋类协会", "领队", "李领", "教练", "王教", "电话", "13800000001"],
        ["姓名", "性别", "出生日期", "身份证号", "等级称号", "组别"],
        ["吴二", "男", "2007-02-02", "37030320070202103X", "一级棋士", "一级棋士组(男子)"],
        ["郑三", "女", "2007-03-03", "370303200703031061", "一级棋士", "一级棋士组(女子)"],
    ]
    own = xlsx({"报名表": table}, lambda _, sheet: sheet.set_row(3, None, None, {"hidden": True}))
    event, document = checked(tmp_path, mail(own))
    assert document["players"] == 1
    assert "F008" in codes(document, state="open")
    decide(event, "F008", "接受", "单位来电说要报名")
    document = done("check", event=event)
    assert document["players"] == 2
    assert "F008" not in codes(document, state="open")


def test_a_decision_that_matches_nothing_any_more_is_reported(tmp_path: Path) -> None:
    event = decided_and_checked(tmp_path)
    newer = mail(form([{}, {}]), received="Mon, 30 Dec 2019 11:00:00 +0800")
    (event / "1来件" / "新.eml").write_bytes(newer)
    done("ingest", event=event)
    done("check", event=event)
    page = load_workbook(event / "5内部" / "问题清单.xlsx")["总览"]
    texts = [str(c.value) for row in page.iter_rows() for c in row]
    assert any("失效的裁定：P004 青州市棋类协会 吴二" in text for text in texts)


def test_the_same_facts_give_the_same_workbook(tmp_path: Path) -> None:
    event = decided_and_checked(tmp_path)
    before = snapshot(event, "2填写")
    (event / BOOK).unlink()
    done("rebuild", event=event)
    assert snapshot(event, "2填写") == before
