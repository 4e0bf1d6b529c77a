"""`qisai rules audit` on shipped regulations, files and texts."""

from pathlib import Path

import pytest

from tests.regulations import FOLDER, INVENTED, REAL, source_text, text
from tests.shared import shared
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.rules.audit import audit_rules, read_text


def done(name: str, original: Path | None = None) -> Outcome:
    outcome = audit_rules(name, original)
    assert isinstance(outcome, Outcome), outcome
    return outcome


def test_the_invented_regulation_brings_its_text_along() -> None:
    outcome = done(INVENTED)
    data = outcome.data
    assert list(data) == ["regulation", "quotes", "amounts", "unmodelled", "findings"]
    assert data["regulation"] == INVENTED
    assert data["quotes"]["missing"] == data["amounts"]["unclaimed"] == data["findings"] == []
    assert data["unmodelled"][0].keys() == {"clause", "reason"}
    assert "一致" in outcome.next_step


@pytest.mark.parametrize("name", REAL)
def test_a_text_can_be_named(name: str) -> None:
    original = shared("regulations", "texts", f"{name}.txt")
    if original is not None:
        data = done(name, original).data
        assert data["quotes"]["missing"] == data["amounts"]["unclaimed"] == []


def test_without_a_text_it_says_so_and_what_is_unknown_is_null() -> None:
    outcome = done("zibo-2020")
    assert "没有原文" in outcome.lines[0]
    assert outcome.code == 0
    assert outcome.data["quotes"] == {"found": None, "missing": []}
    assert outcome.data["amounts"] == {"claimed": None, "unclaimed": []}
    assert [finding["code"] for finding in outcome.data["findings"]] == ["Z030", "Z001"]


def test_what_differs_is_named_with_key_clause_and_line(tmp_path: Path) -> None:
    own = tmp_path / "我的规程.toml"
    own.write_text(text(INVENTED).replace("每队300元", "每队350元"), "utf-8")
    original = tmp_path / "原文.txt"
    original.write_bytes((source_text(INVENTED) or "").encode("gb18030"))
    outcome = done(str(own))
    assert outcome.data["quotes"]["missing"] == [
        {"key": "fees[0]", "clause": "八(一)", "quote": "报名费每队350元"}
    ]
    lines = read_text(original).splitlines()
    line = next(n for n, row in enumerate(lines, 1) if "每队300元" in row)
    assert outcome.data["amounts"]["unclaimed"] == [{"text": "300元", "line": line}]
    assert [f["code"] for f in outcome.data["findings"]] == ["F030", "F031"]
    assert any("✗ 引文不在原文 八(一)" in row for row in outcome.lines)
    assert any("300元" in row for row in outcome.lines)


def test_a_text_is_read_as_people_save_it(tmp_path: Path) -> None:
    own = tmp_path / "原文.txt"
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "gb18030"):
        own.write_bytes("报名费200元".encode(encoding))
        assert read_text(own) == "报名费200元"


def test_no_such_regulation_or_text() -> None:
    unknown = audit_rules("shanghai-1999", None)
    assert isinstance(unknown, Failure)
    assert INVENTED in unknown.remedy
    lost = audit_rules(INVENTED, FOLDER / "没有.txt")
    assert isinstance(lost, Failure)
    assert "找不到原文" in lost.message
