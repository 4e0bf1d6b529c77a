"""2填写/裁定.xlsx: read back as facts, written anew from the state."""

from collections.abc import Sequence

from toolkit.checks.judged import Judged
from toolkit.flows.desk import Desk
from toolkit.flows.entry.certificate_sheet import certificate_rows, read_certificates
from toolkit.flows.entry.corrections import correction_rows, read_corrections
from toolkit.flows.entry.known_layouts import layout_rows, read_layouts, reread
from toolkit.flows.entry.matters import matter_rows, read_matters
from toolkit.flows.entry.phone import read_phone_entries
from toolkit.flows.entry.seal_sheet import read_seals, seal_rows
from toolkit.flows.money.full_survey import survey
from toolkit.flows.stamps import stamp
from toolkit.flows.survey import Survey
from toolkit.flows.typed import place_of, slip
from toolkit.layouts.certificates import CERTIFICATES
from toolkit.layouts.decisions import DECISIONS, LAYOUTS, MATTERS, VERDICTS, corrections
from toolkit.layouts.fill_in import FillRow, FillTable
from toolkit.layouts.seals import SEALS
from toolkit.model.event import State
from toolkit.model.facts import (
    AnyFact,
    Decided,
    DecisionCleared,
    Origin,
)
from toolkit.model.finding import Finding, Severity
from toolkit.model.form import Problem
from toolkit.model.record import Record
from toolkit.sources.filled import Filled, read_filled
from toolkit.store.archive import digest
from toolkit.store.folder import FILL_IN
from toolkit.workbooks.decisions import decisions_book
from toolkit.workbooks.style import NAME_OF_SEVERITY

BOOK = f"{FILL_IN}/裁定.xlsx"


class Taken(Record, frozen=True):
    """What was read from the workbook, in words, and what could not be (N009)."""

    lines: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()


def absorb(desk: Desk) -> Taken:
    """Appends what people typed since the workbooks were written; unchanged cells say nothing."""
    signed, slips = read_phone_entries(desk)
    desk.note(signed)
    taken = _absorb(desk)
    lines = [f"读入电话报名 {len(signed)} 项。"] if signed else []
    lines += [f"  电话报名.xlsx {p.where or ''}：{p.detail['cause']}（N009）" for p in slips]
    return Taken((*lines, *taken.lines), (*slips, *taken.problems))


def _absorb(desk: Desk) -> Taken:
    path = desk.event / BOOK
    if not path.exists():
        return Taken()
    data = path.read_bytes()
    filled = read_filled(data, "裁定.xlsx", _tables())
    origin = Origin(BOOK, digest(data))
    facts, faults = _read(filled, desk, survey(desk), origin)
    again = reread(desk, facts)
    desk.note([*facts, *again])
    lines = [f"读入裁定和更正 {len(facts)} 项。"] if facts else []
    if again:
        lines.append(f"按确认的版式重读了 {len(again)} 个文件。")
    lines += [f"  裁定.xlsx {p.where or ''}：{p.detail['cause']}（N009）" for p in faults]
    return Taken(tuple(lines), tuple(faults))


def _read(
    filled: dict[str, Filled], desk: Desk, found: Survey, origin: Origin
) -> tuple[list[AnyFact], list[Problem]]:
    """All sheets: what is new, and everything that could not be read."""
    subjects = {(j.finding.code, j.finding.key): _subject(j) for j in found.judged}
    read = (
        _decisions(filled["裁定"], desk.state, origin, subjects),
        read_corrections(filled["更正"], desk.state, found.roster.units, origin),
        read_matters(filled["事项"], desk.state, origin),
        read_layouts(filled["版式"], desk.state, found.roster, origin),
        read_seals(filled["盖章核对"], desk.state, found.roster, origin),
        read_certificates(filled["等级证核对"], desk.state, found.roster, origin),
    )
    faults = [fault for sheet in filled.values() for fault in sheet.problems]
    faults += [fault for _, wrong in read for fault in wrong]
    return [fact for facts, _ in read for fact in facts], faults


def _subject(one: Judged) -> str:
    finding = one.finding
    return " ".join(dict.fromkeys(filter(None, (finding.unit, finding.subject))))


def _tables() -> tuple[FillTable, ...]:
    return (DECISIONS, corrections((), ()), MATTERS, LAYOUTS, SEALS, CERTIFICATES)


def write_decisions(desk: Desk, found: Survey) -> None:
    """The workbook as the state has it; what was typed before has been read already.

    A row that could not be understood keeps what was typed there. A workbook in which more than
    that is wrong is set aside, so that nothing typed is ever lost.
    """
    typed, broken = _left_over(desk, found)
    units = tuple(dict.fromkeys(unit.name for unit in found.roster.units))
    files = tuple(
        paper.name for paper in found.roster.papers if not paper.unit and not paper.repeat_of
    )
    seals = seal_rows(desk.state, found.roster, desk.original)
    photos = certificate_rows(desk.state, found.roster, desk.original)
    data = decisions_book(
        stamp(desk),
        desk.regulation.short,
        _with(typed, _decision_rows(found)),
        _with(typed, correction_rows(desk.state)),
        _with(typed, matter_rows(desk.state)),
        units,
        files,
        _with(typed, layout_rows(desk.state, found.roster)),
        seals._replace(rows=_with(typed, seals.rows)),
        photos._replace(rows=_with(typed, photos.rows)),
    )
    desk.outputs.write(BOOK, data, filled_in=True, aside=broken)


def _left_over(desk: Desk, found: Survey) -> tuple[dict[str, dict[str, str]], bool]:
    """What stands in rows that were not understood, by row id; and whether more is wrong."""
    filled = _on_disk(desk)
    if filled is None:
        return {}, False
    _, faults = _read(filled, desk, found, Origin(BOOK))
    wrong = {fault.detail["row"] for fault in faults if "row" in fault.detail}
    typed = {
        row.id: {key: said.text for key, said in row.said.items()}
        for sheet in filled.values()
        for row in sheet.rows
        if row.id in wrong
    }
    return typed, any(not fault.detail.keys() & {"row", "missing"} for fault in faults)


def _with(typed: dict[str, dict[str, str]], rows: Sequence[FillRow]) -> list[FillRow]:
    return [FillRow(row.id, {**row.texts, **typed.get(row.id, {})}) for row in rows]


def _decision_rows(found: Survey) -> list[FillRow]:
    shown = [j for j in found.judged if j.decision or j.finding.severity is not Severity.INFO]
    order = [Severity.DECISION, Severity.ERROR, Severity.WARNING, Severity.INFO]
    shown.sort(key=lambda j: (order.index(j.finding.severity), j.finding.unit))
    return [FillRow(_row_id(j.finding), _decision_texts(j)) for j in shown]


def _row_id(finding: Finding) -> str:
    """What a row decides: the finding, and of which value (P004#3f2a1c|青州市棋类协会/吴二)."""
    mark = f"#{finding.mark}" if finding.mark else ""
    return f"{finding.code}{mark}|{finding.key}"


def _decided_by(row_id: str) -> tuple[str, str, str]:
    """Code, mark and key of a row."""
    head, _, key = row_id.partition("|")
    code, _, mark = head.partition("#")
    return code, mark, key


def _decision_texts(one: Judged) -> dict[str, str]:
    finding, decision = one.finding, one.decision
    words = {verdict: word for word, verdict in VERDICTS.items()}
    return {
        "unit": finding.unit,
        "subject": finding.subject or "",
        "code": finding.code,
        "severity": NAME_OF_SEVERITY[finding.severity],
        "message": finding.message,
        "clause": finding.clause or "",
        "where": finding.where or "",
        "verdict": words.get(decision.verdict, "") if decision else "",
        "reason": decision.reason if decision else "",
        "by": decision.by if decision else "",
    }


def _decisions(
    filled: Filled, state: State, origin: Origin, subjects: dict[tuple[str, str], str]
) -> tuple[list[AnyFact], list[Problem]]:
    facts: list[AnyFact] = []
    problems: list[Problem] = []
    for row in filled.rows:
        code, mark, key = _decided_by(row.id)
        known = state.decisions.get((code, key))
        known = known if known and known.holds(mark) else None
        word, reason, by = (row.text(k) for k in ("verdict", "reason", "by"))
        place = place_of(origin, row, "verdict")
        if not word:
            if known:
                facts.append(DecisionCleared(code, key, place))
            elif reason or by:
                problems.append(slip(row, "reason", "写了理由，没有选裁定"))
        elif word not in VERDICTS:
            problems.append(slip(row, "verdict", f"裁定“{word}”不认识，请从列表中选择"))
        elif not reason:
            problems.append(slip(row, "verdict", "请写理由，没有理由的裁定不读入"))
        else:
            subject = subjects.get((code, key), "")
            fact = Decided(code, key, VERDICTS[word], reason, subject, by, place, mark)
            if known is None or (known.verdict, known.reason, known.by) != (
                fact.verdict, fact.reason, fact.by,
            ):  # fmt: skip
                facts.append(fact)
    return facts, problems


def typed_and_unread(desk: Desk) -> bool:
    """True when 裁定.xlsx holds something new that was not read yet; slips are none."""
    if read_phone_entries(desk)[0]:
        return True
    filled = _on_disk(desk)
    return bool(filled and _read(filled, desk, survey(desk), Origin(BOOK))[0])


def slips(desk: Desk) -> int:
    """How many places of 裁定.xlsx could not be read (N009)."""
    filled = _on_disk(desk)
    return len(_read(filled, desk, survey(desk), Origin(BOOK))[1]) if filled else 0


def _on_disk(desk: Desk) -> dict[str, Filled] | None:
    path = desk.event / BOOK
    return read_filled(path.read_bytes(), "裁定.xlsx", _tables()) if path.exists() else None
