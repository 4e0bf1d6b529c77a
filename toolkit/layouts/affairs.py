"""2填写/会务.xlsx: objections to the published list, the leaders' meeting, expenses."""

from toolkit.layouts.fill_in import FillColumn, FillTable

ARBITERS = "裁判劳务"
EXPENSE_KINDS = (ARBITERS, "场地", "器材", "奖品", "印刷", "食宿", "其他")
PRESENT, ABSENT, DEPUTY = "到", "缺席", "代"
BLANK_ROWS = 12  # empty rows after what was typed

OBJECTIONS = FillTable(
    "公示异议",
    (
        FillColumn("unit", "单位", 26, yellow=True),
        FillColumn("name", "棋手", 12, yellow=True),
        FillColumn("what", "异议内容", 36, yellow=True, hint="哪里不对，应当是什么。"),
        FillColumn("received", "收到日期", 13, yellow=True, center=True, hint="例：2020-01-06。"),
        FillColumn("answer", "答复", 36, yellow=True, hint="空着表示还没有答复。"),
        FillColumn("by", "答复人", 10, yellow=True),
    ),
)
SIGN_IN = FillTable(
    "领队会签到",
    (
        FillColumn("unit", "单位", 30),
        FillColumn("leader", "领队", 12),
        FillColumn(
            "signed", "签到", 8, yellow=True, choices=(PRESENT, ABSENT, DEPUTY), center=True,
            hint="领队本人到选“到”，别人代替选“代”。",
        ),
        FillColumn("note", "备注", 24, yellow=True),
    ),
)  # fmt: skip
DECIDED = FillTable(
    "领队会决定",
    (
        FillColumn("topic", "议题", 30, yellow=True),
        FillColumn("decision", "决定", 52, yellow=True),
        FillColumn("by", "记录人", 10, yellow=True),
    ),
)
EXPENSES = FillTable(
    "支出",
    (
        FillColumn("item", "事项", 26, yellow=True),
        FillColumn("kind", "种类", 11, yellow=True, choices=EXPENSE_KINDS, center=True),
        FillColumn("payee", "收款人", 18, yellow=True),
        FillColumn("amount", "金额（元）", 13, yellow=True, hint="劳务报酬填税前金额。"),
        FillColumn("date", "日期", 13, yellow=True, center=True),
        FillColumn("voucher", "凭证号", 12, yellow=True),
        FillColumn("note", "备注", 22, yellow=True),
    ),
)
TABLES = (OBJECTIONS, SIGN_IN, DECIDED, EXPENSES)
HINTS = {
    OBJECTIONS.sheet: "公示后收到的异议，一行一件；填完运行 qisai publish",
    SIGN_IN.sheet: "按 5内部/领队会.xlsx 的签到登记；填完运行 qisai checkin",
    DECIDED.sheet: "会上定下来的事，一行一件；填完运行 qisai checkin",
    EXPENSES.sheet: "一行一笔，填税前金额；填完运行 qisai book，决算在 5内部/决算.xlsx",
}
"""What the line below each sheet's title says."""
