"""2填写/报到.xlsx: a row a unit, a row a player; the columns are what the regulation asks for."""

from toolkit.layouts.fill_in import FillColumn, FillTable
from toolkit.rules.entry import Demand
from toolkit.rules.schema import Regulation

UNIT_SHEET, PLAYER_SHEET = "单位报到", "棋手报到"
CAME, LATE, ABSENT = "到", "晚到", "不来"
RIGHT, DIFFERS, NOT_SHOWN = "相符", "不符", "没带"
HAS, HAS_NOT = "有", "没有"
INSURED, INSURED_HERE = "有保单", "现场投保"

_SHOWN = (RIGHT, DIFFERS, NOT_SHOWN)
_YES_NO = (HAS, HAS_NOT)
OF_PLAYERS: dict[str, tuple[str, tuple[str, ...]]] = {
    "id_document": ("身份证件", _SHOWN),
    "certificate_original": ("等级证原件", _SHOWN),
    "insurance_policy": ("保险", (INSURED, INSURED_HERE, HAS_NOT)),
    "insurance_copy": ("保险", (INSURED, INSURED_HERE, HAS_NOT)),
    "school_proof": ("学籍证明", _YES_NO),
    "id_copy": ("证件复印件", _YES_NO),
    "photo": ("照片", _YES_NO),
    "uniform": ("校服", _YES_NO),
    "own_equipment": ("自备棋具", _YES_NO),
    "health": ("健康证明", _YES_NO),
}
"""What is looked at for each player, by demand: the column's title and its choices."""

OF_UNITS: dict[str, str] = {"remittance_slip": "汇款单原件", "entry_form": "报名表原件"}
"""What is looked at for each unit."""

PAID_HOW = ("现金", "扫码", "转账")


def demands_at_desk(regulation: Regulation) -> tuple[Demand, ...]:
    """What the regulation wants to see of those who arrive, at check-in or during play."""
    return tuple(demand for demand in regulation.demands if demand.at in ("check_in", "play"))


def player_papers(regulation: Regulation) -> dict[str, tuple[str, tuple[str, ...]]]:
    """The papers that this event wants of its players; insurance stands once."""
    asked: list[str] = [demand.what for demand in demands_at_desk(regulation)]
    wanted = {what: OF_PLAYERS[what] for what in asked if what in OF_PLAYERS}
    if "insurance_policy" in wanted:
        wanted.pop("insurance_copy", None)
    return wanted


def unit_papers(regulation: Regulation) -> dict[str, str]:
    """The papers that this event wants of its units."""
    asked = {demand.what for demand in demands_at_desk(regulation)}
    return {what: title for what, title in OF_UNITS.items() if what in asked}


def units(regulation: Regulation) -> FillTable:
    """The sheet 单位报到."""
    papers = [
        FillColumn(what, title, 11, yellow=True, choices=_YES_NO, center=True)
        for what, title in unit_papers(regulation).items()
    ]
    return FillTable(
        UNIT_SHEET,
        (
            FillColumn("unit", "单位", 28),
            FillColumn("leader", "领队", 10),
            FillColumn("phone", "电话", 14),
            FillColumn("players", "棋手", 6, center=True),
            FillColumn("open", "未付（元）", 11, center=True),
            FillColumn("rooms", "住房", 22),
            FillColumn(
                "arrived", "到达时间", 15, yellow=True, center=True, hint="例：1-17 15:20。"
            ),
            *papers,
            FillColumn("paid", "现场交款（元）", 13, yellow=True, center=True),
            FillColumn("how", "方式", 8, yellow=True, choices=PAID_HOW, strict=False, center=True),
            FillColumn("programme", "秩序册", 8, yellow=True, choices=("已领",), center=True),
            FillColumn("badges", "参赛证", 8, yellow=True, choices=("已领",), center=True),
            FillColumn("signed", "签收人", 10, yellow=True),
            FillColumn("note", "备注", 18, yellow=True),
            FillColumn("by", "经办人", 9, yellow=True),
        ),
    )


def players(regulation: Regulation) -> FillTable:
    """The sheet 棋手报到."""
    papers = [
        FillColumn(what, title, 12, yellow=True, choices=choices, center=True)
        for what, (title, choices) in player_papers(regulation).items()
    ]
    hint = f"来了选“{CAME}”，打过电话要晚到的选“{LATE}”，不来的选“{ABSENT}”。"
    return FillTable(
        PLAYER_SHEET,
        (
            FillColumn("unit", "单位", 26),
            FillColumn("name", "姓名", 11),
            FillColumn("section", "组别", 20),
            FillColumn("id_number", "证件号码", 21),
            FillColumn("title", "等级称号", 14),
            FillColumn(
                "came", "报到", 8, yellow=True, choices=(CAME, LATE, ABSENT), center=True, hint=hint
            ),
            *papers,
            FillColumn("note", "备注", 22, yellow=True),
        ),
    )
