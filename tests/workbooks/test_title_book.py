"""等级申报: lists, fees by formula, every cell of the rates with its source."""

from pathlib import Path

from tests.workbooks.filled_form import STAMP
from tests.workbooks.judge import assert_golden, cells, recalculated, schema_errors
from toolkit.model.money import Money
from toolkit.workbooks.title_book import FeeRow, RateRow, TitleRow, title_book


def row(name: str, **more: str) -> TitleRow:
    return TitleRow(
        name, "男", "2007-01-05", "370303200701052351", "青州", "一级棋士组(男子)", "一级棋士",
        "候补棋协大师", "6.5/9", "6", "65%", "照片 2 张", **more,
    )  # fmt: skip


FEES = (
    FeeRow("青州", "候补棋协大师", 2, Money.yuan(195)),
    FeeRow("青州", "棋协大师", 1, Money.yuan(365)),
    FeeRow("临淄", "一级棋士", 3, None),
)
RATES = (
    RateRow("一级棋士", "候补棋协大师", "65%", "6", "5", "可用", "多年的公开成绩可以复算"),
    RateRow("七级棋士", "六级棋士", "", "", "", "待确认", "没有查到出处"),
)


def made() -> bytes:
    return title_book(
        STAMP, "淄博2020", [row("王一"), row("李二", waits="得分率没有出处")], [], FEES, RATES,
        ["一级棋士组：只有 7 轮"], "，赛后 14 天内",
    )  # fmt: skip


def test_the_workbook_as_text() -> None:
    assert_golden("title_book", made())


def test_it_is_valid_and_byte_equal_for_equal_input(tmp_path: Path) -> None:
    assert schema_errors(made(), tmp_path) == []
    assert made() == made()


def test_libreoffice_adds_up_the_same_fees(tmp_path: Path) -> None:
    assert [line[4] for line in cells(made(), "费用")[3:6]] == [390, 365, 0]
    found = recalculated(made(), tmp_path)
    if found is None:
        return
    total = next(line for line in found["费用"] if line[0] == "合计")
    assert float(total[4].replace(",", "")) == 755
