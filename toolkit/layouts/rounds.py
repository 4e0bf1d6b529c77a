"""2填写/编排-<组别>.xlsx: one sheet a round, results in yellow cells; and the words for results."""

import re

from toolkit.layouts.fill_in import FillColumn, FillTable
from toolkit.model.game import Mark, Result

BYE = "轮空"
SWAPPED = "对调"
OMITTED = "漏录"

CHESS_RESULTS = {
    "1-0": Result.WHITE_WINS,
    "½-½": Result.DRAW,
    "0-1": Result.BLACK_WINS,
    "黑方弃权": Result.WHITE_BY_FORFEIT,
    "白方弃权": Result.BLACK_BY_FORFEIT,
    "双方弃权": Result.DOUBLE_FORFEIT,
}
XIANGQI_RESULTS = {
    "红胜": Result.WHITE_WINS,
    "和": Result.DRAW,
    "黑胜": Result.BLACK_WINS,
    "黑方弃权": Result.WHITE_BY_FORFEIT,
    "红方弃权": Result.BLACK_BY_FORFEIT,
    "双方弃权": Result.DOUBLE_FORFEIT,
}
# What people type or paste instead of choosing, after dropping spaces and full-width forms.
_ALSO = {
    "1-0": Result.WHITE_WINS,
    "1:0": Result.WHITE_WINS,
    "白胜": Result.WHITE_WINS,
    "白方胜": Result.WHITE_WINS,
    "红方胜": Result.WHITE_WINS,
    "黑胜": Result.BLACK_WINS,
    "黑方胜": Result.BLACK_WINS,
    "0-1": Result.BLACK_WINS,
    "0:1": Result.BLACK_WINS,
    "½-½": Result.DRAW,
    "1/2-1/2": Result.DRAW,
    "0.5-0.5": Result.DRAW,
    "0.5:0.5": Result.DRAW,
    "½:½": Result.DRAW,
    "1/2": Result.DRAW,
    "和": Result.DRAW,
    "和棋": Result.DRAW,
    "平": Result.DRAW,
    "=": Result.DRAW,
    "+-": Result.WHITE_BY_FORFEIT,
    "+:-": Result.WHITE_BY_FORFEIT,
    "-+": Result.BLACK_BY_FORFEIT,
    "-:+": Result.BLACK_BY_FORFEIT,
    "--": Result.DOUBLE_FORFEIT,
    "-:-": Result.DOUBLE_FORFEIT,
}
_BYES = {
    Mark.PAIRING_BYE: BYE,
    Mark.FULL_BYE: "请假（全分）",
    Mark.HALF_BYE: "请假（半分）",
    Mark.ZERO_BYE: "请假（零分）",
}
_DASHES = re.compile(r"[–—−－]")
_FULL_WIDTH = {ord(half) + 0xFEE0: half for half in "0123456789+=:./"}  # NFKC would split ½


def result_words(game: str) -> dict[str, Result]:
    """The choices of the result cell, for chess or xiangqi."""
    return XIANGQI_RESULTS if game == "xiangqi" else CHESS_RESULTS


def read_result(text: str, game: str) -> Result | None:
    """The result that a cell states; None when it is none we know."""
    narrow = "".join(text.translate(_FULL_WIDTH).split())
    plain = _DASHES.sub("-", narrow)
    return result_words(game).get(plain) or _ALSO.get(plain)


def word_of(result: Result | None, game: str) -> str:
    """The choice that shows a result."""
    words = {value: word for word, value in result_words(game).items()}
    return words.get(result, result.value) if result else ""


def bye_word(mark: Mark, *, robin: bool = False) -> str:
    """Why somebody has no game; in a round robin one is free, whatever that is worth."""
    return BYE if robin else _BYES[mark]


def round_sheet(number: int) -> str:
    """The sheet's name."""
    return f"第{number}轮"


def first_side(game: str) -> str:
    """What the side with the first move is called."""
    return "红方" if game == "xiangqi" else "白方"


def round_table(number: int, game: str, *, recorded: bool = False) -> FillTable:
    """The columns of a round; the first side is called 红方 in xiangqi.

    `recorded` = the regulation counts games that were not recorded as fouls (漏录).
    """
    first = first_side(game)
    return FillTable(
        round_sheet(number),
        (
            FillColumn("board", "台", 6, center=True),
            FillColumn("white_no", f"{first}号", 7, center=True),
            FillColumn("white", first, 13),
            FillColumn("white_unit", f"{first}单位", 22),
            FillColumn("white_points", f"{first}积分", 9, center=True),
            FillColumn(
                "result", "结果", 11, yellow=True, center=True, strict=True,
                choices=tuple(result_words(game)),
                hint=f"从列表中选，或直接输入；左边是{first}。",
            ),
            FillColumn("black_points", "黑方积分", 9, center=True),
            FillColumn("black_no", "黑方号", 7, center=True),
            FillColumn("black", "黑方", 13),
            FillColumn("black_unit", "黑方单位", 22),
            *_afterwards(game, first),
            *((_RECORD,) if recorded else ()),
        ),
    )  # fmt: skip


_RECORD = FillColumn(
    "record", "录谱", 8, yellow=True, center=True, choices=(OMITTED,),
    hint="该录谱的一方没有录，选“漏录”：照规程记犯规，不用再填犯规次数。",
)  # fmt: skip


def _afterwards(game: str, first: str) -> tuple[FillColumn, ...]:
    """What an arbiter notes beside the result."""
    swapped = FillColumn(
        "swapped", "先后手", 9, yellow=True, center=True, choices=(SWAPPED,),
        hint="实际下棋时先后手与表上相反，选“对调”；结果仍按表上的左右填。",
    )  # fmt: skip
    if game != "xiangqi":
        return (swapped,)
    hint = "犯规次数，没有就空着。"
    return (
        FillColumn("white_fouls", f"{first}犯规", 9, yellow=True, center=True, hint=hint),
        FillColumn("black_fouls", "黑方犯规", 9, yellow=True, center=True, hint=hint),
        swapped,
    )


def row_id(number: int, board: int) -> str:
    """The hidden id of a board's row; board 0 and below are byes (the player's number negated)."""
    return f"r{number}b{board}"
