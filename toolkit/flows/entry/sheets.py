"""From the survey to the rows of the internal workbooks, and the workbooks to disk."""

from toolkit.checks.catalogue import RULES
from toolkit.checks.judged import outdated, stale
from toolkit.entries.roster import Entry, Unit
from toolkit.flows.desk import Desk
from toolkit.flows.entry.progress import owing_lines, reply_lines, section_lines, standing_words
from toolkit.flows.entry.version_rows import version_rows
from toolkit.flows.stamps import stamp
from toolkit.flows.survey import Survey, owed
from toolkit.flows.words import decision_words
from toolkit.layouts.decisions import FIELDS
from toolkit.ledger.charges import total_words
from toolkit.model.verdict import IdFault
from toolkit.store.folder import INTERNAL, LETTERS
from toolkit.values.id_number import LOST, shown_id
from toolkit.workbooks.problem_list import ProblemRow, UnitRow, problem_list
from toolkit.workbooks.progress_book import progress_book
from toolkit.workbooks.roster import RosterRow, SectionRow, roster_book
from toolkit.workbooks.version_book import version_book

_EMPTY = "未填组别"
_FIELD_WORDS = {field: word for word, field in FIELDS.items()}


def write_internal(desk: Desk, found: Survey, returned: dict[tuple[str, str], str]) -> None:
    """问题清单, 报名汇总, 报名进度, 版本差异."""
    name = desk.regulation.short
    desk.outputs.write(
        f"{INTERNAL}/问题清单.xlsx",
        problem_list(
            stamp(desk), name, _problems(found, returned), _units(desk, found),
            {rule.code: rule.title for rule in RULES}, _notes(desk, found),
        ),
    )  # fmt: skip
    desk.outputs.write(
        f"{INTERNAL}/报名汇总.xlsx",
        roster_book(stamp(desk), name, section_rows(desk, found), _players(found)),
    )
    desk.outputs.write(
        f"{INTERNAL}/报名进度.xlsx",
        progress_book(
            stamp(desk), name, standing_words(desk, found),
            section_lines(desk, section_rows(desk, found)), owing_lines(desk, found),
            reply_lines(desk, found, desk.stamp),
        ),
    )  # fmt: skip
    differences = version_rows(found.roster)
    if differences:
        desk.outputs.write(
            f"{INTERNAL}/版本差异.xlsx", version_book(stamp(desk), name, differences)
        )


def section_rows(desk: Desk, found: Survey) -> list[SectionRow]:
    """Counts by section, with what the regulation makes of few or many."""
    regulation, minimum = desk.regulation, desk.regulation.minimum
    admitted = {entry.id for entry in found.standing.admitted}
    rows = []
    for name in [*(s.name for s in regulation.sections), _EMPTY]:
        entries = [e for e in found.roster.entries if _section(e) == name]
        stand = sum(e.id in admitted for e in entries)
        few = minimum and 0 < stand < minimum.players and name != _EMPTY
        remark = f"不足 {minimum.players} 人（{minimum.clause}）" if minimum and few else ""
        if entries or name != _EMPTY:
            rows.append(SectionRow(name, len(entries), stand, remark))
    unknown = [e for e in found.roster.entries if not e.player.section_known and e.player.section]
    if unknown:
        rows.append(SectionRow("组别看不懂", len(unknown), 0, "见问题清单 E001"))
    return rows


def _section(entry: Entry) -> str:
    player = entry.player
    if player.section_known:
        return player.section or ""
    return "" if player.section else _EMPTY


def _problems(found: Survey, returned: dict[tuple[str, str], str]) -> list[ProblemRow]:
    rows = []
    for one in found.judged:
        finding = one.finding
        copy = returned.get((finding.unit_id, finding.file))
        sheet, _, cell = (finding.where or "").rpartition("!")
        target = f"external:../{LETTERS}/{copy}#'{sheet}'!{cell}" if copy and sheet else ""
        rows.append(
            ProblemRow(
                finding.unit,
                finding.subject or "",
                finding.code,
                finding.severity,
                finding.where or "整份文件",
                finding.message,
                finding.remedy,
                finding.clause or "",
                decision_words(one.decision),
                finding.file,
                target,
                one.decision is None,
            )
        )
    return rows


def _units(desk: Desk, found: Survey) -> list[UnitRow]:
    rows = []
    for unit in found.roster.units:
        out = [e for e in unit.entries if e.id in found.standing.kept_out]
        state = "有效" if not out else f"{len(out)} 人暂不能成立"
        if unit.entries and len(out) == len(unit.entries):
            state = "暂不能成立"
        amount = total_words(owed(unit, found, desk))
        rows.append(UnitRow(unit.name, len(unit.entries), amount, state))
    return rows


def _notes(desk: Desk, found: Survey) -> list[str]:
    """Decisions that match nothing any more, or another value than is stated now."""
    again = [
        f"要重新裁定：{fact.code} {fact.subject or fact.key}（{decision_words(fact)}），"
        "裁定以后填写的内容改变了。"
        for fact in outdated(found.judged, desk.state)
    ]
    return again + [
        f"失效的裁定：{fact.code} {fact.subject or fact.key}（{decision_words(fact)}），"
        "对应的问题已不存在。"
        for fact in stale(found.judged, desk.state)
    ]


def _players(found: Survey) -> list[RosterRow]:
    rows = []
    for unit in found.roster.units:
        for entry in unit.entries:
            reasons = found.standing.kept_out.get(entry.id, ())
            codes = "、".join(dict.fromkeys(j.finding.code for j in reasons))
            rows.append(_roster_row(unit, entry, f"暂不成立：{codes}" if codes else "有效"))
    return rows


def _roster_row(unit: Unit, entry: Entry, state: str) -> RosterRow:
    player = entry.player
    lost = player.identity.fault is IdFault.STORED_AS_NUMBER  # what is left is never shown
    mended = "；".join(
        f"{_FIELD_WORDS[field]}：原为“{_original(entry, field)}”（{fact.reason}）"
        for field, fact in entry.corrected.items()
    )
    return RosterRow(
        player.section or _EMPTY,
        unit.name,
        player.name,
        player.sex or "",
        str(player.birth or ""),
        LOST if lost else player.id_number or player.identity.text,
        player.title or "",
        player.grade or "",
        str(player.rating or ""),
        player.phone or "",
        state,
        mended,
    )


def _original(entry: Entry, field: str) -> str:
    """What the form says where a person mended it."""
    line = next((v for v in entry.form.players if v.where == entry.player.cell), None)
    said = line.said.get(field) if line else None
    return shown_id(said) if field == "id_number" else said.text if said else ""
