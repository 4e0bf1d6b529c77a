"""What the findings about a file as it arrived say; when they appear stands in cases/findings."""

import pytest

from tests.checks.cases import Case, cases_about, expected
from tests.checks.cases import found as found_in
from tests.entered import Story, form, found, mailed
from toolkit.checks.arrival import RULES, short_name
from toolkit.model.facts import FileArrived, MessageArrived
from toolkit.model.form import Problem


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("报名表.xlsx", "报名表.xlsx"),
        ("01.eml>报名表.xlsx", "报名表.xlsx"),
        ("来件/01.eml>报名.zip>甲/报名表.xlsx", "报名表.xlsx"),
        ("来件\\报名表.xlsx", "报名表.xlsx"),
    ],
)
def test_the_short_name_is_the_last_part(name: str, short: str) -> None:
    assert short_name(name) == short


@pytest.mark.parametrize(
    ("detail", "said"),
    [
        ({"reason": "压缩包是空的"}, "表.xlsx 打不开：压缩包是空的。"),
        ({"cause": "不是邮件文件"}, "表.xlsx 打不开：不是邮件文件。"),
        ({}, "表.xlsx 打不开：文件已损坏，或者不是 Excel 文件。"),
    ],
)
def test_an_unreadable_file_is_named_with_the_cause(detail: dict[str, str], said: str) -> None:
    story = Story()
    story.note(FileArrived("ff", "1.eml>表.xlsx", problems=(Problem("F001", None, detail),)))
    [finding] = found("F001", story)
    assert finding.message == said
    assert "重新保存" in finding.remedy


def test_a_file_beside_a_form_in_one_mail_is_evidence_and_no_fault() -> None:
    story = mailed(form())
    message = next(iter(story.state.messages))
    story.note(FileArrived("ff", "1.eml>扫描.pdf", message, problems=(Problem("F003"),)))
    assert found("F003", story) == []


def test_a_mail_with_a_link_alone_is_asked_for_the_form() -> None:
    story = Story()
    link = (Problem("F014", None, {"url": "https://example.org/f"}),)
    story.note(MessageArrived("mm", "1.eml", "link_only", unit="临朐县实验小学", problems=link))
    [finding] = found("F014", story)
    assert (finding.subject, finding.unit_id) == ("临朐县实验小学", "")
    assert "普通附件" in finding.remedy


def test_a_newer_version_says_what_changed() -> None:
    story = mailed(form([{}, {}]), form([{"phone": "13900000099"}, {}, {}]))
    [finding] = found("F011", story)
    assert finding.message == "新版报名表取代了旧版：新增 冯四；吴二 改了电话。"


def test_a_resend_names_the_file_that_came_first() -> None:
    story = mailed(form(file="甲.xlsx"), form(file="甲(1).xlsx"))
    [finding] = found("F010", story)
    assert finding.message == "与先前的“甲.xlsx”完全相同，只计一次。"


@pytest.mark.parametrize("case", cases_about(RULES), ids=lambda case: case.title)
def test_a_case_finds_what_it_lists_and_nothing_else(case: Case) -> None:
    assert found_in(case) == expected(case)
