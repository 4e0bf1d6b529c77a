"""The Z findings: nothing before a section is finished, then points and accounts."""

from pathlib import Path

from msgspec.structs import replace

from tests.flows.finished import finished_event, player, run
from tests.regulations import regulation
from toolkit.entries.build import build
from toolkit.flows.desk import Desk
from toolkit.flows.finish_findings import finding, finish_findings, people_of
from toolkit.flows.outcome import Outcome
from toolkit.model.finding import Finding, Severity
from toolkit.model.finish_facts import RowTyped
from toolkit.rules.notes import SeverityChange

NAMES = ["赵一", "钱二", "孙三", "李四"]


def findings(event: Path, *facts: object) -> list[Finding]:
    found: list[Finding] = []

    def look(desk: Desk) -> Outcome:
        desk.note(facts)  # type: ignore[arg-type]
        found.extend(
            finish_findings(desk.state, desk.regulation, build(desk.state, desk.regulation))
        )
        return Outcome(())

    run(event, look)
    return found


def people(**more: str) -> list[dict[str, str]]:
    return [player(name, "公开组", **more) for name in NAMES]


def test_nothing_is_found_while_play_goes_on(tmp_path: Path) -> None:
    going = finished_event(tmp_path, people(), regulation="qingshui-2019", rounds=1)
    assert findings(going) == []
    assert findings(finished_event(tmp_path / "二", regulation="zibo-2020")) == []


def test_accounts_are_missing_until_they_are_typed(tmp_path: Path) -> None:
    event = finished_event(tmp_path, people(), regulation="qingshui-2019")
    found = [f for f in findings(event) if f.code == "Z003"]
    names = [f.subject for f in found]
    assert names[:4] == NAMES
    assert found[0].message == (
        "赵一的收款账户缺户名、开户行、账号（个人第 1 名，税后 16000.00 元）。"
    )
    assert found[0].entries == ("-",)  # keeps nobody out of the lists
    typed = {"holder": "赵父", "branch": "邮储银行", "account": "6217000000000001"}
    after = findings(event, RowTyped("收款账户", found[0].key, typed))
    assert [f.subject for f in after if f.code == "Z003"] == names[1:]
    assert [f.message for f in after if f.code == "Z006"] == ["户名“赵父”不是领奖人赵一。"]
    guardian = RowTyped("收款账户", found[0].key, {**typed, "relation": "监护人"})
    assert not [f for f in findings(event, guardian) if f.code == "Z006"]


def test_people_come_with_their_leader(tmp_path: Path) -> None:
    event = finished_event(tmp_path, people(unit="甲队"), regulation="qingshui-2019")
    found: list[object] = []

    def look(desk: Desk) -> Outcome:
        found.extend(people_of(build(desk.state, desk.regulation)))
        return Outcome(())

    run(event, look)
    first = found[0]
    assert (first.name, first.unit, first.leader) == ("赵一", "甲队", "李领")  # type: ignore[attr-defined]


def test_a_regulation_may_weigh_a_code_otherwise() -> None:
    changed = SeverityChange(clause="八", code="Z003", severity="warning")
    rules = replace(regulation("zibo-2020"), severities=(changed,))
    made = finding(rules, "Z003", "k", "话", "办法", "", "")
    assert (made.severity, made.subject, made.clause) == (Severity.WARNING, None, None)
