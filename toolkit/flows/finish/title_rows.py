"""From applications to the rows of the title workbooks."""

from collections import Counter
from collections.abc import Iterable

from toolkit.flows.people import people_of
from toolkit.flows.titling import Titling
from toolkit.layouts.fill_in import FillRow
from toolkit.model.award import Application
from toolkit.model.money import Money
from toolkit.prizes.payout import Person
from toolkit.titles.papers import missing, wanted
from toolkit.titles.rates import Rate, needed
from toolkit.workbooks.title_book import FeeRow, RateRow, TitleRow
from toolkit.workbooks.title_forms import TitleForm


def half(points: int) -> str:
    """Half points as people write them: 6.5, 7."""
    return f"{points / 2:g}"


def title_rows(titling: Titling) -> list[tuple[TitleRow, Application]]:
    """One row an application, in order of sections and places."""
    people = {person.key: person for person in people_of(titling.roster)}
    messages = {point.key: point.message for point in titling.applied.points}
    return [
        (_title_row(one, people.get(one.entry), titling, messages), one)
        for one in titling.applied.applications
    ]


def _title_row(
    one: Application, person: Person | None, titling: Titling, messages: dict[str, str]
) -> TitleRow:
    known, said = person or Person(one.entry, one.name, one.unit), titling.said(one)
    dates = [
        f"{word} {said[key]}"
        for key, word in (("received", "收"), ("posted", "寄"), ("returned", "领"))
        if said.get(key)
    ]
    waits = messages.get(one.waits, "还要以前达标的成绩") if one.waits else ""
    return TitleRow(
        one.name, known.sex, str(known.birth or ""), known.id_number, one.unit, one.section,
        one.start, one.goal, f"{half(one.points)}/{one.rounds}", half(one.needed),
        f"{one.rate}%", "、".join(missing(said, titling.regulation)) if one.by_organiser else "",
        waits, "，".join(dates),
    )  # fmt: skip


def fee_rows(titling: Titling) -> list[FeeRow]:
    """Per unit and title, for those whose papers the organiser collects."""
    rules = titling.regulation.titles
    fees = {fee.title: Money.yuan(fee.amount) for fee in rules.fees} if rules else {}
    counts = Counter(
        (one.unit, one.goal)
        for one in titling.applied.applications
        if one.by_organiser and not one.waits
    )
    return [
        FeeRow(unit, goal, count, fees.get(goal)) for (unit, goal), count in sorted(counts.items())
    ]


def shown_rates(table: Iterable[Rate]) -> list[RateRow]:
    """The whole table, each cell with its source."""
    return [
        RateRow(
            rate.start, rate.goal + ("（成年）" if rate.adults else ""),
            "" if rate.rate is None else f"{rate.rate}%",
            "" if rate.rate is None else half(needed(rate.rate, 9)),
            "" if rate.rate is None else half(needed(rate.rate, 7)),
            "可用" if rate.sure else "待确认", rate.source,
        )
        for rate in table
    ]  # fmt: skip


def rate_rows(titling: Titling) -> list[FillRow]:
    """The cells that wait for the organiser, and those that he has confirmed."""
    typed = {row for table, row in titling.state.finish.typed if table == "得分率"}
    return [
        FillRow(
            rate.key,
            {
                "start": rate.start, "goal": rate.goal, "who": "成年组" if rate.adults else "",
                "known": _known(rate, titling),
            },
        )
        for rate in titling.applied.table
        if not rate.sure or rate.key in typed
    ]  # fmt: skip


def _known(rate: Rate, titling: Titling) -> str:
    """What the regulation's file says by itself."""
    steps = titling.regulation.titles.steps if titling.regulation.titles else ()
    same = [s for s in steps if (s.start, s.goal, s.adults) == (rate.start, rate.goal, rate.adults)]
    own = same[0].rate if same else (None if rate.sure else rate.rate)
    return "没有" if own is None else f"{own}%"


def paper_rows(titling: Titling) -> list[FillRow]:
    """One row an applicant."""
    return [
        FillRow(
            one.entry,
            {
                "name": one.name, "unit": one.unit, "goal": one.goal,
                "way": "组委会" if one.by_organiser else "当地",
            },
        )
        for one in titling.applied.applications
    ]  # fmt: skip


def forms(titling: Titling) -> list[TitleForm]:
    """The pages of those whose application stands."""
    people = {person.key: person for person in people_of(titling.roster)}
    return [
        _form(one, people.get(one.entry), titling)
        for one in titling.applied.applications
        if not one.waits
    ]


def _form(one: Application, person: Person | None, titling: Titling) -> TitleForm:
    known, rules = person or Person(one.entry, one.name, one.unit), titling.regulation
    play = rules.dates.play
    score = round(50 * one.points / one.rounds) if one.rounds else 0
    result = (
        ("赛事名称", rules.name),
        ("比赛时间", f"{play.first} 至 {play.last}"),
        ("比赛地点", rules.venue),
        ("组别", one.section),
        ("成绩", f"{one.rounds} 轮得 {half(one.points)} 分，得分率 {score}%"),
        ("达标要求", f"得分率 {one.rate}%，即 {one.rounds} 轮 {half(one.needed)} 分"),
        ("依据", f"{rules.titles.edition if rules.titles else ''} 版称号条例"),
    )
    way = "由组委会统一办理" if one.by_organiser else "回当地主管部门或协会办理"
    return TitleForm(
        one.name, known.sex, str(known.birth or ""), known.id_kind, known.id_number, known.phone,
        one.unit, one.start, one.goal, result, tuple(title for _, title in wanted(rules)), way,
    )  # fmt: skip
