"""A finding is JSON for scripts: its words are a contract."""

import msgspec

from toolkit.model.finding import Finding, Severity


def test_the_four_severities_are_the_published_words() -> None:
    assert [severity.value for severity in Severity] == ["error", "warning", "decision", "info"]


def test_a_finding_survives_json() -> None:
    finding = Finding(
        "P004", Severity.ERROR, "身份证号的校验码不对", "报名表!D5", "李一", "十三(一)4",
        evidence={"expected": "X"},
    )  # fmt: skip
    assert msgspec.json.decode(msgspec.json.encode(finding), type=Finding) == finding


def test_evidence_of_one_finding_is_not_that_of_another() -> None:
    one, other = (Finding("F001", Severity.ERROR, "打不开") for _ in range(2))
    one.evidence["seen"] = "yes"
    assert other.evidence == {}
