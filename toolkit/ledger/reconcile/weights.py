"""The ladder of evidence as data: what each kind weighs, and how it is said in plain Chinese.

Weights are natural logarithms of how much likelier the evidence is when the transfer belongs to
the unit than when it does not. They follow the rungs of the ladder (money.md §5) and were set on
generated sets (bench/reconcile.py), not on one sample. Change `RULES` with any change of them.
"""

from enum import StrEnum

RULES = "2026.1"


class Kind(StrEnum):
    """What a word in a remark, or the payer, says about a unit."""

    CODE = "code"
    FULL = "full"  # the unit's whole name
    CAMPUS = "campus"  # brand with the team or campus in brackets (王车二队)
    BASE = "base"  # the name without its bracket
    PLACED = "placed"  # place and brand (廊坊飞象)
    STYLED = "styled"  # brand and kind of body (飞象棋院)
    BRAND = "brand"
    PLACE = "place"  # the place that a 代表队 stands for
    REGION = "region"  # only a place the unit lies in
    PLAYER = "player"
    LEADER = "leader"
    COACH = "coach"
    PARENT = "parent"
    PAYER = "payer"  # whom the entry form names as the payer


class Found(StrEnum):
    """How a word was found."""

    EXACT = "exact"
    SOUND = "sound"
    LATIN = "latin"
    CUT = "cut"
    TYPO = "typo"


NAMED: dict[Kind, float] = {
    Kind.CODE: 14.0, Kind.FULL: 10.0, Kind.CAMPUS: 9.5, Kind.BASE: 9.0,
    Kind.PLACED: 8.0, Kind.STYLED: 7.0, Kind.BRAND: 5.5, Kind.PLACE: 5.0, Kind.REGION: 2.0,
    Kind.PLAYER: 8.0, Kind.LEADER: 7.0, Kind.COACH: 7.0, Kind.PARENT: 7.0,
    Kind.PAYER: 7.0,
}  # fmt: skip
SHORT_NAME = -1.2  # a name of two characters is shared by more people
NOT_EXACT: dict[Found, float] = {
    Found.EXACT: 0.0, Found.SOUND: -2.6, Found.LATIN: -1.5, Found.CUT: -3.2, Found.TYPO: -3.2,
}  # fmt: skip
SHORT_NOT_EXACT = -1.0

PAYER: dict[Kind, float] = {
    Kind.LEADER: 7.0, Kind.COACH: 7.0, Kind.PARENT: 7.0, Kind.PAYER: 7.0, Kind.PLAYER: 3.0,
}  # fmt: skip
PAYER_SOUND = -2.5
PAYER_MASKED = 2.5
SURNAME_MOST = 1.6
HISTORY = 4.5
HISTORY_ACCOUNT = 6.0
COUNT_RIGHT = 1.5
COUNT_WRONG = -2.0
TWICE = -5.0  # one name written twice, or several teams spoken of: not one unit alone
OTHERS_NAMED = -3.0
SAME_AGAIN = 4.0  # the same payer and amount for a unit that is paid: a duplicate of his
BODY_SHARE = -3.0  # a club or school does not pay one head's share
STARTED = 2.5  # the rest of a unit that began to pay the same day; less by the day
STARTED_DAY = 0.3
PART_WORD = 1.5
REST_WORD = 1.0

NOTICE_EXACT = 8.0
NOTICE_PAYER = 6.5  # the payer agrees, the amount nearly
NOTICE_SOUND = 6.5  # a homophone of the payer and the exact amount
NOTICE_MASKED = 5.0
NOTICE_HOURS = 30
NOTICE_NEAR_FEN = 30_000

SEVERAL_PRIOR = -3.0
SEVERAL_WORD = 2.0
ONE_OWNS_ALL = -4.0  # all names are one unit's: two of its players, not two units
TEAMS_RIGHT = 2.0  # as many units as the remark counts teams
UNKNOWN_PRIOR = -3.2

AUTO_SHARE = 0.985  # posterior share of the first proposal
AUTO_IDENTITY = 4.0  # evidence other than amounts
AUTO_IDENTITY_UNEVEN = 7.0  # the same when the amount is more or less than is open
PLAINLY = 3.0  # so much more evidence tells one unit from another
COUNTED_UNEVEN = 0.95
COUNTED_SHARE = 0.5  # a proposal that the projection of the units counts as paid
MOST_PARTS = 4
MOST_LINKED = 12
MOST_SIBLINGS = 5  # transfers of one payer; a company that pays for everybody has more


class Fit(StrEnum):
    """How an amount fits what is open for a unit."""

    EXACT = "exact"
    FEE = "fee"
    BOARD = "board"
    SHARE = "share"
    HEADS = "heads"
    TOGETHER = "together"  # with another transfer of the same payer exactly what is open
    OVER = "over"
    PART = "part"
    NONE = "none"
    PAID = "paid"  # the unit has paid everything already


AMOUNT: dict[Fit, float] = {
    Fit.EXACT: 6.0, Fit.FEE: 4.2, Fit.BOARD: 4.0, Fit.SHARE: 5.0, Fit.HEADS: 2.5, Fit.TOGETHER: 5.5,
    Fit.OVER: 1.0,
    Fit.PART: -0.5, Fit.NONE: -4.0, Fit.PAID: -5.0,
}  # fmt: skip
EVEN = (Fit.EXACT, Fit.FEE, Fit.BOARD, Fit.SHARE, Fit.HEADS, Fit.TOGETHER)
OVER_MOST_FEN = 30_000
