"""What the findings about a person say; when they appear stands in cases/findings."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.checks.cases import Case, cases_about, expected
from tests.checks.cases import found as found_in
from tests.entered import form, found, mailed
from toolkit.checks.person import RULES
from toolkit.model.verdict import IdFault

IDS = ("P002", "P003", "P004", "P005", "P008", "P010")


@pytest.mark.parametrize(
    ("code", "player", "said"),
    [
        ("P001", {"name": "待定"}, "姓名“待定”不像姓名。"),
        ("P001", {"name": ""}, "姓名没有填写。"),
        ("P003", {"id_number": "军官证144125"}, "“军官证144125”不是 18 位身份证号（现在 9 位）。"),
        ("P004", {"id_number": "370303200801152218"}, "末位应为 1。"),
        ("P005", {"id_number": "370303200801152000（数字）"}, "身份证号以数字存储，末位已丢失"),
        ("P008", {"id_number": "37030320080230001X"}, "出生日期不存在"),
        ("P009", {"id_number": "990100200801152217", "birth": ""}, "地区码 990100 不认识"),
        ("P010", {"id_number": "370303080115521"}, "“370303080115521”是 15 位旧号。"),
        ("P014", {"birth": "2008-1"}, "出生日期“2008-1”不完整。"),
        ("P014", {"birth": "5/2/2008", "id_number": ""}, "出生日期“5/2/2008”分不清月和日。"),
        ("P016", {"phone": "问教练"}, "电话“问教练”不像电话号码。"),
    ],
)
def test_a_message_shows_what_is_written_and_what_would_be_right(
    code: str, player: dict[str, str], said: str
) -> None:
    [finding] = found(code, mailed(form([player])))
    assert said in finding.message
    assert finding.remedy


def test_the_lost_digits_are_not_shown() -> None:
    [finding] = found("P005", mailed(form([{"id_number": "370303200801152000（数字）"}])))
    assert "3703" not in finding.message + finding.remedy


def test_every_fault_of_an_id_has_its_rule() -> None:
    assert {fault.value for fault in IdFault} <= {rule.code for rule in RULES}


@given(
    st.one_of(
        st.text(max_size=22),
        st.from_regex(r"\A[0-9]{15}\Z"),
        st.from_regex(r"\A[1-9][0-9]{16}[0-9X]\Z"),
        st.from_regex(r"\A37030320(0[0-9]|1[0-2])(0[1-9]|1[0-9]|2[0-8])[0-9]{3}[0-9X]\Z"),
    ),
    st.booleans(),
)
def test_one_id_has_at_most_one_fault_and_nothing_is_derived_from_a_faulty_one(
    text: str, number: bool
) -> None:
    player = {"id_number": text + ("（数字）" if number else "")}
    story = mailed(form([player]))
    codes = [one.finding.code for one in story.judged() if one.finding.code.startswith("P")]
    faults = [code for code in codes if code in IDS]
    assert len(faults) <= 1
    if faults:
        assert not {"P006", "P007", "P009", "P015"} & set(codes)


@pytest.mark.parametrize("case", cases_about(RULES), ids=lambda case: case.title)
def test_a_case_finds_what_it_lists_and_nothing_else(case: Case) -> None:
    assert found_in(case) == expected(case)
