"""The sheets of 收款核对.xlsx: whose transfer it is, how it is split, what came without a bank."""

from toolkit.layouts.fill_in import FillColumn, FillTable

FIRST, SECOND, THIRD = "建议1", "建议2", "建议3"
ONE_UNIT, SPLIT, OTHER, WAIT = "指定单位", "拆分", "非报名款", "挂起"
PROPOSED = (FIRST, SECOND, THIRD)
SPLITS, BY_HAND = "拆分", "手工收款"
WAYS = ("现金", "二维码", "红包", "其他")
BLANK_ROWS = 30
CHOICES = (*PROPOSED, ONE_UNIT, SPLIT, OTHER, WAIT)


def transfers(sheet: str, units: tuple[str, ...] = ()) -> FillTable:
    """One of the two sheets; `units` = the names to choose from."""
    return FillTable(
        sheet,
        (
            FillColumn("txn", "流水号", 11),
            FillColumn("moment", "时间", 11),
            FillColumn("amount", "金额", 10),
            FillColumn("payer", "付款人", 12),
            FillColumn("text", "摘要与附言", 16),
            FillColumn("side", "归类", 8, center=True),
            FillColumn("first", FIRST, 18),
            FillColumn("second", SECOND, 13),
            FillColumn("third", THIRD, 13),
            FillColumn("reasons", "建议1的理由", 26),
            FillColumn("choice", "决定", 8, yellow=True, choices=CHOICES),
            FillColumn(
                "unit", "单位", 16, yellow=True, choices=units, strict=False,
                hint="选“指定单位”时选一个单位；选“拆分”时空着，在工作表“拆分”里一行写一个单位。",
            ),
            FillColumn("note", "备注", 10, yellow=True),
            FillColumn("by", "确认人", 8, yellow=True),
        ),
    )  # fmt: skip


def splits(units: tuple[str, ...] = ()) -> FillTable:
    """The sheet 拆分: one row a part of a transfer; its last column, a formula, is the rest."""
    return FillTable(
        SPLITS,
        (
            FillColumn("txn", "流水号", 22, yellow=True, hint="从“待确认”抄来的流水号。"),
            FillColumn("unit", "单位", 34, yellow=True, choices=units),
            FillColumn("amount", "金额（元）", 14, yellow=True, hint="退款也写正数。"),
            FillColumn("note", "备注", 26, yellow=True),
        ),
    )


def by_hand(units: tuple[str, ...] = ()) -> FillTable:
    """The sheet 手工收款: money that no bank statement shows, one row a payment."""
    return FillTable(
        BY_HAND,
        (
            FillColumn("date", "日期", 13, yellow=True, center=True, hint="例：2019-12-30"),
            FillColumn("way", "方式", 10, yellow=True, choices=WAYS, strict=False, center=True),
            FillColumn("payer", "付款人", 16, yellow=True),
            FillColumn("amount", "金额（元）", 12, yellow=True, hint="退出去的现金写负数。"),
            FillColumn(
                "unit", "单位", 32, yellow=True, choices=units,
                hint="空着＝按付款人和备注认单位，认不出的到“待确认”。",
            ),
            FillColumn("note", "备注", 26, yellow=True, hint="棋手姓名、收据号等。"),
            FillColumn("by", "收款人", 10, yellow=True),
        ),
    )  # fmt: skip


COLUMN_FIELDS = {
    "日期": "date", "日期和时刻": "moment", "时刻": "time", "收入金额": "income",
    "支出金额": "expense", "金额（带正负号，或另有收支列）": "amount", "收支标志": "flag",
    "余额": "balance", "付款人（对方户名）": "payer", "对方账号": "account",
    "对方账号和户名": "party", "摘要": "summary", "附言": "remark", "用途等": "extra",
    "流水号": "serial", "币种": "currency", "交易状态": "state", "不用": "",
}  # fmt: skip
"""What a column of a foreign statement can be, as people read it → the field of the reader."""

STATEMENT_COLUMNS = FillTable(
    "流水版式",
    (
        FillColumn("file", "文件（例）", 30),
        FillColumn("header", "这一列的表头", 22),
        FillColumn("examples", "这一列里写的（例）", 46),
        FillColumn(
            "field", "是什么", 24, yellow=True, choices=tuple(COLUMN_FIELDS), center=True,
            hint="至少要有日期和金额（或收入、支出）。选一次，同样表头的流水以后都照此读；清空就是收回。",
        ),
        FillColumn("by", "确认人", 11, yellow=True),
    ),
)  # fmt: skip

OPEN, BOOKED = transfers("待确认"), transfers("已自动")
