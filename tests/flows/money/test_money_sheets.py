"""Both workbooks of the accounts: every formula computes what we wrote beside it."""

from pathlib import Path

import pytest

from tests.flows.money.test_bank import OTHER_UNIT, UNIT, paid, type_choice
from tests.flows.money.test_receipts import by_hand, split
from tests.flows.office import done, type_into
from tests.workbooks.judge import assert_recalculates_equal, cells, schema_errors
from toolkit.flows.money.money_sheets import LEDGER
from toolkit.flows.money.receipts import BOOK


def busy(folder: Path) -> Path:
    """An event with a split, cash, a refund in cash, and a note of who decided."""
    event = paid(folder)
    type_choice(event, "1002", "拆分")
    type_into(event / BOOK, "待确认", {"流水号": "1002"}, {"备注": "电话核对", "确认人": "周会计"})
    split(event, "1002", (UNIT, "790.50"), (OTHER_UNIT, "1999.5"))
    by_hand(event, date="2019-12-30", way="现金", payer="王明", amount="100", unit=OTHER_UNIT)
    by_hand(event, date="2019-12-31", way="现金", payer="王明", amount="-30", unit=OTHER_UNIT)
    done("bank", event=event)
    return event


@pytest.mark.parametrize("book", [BOOK, LEDGER])
def test_libreoffice_computes_the_same(tmp_path: Path, book: str) -> None:
    data = (busy(tmp_path) / book).read_bytes()
    assert_recalculates_equal(data, tmp_path)


@pytest.mark.parametrize("book", [BOOK, LEDGER])
def test_the_accounts_agree_and_say_so(tmp_path: Path, book: str) -> None:
    data = (busy(tmp_path) / book).read_bytes()
    said = [line[4] for line in cells(data, "总账核对")[3:] if line[0]]
    assert len(said) >= 5
    assert set(said) == {"相符"}
    assert schema_errors(data, tmp_path) == []


def test_the_log_says_who_decided_what_and_by_which_rules(tmp_path: Path) -> None:
    told = "\n".join(f"{line[1]}" for line in cells((busy(tmp_path) / BOOK).read_bytes(), "日志"))
    assert "1002：拆分" in told
    assert "电话核对，周会计（规则" in told
