"""秩序册: the programme book's chapters from regulation, published entries and hall."""

from collections.abc import Iterator, Sequence

from toolkit.entries.build import build
from toolkit.flows.desk import Desk
from toolkit.flows.play import players_by_number
from toolkit.flows.rules.show import words
from toolkit.layouts.chapters import Chapter, Cover
from toolkit.layouts.listing import ListColumn, Listing, Shown
from toolkit.model.facts import PublishedEntry
from toolkit.model.form import Form
from toolkit.model.hall_facts import SectionPlaced
from toolkit.rules.dates import Moment, Span
from toolkit.rules.difference import differences
from toolkit.rules.schema import Regulation
from toolkit.store.folder import REGULATION


def program_cover(desk: Desk) -> Cover:
    """Event, organiser, place and days."""
    regulation, play = desk.regulation, desk.regulation.dates.play
    lines = [
        f"承办：{regulation.organiser}" if regulation.organiser else "",
        f"地点：{regulation.venue}" if regulation.venue else "",
        f"{play.first:%Y年%m月%d日} — {play.last:%m月%d日}",
    ]
    return Cover(regulation.name, "秩序册", tuple(line for line in lines if line))


def program_chapters(desk: Desk) -> tuple[Chapter, ...]:
    """All chapters that have something to say, in the usual order."""
    made = (
        Chapter("竞赛规程", regulation_text(desk)),
        Chapter("补充规定", tuple(_supplements(desk))),
        Chapter("组织机构", (), tuple(_offices(desk.regulation))),
        Chapter("竞赛日程", (), tuple(_calendar(desk))),
        Chapter("参赛队名单", (), (_teams(desk),)),
        Chapter("分组名单", (), tuple(_sections(desk))),
        Chapter("赛场须知", tuple(_notices(desk.regulation))),
    )
    return tuple(c for c in made if c.paragraphs or any(one.rows for one in c.listings))


def regulation_text(desk: Desk) -> tuple[str, ...]:
    """The paragraphs of 规程/原文.txt; () when the organiser did not put it there."""
    path = desk.event / REGULATION / "原文.txt"
    if not path.exists():
        return ()
    text = path.read_text("utf-8-sig", errors="replace")
    return tuple(line.strip() for line in text.splitlines() if line.strip())


def _supplements(desk: Desk) -> Iterator[str]:
    steps = zip(desk.editions.all, desk.editions.all[1:], strict=False)
    for before, after in steps:
        yield after.title
        yield from (one.line for one in differences(before.data, after.data, words()))


def _offices(regulation: Regulation) -> Iterator[Listing]:
    columns = (ListColumn("职务", 24), ListColumn("产生办法", 30), ListColumn("姓名", 40))
    rows = tuple((o.role, o.named_by, "") for o in regulation.officials)
    yield Listing("组织机构", f"{regulation.short} 组织机构", "", columns, rows)


def _calendar(desk: Desk) -> Iterator[Listing]:
    columns = (
        ListColumn("日期", 16, "center"),
        ListColumn("时间", 18, "center"),
        ListColumn("内容", 46),
    )
    title = f"{desk.regulation.short} 竞赛日程"
    yield Listing("竞赛日程", title, "", columns, tuple(sorted(set(_days(desk)))))
    if places := desk.state.hall.places:
        yield _hall(desk, tuple(places.values()))


def _days(desk: Desk) -> Iterator[tuple[str, str, str]]:
    """Day, clock and what happens; the days of play where no round has its time yet."""
    dates, play = desk.regulation.dates, desk.regulation.dates.play
    if dates.check_in:
        yield f"{dates.check_in.first}", _clocks(dates.check_in), "报到"
    if dates.meeting:
        yield f"{dates.meeting.day}", _clock(dates.meeting), "领队会议"
    if dates.departure:
        yield f"{dates.departure.day}", _clock(dates.departure), "离会"
    for one in dates.more:
        yield f"{one.day}", _clock(one), one.name
    rounds = [time for time in desk.state.hall.times.values() if time.day]
    for time in rounds:
        yield time.day, time.clock, f"第 {time.round} 轮"
    if not rounds:
        yield f"{play.first}", "", "比赛开始"
        yield f"{play.last}", "", "比赛结束"


def _hall(desk: Desk, places: tuple[SectionPlaced, ...]) -> Listing:
    columns = (
        ListColumn("组别", 30),
        ListColumn("赛场", 22),
        ListColumn("起始台号", 10, "center"),
        ListColumn("裁判员", 34),
    )
    rows = tuple((one.section, one.hall, one.first_table, one.arbiters) for one in places)
    return Listing("赛场安排", f"{desk.regulation.short} 赛场安排", "", columns, rows)


def _clock(moment: Moment) -> str:
    return f"{moment.clock:%H:%M}" if moment.clock else ""


def _clocks(span: Span) -> str:
    first = f"{span.first_clock:%H:%M}" if span.first_clock else ""
    last = f"{span.last_clock:%H:%M}" if span.last_clock else ""
    return f"{first}—{last}" if first or last else ""


def _published(desk: Desk) -> tuple[PublishedEntry, ...]:
    lists = desk.state.publications
    return lists[-1].list.entries if lists else ()


def _teams(desk: Desk) -> Listing:
    """Unit, leader, coach and players by section, as published."""
    forms = {unit.id: unit.form for unit in build(desk.state, desk.regulation).units}
    entries = _published(desk)
    units = dict.fromkeys(entry.unit for entry in entries)
    rows = [
        row
        for number, unit in enumerate(units, start=1)
        for row in _team(number, [e for e in entries if e.unit == unit], forms.get(unit))
    ]
    columns = (
        ListColumn("序号", 6, "center"),
        ListColumn("单位", 28, wrap=True),
        ListColumn("领队", 12, "center"),
        ListColumn("教练", 14, "center", wrap=True),
        ListColumn("组别", 22),
        ListColumn("棋手", 46, wrap=True),
    )
    title = f"{desk.regulation.short} 参赛队名单"
    told = f"{len(units)} 个单位，{len(entries)} 名棋手"
    return Listing("参赛队名单", title, told, columns, tuple(rows), landscape=True)


def _team(
    number: int, entries: Sequence[PublishedEntry], form: Form | None
) -> Iterator[tuple[Shown, ...]]:
    """One row a section; who the unit is and who leads it stands in the first."""
    named = [form.first(field) if form else None for field in ("leader", "coach")]
    leader, coach = (said.text.strip() if said else "" for said in named)
    head: tuple[Shown, ...] = (number, entries[0].unit_name, leader, coach)
    for section in dict.fromkeys(entry.section for entry in entries):
        names = "、".join(entry.name for entry in entries if entry.section == section)
        yield (*head, section, names)
        head = ("", "", "", "")


def _sections(desk: Desk) -> Iterator[Listing]:
    """The start list where there is one, else the published list of the section."""
    columns = (
        ListColumn("号", 7, "center"),
        ListColumn("姓名", 16, "center"),
        ListColumn("性别", 7, "center"),
        ListColumn("等级称号", 18, "center"),
        ListColumn("等级分", 9, "center"),
        ListColumn("单位", 36),
    )
    entries = _published(desk)
    for section in desk.regulation.sections:
        state = desk.state.sections.get(section.name)
        if state:
            rows: tuple[tuple[Shown, ...], ...] = tuple(
                (p.number, p.name, p.sex, p.title, p.rating or "", p.unit)
                for p in players_by_number(state).values()
            )
        else:
            named = (e for e in entries if e.section == section.name)
            rows = tuple(
                (n, e.name, e.sex, e.title, "", e.unit_name) for n, e in enumerate(named, start=1)
            )
        if rows:
            title = f"{desk.regulation.short} {section.name}"
            yield Listing(section.name, title, f"{len(rows)} 人", columns, rows)


def _notices(regulation: Regulation) -> Iterator[str]:
    wanted = {"book", "check_in", "rounds"}
    told = [notice.text for notice in regulation.notices if wanted & set(notice.where)]
    return (f"{number}. {text}" for number, text in enumerate(told, start=1))
