"""The accountant says once what the columns of an unknown bank are, in Excel."""

from pathlib import Path

from tests.flows.money.test_bank import OTHER_UNIT, UNIT, entered, states, type_choice
from tests.flows.office import done, qisai, type_into
from toolkit.flows.money.receipts import BOOK

SHEET = "流水版式"
STATEMENT = """某某农商银行 客户往来清单
入账,往来,进,出,结余,编码
2019-12-30,青州市棋类协会,"3,000.00",,"13,000.00",1001
2019-12-31,周晓梅,"2,790.00",,"15,790.00",1002
"""
MEANT = {
    "入账": "日期", "往来": "付款人（对方户名）", "进": "收入金额", "出": "支出金额",
    "结余": "余额", "编码": "流水号",
}  # fmt: skip


def given(folder: Path, text: str = STATEMENT, name: str = "清单.csv") -> Path:
    event = entered(folder)
    (event / "1来件" / "流水" / name).write_text(text, "utf-8")
    return event


def explain(path: Path, meant: dict[str, str | None]) -> None:
    for header, field in meant.items():
        type_into(path, SHEET, {"这一列的表头": header}, {"是什么": field, "确认人": "会计甲"})


def test_an_unknown_bank_is_asked_about_and_then_read(tmp_path: Path) -> None:
    event = given(tmp_path)
    asked = qisai("bank", event=event)
    assert asked.code == 0
    assert "流水版式" in asked.out
    assert "清单.csv" in asked.out
    explain(event / BOOK, MEANT)
    found = done("bank", event=event)
    assert found["imported"] == 1
    assert [one["txn_id"] for one in found["transfers"]] == ["1001", "1002"]
    assert states(found) == {UNIT: "paid", OTHER_UNIT: "unpaid"}
    assert done("bank", event=event) == {**found, "imported": 0}


def test_nobody_is_said_not_to_have_paid_before_anything_was_read(tmp_path: Path) -> None:
    event, later = given(tmp_path), "2020-01-03T09:00:00"
    done("bank", event=event, now=later)
    assert not [code for code in done("check", event=event, now=later)["counts"] if code[0] == "M"]
    explain(event / BOOK, MEANT)
    done("bank", event=event, now=later)
    assert done("check", event=event, now=later)["counts"]["M001"] == 1


def test_the_next_statement_with_the_same_header_needs_no_word(tmp_path: Path) -> None:
    event = given(tmp_path)
    done("bank", event=event)
    explain(event / BOOK, MEANT)
    done("bank", event=event)
    later = tmp_path / "二月.csv"
    header = "\n".join(STATEMENT.splitlines()[:2])
    later.write_text(f"{header}\n2020-01-02,某某,1.00,,15791.00,1003\n", "utf-8")
    found = done("bank", str(later), event=event)
    assert found["imported"] == 1
    assert len(found["transfers"]) == 3


def test_a_file_given_by_its_path_is_read_again_from_the_archive(tmp_path: Path) -> None:
    event, file = entered(tmp_path), tmp_path / "清单.csv"
    file.write_text(STATEMENT, "utf-8")
    done("bank", str(file), event=event)
    file.unlink()
    explain(event / BOOK, MEANT)
    assert len(done("bank", event=event)["transfers"]) == 2


def test_what_was_said_can_be_changed_and_taken_back(tmp_path: Path) -> None:
    event = given(tmp_path)
    before = done("bank", event=event)
    explain(event / BOOK, {**MEANT, "往来": "不用"})
    assert states(done("bank", event=event))[UNIT] == "unpaid"
    explain(event / BOOK, {"往来": "付款人（对方户名）"})
    assert states(done("bank", event=event))[UNIT] == "paid"
    type_choice(event, "1002", "建议1")
    assert states(done("bank", event=event))[OTHER_UNIT] == "paid"
    explain(event / BOOK, {"进": None, "出": None})
    assert done("bank", event=event) == before


def test_two_columns_cannot_be_the_same_and_the_typed_word_stays(tmp_path: Path) -> None:
    event = given(tmp_path)
    done("bank", event=event)
    explain(event / BOOK, {**MEANT, "出": "收入金额"})
    said = qisai("bank", event=event).out
    assert "有两列都选了“收入金额”" in said
    explain(event / BOOK, {"出": "支出金额"})  # the other words are still there
    assert len(done("bank", event=event)["transfers"]) == 2


def test_without_an_event_the_columns_have_a_workbook_of_their_own(tmp_path: Path) -> None:
    file, book = tmp_path / "清单.csv", tmp_path / "流水版式.xlsx"
    file.write_text(STATEMENT, "utf-8")
    first = qisai("statement", str(file), "--mapping", str(book))
    assert str(book) in first.out
    explain(book, MEANT)
    [read] = done("statement", str(file), "--mapping", str(book))["files"]
    assert [row["amount"] for row in read["rows"]] == ["3000.00", "2790.00"]
    assert all(check["ok"] for check in read["checks"])
