"""Money is judged only once statements were read, and then it keeps units out of the lists."""

from pathlib import Path

from tests.flows.money.test_bank import OTHER_UNIT, UNIT, entered, paid
from tests.flows.office import codes, done

AFTER = "2020-01-02T09:00:00"


def test_without_a_statement_nobody_is_held_to_have_paid_or_not(tmp_path: Path) -> None:
    assert "M001" not in codes(done("check", event=entered(tmp_path), now=AFTER))


def test_with_one_who_has_not_paid_in_time_is_named_and_who_has_is_not(tmp_path: Path) -> None:
    found = done("check", event=paid(tmp_path), now=AFTER)["findings"]
    unpaid = {finding["unit"] for finding in found if finding["code"] == "M001"}
    assert OTHER_UNIT in unpaid
    assert UNIT not in unpaid
