import pytest

from toolkit.sources.banks.layouts import LAYOUTS
from toolkit.sources.banks.recognise import Recognised
from toolkit.sources.banks.totals import printed

PLACES = Recognised(LAYOUTS[5], 0, {"income": 2, "expense": 3})

# the line as the export prints it | side | what
LINES = """
总收入笔数,99,总收入金额,"357,567.83"  | in 99 / in 357567.83
收入总金额,"5,580.00"                   | in 5580.00
支出总笔数：,2 笔                        | out 2
收入：4笔 600.00元                      | in 4 / in 600.00
# 收入合计: 1 笔，共 2,790.00 元         | in 1 / in 2790.00
共43笔记录                              | all 43
人民币合计,,"5,550.00 ",500.00          | in 5550.00 / out 500.00
贷方发生额合计,100.00                    | in 100.00
收入,支出,余额                           |
上月余额,12.00                          |
"""


@pytest.mark.parametrize("line", LINES.strip().splitlines())
def test_totals_as_banks_print_them(line: str) -> None:
    import csv

    text, wanted = line.rsplit("|", 1)
    [cells] = csv.reader([text.rstrip()])
    found = [
        f"{total.side} {total.count if total.count is not None else total.money}"
        for total in printed([tuple(cells)], PLACES)
    ]
    assert found == [part.strip() for part in wanted.split("/") if part.strip()]
