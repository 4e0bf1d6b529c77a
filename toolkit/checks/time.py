"""Family T: time and numbers — deadlines by receipt time, the cap, the reply clock."""

from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.entries.changes import Change, ChangeKind, changes_of_unit
from toolkit.entries.late import arrivals_after
from toolkit.entries.roster import Entry, Unit
from toolkit.model.finding import Severity
from toolkit.rules.parts import Changes

_NOBODY = "-"  # a withdrawal waits for approval, but keeps nobody who is left out of the lists
_WARN_BEFORE = timedelta(hours=4)


def late_to_decide(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """报名逾期，由组委会决定是否接受。

    以邮件到达服务器的时间为准，含截止的那一秒。裁定之前不列入公开名单。
    English: arrived after the deadline, in the period in which the organiser may accept.
    """
    regulation = ground.regulation
    if regulation is None or regulation.late.policy != "organiser_decides":
        return
    dates = regulation.dates
    closes = dates.entry_closes.last_second
    last = dates.accept_until.last_second if dates.accept_until else None
    for arrived, entries in _after(ground, unit, closes).items():
        if last is None or arrived <= last:
            said = f"超过截止时间 {closes:%Y-%m-%d %H:%M:%S}。"
            yield _late_hit(
                unit, arrived, entries, said, "请裁定是否接受。", regulation.late.clause
            )


def too_late(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """报名逾期，规程不再接受。

    请回复单位说明；已经汇款的按规程退款。
    English: arrived after the last date.
    """
    regulation = ground.regulation
    if regulation is None:
        return
    dates = regulation.dates
    last = dates.accept_until or (
        dates.entry_closes if regulation.late.policy == "refuse" else None
    )
    if last:
        said = f"超过最后时间 {last.last_second:%Y-%m-%d %H:%M:%S}。"
        for arrived, entries in _after(ground, unit, last.last_second).items():
            remedy = "规程不再接受，请回复说明。"
            yield _late_hit(unit, arrived, entries, said, remedy, regulation.late.clause)


def after_closing(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """组委会提前截止之后才报名。

    规程允许按人数提前截止。截止时间由组委会在裁定表的“事项”里写明；此后到达的由组委会裁定。
    English: arrived after the organiser closed entry early.
    """
    closed, regulation = ground.state.closed, ground.regulation
    if regulation is None or closed is None or closed.at is None:
        return
    clause = regulation.cap.clause if regulation.cap else regulation.late.clause
    for arrived, entries in _after(ground, unit, closed.at).items():
        if arrived <= regulation.dates.entry_closes.last_second:
            said = f"组委会已于 {closed.at:%Y-%m-%d %H:%M} 提前截止。"
            yield _late_hit(unit, arrived, entries, said, "请裁定是否接受。", clause)


def late_surcharge(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """逾期报名，要加收费用。

    按规程的标准计入应缴金额。
    English: late: surcharge due (amount, clause).
    """
    regulation = ground.regulation
    if regulation is None or not regulation.late.surcharge:
        return
    late = _after(ground, unit, regulation.dates.entry_closes.last_second)
    count = sum(map(len, late.values()))
    if count:
        each = regulation.late.surcharge
        yield Hit(
            f"逾期报名 {count} 人，每人加收 {each} 元，共 {each * count} 元。",
            None,
            "已计入应缴金额。",
            regulation.late.clause,
        )


def event_full(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """人数超过比赛上限。

    按报名到达的先后计算，超出上限的单位列在这里。
    English: the event is full.
    """
    cap = ground.regulation.cap if ground.regulation else None
    if cap is None:
        return
    before = sum(
        len(other.entries)
        for other in ground.roster.units
        if other.versions[0].order < unit.versions[0].order
    )
    room = max(0, cap.players - before)
    excess = unit.entries[room:]
    if excess:
        yield Hit(
            f"连同此前的 {before} 人，超过上限 {cap.players} 人（超出 {len(excess)} 人）。",
            None if len(excess) == len(unit.entries) else excess[0].player.cell,
            "请组委会告知单位。",
            cap.clause,
            entries=tuple(entry.id for entry in excess),
        )


def change_after_publication(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """名单公示后的变动：退赛、补报、换人。

    要书面申请、组委会批准，并按规程缴手续费。批准与否在裁定表里填写。笔误更正不算变动。
    English: change after publication: withdrawal, addition, substitution (fee, clause).
    """
    changes = ground.regulation.changes if ground.regulation else None
    state = ground.state
    for change in changes_of_unit(unit, state.publications, changes, state.decisions):
        if changes and changes.needs_approval and change.kind is not ChangeKind.CORRECTION:
            yield Hit(
                f"公示后{change.words}{_fee_words(change)}。{_too_late_to_add(change, changes)}",
                change.where,
                "请组委会裁定是否批准。",
                changes.clause,
                change.subject,
                key=change.key,
                entries=(change.entry,) if change.entry else (_NOBODY,),
                evidence={"手续费": str(change.fee)},
            )


def change_not_written(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """要求变动，却没有书面申请。

    规程要求以书面形式申请。请对方补一封信，再在“变更和减免”里把书面申请改成“有”。
    English: a change without the written request the regulation asks for.
    """
    changes = ground.regulation.changes if ground.regulation else None
    state = ground.state
    for change in changes_of_unit(unit, state.publications, changes, state.decisions):
        if changes and change.asked is not None and not change.asked.written:
            yield Hit(
                f"{change.words}，没有书面申请。",
                None,
                "请单位补一封书面申请（邮件即可）。",
                changes.clause,
                change.subject,
                key=change.key,
                entries=(_NOBODY,),
            )


def arrival_unknown(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """到达时间不明，无法判断是否逾期。

    文件不是从邮件读到的，或邮件里没有服务器的接收时间。请在裁定表里说明。
    English: arrival time unknown, so the deadline can't be judged.
    """
    unknown = [entry for entry in unit.entries if entry.first_received is None]
    part = 0 < len(unknown) < len(unit.entries)
    if ground.regulation and (unknown or not (unit.entries or unit.current.received_at)):
        who = f"{'、'.join(e.player.name for e in unknown)} 的" if part else ""
        yield Hit(
            f"{who}到达时间不明，无法判断是否在截止前。",
            unknown[0].player.cell if part else None,
            "请把原邮件（.eml）一起放进来；或由组委会裁定。",
            ground.regulation.dates.entry_closes.clause,
        )


def reply_due(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """组委会自己的回复期限快到了，或已经过了。

    规程承诺在规定的时间内回复确认邮件。写好而没有寄出的草稿不算回复。
    English: the organiser's own 24-hour reply is due or overdue.
    """
    demand = ground.demand("reply", unit.kind)
    message = unit.current.message
    if not demand or not demand.hours or not message or not message.received_at:
        return
    if message.no_answer or message.sha256 in ground.state.answered:
        return
    due = message.received_at + timedelta(hours=demand.hours)
    if ground.now >= due - _WARN_BEFORE:
        word = "已超过" if ground.now > due else "快到"
        yield Hit(
            f"{message.received_at:%m-%d %H:%M} 的来信还没有回复，{word} {demand.hours} 小时的期限"
            f"（{due:%m-%d %H:%M}）。",
            None,
            "请寄出 4回信 里的草稿，寄出后移入“已发”。",
            demand.clause,
            key=message.sha256[:12],
        )


def _after(ground: Ground, unit: Unit, moment: datetime) -> Mapping[datetime, tuple[Entry, ...]]:
    return arrivals_after(unit, moment, ground.first_published)


def _late_hit(
    unit: Unit, arrived: datetime, entries: tuple[Entry, ...], said: str, remedy: str, clause: str
) -> Hit:
    """About one arrival, so that to accept it is not to accept who comes later still."""
    part = len(entries) < len(unit.entries)
    who = f"（{'、'.join(e.player.name for e in entries)}）" if part else ""
    return Hit(
        f"{arrived:%Y-%m-%d %H:%M:%S} 到达{who}，{said}",
        entries[0].player.cell if part else None,
        remedy,
        clause,
        key=f"{arrived:%Y%m%d%H%M%S}",
        entries=tuple(e.id for e in entries),
    )


def _too_late_to_add(change: Change, rule: Changes) -> str:
    until = rule.additions_until
    if change.kind is not ChangeKind.ADDITION or until is None or change.at is None:
        return ""
    return f"规程：{until} 以后不再补报，只能换人。" if change.at.date() > until else ""


def _fee_words(change: Change) -> str:
    return f"，手续费 {change.fee.brief()} 元" if change.fee.fen else ""


_D, _E, _I, _W = Severity.DECISION, Severity.ERROR, Severity.INFO, Severity.WARNING

RULES = (
    Rule("T001", _D, About.UNIT, late_to_decide),
    Rule("T002", _E, About.UNIT, too_late),
    Rule("T003", _I, About.UNIT, late_surcharge),
    Rule("T004", _E, About.UNIT, event_full),
    Rule("T005", _D, About.UNIT, change_after_publication),
    Rule("T006", _W, About.UNIT, arrival_unknown),
    Rule("T007", _W, About.UNIT, reply_due),
    Rule("T008", _E, About.UNIT, change_not_written),
    Rule("T009", _D, About.UNIT, after_closing),
)
