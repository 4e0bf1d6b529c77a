"""发放表: grossed up where the regulation says 税后, receipts apart, nothing without money."""

from pathlib import Path

from openpyxl import load_workbook

from tests.flows.finished import finished_event, player
from tests.flows.working import run
from toolkit.flows.finish.prizes import prizes

NAMES = ["赵一", "钱二", "孙三", "李四"]


def book(event: Path, sheet: str) -> list[list[object]]:
    run(event, prizes, "prizes")
    opened = load_workbook(event / "5内部" / "发放表.xlsx", data_only=True)
    return [[cell.value for cell in row] for row in opened[sheet].iter_rows()]


def test_after_tax_prizes_are_grossed_up(tmp_path: Path) -> None:
    people = [player(name, "棋协大师组") for name in NAMES]
    event = finished_event(tmp_path, people, regulation="changsha-2018")
    rows = book(event, "发放表")
    assert "税前 = 税后 ÷ 0.8" in str(rows[1][0])
    assert [row[6:9] for row in rows[3:7]] == [
        [7500, 1500, 6000], [5000, 1000, 4000], [2500, 500, 2000], [1250, 250, 1000],
    ]  # fmt: skip
    assert book(event, "核对")[-1][3] == "相符"


def test_scholarships_are_paid_against_receipts_only(tmp_path: Path) -> None:
    school = [player(name, "三年级组") for name in NAMES]
    open_ = [player(f"大{name}", "C组") for name in NAMES]
    event = finished_event(tmp_path, school, open_, regulation="ivy-2014")
    rows = book(event, "凭票报销")
    assert [row[:4] for row in rows[3:]] == [["赵一", "三年级组", "奖学金", 1000]]
    assert "赵一" not in {row[1] for row in book(event, "发放表")}


def test_without_money_there_is_no_sheet(tmp_path: Path) -> None:
    people = [player(name, "三级组(男子)") for name in NAMES]
    event = finished_event(tmp_path, people, regulation="changsha-2018")
    run(event, prizes, "prizes")
    assert not (event / "5内部" / "发放表.xlsx").exists()
    assert (event / "3公布" / "奖金表.xlsx").exists()
