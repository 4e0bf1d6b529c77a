"""Family C: check-in (报到) — who came, and what was not there."""

from collections.abc import Iterator

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.entries.attendance import began, demand_at_desk, player_said, unit_said
from toolkit.entries.roster import Entry, Unit
from toolkit.layouts.checkin import ABSENT, DIFFERS, HAS_NOT, LATE, NOT_SHOWN
from toolkit.model.finding import Severity
from toolkit.rules.dates import END_OF_DAY

_INSURANCE = ("insurance_policy", "insurance_copy")
_OTHERS = {
    "uniform": "校服",
    "own_equipment": "自备的棋钟、棋具",
    "school_proof": "学籍证明",
    "id_copy": "证件复印件",
    "photo": "照片",
    "health": "健康证明",
}


def not_arrived(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """棋手没有报到。

    报到时写明“不来”，或报到时间过了还没有登记。写明“不来”的不进编排名单；已经编进名单的请按退赛处理。
    English: not arrived.
    """
    came = player_said(ground.state, entry.id).get("came")
    span = ground.regulation.dates.check_in if ground.regulation else None
    if came == ABSENT:
        clause = span.clause if span else None
        yield Hit("报到时说明不来。", None, "从名单中去掉；已经编排的按退赛处理。", clause)
    elif not came and span and began(ground.state) and _over(ground):
        yield Hit(
            "报到时间已过，没有报到。", None, "联系领队；来了就在 报到.xlsx 里补登记。", span.clause
        )


def _over(ground: Ground) -> bool:
    span = ground.regulation.dates.check_in if ground.regulation else None
    if span is None:
        return False
    last = (span.last, span.last_clock or END_OF_DAY)
    return (ground.now.date(), ground.now.time()) > last


def certificate_not_shown(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """等级证原件没有出示，或与报名不符。

    等级证是参加该组的凭据。请当场核实，不符的按规程处理。
    English: certificate original not shown, or it differs.
    """
    yield from _shown(ground, entry, "certificate_original", "等级证原件")


def id_differs(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """身份证件没有出示，或与报名不符。

    请核对是不是本人；号码或出生日期写错的，在裁定工作簿里更正。
    English: ID shown differs from the entry.
    """
    yield from _shown(ground, entry, "id_document", "身份证件")


def _shown(ground: Ground, entry: Entry, what: str, title: str) -> Iterator[Hit]:
    demand = demand_at_desk(ground.regulation, what, entry.kind)
    said = player_said(ground.state, entry.id).get(what)
    if demand and said in (DIFFERS, NOT_SHOWN):
        fault = "与报名不符" if said == DIFFERS else "没有出示"
        yield Hit(f"{title}{fault}。", None, "请当场核实并处理。", demand.clause)


def insurance_not_shown(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """没有出示保险单。

    请补交保险单，或现场投保（保险费记在单位账上）。
    English: insurance policy not shown (insurance due).
    """
    for what in _INSURANCE:
        demand = demand_at_desk(ground.regulation, what, entry.kind)
        if demand and player_said(ground.state, entry.id).get(what) == HAS_NOT:
            yield Hit("没有出示保险单。", None, "请补交，或现场投保。", demand.clause)
            return


def slip_missing(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """没有出示汇款单据原件。

    规程要求报到时出示。款项以银行流水为准；没有原件不影响已经对上的账。
    English: original remittance slip missing.
    """
    demand = demand_at_desk(ground.regulation, "remittance_slip", unit.kind)
    if demand and unit_said(ground.state, unit.id).get("remittance_slip") == HAS_NOT:
        yield Hit("没有出示汇款单据原件。", None, "请补交；账已对上的可以不再要。", demand.clause)


def late_announced(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """晚到，已经打过招呼。

    编排时留意：第一轮赶不上的请假。
    English: late, announced.
    """
    if player_said(ground.state, entry.id).get("came") == LATE:
        clause = demand_at_desk(ground.regulation, "late_call", entry.kind)
        told = clause.clause if clause else None
        yield Hit("晚到，已经打过招呼。", None, "到了以后在 报到.xlsx 里改成“到”。", told)


def thing_missing(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """规程要求自带的东西没有带，或材料缺。

    校服、自备的棋具、学籍证明、照片等，按规程要求的查。
    English: own equipment, school proof or uniform missing where demanded.
    """
    said = player_said(ground.state, entry.id)
    for what, title in _OTHERS.items():
        demand = demand_at_desk(ground.regulation, what, entry.kind)
        if demand and said.get(what) == HAS_NOT:
            yield Hit(f"缺{title}。", None, "请在第一轮以前补齐。", demand.clause, key=what)


RULES = (
    Rule("C001", Severity.ERROR, About.PLAYER, not_arrived),
    Rule("C002", Severity.ERROR, About.PLAYER, certificate_not_shown),
    Rule("C003", Severity.ERROR, About.PLAYER, id_differs),
    Rule("C004", Severity.WARNING, About.PLAYER, insurance_not_shown),
    Rule("C005", Severity.WARNING, About.UNIT, slip_missing),
    Rule("C006", Severity.INFO, About.PLAYER, late_announced),
    Rule("C007", Severity.WARNING, About.PLAYER, thing_missing),
)
