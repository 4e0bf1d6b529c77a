"""Why this board, why these colours, why this bye: one plain line each (对阵说明)."""

from itertools import zip_longest

from toolkit.model.game import Colour, Scoring
from toolkit.pairing.boards import rank
from toolkit.pairing.entrants import Entrant

_STRENGTH = {3: "必须", 2: "应当", 1: "宜"}


def board_reasons(
    white: Entrant, black: Entrant, scoring: Scoring, words: dict[Colour, str]
) -> tuple[str, ...]:
    """Score group, then colour; `words` are what the two sides are called."""
    return (_score_reason(white, black, scoring), _colour_reason(white, black, words))


def _score_reason(white: Entrant, black: Entrant, scoring: Scoring) -> str:
    if white.score == black.score:
        extra = "（含加速分）" if white.score != white.points else ""
        return f"两人同为 {scoring.show(white.score)} 分{extra}"
    higher, lower = sorted((white, black), key=lambda player: -player.score)
    high, low = scoring.show(higher.score), scoring.show(lower.score)
    return f"{who(higher)} {high} 分，{who(lower)} {low} 分：{high} 分组配不完，前者下调、后者上调"


def who(entrant: Entrant) -> str:
    """A player as the lines name him: 3 号张三."""
    return f"{entrant.number} 号{entrant.name}"


def _colour_reason(white: Entrant, black: Entrant, words: dict[Colour, str]) -> str:
    own, other = white.preference[0], black.preference[0]
    if own is None and other is None:
        return f"两人都还没有对局，按序号单双和首轮抽签，{who(white)}执{words[Colour.WHITE]}"
    if own is None or other is None or own is not other:
        return _both_served(white, black, words)
    word = words[own]
    served, waiting = (white, black) if own is Colour.WHITE else (black, white)
    strong, weak = served.preference[1], waiting.preference[1]
    if strong > weak:
        return f"两人都该执{word}，{who(served)}更迫切（{_due(served, words)}）"
    if strong == weak == 3 and abs(served.difference) > abs(waiting.difference):
        return f"两人都必须执{word}，{who(served)}先后手相差更多"
    if _last_difference(white, black):
        return f"两人都该执{word}，按最近一次先后手不同的轮次交替，由{who(served)}执{word}"
    higher = min((white, black), key=lambda player: (-player.score, *rank(player)))
    return f"两人先后手情况相同，照顾名次在前的{who(higher)}，由{who(served)}执{word}"


def _both_served(white: Entrant, black: Entrant, words: dict[Colour, str]) -> str:
    dues = []
    for player, colour in ((white, Colour.WHITE), (black, Colour.BLACK)):
        due = player.preference[0]
        if due is None or due is colour:
            dues.append(f"{who(player)}{_due(player, words)}")
        else:
            dues.append(f"{who(player)}本该执{words[due]}")
    return "，".join(dues)


def _due(player: Entrant, words: dict[Colour, str]) -> str:
    colour, strength = player.preference
    if colour is None:
        return "先后手都可以"
    past = words[colour.other]
    twice = len(player.colours) > 1 and player.colours[-1] is player.colours[-2]
    if abs(player.difference) > 1:
        cause = f"执{past}多 {abs(player.difference)} 盘"
    elif twice and strength == 3:
        cause = f"连续两盘执{past}"
    elif strength == 2:
        cause = f"执{past}多 1 盘"
    else:
        cause = f"上一盘执{past}"
    return f"{_STRENGTH[strength]}执{words[colour]}（{cause}）"


def _last_difference(white: Entrant, black: Entrant) -> bool:
    """True when some round back from the last tells the two colour histories apart."""
    pairs = zip_longest(reversed(white.colours), reversed(black.colours))
    return any(a is not None and b is not None and a is not b for a, b in pairs)


def bye_reason(bye: Entrant, players: dict[int, Entrant], rules: str, scoring: Scoring) -> str:
    """Why this player has the bye."""
    lower = [p for p in players.values() if p.score < bye.score]
    barred = [p for p in lower if p.barred_from_bye(rules)]
    line = f"人数为单数，{who(bye)}（{scoring.show(bye.score)} 分）轮空：没有轮空过"
    if not lower:
        return line + "，积分在最低的一组"
    if len(barred) == len(lower):
        return line + "，积分更低的棋手都已轮空过或不战得过分"
    return line + "，积分更低的棋手或已轮空过，或轮空后其余的人无法编排"
