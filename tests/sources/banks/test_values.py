import re
from datetime import date, time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.model.money import Money
from toolkit.sources.banks.values import amount, clock, day, head, stated

# as it stands in the cell | fen
AMOUNTS = """
+10000.00        | 1000000
-2.00            | -200
1,234.56         | 123456
１，２３４．５６     | 123456
¥28.16           | 2816
￥1,000元         | 100000
0.0              | 0
28.16            | 2816
(150.00)         | -15000
1,100.00            \t | 110000
"""


@pytest.mark.parametrize("line", AMOUNTS.strip().splitlines())
def test_an_amount_is_read_to_the_fen(line: str) -> None:
    text, fen = line.rsplit("|", 1)
    assert amount(text.strip("\n")) == Money(int(fen))


@pytest.mark.parametrize("text", ["", " ", "--", "-", "/", "\t"])
def test_a_placeholder_is_no_amount(text: str) -> None:
    assert amount(text) is None


@pytest.mark.parametrize("text", ["xx,yyyy.zz", "1.234", "12a", "1.2.3", "壹佰", "1e5", "NaN"])
def test_an_unreadable_amount_is_never_a_number(text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(text)):
        amount(text)


@given(st.integers(-(10**13), 10**13))
def test_every_printed_amount_reads_back(fen: int) -> None:
    assert amount(str(Money(fen))) == Money(fen)


@pytest.mark.parametrize(
    "text",
    ["20240305", "2024-03-05", "2024/3/5", "2024.3.5", "2024年3月5日", "２０２４－０３－０５",
     "2024-03-05 10:00:00", "20240305 10:00:00", "20240305.0"],
)  # fmt: skip
def test_dates_in_all_spellings_of_banks(text: str) -> None:
    assert day(text) == date(2024, 3, 5)


@pytest.mark.parametrize("text", ["", "合计", "20241305", "2024-02-30", "记账日"])
def test_what_is_no_date(text: str) -> None:
    assert day(text) is None


@pytest.mark.parametrize(
    ("text", "at"),
    [("101233", time(10, 12, 33)), ("83000", time(8, 30)), ("10:12", time(10, 12)),
     ("000000", time(0, 0)), ("10:12:33", time(10, 12, 33)), ("", None), ("256199", None)],
)  # fmt: skip
def test_times_with_and_without_signs(text: str, at: time | None) -> None:
    assert clock(text) == at


def test_header_words_and_placeholders_are_compared_without_width_and_spaces() -> None:
    assert head(" 日 志 号\t") == "日志号"
    assert head("贷方发生额（收入）") == head("贷方发生额(收入)")
    assert stated("　--　") is None
    assert stated("支付宝（中国）\t") == "支付宝（中国）"
