from tests.pairing.xiangqi_points.build import man, mutual, terms
from toolkit.model.finding import Finding, Severity
from toolkit.pairing.xiangqi_points.findings import gave_way, impossible, nobody, out, refused_pin
from toolkit.pairing.xiangqi_points.settings import Pin


def test_who_is_stuck_is_named() -> None:
    players = mutual(man(1), man(2), man(3), man(4), pairs="1-2 1-3 1-4")
    message = impossible(players, terms(4), "女子").message
    assert message.startswith("第4轮无法编排：女子4名棋手")
    assert "1号已与所有其他棋手相遇" in message


def test_an_odd_field_in_which_everybody_had_the_bye() -> None:
    players = [man(number, byes=1) for number in (1, 2, 3)]
    assert "人人都已轮空过" in impossible(players, terms(4), "").message


def test_each_finding_has_a_place_in_the_list_of_codes_and_a_remedy() -> None:
    player = man(7)
    found: list[Finding] = [
        impossible([man(1), man(2)], terms(), ""),
        nobody(3),
        refused_pin(Pin(1), "已经轮空过", 3),
        refused_pin(Pin(1, 2), "已经相遇过", 3),
        out(player, 3),
        gave_way("N012", "放宽先后手限制", [3, 8], 5),
    ]
    codes = [finding.code for finding in found]
    assert codes == ["N010", "N010", "N013", "N013", "N005", "N012"]
    assert len({finding.key for finding in found}) == len(found)
    assert all(finding.remedy for finding in found if finding.severity is not Severity.INFO)
    assert found[-1].message == "第5轮别无其他编法，第3、8台放宽先后手限制。"
    assert out(player, 3).severity is Severity.DECISION
    assert "“1号轮空”" in found[2].message
    assert "“1号对2号”" in found[3].message
