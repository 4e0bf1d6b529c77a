"""Papers of the desk: 报到单 to sign, 保险名单 for the insurer, 用餐人数 for the kitchen."""

from collections.abc import Sequence
from functools import partial

import msgspec

from toolkit import __version__
from toolkit.entries.attendance import player_said
from toolkit.entries.meals import NAMES, meal_counts
from toolkit.entries.roster import Entry, Unit
from toolkit.flows.desk import Desk
from toolkit.flows.stamps import stamp
from toolkit.layouts.checkin import INSURED_HERE, player_papers, unit_papers
from toolkit.layouts.listing import ListColumn, Listing, Shown
from toolkit.pages.fonts import chinese_fonts
from toolkit.pages.listing import TEMPLATE, listing_pdf
from toolkit.store.folder import INTERNAL
from toolkit.workbooks.listing import listing_book

SLIPS, INSURED, MEALS = (
    f"{INTERNAL}/{name}" for name in ("报到单.pdf", "保险名单.xlsx", "用餐人数.xlsx")
)
Entered = Sequence[tuple[Unit, Sequence[Entry]]]


def write_desk_papers(desk: Desk, entered: Entered) -> None:
    """All three; what an event has no use for is not written."""
    made = stamp(desk)
    if fonts := chinese_fonts():
        slips = [_slip(desk, unit, members) for unit, members in entered]
        made_of = msgspec.json.encode((__version__, fonts, slips)) + TEMPLATE.read_bytes()
        desk.outputs.make(SLIPS, made_of, partial(listing_pdf, slips, made.created))
    short = desk.regulation.short
    if insured := _insured(desk, entered):
        desk.outputs.write(INSURED, listing_book(made, f"{short} 保险名单", insured))
    if meals := _meals(desk, entered):
        desk.outputs.write(MEALS, listing_book(made, f"{short} 用餐人数", [meals]))


def _slip(desk: Desk, unit: Unit, members: Sequence[Entry]) -> Listing:
    """One page a unit: boxes to tick, a line to sign."""
    papers = [title for title, _ in player_papers(desk.regulation).values()]
    columns = (
        ListColumn("序号", 6, "center"),
        ListColumn("姓名", 12, "center"),
        ListColumn("组别", 24),
        ListColumn("等级称号", 16, "center"),
        *(ListColumn(title, 11, "center") for title in ("报到", *papers)),
    )
    boxes = ["□"] * (1 + len(papers))
    rows: tuple[tuple[Shown, ...], ...] = tuple(
        (n, e.player.name or "", e.player.section or "", e.player.title or "", *boxes)
        for n, e in enumerate(members, start=1)
    )
    things = [*unit_papers(desk.regulation).values(), "款已付清", "房卡", "秩序册", "参赛证"]
    notes = (
        "　".join(f"□ {thing}" for thing in things),
        "领队签名：＿＿＿＿＿＿＿＿　　电话：＿＿＿＿＿＿＿＿＿＿　　日期：＿＿＿＿＿＿",
    )
    title = f"{desk.regulation.short} 报到单"
    return Listing(
        "报到单", title, f"{unit.name}　{len(members)} 名棋手", columns, rows, notes=notes
    )


def _insured(desk: Desk, entered: Entered) -> list[Listing]:
    """Who is insured by the event, and what changed since the list was published first."""
    fees = [fee for fee in desk.regulation.fees if fee.kind == "insurance"]
    everybody = any(fee.when == "always" for fee in fees)
    now = {
        entry.id: entry
        for _, members in entered
        for entry in members
        if everybody or player_said(desk.state, entry.id).get("insurance_policy") == INSURED_HERE
        or player_said(desk.state, entry.id).get("insurance_copy") == INSURED_HERE
    }  # fmt: skip
    if not now:
        return []
    columns = (
        ListColumn("序号", 7, "center"),
        ListColumn("姓名", 14, "center"),
        ListColumn("性别", 7, "center"),
        ListColumn("证件号码", 22, "center"),
        ListColumn("出生日期", 14, "center"),
        ListColumn("单位", 30),
    )
    names = {entry.id: unit.name for unit, members in entered for entry in members}
    rows = tuple(
        (n, *_person(entry), names[entry.id]) for n, entry in enumerate(now.values(), start=1)
    )
    days = desk.regulation.dates.play
    told = f"{len(rows)} 人，保险期至少 {days.first} — {days.last}"
    short = desk.regulation.short
    listed = [Listing("保险名单", f"{short} 保险名单", told, columns, rows)]
    first = {entry.entry: entry for entry in desk.state.publications[0].list.entries}
    gone = [(one.name, one.unit_name, "减") for id_, one in first.items() if id_ not in now]
    new = [(e.player.name or "", names[id_], "增") for id_, e in now.items() if id_ not in first]
    if everybody and (gone or new):
        heads = (ListColumn("姓名", 14), ListColumn("单位", 34), ListColumn("增减", 8, "center"))
        since = f"与 {desk.state.publications[0].at:%Y-%m-%d} 公示的名单相比"
        listed.append(Listing("增减", f"{short} 保险增减", since, heads, (*new, *gone)))
    return listed


def _person(entry: Entry) -> tuple[str, str, str, str]:
    player = entry.player
    number = player.identity.number if player.identity.sound else ""
    born = player.identity.birth or player.birth
    return player.name or "", player.sex or "", number or "", f"{born}" if born else ""


def _meals(desk: Desk, entered: Entered) -> Listing | None:
    """People who eat with the event, by day and meal; all together are the 餐券."""
    lodging = desk.regulation.lodging
    if lodging is None or not lodging.stay.meals:
        return None
    eaten = meal_counts((room for unit, _ in entered for room in unit.rooms), lodging.stay)
    meals = [meal for meal in NAMES if meal in lodging.stay.meals_a_day]
    columns = (
        ListColumn("日期", 16, "center"),
        *(ListColumn(NAMES[meal], 10, "center") for meal in meals),
    )
    rows = tuple(
        (f"{day}", *(eaten[day, meal] or "" for meal in meals))
        for day in sorted({day for day, _ in eaten})
    )
    title, whole = f"{desk.regulation.short} 用餐人数", sum(eaten.values())
    return Listing("用餐人数", title, f"按订房人数；餐券共 {whole} 张", columns, rows)
