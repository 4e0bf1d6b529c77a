"""Days that can't follow each other as the data has them."""

from collections.abc import Iterator
from datetime import date

from toolkit.model.finding import Finding, Severity
from toolkit.rules.schema import Regulation


def calendar_findings(regulation: Regulation) -> Iterator[Finding]:
    """T030 for each pair of days in the wrong order, and for days that are not the nights."""
    for key, clause, earlier, later in _pairs(regulation):
        if earlier and later and earlier[1] > later[1]:
            yield Finding(
                "T030",
                Severity.ERROR,
                f"{earlier[0]}（{earlier[1]}）晚于{later[0]}（{later[1]}）。",
                subject=key,
                clause=clause,
                remedy="请核对日期。",
            )
    lodging = regulation.lodging
    nights = (lodging.depart - lodging.arrive).days if lodging else 0
    if lodging and lodging.days != nights:
        yield Finding(
            "T030",
            Severity.WARNING,
            f"食宿费按 {lodging.days} 天分摊，而入住到离店是 {nights} 晚。",
            subject="lodging.stay",
            clause=lodging.clause,
            remedy="请核对天数和日期。",
        )


_Day = tuple[str, date] | None


def _pairs(regulation: Regulation) -> Iterator[tuple[str, str, _Day, _Day]]:
    dates, play = regulation.dates, regulation.dates.play
    opens, closes = _day("报名开始", dates.entry_opens), _day("报名截止", dates.entry_closes)
    first, last = ("比赛第一天", play.first), ("比赛最后一天", play.last)
    yield "dates.play", play.clause, first, last
    yield "dates.entry_opens", dates.entry_closes.clause, opens, closes
    yield "dates.entry_closes", dates.entry_closes.clause, closes, first
    if dates.accept_until:
        until = ("最后接受报名", dates.accept_until.day)
        yield "dates.accept_until", dates.accept_until.clause, closes, until
        yield "dates.accept_until", dates.accept_until.clause, until, first
    if dates.publication:
        published = ("公示名单", dates.publication.day)
        yield "dates.publication", dates.publication.clause, closes, published
        yield "dates.publication", dates.publication.clause, published, first
    if dates.check_in:
        span = dates.check_in
        arrive, end = ("报到开始", span.first), ("报到结束", span.last)
        yield "dates.check_in", span.clause, arrive, end
        yield "dates.check_in", span.clause, closes, arrive
        yield "dates.check_in", span.clause, arrive, first
        if span.first == span.last and span.first_clock and span.last_clock:
            yield from _clocks(span.clause, span.first_clock.hour, span.last_clock.hour, span.first)
    if dates.departure:
        leave = ("离会", dates.departure.day)
        yield "dates.departure", dates.departure.clause, first, leave
    for index, other in enumerate(dates.more):
        yield f"dates.more[{index}]", other.clause, (other.name, other.day), last
    yield from _money_days(regulation)


def _clocks(clause: str, first: int, last: int, day: date) -> Iterator[tuple[str, str, _Day, _Day]]:
    """Clock times of one day, compared as if they were days."""
    if first > last:
        later = ("报到开始的钟点", day.replace(day=2))
        yield "dates.check_in", clause, later, ("报到结束的钟点", day.replace(day=1))


def _money_days(regulation: Regulation) -> Iterator[tuple[str, str, _Day, _Day]]:
    play = regulation.dates.play
    payment, lodging, changes = regulation.payment, regulation.lodging, regulation.changes
    if payment and payment.due:
        yield "payment.due", payment.clause, ("缴费期限", payment.due.day), ("比赛", play.last)
    if lodging:
        arrive, depart = ("入住", lodging.arrive), ("离店", lodging.depart)
        yield "lodging.stay", lodging.clause, arrive, depart
        yield "lodging.stay", lodging.clause, arrive, ("比赛第一天", play.first)
        yield "lodging.stay", lodging.clause, ("比赛最后一天", play.last), ("离店", lodging.depart)
    if changes and changes.additions_until:
        until = ("补报截止", changes.additions_until)
        yield "changes.additions_until", changes.clause, until, ("比赛最后一天", play.last)


def _day(name: str, moment: object) -> _Day:
    day = getattr(moment, "day", None)
    return (name, day) if day else None
