import pytest

from toolkit.flows.reporting import point_json, problem_json, problem_words
from toolkit.model.form import Problem
from toolkit.prizes.contest import OpenPoint


@pytest.mark.parametrize(
    ("where", "line"), [("轮1!E4", "  N002  轮1!E4  两个结果"), (None, "  N002    两个结果")]
)
def test_a_fault_is_one_line_with_its_cell(where: str | None, line: str) -> None:
    assert problem_words(Problem("N002", where, {"cause": "两个结果"})) == line


def test_a_fault_and_an_open_point_as_data_have_no_keys_for_the_sheets() -> None:
    assert problem_json(Problem("N002", None, {"cause": "两个结果", "row": "7"})) == {
        "code": "N002", "where": None, "message": "两个结果",
    }  # fmt: skip
    assert point_json(OpenPoint("Z002", "Z002/甲", "并列怎么分", "请裁定")) == {
        "code": "Z002", "key": "Z002/甲", "message": "并列怎么分", "settled": False,
    }  # fmt: skip
