"""发放表: sheets whose totals agree to the fen, by formulas that LibreOffice confirms."""

from pathlib import Path

from tests.workbooks.filled_form import STAMP
from tests.workbooks.judge import (
    assert_golden,
    cells,
    openpyxl_book,
    recalculated,
    schema_errors,
)
from toolkit.model.money import Money
from toolkit.workbooks.payout_book import Payments, PayRow, Receipts, payout_book


def row(name: str, gross: str, tax: str, net: str, account: str = "") -> PayRow:
    return PayRow(
        name, "居民身份证", "370303200701052351", "甲组", "第 1 名", Money.yuan(gross),
        Money.yuan(tax), Money.yuan(net), name, "邮储银行", name, account, "13900000001",
    )  # fmt: skip


CONTENT = Payments(
    (
        row("王一", "30000", "6000", "24000", "6217000000000000001"),
        row("李二", "333.34", "66.67", "266.67"),
    ),
    ("序号", "户名", "账号", "金额"),
    ((1, "王一", "6217000000000000001", Money.yuan(24000)),),
    3,
    (("李二", Money.yuan("266.67"), "缺户名、账号"),),
    (Receipts("王一", "高中组", "奖学金", Money.yuan(3000)),),
    "规程写的是税前金额",
)
EMPTY = Payments((), ("金额",), (), 0, ())


def made(content: Payments = CONTENT) -> bytes:
    return payout_book(STAMP, "淄博2020", content)


def test_the_workbook_as_text() -> None:
    assert_golden("payout_book", made())


def test_it_is_valid_and_byte_equal_for_equal_input(tmp_path: Path) -> None:
    assert schema_errors(made(), tmp_path) == []
    assert made() == made()


def test_accounts_and_numbers_stay_text() -> None:
    book = openpyxl_book(made())
    assert book["批量转账"]["C2"].value == "6217000000000000001"
    assert book["发放表"]["D4"].value == "370303200701052351"


def test_every_equation_holds_and_libreoffice_computes_the_same(tmp_path: Path) -> None:
    for content in (CONTENT, EMPTY):
        data = made(content)
        verdicts = [line[3] for line in cells(data, "核对") if line[3] in ("相符", "不符")]
        assert verdicts == ["相符"] * 3
        found = recalculated(data, tmp_path)
        if found is None:
            return
        theirs = [line[3] for line in found["核对"] if len(line) > 3 and line[3]]
        assert theirs == ["结论", *verdicts]
        assert _sums(found["发放表"]) == _sums(cells(data, "发放表"))


def test_things_are_declared_but_not_paid(tmp_path: Path) -> None:
    from msgspec.structs import replace

    data = made(replace(CONTENT, in_kind=(row("王一", "500", "100", "400"),)))
    total = next(line for line in cells(data, "个税申报") if line[0] == "合计")
    assert (total[5], total[7]) == (30833.34, 6166.67)
    assert [line[3] for line in cells(data, "核对")][-3:] == ["相符"] * 3
    found = recalculated(data, tmp_path)
    if found:
        assert [line[3] for line in found["核对"]][-3:] == ["相符"] * 3


def _sums(lines: list[list[object]]) -> list[str]:
    total = next(line for line in lines if str(line[0]) == "合计")
    return [f"{float(str(value).replace(',', '') or 0):.2f}" for value in total[6:9]]
