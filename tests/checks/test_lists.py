"""The cases of lists: ratings, former champions, bars, earlier titles; what is said."""

import pytest

from tests.checks.cases import Case, Player, cases_about, expected, found
from toolkit.checks.lists import RULES
from toolkit.model.facts import Corrected, Decided
from toolkit.model.finding import Finding, Severity


@pytest.mark.parametrize("case", cases_about(RULES), ids=lambda case: case.title)
def test_a_case_finds_what_it_lists_and_nothing_else(case: Case) -> None:
    assert found(case) == expected(case)


def played(*lines: str) -> tuple[Player, list[Finding]]:
    """A case without a table."""
    rows = tuple(tuple(part.strip() for part in line.split("|") if part.strip()) for line in lines)
    one = Player(Case("E", "", tuple((*row[0].split(" ", 1), *row[1:]) for row in rows), (), ()))
    return one, one.findings()


def only(code: str, findings: list[Finding]) -> Finding:
    (one,) = (finding for finding in findings if finding.code == code)
    return one


MASTER = "棋手 | 等级=棋协大师 | 等级分=1900 | 组别=棋协大师组(男子)"
DECEMBER = "等级分表 国际 | 2019-12"


def test_the_evidence_says_which_list_or_the_form() -> None:
    _, without = played(MASTER.replace("1900", "2001"))
    assert only("E005", without).evidence == {"来源": "报名表"}
    assert only("E005", without).message == "等级分 2001 高于 2000，不能参加棋协大师组。"
    _, listed = played(
        MASTER + " | FIDE ID=8600001",
        DECEMBER,
        "表上 编号=8600001 | 姓名=Wu, Er | 出生=2007 | 等级分=2050",
    )
    one = only("E005", listed)
    assert one.message == "等级分 2050（2019-12 国际等级分表）高于 2000，不能参加棋协大师组。"
    assert one.evidence == {
        "来源": "2019-12 国际等级分表", "表上": "Wu, Er 8600001", "报名表": "1900",
    }  # fmt: skip


def test_a_bonus_is_shown_in_the_message() -> None:
    _, findings = played(
        "规程 名称=ivy-2014",
        "棋手 | 等级= | FIDE ID=8600001 | 组别=A2组 | 注册号=C1001",
        "等级分表 国内 | 2014-07",
        "表上 编号=C1001 | 姓名=吴二 | 等级分=2310",
        "等级分表 国际 | 2014-07",
        "表上 编号=8600001 | 姓名=Wu, Er | 出生=2007 | 等级分=2250",
    )
    assert only("E007", findings).message.endswith("：2310（2014-07 国内等级分表）。")


def test_who_it_could_be_stands_in_the_message() -> None:
    _, findings = played(
        MASTER + " | FIDE ID=8600003",
        DECEMBER,
        "表上 编号=8600001 | 姓名=Wu, Er | 出生=2007 | 等级分=2050",
        "表上 编号=8600003 | 姓名=Li, Na | 出生=1990 | 性别=女 | 等级分=2300",
    )
    assert only("E013", findings).message == (
        "填写的编号在表上是 Li, Na（8600003，1990，CHN，等级分 2300），不像是他。"
        "表上可能是他的：Wu, Er（8600001，2007，CHN，等级分 2050）。"
    )


NAMESAKE = (MASTER, DECEMBER, "表上 编号=8600001 | 姓名=Wu, Er | 出生=2007 | 等级分=2050")


def test_the_number_that_a_person_adds_settles_it() -> None:
    player, findings = played(*NAMESAKE)
    entry = only("E013", findings).entries[0]
    player.story.note(Corrected(entry, "fide_id", "8600001", "核对过"))
    codes = {one.finding.code for one in player.story.judged()}
    assert "E005" in codes
    assert "E013" not in codes


def test_a_decision_holds_for_these_candidates_only() -> None:
    player, findings = played(*NAMESAKE)
    player.story.note(Decided("E013", only("E013", findings).key, "accept", "不是同一人"))
    decided = [j.decision for j in player.story.judged() if j.finding.code == "E013"]
    assert decided[0] is not None
    other = (*NAMESAKE[:2], NAMESAKE[2].replace("8600001", "8600002"))
    assert only("E013", played(*other)[1]).key != only("E013", findings).key


def test_a_name_alone_is_left_to_a_person() -> None:
    bar = "禁赛 | 姓名=吴二 | 从=2020-01-01 | 到=2020-12-31"
    unsure = only("E015", played("棋手", bar)[1])
    sure = only("E015", played("棋手", f"{bar} | 出生=2007")[1])
    assert (unsure.severity, sure.severity) == (Severity.DECISION, Severity.ERROR)
    assert "只有姓名相同" in unsure.message
    assert "只有姓名相同" not in sure.message
    ivy = ("规程 名称=ivy-2014", "棋手 | 等级= | 等级分=1950 | 组别=A2组 | 注册号=C1001")
    honour = "名录 | 年份=2013 | 组别=A2组 | 姓名=吴二"
    assert only("E009", played(*ivy, honour)[1]).severity is Severity.DECISION


def test_a_title_that_was_corrected_is_not_held_against_older_forms() -> None:
    player, findings = played(
        "棋手 | 等级=候补 | 组别=候补组", "另一份", "来信 到达=2019-12-30 10:00:00", "棋手"
    )
    entry = only("E018", findings).entries[0]
    player.story.note(Corrected(entry, "title", "一级棋士", "看过证书"))
    assert "E018" not in {one.finding.code for one in player.story.judged()}
