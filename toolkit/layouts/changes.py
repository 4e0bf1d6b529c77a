"""2填写/变更和减免.xlsx: withdrawals asked for without a new form, waivers, further charges."""

from toolkit.layouts.fill_in import FillColumn, FillTable
from toolkit.rules.schema import Regulation

WITHDRAWALS, WAIVERS, FURTHER = "退赛申请", "减免", "其他应收"
BLANK_ROWS = 30
WRITTEN, NOT_WRITTEN = "有", "没有"

COVERS = {"报名费": "entry", "食宿费": "board", "住宿费": "lodging", "其他": "other"}
INSURANCE, CERTIFICATE, OTHER = "保险费", "证书费", "其他"
WHATS = (INSURANCE, CERTIFICATE, OTHER)


def withdrawals(units: tuple[str, ...] = ()) -> FillTable:
    """The sheet 退赛申请; a form that leaves a player out says the same by itself."""
    hint = "写棋手在报名表中的姓名。换人、补报请单位重发报名表。"
    return FillTable(
        WITHDRAWALS,
        (
            FillColumn("unit", "单位", 30, yellow=True, choices=units),
            FillColumn("name", "棋手", 14, yellow=True, hint=hint),
            FillColumn(
                "written", "书面申请", 11, yellow=True, choices=(WRITTEN, NOT_WRITTEN), center=True,
                hint="信、传真、微信文字都算书面；只打了电话的选“没有”。",
            ),
            FillColumn(
                "received", "收到时间", 18, yellow=True, center=True, hint="例：2020-01-08 09:30"
            ),
            FillColumn("note", "说明", 34, yellow=True),
            FillColumn("by", "填写人", 11, yellow=True),
        ),
    )  # fmt: skip


def waivers(units: tuple[str, ...] = (), regulation: Regulation | None = None) -> FillTable:
    """The sheet 减免: who is let off what, by whose decision."""
    named = tuple(one.who for one in regulation.waivers) if regulation else ()
    return FillTable(
        WAIVERS,
        (
            FillColumn("unit", "单位", 30, yellow=True, choices=units),
            FillColumn("name", "棋手", 14, yellow=True, hint="空着＝整个单位。"),
            FillColumn("covers", "减免什么", 11, yellow=True, choices=tuple(COVERS), center=True),
            FillColumn(
                "amount", "金额（元）", 12, yellow=True,
                hint="空着＝这一项全免；住宿费和其他必须写金额。",
            ),
            FillColumn(
                "reason", "依据", 34, yellow=True, choices=named, strict=False,
                hint="选规程里的一条，或写明组委会的决定。",
            ),
            FillColumn("by", "批准人", 11, yellow=True),
        ),
    )  # fmt: skip


def further(units: tuple[str, ...] = ()) -> FillTable:
    """The sheet 其他应收: insurance taken out here, certificates, whatever else was agreed."""
    return FillTable(
        FURTHER,
        (
            FillColumn("unit", "单位", 30, yellow=True, choices=units),
            FillColumn("what", "项目", 11, yellow=True, choices=WHATS, center=True),
            FillColumn("count", "数量", 8, yellow=True, hint="空着＝1。", center=True),
            FillColumn(
                "price", "单价（元）", 12, yellow=True,
                hint="保险费、证书费空着＝规程的价格；其他必须写。",
            ),
            FillColumn(
                "note", "说明", 34, yellow=True, hint="证书费写称号，例：棋协大师。其他写清是什么。"
            ),
            FillColumn("by", "填写人", 11, yellow=True),
        ),
    )  # fmt: skip
