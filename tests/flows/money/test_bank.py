"""`qisai bank`: statements are facts, counted once; what a person decides stands until cleared."""

import shutil
from pathlib import Path
from typing import Any

from tests.flows.events import new_event
from tests.flows.office import checked, done, form, mail, put, qisai, snapshot, type_into
from tests.sources.mail import build
from toolkit.flows.money.money_sheets import LEDGER
from toolkit.flows.money.receipts import BOOK
from toolkit.layouts.money import ONE_UNIT, OTHER

UNIT, OTHER_UNIT = "青州市棋类协会", "临朐县实验小学"
STATEMENT = """交易日期,交易时间,交易摘要,交易金额,本次余额,对手信息,日 志 号,交易渠道,交易附言
20191230,090000,转存,+3000.00,13000.00,青州市棋类协会,1001,超级网银,青州市棋类协会
20191231,090000,转存,+2790.00,15790.00,周晓梅,1002,超级网银,
"""


def entered(folder: Path) -> Path:
    """An event of two units that owe 3000 and 2790 yuan."""
    second = mail(form([{}], unit=OTHER_UNIT, start=5), f"{OTHER_UNIT}报名表.xlsx")
    return checked(folder, mail(form([{}, {}])), second)[0]


def paid(folder: Path) -> Path:
    """The same with a statement: one transfer names its unit, the other only fits a sum."""
    event = entered(folder)
    (event / "1来件" / "流水" / "流水.csv").write_text(STATEMENT, "utf-8")
    done("bank", event=event)
    return event


def type_choice(event: Path, txn: str, choice: str | None, unit: str | None = None) -> None:
    typed = {"决定": choice, "单位": unit}
    type_into(event / BOOK, "待确认", {"流水号": txn}, typed)


def states(document: Any) -> dict[str, str]:
    return {unit["unit_id"]: unit["status"] for unit in document["units"]}


def test_the_amount_alone_waits_for_a_person_and_a_name_does_not(tmp_path: Path) -> None:
    found = done("bank", event=paid(tmp_path))
    assert [one["status"] for one in found["transfers"]] == ["AUTO", "REVIEW"]
    assert states(found) == {UNIT: "paid", OTHER_UNIT: "unpaid"}


def test_a_remittance_letter_says_whose_transfer_it_is(tmp_path: Path) -> None:
    event = paid(tmp_path)
    text = f"{OTHER_UNIT}已汇款，汇款人：周晓梅，金额：2790元。"
    told = build.mail(
        build.letter(text), subject=build.word("汇款通知"),
        received=build.RECEIVED.replace(b"30 Dec 2019 09:15:30", b"31 Dec 2019 11:00:00"),
    )  # fmt: skip
    put(event, told)
    done("ingest", event=event, now="2019-12-31T12:00:00")
    found = done("bank", event=event, now="2019-12-31T12:00:00")
    assert [one["status"] for one in found["transfers"]] == ["AUTO", "AUTO"]
    assert states(found) == {UNIT: "paid", OTHER_UNIT: "paid"}
    [first, *_] = found["transfers"][1]["candidates"]
    assert "汇款告知（03.eml）写明" in first["reasons"][0]


def test_the_payer_named_in_the_form_is_known(tmp_path: Path) -> None:
    content = form([{}], unit=OTHER_UNIT, start=5, payer="周晓梅")
    second = mail(content, f"{OTHER_UNIT}报名表.xlsx")
    event = checked(tmp_path, mail(form([{}, {}])), second)[0]
    (event / "1来件" / "流水" / "流水.csv").write_text(STATEMENT, "utf-8")
    found = done("bank", event=event)
    assert [one["status"] for one in found["transfers"]] == ["AUTO", "AUTO"]
    assert "报名表上的汇款人 周晓梅" in found["transfers"][1]["candidates"][0]["reasons"][0]


def test_a_decision_survives_reruns_and_clearing_it_restores(tmp_path: Path) -> None:
    event = paid(tmp_path)
    before = done("bank", event=event)
    type_choice(event, "1002", "建议1")
    decided = done("bank", event=event)
    assert states(decided) == {UNIT: "paid", OTHER_UNIT: "paid"}
    assert done("bank", event=event) == decided
    (event / BOOK).unlink()  # the record is the journal
    assert done("bank", event=event) == decided
    type_choice(event, "1002", None)
    assert done("bank", event=event) == before


def test_overlapping_and_repeated_exports_change_nothing(tmp_path: Path) -> None:
    event = paid(tmp_path)
    before = done("bank", event=event)
    more = tmp_path / "又一份.csv"
    more.write_text("\n".join(STATEMENT.splitlines()[::2]), "utf-8")
    assert done("bank", str(more), event=event) == {**before, "imported": 1}
    assert done("bank", str(more), event=event) == before


def test_an_automatic_booking_can_be_overruled_and_undone(tmp_path: Path) -> None:
    event = paid(tmp_path)
    type_into(event / BOOK, "已自动", {"流水号": "1001"}, {"决定": OTHER, "备注": "买书"})
    assert qisai("undo", event=event).code == 1  # typed, but not read yet
    assert states(done("bank", event=event))[UNIT] == "unpaid"
    done("undo", event=event)
    assert states(done("bank", event=event))[UNIT] == "paid"


def test_both_workbooks_come_back_byte_for_byte(tmp_path: Path) -> None:
    event = paid(tmp_path)
    type_choice(event, "1002", ONE_UNIT, OTHER_UNIT)
    done("bank", event=event)
    before = snapshot(event)
    for folder in ("2填写", "5内部"):
        shutil.rmtree(event / folder)
    done("rebuild", event=event)
    again = snapshot(event)
    assert {BOOK, LEDGER} <= again.keys()
    assert again == before


def test_undoing_the_import_takes_the_workbooks_away(tmp_path: Path) -> None:
    event = paid(tmp_path)
    done("undo", event=event)
    assert not (event / BOOK).exists()
    assert not (event / LEDGER).exists()


def test_without_input_it_says_so(tmp_path: Path) -> None:
    assert "没有流水" in qisai("bank", event=entered(tmp_path)).err


def test_unknown_fees_are_never_nought(tmp_path: Path) -> None:
    event = new_event(tmp_path / "青岛", "qingdao-2017")
    answer = qisai("bank", event=event)
    assert (answer.code, "费用还没有公布" in answer.err) == (1, True)
