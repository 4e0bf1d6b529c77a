"""5内部/领队会.xlsx: the sign-in list to print, the agenda, and what the meeting decided."""

from toolkit.checks.catalogue import RULES
from toolkit.flows.desk import Desk
from toolkit.flows.entry.affairs import BOOK as TYPED
from toolkit.flows.entry.affairs import affairs_of, open_objections, said_rows
from toolkit.flows.money.full_survey import survey
from toolkit.flows.stamps import stamp
from toolkit.layouts.affairs import DECIDED, SIGN_IN
from toolkit.layouts.listing import ListColumn, Listing
from toolkit.model.finding import Finding, Severity
from toolkit.store.folder import INTERNAL
from toolkit.workbooks.listing import listing_book

BOOK = f"{INTERNAL}/领队会.xlsx"

_NAMED = 3  # so many subjects stand in a line of the agenda, the rest as a count


def write_meeting(desk: Desk) -> None:
    """As of the last time that 会务 was read; without a publication there is none."""
    then = affairs_of(desk)
    if then is None:
        desk.outputs.remove(BOOK)
        return
    short = then.regulation.short
    lists = [_sign_in(then, short), _agenda(then, short), _decided(then, short)]
    desk.outputs.write(BOOK, listing_book(stamp(then), f"{short} 领队会", lists))


def _sign_in(desk: Desk, short: str) -> Listing:
    units: dict[str, list[str]] = {}
    for entry in desk.state.publications[-1].list.entries:
        units.setdefault(entry.unit, []).append(entry.unit_name)
    rows = tuple(
        (n, names[0], len(names), desk.state.finish.said(SIGN_IN.sheet, unit).get("signed", ""), "")
        for n, (unit, names) in enumerate(units.items(), start=1)
    )
    columns = (
        ListColumn("序号", 7, "center"),
        ListColumn("单位", 36),
        ListColumn("棋手", 8, "center"),
        ListColumn("签到", 9, "center"),
        ListColumn("签名", 26),
    )
    told = f"{len(rows)} 个单位；会后在 {TYPED} 的“{SIGN_IN.sheet}”登记"
    return Listing("签到", f"{short} 领队会签到表", told, columns, rows)


def _agenda(desk: Desk, short: str) -> Listing:
    """Open decisions by code with how to decide, objections, then what has to be made known."""
    waiting: dict[str, list[Finding]] = {}
    for one in survey(desk).judged:
        if one.decision is None and one.finding.severity is Severity.DECISION:
            waiting.setdefault(one.finding.code, []).append(one.finding)
    titles = {rule.code: rule.title for rule in RULES}
    rows = [
        (f"{titles.get(code, code)}（{code}）", len(found), _about(found), found[0].remedy)
        for code, found in waiting.items()
    ]
    objections = open_objections(desk)
    if objections:
        answer = f"答复写在 {TYPED} 的“公示异议”"
        rows.append(("公示异议", len(objections), "；".join(objections), answer))
    rows += [("通知", 1, text, "宣布") for text in _notices(desk)]
    columns = (
        ListColumn("议题", 28, wrap=True),
        ListColumn("件数", 7, "center"),
        ListColumn("涉及", 44, wrap=True),
        ListColumn("怎么定", 40, wrap=True),
    )
    told = f"待裁定 {sum(map(len, waiting.values()))} 件，公示异议 {len(objections)} 件"
    return Listing("议程", f"{short} 领队会议程", told, columns, tuple(rows), landscape=True)


def _about(found: list[Finding]) -> str:
    names = [" ".join(filter(None, (one.unit, one.subject))) for one in found]
    names = list(dict.fromkeys(name for name in names if name))
    more = f" 等 {len(names)} 处" if len(names) > _NAMED else ""
    return "、".join(names[:_NAMED]) + more


def _notices(desk: Desk) -> list[str]:
    """What every leader has to know: days, round times, minimum of a section, changes."""
    regulation, dates = desk.regulation, desk.regulation.dates
    notices = [f"比赛日期 {dates.play.first} — {dates.play.last}"]
    notices += [
        f"第 {time.round} 轮：{' '.join(filter(None, (time.day, time.clock)))}"
        for _, time in sorted(desk.state.hall.times.items())
        if time.day or time.clock
    ]
    if least := regulation.minimum:
        notices.append(f"不足 {least.players} 人的组按规程{least.clause}处理")
    if rule := regulation.changes:
        notices.append(f"此后退赛、补报、换人每变动一人 {rule.fee} 元（规程{rule.clause}）")
    return notices


def _decided(desk: Desk, short: str) -> Listing:
    rows = tuple(
        (n, said.get("topic", ""), said.get("decision", ""), said.get("by", ""))
        for n, said in enumerate(said_rows(desk, DECIDED), start=1)
    )
    columns = (
        ListColumn("序号", 7, "center"),
        ListColumn("议题", 34, wrap=True),
        ListColumn("决定", 60, wrap=True),
        ListColumn("记录人", 12, "center"),
    )
    told = f"{len(rows)} 项；在 {TYPED} 的“{DECIDED.sheet}”里登记"
    return Listing("决定", f"{short} 领队会决定", told, columns, rows, landscape=True)
