"""Why this board, why this bye (对阵说明): plain Chinese that a player understands."""

from toolkit.model.game import Colour, Scoring
from toolkit.pairing.xiangqi_points.colours import Seats, Why
from toolkit.pairing.xiangqi_points.field import Contender
from toolkit.pairing.xiangqi_points.groups import Group
from toolkit.pairing.xiangqi_points.pool import Pair
from toolkit.pairing.xiangqi_points.settings import FirstRound, PointsSettings
from toolkit.pairing.xiangqi_points.terms import Terms

_FIRST = {
    FirstRound.HALVES_BY_LOT: "首轮上半区对下半区，下半区抽签",
    FirstRound.HALVES: "首轮上半区对下半区，按序号",
    FirstRound.NEIGHBOURS: "首轮相邻序号相遇",
    FirstRound.LOTS: "首轮抽签",
}


def board_reasons(
    seats: Seats, group: Group | None, terms: Terms, scoring: Scoring
) -> tuple[str, ...]:
    """The facts of one board: score groups, colours, limits that gave way.

    `group` None = the arbiter set the pair himself.
    """
    first = "裁判长指定本台" if group is None else _meeting(seats, group, terms, scoring)
    return (first, _colours(seats, terms), *_given_way(seats, terms))


def bye_reason(
    player: Contender, group: Group | None, scoring: Scoring, settings: PointsSettings
) -> str:
    """Why this player has the bye; `group` None = the arbiter set it himself."""
    points = scoring.show(player.points)
    if group is None:
        return f"{player.number}号轮空：裁判长指定"
    text = f"{player.number}号轮空：尚未轮空过、可以轮空的棋手中积分最低（{points}分）"
    others = [
        member.number
        for member in _members(group)
        if member != player and member.byes < settings.byes_per_player
    ]
    if not others:
        return text
    if max(others) > player.number:
        return text + "；同分者中由他轮空，其余棋手才能少跨分组、少破限制"
    return text + "，同分者中序号最大"


def _members(group: Group) -> list[Contender]:
    players = [player for pair in group.pairs for player in pair if player is not None]
    return [player for player in players if player.points == group.points]


def _meeting(seats: Seats, group: Group, terms: Terms, scoring: Scoring) -> str:
    """Why these two meet."""
    red, black = (scoring.show(player.points) for player in seats[:2])
    if terms.round == 1:
        return _FIRST[terms.settings.first_round]
    if red == black:
        return f"同分相遇：双方均为{red}分"
    points = scoring.show(group.points)
    down = "红方" if seats.red.points > seats.black.points else "黑方"
    floats = sum(_is_float(pair) for pair in group.pairs)
    if group.size % 2 and floats == 1:
        cause = f"{points}分组待编{group.size}人为单数，{down}下调"
    else:
        cause = f"{points}分组内可以相遇的对手不够，{down}下调"
    return f"红方{red}分、黑方{black}分：{cause}"


def _is_float(pair: Pair) -> bool:
    return pair.lower is not None and pair.higher.points > pair.lower.points


def _colours(seats: Seats, terms: Terms) -> str:
    """Why these colours."""
    red, black = seats.red, seats.black
    if seats.why is Why.LIMIT:
        return f"先后手：{_limited(seats, terms)}"
    if seats.why is Why.HIGHER:
        side = "红方" if red.points > black.points else "黑方"
        last = terms.settings.favour_higher_rounds
        return f"先后手：最后{last}轮优先平衡积分高者，照顾{side}"
    if seats.why is Why.DIFFERENCE:
        return f"先后手：此前红方{_tally(red)}、黑方{_tally(black)}，平衡次数"
    if seats.why is Why.LAST:
        turned = red.colours and red.colours[-1] is Colour.BLACK
        return "先后手：" + ("红方上局后手，本轮换先手" if turned else "黑方上局先手，本轮换后手")
    if seats.why is Why.HISTORY:
        return "先后手：双方条件相同，往前推到最近一次先后手不同的一局，各自调换"
    if seats.why is Why.LOT:
        return "先后手：双方都没有先后手记录，抽签决定"
    if seats.why is Why.NUMBER:
        rule = "单数轮小号先走" if terms.round % 2 else "双数轮大号先走"
        return f"先后手：双方条件相同，{rule}"
    return "先后手：裁判长指定"


def _tally(player: Contender) -> str:
    """Games with red and with black, as people say it."""
    reds = player.colours.count(Colour.WHITE)
    return f"{reds}先{len(player.colours) - reds}后"


def _limited(seats: Seats, terms: Terms) -> str:
    """Which limit forced the colours: the one that the other way round would have broken."""
    settings = terms.settings
    for player, side, other in (
        (seats.red, "红方", "后"),
        (seats.black, "黑方", "先"),
    ):
        other_colour = Colour.BLACK if other == "后" else Colour.WHITE
        same = bool(player.colours) and player.colours[-1] is other_colour
        if same and player.run >= settings.max_in_row:
            return f"{side}已连续{player.run}次{other}手，不得再{other}手"
        step = 1 if other_colour is Colour.WHITE else -1
        if abs(player.difference + step) > settings.max_difference:
            return f"{side}已{_tally(player)}，先后手之差不得再扩大"
    return "不得超过先后手限制"


def _given_way(seats: Seats, terms: Terms) -> tuple[str, ...]:
    """Limits that this board breaks, and why it may."""
    facts = []
    if seats.cost.breaches:
        facts.append("注意：别无其他编法，本台放宽先后手限制")
    if terms.same_unit(seats.red, seats.black):
        facts.append("注意：别无其他编法，本台同单位相遇")
    return tuple(facts)
