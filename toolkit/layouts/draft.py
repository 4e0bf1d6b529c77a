"""拟编 of 编排-<组别>.xlsx: a proposed round that the arbiter may alter before it counts."""

from toolkit.layouts.fill_in import FillColumn, FillTable

SHEET = "拟编"
KEEP = "固定"


def draft_table(number: int, first: str) -> FillTable:
    """One row a board, then one a bye; `first` is what the side with the first move is called."""
    hint = "要换人就写号：两人对换，两处都要改。空着＝不动。"
    return FillTable(
        f"{SHEET}第{number}轮",
        (
            FillColumn("board", "台", 7, center=True),
            FillColumn("white_no", f"{first}号", 8, center=True),
            FillColumn("white", first, 13),
            FillColumn("black_no", "黑方号", 8, center=True),
            FillColumn("black", "黑方", 13),
            FillColumn("reason", "为什么这样编排", 46),
            FillColumn("new_white", f"改{first}号", 9, yellow=True, center=True, hint=hint),
            FillColumn("new_black", "改黑方号", 9, yellow=True, center=True, hint=hint),
            FillColumn(
                "keep", "固定", 8, yellow=True, center=True, choices=(KEEP,),
                hint="选了“固定”的台不动（写了号的按写的），其余的人重新编排。",
            ),
            FillColumn("why", "调整理由", 26, yellow=True, hint="改了任何一台都要写。"),
        ),
    )  # fmt: skip


def board_row(number: int, board: int) -> str:
    """The hidden id of a board's row; 0 and below are byes (the player's number negated)."""
    return f"d{number}b{board}"
