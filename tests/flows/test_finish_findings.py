"""The Z findings: nothing before a section is finished, then points and accounts."""

from pathlib import Path

from msgspec.structs import replace

from tests.flows.finished import finished_event, player
from tests.flows.working import run
from tests.regulations import regulation
from toolkit.entries.build import build
from toolkit.flows.desk import Desk
from toolkit.flows.finish_findings import finding, finish_findings
from toolkit.flows.outcome import Outcome
from toolkit.model.finding import Finding, Severity
from toolkit.model.finish_facts import RowTyped, WorkedOut
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


def test_a_decision_says_what_yes_and_no_mean(tmp_path: Path) -> None:
    people = [player(name, "四级棋士组(男子)") for name in NAMES]
    event = finished_event(tmp_path, people, regulation="qingdao-2017")
    (found,) = (f for f in findings(event) if f.code == "Z002")
    assert found.message.endswith("取一半，2 名。接受＝2 名；不接受＝4 名。")
    assert (found.clause, found.key) == ("八(一)", "prizes/few/四级棋士组(男子)")


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


def test_title_papers_are_missing_once_the_list_was_made(tmp_path: Path) -> None:
    section = "一级棋士组(男子)"
    ten = [player(f"{n}{m}", section, title="一级棋士") for n in "赵钱孙李周" for m in "一二"]
    event = finished_event(tmp_path, ten)
    assert not [f for f in findings(event) if f.code == "Z008"]
    found = [f for f in findings(event, WorkedOut("titles")) if f.code == "Z008"]
    assert [f.subject for f in found] == ["赵一", "赵二", "钱一", "钱二"]
    assert found[0].message == (
        "赵一申报候补棋协大师，还缺照片 2 张、原等级证复印件、身份证件复印件、原等级证。"
    )
    papers = dict.fromkeys(("photo", "certificate_copy", "id_copy", "certificate_original"), "有")
    after = findings(event, RowTyped("申报材料", found[0].key, papers))
    assert [f.subject for f in after if f.code == "Z008"] == ["赵二", "钱一", "钱二"]


def test_rates_without_source_are_decisions(tmp_path: Path) -> None:
    low = [player(name, "七级棋士组(男子)", title="七级棋士") for name in (*NAMES, *"甲乙丙丁")]
    found = findings(finished_event(tmp_path, low, regulation="qingdao-2017"))
    assert {f.key for f in found if f.code == "Z004"} == {
        "titles/rate/七级棋士→六级棋士",
        "titles/rate/七级棋士→五级棋士",
    }


def test_a_regulation_may_weigh_a_code_otherwise() -> None:
    changed = SeverityChange(clause="八", code="Z003", severity="warning")
    rules = replace(regulation("zibo-2020"), severities=(changed,))
    made = finding(rules, "Z003", "k", "话", "办法", "", "")
    assert (made.severity, made.subject, made.clause) == (Severity.WARNING, None, None)
