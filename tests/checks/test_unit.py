"""What the findings about a unit say; when they appear stands in cases/findings."""

import pytest

from tests.checks.cases import Case, cases_about, expected
from tests.checks.cases import found as found_in
from tests.entered import form, found, mailed
from toolkit.checks.unit import RULES


@pytest.mark.parametrize(
    ("code", "heading", "said"),
    [
        ("U001", {"leader": ""}, "领队没有填写。"),
        ("U001", {"leader": "待定"}, "领队一栏写的是“待定”。"),
        ("U002", {"coach": "无"}, "教练一栏写的是“无”。"),
        ("U004", {"unit": "个人"}, "“个人”不是单位名称，规程只接受单位报名。"),
        ("U009", {"invoice_title": "青州市棋类协会"}, "填了发票抬头，没有填税号。"),
        (
            "U009",
            {"invoice_title": "青州市棋类协会", "tax_number": "123"},
            "税号“123”的位数或字符不对。",
        ),
    ],
)
def test_a_message_shows_what_is_written(code: str, heading: dict[str, str], said: str) -> None:
    [finding] = found(code, mailed(form(heading=heading)))
    assert finding.message == said


@pytest.mark.parametrize("number", ["5137078MA3EXAMPLE1", "510107567891234"])
def test_old_and_new_tax_numbers_are_right(number: str) -> None:
    heading = {"invoice_title": "青州市棋类协会", "tax_number": number}
    assert found("U009", mailed(form(heading=heading))) == []


@pytest.mark.parametrize("case", cases_about(RULES), ids=lambda case: case.title)
def test_a_case_finds_what_it_lists_and_nothing_else(case: Case) -> None:
    assert found_in(case) == expected(case)
