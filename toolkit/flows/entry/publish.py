"""`qisai publish`: the masked entry list (公示名单) and the fact that it was published."""

from toolkit.entries.changes import as_listed
from toolkit.entries.list_versions import differences
from toolkit.flows.desk import Desk
from toolkit.flows.entry.affairs import absorb_affairs, open_objections
from toolkit.flows.entry.decisions import slips, typed_and_unread
from toolkit.flows.entry.hall import absorb_hall
from toolkit.flows.entry.meeting import write_meeting
from toolkit.flows.money.full_survey import survey
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.stamps import stamp
from toolkit.model.event import Publication
from toolkit.model.facts import Published
from toolkit.store.folder import PUBLIC
from toolkit.workbooks.public_list import PublicRow, public_list

BOOK = f"{PUBLIC}/公示名单.xlsx"


def publish(desk: Desk) -> Outcome | Failure:
    """Publishes all entries that stand; those with open errors or decisions are named."""
    if typed_and_unread(desk):
        return Failure("裁定.xlsx 里还有没读入的内容。", "请先运行 qisai check，再公示。")
    found = survey(desk)
    entries = found.standing.admitted
    if not entries:
        return Failure("还没有可以公示的棋手。", "请先 qisai ingest、qisai check，并处理问题清单。")
    names = {unit.id: unit.name for unit in found.roster.units}
    listed = tuple(as_listed(entry, names[entry.unit]) for entry in entries)
    lists = desk.state.publications
    same = bool(lists) and lists[-1].list.entries == listed
    if not same:
        desk.note([Published(listed)])
    write_public_list(desk)
    absorb_hall(desk)
    affairs = absorb_affairs(desk)
    write_meeting(desk)
    kept = len(found.standing.kept_out)
    word = "名单与上次公示的相同，没有另出一版" if same else "已公示"
    lines = [f"{word}：{len(entries)} 人，{BOOK}"]
    if kept:
        lines.append(
            f"没有列入 {kept} 人（有未处理的错误或裁定，见 5内部/报名汇总.xlsx 的“状态”）。"
        )
    if unread := slips(desk):
        lines.append(
            f"裁定.xlsx 里有 {unread} 处看不懂，没有算在内（N009）；请改好再运行 qisai check。"
        )
    lines += affairs
    lines += [f"异议还没有答复：{one}" for one in open_objections(desk)]
    if rule := desk.regulation.changes:
        lines.append(f"此后的退赛、补报、换人按变更处理（{rule.clause}）。")
    data = {"published": len(entries), "kept_out": kept, "file": BOOK}
    return Outcome(
        (*lines, *desk.outputs.notes()), "各组定下来后运行 qisai pair 组别 编排第一轮。", data
    )


def write_public_list(desk: Desk) -> None:
    """The last published list, as it was published."""
    if not desk.state.publications:
        desk.outputs.remove(BOOK)
        return
    last = desk.state.publications[-1]
    order = {section.name: n for n, section in enumerate(desk.regulation.sections)}
    rows = [
        PublicRow(e.section, e.name, e.sex, e.unit_name, e.title)
        for e in sorted(last.list.entries, key=lambda e: order.get(e.section, len(order)))
    ]
    data = public_list(
        stamp(desk, seq=last.seq, at=last.at), desk.regulation.short, last.at,
        len(desk.state.publications), rows, _notes(desk, last), _changed(desk),
    )  # fmt: skip
    desk.outputs.write(BOOK, data)


def _changed(desk: Desk) -> list[tuple[str, str, str, str]]:
    """What the last version changed against the one before it."""
    lists = desk.state.publications
    if len(lists) < 2:
        return []
    found = differences(lists[-2].list.entries, lists[-1].list.entries)
    return [(one.unit, one.kind, one.before, one.after) for one in found]


def _notes(desk: Desk, last: Publication) -> list[str]:
    changes = desk.regulation.changes
    if changes is None:
        return []
    notes = []
    if changes.free_corrections_on_publication_day:
        notes.append(f"请各单位核对；姓名等笔误请在公示当天（{last.at:%m 月 %d 日}）联系更正。")
    notes.append(
        f"公示后的变动每变动一人 {changes.fee} 元，须书面申请并经批准（规程{changes.clause}）。"
    )
    return notes
