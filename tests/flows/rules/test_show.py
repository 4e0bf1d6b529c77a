"""`qisai rules show` and `qisai rules diff`."""

from pathlib import Path

from tests.flows.test_editions import PRICES
from tests.regulations import INVENTED, text
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.rules.audit import audit_rules
from toolkit.flows.rules.show import diff, show


def done(outcome: Outcome | Failure) -> Outcome:
    assert isinstance(outcome, Outcome), outcome
    return outcome


def event(folder: Path) -> Path:
    file = folder / "规程.toml"
    file.write_text(text(INVENTED), "utf-8")
    (folder / "补充-2026-07-10.toml").write_text(PRICES, "utf-8")
    return file


def test_show_tells_what_holds_now(tmp_path: Path) -> None:
    outcome = done(show(str(event(tmp_path))))
    assert outcome.lines[0] == "（含补充2026-07-10）"
    assert any("价格（元） 200" in line for line in outcome.lines)
    assert outcome.data["data"]["dates"]["play"]["first"] == "2026-08-08"


def test_diff_lists_the_supplements(tmp_path: Path) -> None:
    outcome = done(diff(str(event(tmp_path)), None))
    assert outcome.lines == (
        "补充2026-07-10（1 处）：",
        "  酒店“云溪宾馆” 价格（元）：180 → 200（补充2026-07-10 一）",
    )
    assert outcome.data["changes"][0]["before"] == "180"


def test_diff_tries_a_supplement_or_compares_regulations(tmp_path: Path) -> None:
    one = tmp_path / "新补充.toml"
    one.write_text(PRICES, "utf-8")
    assert len(done(diff(INVENTED, str(one))).lines) == 1
    assert len(done(diff("zibo-2020", "changsha-2018")).lines) > 50
    assert done(diff(INVENTED, INVENTED)).lines == ("没有不同。",)
    assert done(diff(INVENTED, None)).lines == ("没有补充文件。",)


def test_what_is_not_there_or_faulty(tmp_path: Path) -> None:
    assert isinstance(show("x"), Failure)
    assert isinstance(diff("x", None), Failure)
    assert isinstance(diff(INVENTED, "x"), Failure)
    one = tmp_path / "新补充.toml"
    one.write_text("x = ", "utf-8")
    assert isinstance(diff(INVENTED, str(one)), Failure)
    one.write_text("date = 1", "utf-8")
    assert isinstance(diff(INVENTED, str(one)), Failure)


def test_a_supplement_is_audited_against_its_own_text(tmp_path: Path) -> None:
    event(tmp_path)
    (tmp_path / "补充-2026-07-10.txt").write_text("一、每人每天200元，另收10元。", "utf-8")
    outcome = done(audit_rules(str(tmp_path / "补充-2026-07-10.toml"), None))
    assert [one["text"] for one in outcome.data["amounts"]["unclaimed"]] == ["200元", "10元"]
    assert [f["code"] for f in outcome.data["findings"] if f["code"] == "F030"] == ["F030"]
