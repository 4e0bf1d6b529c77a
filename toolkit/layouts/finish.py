"""The sheets people fill in after the last round: 奖项核定, 收款账户, 等级核定."""

from collections.abc import Sequence

from toolkit.layouts.fill_in import FillColumn, FillTable
from toolkit.rules.prizes import Payout

LATER = FillTable(
    "另定奖金",
    (
        FillColumn("list", "奖项", 26),
        FillColumn("place", "名次", 8, center=True),
        FillColumn(
            "amount", "金额（元）", 14, yellow=True, center=True,
            hint="整数元；只发证书不发钱的填 0。每个名次都填了才公布。",
        ),
        FillColumn("by", "确认人", 12, yellow=True),
    ),
)  # fmt: skip
LOTS = FillTable(
    "抽签",
    (
        FillColumn("tie", "哪一组哪一名", 30),
        FillColumn("name", "姓名", 14),
        FillColumn("unit", "单位", 28),
        FillColumn(
            "order", "抽签次序", 12, yellow=True, center=True,
            hint="1 在前。这一名次的人都要填。",
        ),
        FillColumn("by", "确认人", 12, yellow=True),
    ),
)  # fmt: skip
CHOSEN = FillTable(
    "评选奖",
    (
        FillColumn("what", "奖项", 26),
        FillColumn("clause", "条款", 10, center=True),
        FillColumn("names", "获奖者", 44, yellow=True, hint="几个人或几个队用顿号分开。"),
        FillColumn("by", "确认人", 12, yellow=True),
    ),
)
BARRED = FillTable(
    "取消获奖",
    (
        FillColumn("row", "序号", 8, center=True),
        FillColumn("name", "姓名", 14, yellow=True),
        FillColumn("section", "组别", 26, yellow=True, hint="他比赛的组。"),
        FillColumn(
            "reason", "理由", 40, yellow=True,
            hint="例：冒名、弄虚作假（规程第几条）。已下的棋照算，奖由后面的名次递补。",
        ),
        FillColumn("by", "决定人", 12, yellow=True),
    ),
)  # fmt: skip
BARRED_ROWS = 8

RATES = FillTable(
    "得分率",
    (
        FillColumn("start", "现有等级", 16),
        FillColumn("goal", "申报等级", 16),
        FillColumn("who", "给谁", 14, center=True),
        FillColumn("known", "规程文件里的得分率", 20, center=True),
        FillColumn(
            "rate", "确认的得分率（%）", 18, yellow=True, center=True,
            hint="按称号条例填，例：60。没有确认的不出申报表。",
        ),
        FillColumn("source", "出处", 34, yellow=True, hint="例：2018 版条例第十二条。"),
        FillColumn("by", "确认人", 12, yellow=True),
    ),
)  # fmt: skip


PAID, BOUNCED = "已发放", "退票"  # how far the payment of a payee is; "" = still to be sent


def accounts(payout: Payout | None) -> FillTable:
    """收款账户: who is paid how much, and where to."""
    bank = payout.bank if payout and payout.bank else ""
    hint = f"规程只用{bank}：写到支行。" if bank else "写到支行。"
    return FillTable(
        "收款账户",
        (
            FillColumn("name", "领奖人", 12),
            FillColumn("unit", "单位", 22),
            FillColumn("awards", "奖项", 34),
            FillColumn("net", "税后应发（元）", 14, center=True),
            FillColumn("holder", "户名", 12, yellow=True, hint="存折或卡上的名字。"),
            FillColumn("branch", "开户行", 24, yellow=True, hint=hint),
            FillColumn("account", "账号", 24, yellow=True, hint="全部数字，不要写成 6.2E+18。"),
            FillColumn("phone", "电话", 14, yellow=True),
            FillColumn(
                "relation", "与领奖人的关系", 16, yellow=True,
                choices=("本人", "监护人", "领队", "其他"), strict=False,
                hint="户名不是领奖人本人的，写明关系。",
            ),
            FillColumn(
                "state", "发放", 11, yellow=True, choices=(PAID, BOUNCED), center=True,
                hint="银行退回的选“退票”；账户改正后清空这一格，就重新列入批量转账。",
            ),
        ),
    )  # fmt: skip


PAPERS = "申报材料"


def papers(wanted: Sequence[tuple[str, str]], *, norms: int) -> FillTable:
    """申报材料: what each applicant handed in, a column a paper (key and title)."""
    earlier = FillColumn(
        "earlier",
        "以前达标的比赛",
        22,
        yellow=True,
        hint=f"要达标 {norms} 次：写以前的比赛和日期。",
    )
    return FillTable(
        PAPERS,
        (
            FillColumn("name", "姓名", 12),
            FillColumn("unit", "单位", 24),
            FillColumn("goal", "申报等级", 14),
            FillColumn("way", "办理", 10, center=True),
            *(
                FillColumn(
                    key, title, max(10, 2 * len(title) + 2), yellow=True, choices=("有", "缺"),
                    center=True,
                )
                for key, title in wanted
            ),
            *((earlier,) if norms > 1 else ()),
            FillColumn("received", "收齐日期", 13, yellow=True),
            FillColumn("posted", "寄出日期", 13, yellow=True),
            FillColumn("returned", "证书领回", 13, yellow=True),
        ),
    )  # fmt: skip
