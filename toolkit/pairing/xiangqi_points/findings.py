"""What a round can't do, said to the arbiter."""

from collections.abc import Sequence

from toolkit.model.finding import Finding, Severity
from toolkit.model.game import Tournament
from toolkit.pairing.xiangqi_points.field import Contender
from toolkit.pairing.xiangqi_points.settings import Pin
from toolkit.pairing.xiangqi_points.terms import Terms

RESULT_MISSING, FORFEITS, NO_PAIRING = "N001", "N005", "N010"
UNIT_GAVE_WAY, COLOUR_GAVE_WAY, PIN_REFUSED = "N011", "N012", "N013"


def refused_pin(pin: Pin, why: str, round_number: int) -> Finding:
    """A board or bye of the arbiter that can't stand."""
    wish = f"{pin.white}号轮空" if pin.black is None else f"{pin.white}号对{pin.black}号"
    return Finding(
        code=PIN_REFUSED,
        severity=Severity.ERROR,
        message=f"第{round_number}轮：裁判长指定的“{wish}”不能执行：{why}。",
        remedy="请修改或撤销这一指定后重新编排。",
        key=f"round:{round_number}:pin:{pin.white}:{pin.black}",
    )


def missing_results(tournament: Tournament) -> list[Finding]:
    """Boards of earlier rounds without a result; no round is paired before they are in."""
    return [
        Finding(
            code=RESULT_MISSING,
            severity=Severity.ERROR,
            message=f"第{played.number}轮还有{missing}台没有成绩，不能编排下一轮。",
            remedy="请先把成绩填齐。",
            key=f"round:{played.number}:results",
        )
        for played in tournament.rounds
        if (missing := sum(game.result is None for game in played.games))
    ]


def gave_way(code: str, what: str, boards: Sequence[int], round_number: int) -> Finding:
    """Limits that some boards break, because nothing else was possible."""
    names = "、".join(str(board) for board in boards)
    return Finding(
        code=code,
        severity=Severity.INFO,
        message=f"第{round_number}轮别无其他编法，第{names}台{what}。",
        key=f"round:{round_number}:{code}",
    )


def out(player: Contender, round_number: int) -> Finding:
    """A player who is not paired any more after forfeits in a row."""
    return Finding(
        code=FORFEITS,
        severity=Severity.DECISION,
        message=f"{player.number}号已连续弃权{player.forfeits}轮，第{round_number}轮不再编排。",
        remedy="如该棋手继续参赛，请由裁判长决定恢复编排。",
        subject=f"{player.number}号",
        key=f"round:{round_number}:forfeits:{player.number}",
    )


def nobody(round_number: int) -> Finding:
    """There is no player left to pair."""
    return _none(round_number, "没有可以编排的棋手（全部退出、请假或停止编排）", "请检查参赛名单。")


def impossible(players: Sequence[Contender], terms: Terms, group: str) -> Finding:
    """No pairing keeps the limits that never give way; names who is stuck, if one is."""
    stuck = [
        player.number
        for player in players
        if all(player is other or terms.never(player, other) for other in players)
    ]
    why = f"{group}{len(players)}名棋手中找不到合乎规程的编排"
    if stuck:
        names = "、".join(f"{number}号" for number in stuck)
        why += f"；{names}已与所有其他棋手相遇或被限制相遇"
    elif len(players) % 2 and all(
        player.byes >= terms.settings.byes_per_player for player in players
    ):
        why += "；人数为单数，而人人都已轮空过"
    return _none(terms.round, why, "请减少轮次、放宽规程中“必须”的限制，或由裁判长安排请假、轮空。")


def _none(round_number: int, why: str, remedy: str) -> Finding:
    return Finding(
        code=NO_PAIRING,
        severity=Severity.ERROR,
        message=f"第{round_number}轮无法编排：{why}。",
        remedy=remedy,
        key=f"round:{round_number}:none",
    )
