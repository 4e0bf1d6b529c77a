from pathlib import Path

from tests.accounts import STATEMENT, write_files
from tests.dues import row, statement
from toolkit.flows.money.reconcile import Reconciled, run
from toolkit.flows.money.reconcile_content import balance, content, short_name
from toolkit.model.money import ZERO, Money
from toolkit.workbooks.reconcile_book import ReconcileBook


def shown(folder: Path, text: str = STATEMENT) -> ReconcileBook:
    dues, name = write_files(folder, text)
    result = run(dues, [name])
    assert isinstance(result, Reconciled)
    return content(result)


def test_every_transfer_stands_in_one_class(tmp_path: Path) -> None:
    sides = {line.txn_id: line.side for line in shown(tmp_path).transfers}
    assert sides == {
        "1001": "已自动", "1002": "已自动", "1003": "已自动", "1004": "待认领",
        "1005": "非报名款", "1006": "退款",
    }  # fmt: skip


def test_grades_say_how_sure_a_proposal_is(tmp_path: Path) -> None:
    [line] = shown(tmp_path).waiting
    assert line.transfer.txn_id == "1004"
    assert line.grade == "C"  # nothing but the amount
    assert "A3 济宁棋缘俱乐部" in line.proposals[0]


def test_unit_lines_name_status_and_room_in_chinese(tmp_path: Path) -> None:
    units = {line.unit_id: line for line in shown(tmp_path).units}
    assert (units["A1"].status, units["A1"].hotel) == ("已缴清", "金桂")
    assert "改到 金桂" in units["A1"].reason
    assert units["A4"].status == "已退赛"


def test_a_balance_is_taken_in_either_order_of_rows() -> None:
    from msgspec.structs import replace

    rows = [replace(row(n, 100), balance=Money(100_00 * (n + 1))) for n in range(3)]
    for ordered in (rows, rows[::-1]):
        found = balance(statement(*ordered))
        assert found is not None
        assert (found.opening, found.closing, found.out) == (ZERO, Money(30000), ZERO)
    assert balance(statement(row(1, 100))) is None
    assert balance(statement()) is None


def test_files_are_shown_by_their_own_names() -> None:
    assert short_name("a/b/账单.zip>微信.csv") == "微信.csv"
    assert short_name("a\\b\\流水.csv") == "流水.csv"
