"""Every limit of 积分编排制 as a setting, with the regulation's words beside it."""

from enum import StrEnum

from toolkit.model.record import Record


class Limit(StrEnum):
    """How strictly a limit holds."""

    HARD = "hard"  # 必须: rather no pairing than a breach
    IF_POSSIBLE = "if_possible"  # 尽量: broken as rarely as can be, and only when nothing else goes


class FirstRound(StrEnum):
    """How the first round is put together (首轮编排)."""

    HALVES_BY_LOT = "halves_by_lot"  # 上下半区，下半区抽签：按等级分分两半，上半区对下半区抽签
    HALVES = "halves"  # 上下半区，按序号：1 对 n/2+1
    NEIGHBOURS = "neighbours"  # 相邻序号：1 对 2
    LOTS = "lots"  # 全部抽签


class FirstColours(StrEnum):
    """Who has red where neither player has a colour behind him (首轮先后手)."""

    LOT = "lot"  # 抽签定先后手, one lot a board
    NUMBER = "number"  # 单数轮小号先走，双数轮大号先走


class Inside(StrEnum):
    """Who meets whom among equals when nothing else decides (同分者内部)."""

    NEIGHBOURS = "neighbours"  # 序号相近者相遇
    HALVES = "halves"  # 同分组上半对下半
    LOTS = "lots"  # 每轮抽签


class Sexes(StrEnum):
    """Men and women (男女)."""

    TOGETHER = "together"  # 男女混合编排
    APART = "apart"  # 女子单独编排


class PointsSettings(Record, frozen=True):
    """The limits of one event; the defaults are the usual reading of the 2011 rules.

    `unit_rounds`: 同单位回避: members of one unit do not meet in the first so many rounds (0 = they
    may always meet); `unit_limit` says how strictly.
    `max_difference`: 先后手之差不得达到三: a player's games with red and with black may differ by
    no more than this. `max_in_row`: 不得连续三次同先(后)手: the same colour no more often than this
    in a row. `colour_limit` IF_POSSIBLE: 除非别无可能: both give way, to as few players as can be,
    when nobody could be paired otherwise.
    `byes_per_player`: 轮空最多一次. `forfeit_win_is_bye`: a win without play counts as such a bye.
    `forfeits_out`: 连续弃权 n 次不再编排 (0 = the arbiter decides).
    `forfeit_meets`: 弃权亦算相遇: a game that was forfeited may not be paired again.
    `forfeit_has_colour`: 弃权局计先后手: it counts for the colours of both.
    `first_round`, `first_colours`: 首轮. `inside`: 同分者内部, from round 2 on.
    `favour_higher_rounds`: 最后三轮优先平衡积分高者的先后手: in the last so many rounds the higher
    scorer's colour is looked after first.
    `sexes`: 男女单独编排 or 混合编排.
    """

    unit_rounds: int = 1
    unit_limit: Limit = Limit.IF_POSSIBLE
    max_difference: int = 2
    max_in_row: int = 2
    colour_limit: Limit = Limit.IF_POSSIBLE
    byes_per_player: int = 1
    forfeit_win_is_bye: bool = False
    forfeits_out: int = 0
    forfeit_meets: bool = True
    forfeit_has_colour: bool = False
    first_round: FirstRound = FirstRound.HALVES_BY_LOT
    first_colours: FirstColours = FirstColours.LOT
    inside: Inside = Inside.NEIGHBOURS
    favour_higher_rounds: int = 3
    sexes: Sexes = Sexes.TOGETHER


class Pin(Record, frozen=True):
    """A board or a bye set by the arbiter before pairing (裁判长指定).

    `black` None = `white` has the bye. `colours` False: who has red goes by the rules.
    """

    white: int
    black: int | None = None
    colours: bool = False
    reason: str = ""
