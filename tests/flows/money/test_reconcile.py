import csv
import json
from datetime import datetime
from pathlib import Path

from tests.accounts import STATEMENT, write_files
from tests.shared import shared
from toolkit.flows.money.reconcile import Reconciled, as_json, reconcile_files, run, totals
from toolkit.flows.outcome import Failure, Outcome
from toolkit.model.clock import SHANGHAI

DEADLINE = datetime(2024, 1, 2, 18, tzinfo=SHANGHAI)


def reconciled(folder: Path, text: str = STATEMENT) -> Reconciled:
    dues, statement = write_files(folder, text)
    result = run(dues, [statement], DEADLINE)
    assert isinstance(result, Reconciled)
    return result


def test_the_document_has_every_key_of_the_contract(tmp_path: Path) -> None:
    document = json.loads(json.dumps(as_json(reconciled(tmp_path))))
    assert list(document) == ["transfers", "units", "totals"]
    for transfer in document["transfers"]:
        assert list(transfer) == ["txn_id", "status", "candidates"]
        ranks = [candidate["rank"] for candidate in transfer["candidates"]]
        assert ranks == list(range(1, len(ranks) + 1))
        for candidate in transfer["candidates"]:
            assert list(candidate) == ["rank", "allocations", "score", "reasons"]
    keys = ["unit_id", "due", "paid", "status", "completed_at", "room_order", "hotel"]
    assert all(list(unit) == keys for unit in document["units"])


def test_units_rooms_and_refunds(tmp_path: Path) -> None:
    document = json.loads(json.dumps(as_json(reconciled(tmp_path))))
    units = {unit["unit_id"]: unit for unit in document["units"]}
    assert units["A2"] == {
        "unit_id": "A2", "due": "2790.00", "paid": "2790.00", "status": "paid",
        "completed_at": "2024-01-01T09:00:00+08:00", "room_order": 1, "hotel": "湖畔",
    }  # fmt: skip
    assert (units["A1"]["room_order"], units["A1"]["hotel"]) == (2, "金桂")
    assert (units["A4"]["status"], units["A4"]["paid"]) == ("withdrawn", "0.00")
    by_id = {transfer["txn_id"]: transfer for transfer in document["transfers"]}
    [refund] = by_id["1006"]["candidates"][0]["allocations"]
    assert refund == {"unit_id": "A4", "amount": "-210.00"}
    assert by_id["1005"]["candidates"][0]["allocations"] == []
    assert by_id["1004"]["status"] == "REVIEW"


def test_the_totals_account_for_every_credit(tmp_path: Path) -> None:
    """Invariant 2."""
    sums = totals(reconciled(tmp_path))
    parts = ("auto", "proposed", "open", "non_entry", "internal")
    assert sum(float(str(sums[part])) for part in parts) == float(str(sums["credits"]))
    assert sums["refunds"] == "210.00"


def test_overlapping_files_change_nothing(tmp_path: Path) -> None:
    dues, statement = write_files(tmp_path)
    rows = STATEMENT.splitlines()
    for name, chosen in (("1.csv", rows[:5]), ("2.csv", [rows[0], *rows[3:]])):
        (tmp_path / name).write_text("\n".join(chosen), "utf-8")
    whole = run(dues, [statement], DEADLINE)
    parts = run(dues, [str(tmp_path / "2.csv"), str(tmp_path / "1.csv")], DEADLINE)
    assert isinstance(whole, Reconciled)
    assert isinstance(parts, Reconciled)
    assert as_json(whole) == as_json(parts)


def test_what_can_not_be_read_is_a_failure_in_plain_words(tmp_path: Path) -> None:
    dues, statement = write_files(tmp_path)
    for wrong in ((dues, ["没有.csv"]), (statement, [statement])):
        failed = reconcile_files(wrong[0], wrong[1])
        assert isinstance(failed, Failure)
        assert failed.message
        assert failed.remedy


def test_dues_that_are_not_there_are_named_and_not_taken_for_an_empty_statement(
    tmp_path: Path,
) -> None:
    write_files(tmp_path)
    typed = str(tmp_path / "没有.xlsx")
    outcome = reconcile_files(typed, [str(tmp_path / STATEMENT)])
    assert isinstance(outcome, Failure)
    assert outcome.message == f"没有这个应收表：{typed}"


def test_the_command_says_what_it_did_and_writes_the_workbook(tmp_path: Path) -> None:
    dues, statement = write_files(tmp_path)
    output = tmp_path / "对账.xlsx"
    result = reconcile_files(dues, [statement], DEADLINE, output=output)
    assert isinstance(result, Outcome)
    assert output.read_bytes()[:2] == b"PK"
    assert any("待确认" in line for line in result.lines)
    assert "待确认" in result.next_step


def test_the_day_of_the_deadline_without_a_time_is_said_to_be_unsure(tmp_path: Path) -> None:
    text = STATEMENT.replace("20240102,090000", "20240102,")
    dues, statement = write_files(tmp_path, text)
    result = reconcile_files(dues, [statement], DEADLINE)
    assert isinstance(result, Outcome)
    assert any("M008" in line for line in result.lines)


def test_the_shared_benchmark_reaches_its_figures() -> None:
    folder = shared("bench", "reconcile")
    if folder is None:
        return
    deadline = datetime(2019, 12, 31, 18, tzinfo=SHANGHAI)
    names = [str(folder / "statement_abc_personal.csv")]
    result = run(str(folder / "receivables.xlsx"), names, deadline)
    assert isinstance(result, Reconciled)
    truth: dict[str, dict[str, float]] = {}
    with (folder / "truth_allocations.csv").open(encoding="utf-8") as lines:
        for line in csv.DictReader(lines):
            parts = truth.setdefault(line["txn_id"], {})
            if line["unit_id"]:
                part = parts.get(line["unit_id"], 0.0) + float(line["alloc_amount"])
                parts[line["unit_id"]] = part
    auto = [decision for decision in result.decisions if decision.status == "AUTO"]
    wrong = [
        decision.txn_id
        for decision in auto
        if {p.unit_id: float(str(p.amount)) for p in decision.proposals[0].allocations}
        != truth[decision.txn_id]
    ]
    assert wrong == []
    assert len([decision for decision in auto if decision.row.direction == "in"]) >= 80
    document = as_json(result)["units"]
    assert isinstance(document, list)
    units = {unit["unit_id"]: unit for unit in document}
    with (folder / "truth_units.csv").open(encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines))
    for key, column in (
        ("status", "status"),
        ("room_order", "room_order"),
        ("hotel", "hotel_assigned"),
    ):
        right = sum(str(units[row["unit_id"]][key] or "") == row[column] for row in rows)
        assert right >= 0.95 * len(rows), key
