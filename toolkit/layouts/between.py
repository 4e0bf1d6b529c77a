"""Two sheets of 编排-<组别>.xlsx: 名单变动 between the rounds, and 抗议 (protests)."""

from toolkit.layouts.fill_in import FillColumn, FillTable

CHANGES_SHEET, PROTESTS_SHEET = "名单变动", "抗议"
BLANK_ROWS = 20

WITHDRAWS, JOINS, APART = "退赛", "补报", "回避"
ZERO_BYE, HALF_BYE, FULL_BYE = "请假（零分）", "请假（半分）", "请假（全分）"
KINDS = (WITHDRAWS, ZERO_BYE, HALF_BYE, FULL_BYE, JOINS, APART)

CHANGES = FillTable(
    CHANGES_SHEET,
    (
        FillColumn("kind", "变动", 14, yellow=True, choices=KINDS, center=True),
        FillColumn(
            "number", "号", 7, yellow=True, center=True, hint="编排名单上的号；补报的空着。"
        ),
        FillColumn("name", "姓名", 12, yellow=True, hint="补报必须写；其他的写了就核对。"),
        FillColumn("first", "从第几轮", 10, yellow=True, center=True, hint="空着＝下一轮。"),
        FillColumn("last", "到第几轮", 10, yellow=True, center=True, hint="请假、回避几轮时写。"),
        FillColumn("other", "回避谁（号）", 12, yellow=True, center=True),
        FillColumn("unit", "补报的单位", 22, yellow=True),
        FillColumn("rating", "补报的等级分", 12, yellow=True, center=True),
        FillColumn("reason", "理由", 24, yellow=True),
        FillColumn("by", "经手人", 10, yellow=True),
    ),
)  # fmt: skip
PROTESTS = FillTable(
    PROTESTS_SHEET,
    (
        FillColumn("round", "轮次", 7, yellow=True, center=True),
        FillColumn("board", "台", 7, yellow=True, center=True),
        FillColumn("who", "谁提出", 16, yellow=True),
        FillColumn("what", "事由", 40, yellow=True),
        FillColumn("ruling", "裁决", 40, yellow=True, hint="空着＝还没有裁决。"),
        FillColumn("by", "裁决人", 12, yellow=True),
    ),
)
