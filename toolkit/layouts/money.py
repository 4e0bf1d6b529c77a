"""The sheets of 收款核对.xlsx: whose transfer it is, proposed by us and decided in yellow cells."""

from toolkit.layouts.fill_in import FillColumn, FillTable

FIRST, SECOND, THIRD = "建议1", "建议2", "建议3"
ONE_UNIT, SPLIT, OTHER, WAIT = "指定单位", "拆分", "非报名款", "挂起"
PROPOSED = (FIRST, SECOND, THIRD)
CHOICES = (*PROPOSED, ONE_UNIT, SPLIT, OTHER, WAIT)


def transfers(sheet: str, units: tuple[str, ...] = ()) -> FillTable:
    """One of the two sheets; `units` = the names to choose from."""
    return FillTable(
        sheet,
        (
            FillColumn("txn", "流水号", 14),
            FillColumn("moment", "时间", 17),
            FillColumn("amount", "金额", 11),
            FillColumn("payer", "付款人", 15),
            FillColumn("text", "摘要与附言", 20),
            FillColumn("side", "归类", 9, center=True),
            FillColumn("first", FIRST, 24),
            FillColumn("second", SECOND, 18),
            FillColumn("third", THIRD, 18),
            FillColumn("reasons", "建议1的理由", 34),
            FillColumn("choice", "决定", 11, yellow=True, choices=CHOICES),
            FillColumn(
                "unit", "单位", 22, yellow=True, choices=units, strict=False,
                hint="选“指定单位”时选一个单位；选“拆分”时写：甲单位=1290；乙单位=210",
            ),
            FillColumn("note", "备注", 14, yellow=True),
            FillColumn("by", "确认人", 9, yellow=True),
        ),
    )  # fmt: skip


OPEN, BOOKED = transfers("待确认"), transfers("已自动")
