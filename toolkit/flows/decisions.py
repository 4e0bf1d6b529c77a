"""2填写/裁定.xlsx: read back as facts, written anew from the state."""

from toolkit.checks.judged import Judged
from toolkit.entries.roster import Unit
from toolkit.flows.desk import Desk
from toolkit.flows.sheets import stamp
from toolkit.flows.survey import Survey, survey
from toolkit.layouts.decisions import BLANK_ROWS, DECISIONS, FIELDS, NEW, VERDICTS, corrections
from toolkit.layouts.fill_in import FilledRow, FillRow
from toolkit.model.event import State
from toolkit.model.facts import AnyFact, Corrected, Decided, DecisionCleared, Origin
from toolkit.model.finding import Severity
from toolkit.model.form import Problem
from toolkit.model.record import Record
from toolkit.sources.filled import Filled, read_filled
from toolkit.store.archive import digest
from toolkit.store.folder import FILL_IN
from toolkit.values.names import name_key
from toolkit.workbooks.decisions import decisions_book
from toolkit.workbooks.style import NAME_OF_SEVERITY

BOOK = f"{FILL_IN}/裁定.xlsx"


class Taken(Record, frozen=True):
    """What was read from the workbook, in words, and what could not be (N009)."""

    lines: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()


def absorb(desk: Desk) -> Taken:
    """Appends what people typed since the workbook was written; unchanged cells say nothing."""
    path = desk.event / BOOK
    if not path.exists():
        return Taken()
    data = path.read_bytes()
    tables = (DECISIONS, corrections((), ()))
    filled = read_filled(data, "裁定.xlsx", tables)
    origin = Origin(BOOK, digest(data))
    decisions, faults = _decisions(filled["裁定"], desk.state, origin)
    roster = survey(desk).roster.units if filled["更正"].rows else ()
    mended, more = _corrections(filled["更正"], desk.state, roster, origin)
    facts: list[AnyFact] = [*decisions, *mended]
    desk.note(facts)
    problems = (*filled["裁定"].problems, *filled["更正"].problems, *faults, *more)
    lines = [f"读入裁定和更正 {len(facts)} 项。"] if facts else []
    lines += [f"  裁定.xlsx {p.where or ''}：{p.detail['cause']}（N009）" for p in problems]
    return Taken(tuple(lines), problems)


def write_decisions(desk: Desk, found: Survey) -> None:
    """The workbook as the state has it; what was typed before has been read already."""
    units = tuple(dict.fromkeys(unit.name for unit in found.roster.units))
    files = tuple(
        paper.name for paper in found.roster.papers if not paper.unit and not paper.repeat_of
    )
    mended = [
        FillRow(f"{fact.target}|{fact.field}", _correction_texts(fact))
        for fact in desk.state.corrections.values()
    ]
    blank = [FillRow(f"{NEW}{number}", {}) for number in range(1, BLANK_ROWS + 1)]
    data = decisions_book(
        stamp(desk), desk.regulation.short, _decision_rows(found), [*mended, *blank], units, files
    )
    desk.outputs.write(BOOK, data, filled_in=True)


def _decision_rows(found: Survey) -> list[FillRow]:
    shown = [j for j in found.judged if j.decision or j.finding.severity is not Severity.INFO]
    order = [Severity.DECISION, Severity.ERROR, Severity.WARNING, Severity.INFO]
    shown.sort(key=lambda j: (order.index(j.finding.severity), j.finding.unit))
    return [FillRow(f"{j.finding.code}|{j.finding.key}", _decision_texts(j)) for j in shown]


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


def _correction_texts(fact: Corrected) -> dict[str, str]:
    words = {field: word for word, field in FIELDS.items()}
    unit, _, subject = fact.subject.partition("｜")
    return {
        "unit": unit,
        "subject": subject,
        "field": words.get(fact.field, fact.field),
        "value": fact.value or "",
        "reason": fact.reason,
        "by": fact.by,
    }


def _decisions(filled: Filled, state: State, origin: Origin) -> tuple[list[AnyFact], list[Problem]]:
    facts: list[AnyFact] = []
    problems: list[Problem] = []
    for row in filled.rows:
        code, _, key = row.id.partition("|")
        known = state.decisions.get((code, key))
        word, reason, by = (row.text(k) for k in ("verdict", "reason", "by"))
        place = _at(origin, row, "verdict")
        if not word:
            if known:
                facts.append(DecisionCleared(code, key, place))
            elif reason or by:
                problems.append(_problem(row, "reason", "写了理由，没有选裁定"))
        elif word not in VERDICTS:
            problems.append(_problem(row, "verdict", f"裁定“{word}”不认识，请从列表中选择"))
        elif not reason:
            problems.append(_problem(row, "verdict", "请写理由，没有理由的裁定不读入"))
        else:
            fact = Decided(code, key, VERDICTS[word], reason, by=by, origin=place)
            if known is None or (known.verdict, known.reason, known.by) != (
                fact.verdict, fact.reason, fact.by,
            ):  # fmt: skip
                facts.append(fact)
    return facts, problems


def _corrections(
    filled: Filled, state: State, units: tuple[Unit, ...], origin: Origin
) -> tuple[list[AnyFact], list[Problem]]:
    facts: list[AnyFact] = []
    problems: list[Problem] = []
    for row in filled.rows:
        if row.id.startswith(NEW):
            made = _new_correction(row, state, units, origin)
        else:
            made = _old_correction(row, state, origin)
        if isinstance(made, Problem):
            problems.append(made)
        elif made:
            facts.append(made)
    return facts, problems


def _old_correction(row: FilledRow, state: State, origin: Origin) -> Corrected | Problem | None:
    """An existing correction: changed, emptied (it no longer holds) or as it was."""
    target, _, field = row.id.rpartition("|")
    known = state.corrections.get((target, field))
    if known is None:
        return None
    value, reason, by = row.text("value"), row.text("reason"), row.text("by")
    place = _at(origin, row, "value")
    if not value:
        return Corrected(target, field, None, reason or "收回", known.subject, by, place)
    if not reason:
        return _problem(row, "value", "请写理由，没有理由的更正不读入")
    if (value, reason, by) == (known.value, known.reason, known.by):
        return None
    return Corrected(target, field, value, reason, known.subject, by, place)


def _new_correction(
    row: FilledRow, state: State, units: tuple[Unit, ...], origin: Origin
) -> Corrected | Problem | None:
    unit, subject, word, value, reason, by = (
        row.text(key) for key in ("unit", "subject", "field", "value", "reason", "by")
    )
    if not any((unit, subject, word, value, reason)):
        return None
    field = FIELDS.get(word)
    if field is None:
        return _problem(row, "field", "请选改哪一项")
    if not reason or not (value or field == "not_a_form"):
        return _problem(row, "value", "请写改成什么和理由")
    target = _target(unit, subject, field, units, state)
    if isinstance(target, str):
        place = _at(origin, row, "value")
        who = "｜".join(filter(None, (unit, subject)))
        return Corrected(target, field, value or "是", reason, who, by, place)
    return _problem(row, "unit", target[0])


def _target(
    unit: str, subject: str, field: str, units: tuple[Unit, ...], state: State
) -> str | tuple[str]:
    """The key of what is corrected, or (why there is none,)."""
    if field == "not_a_form":
        found = [a.file.sha256 for a in state.arrivals if a.file.name == unit]
        found += [u.form.sha256 for u in units if u.name == unit]
        return f"file:{found[0]}" if found else (f"没有叫“{unit}”的文件或单位",)
    mine = [u for u in units if u.name == unit]
    if not mine:
        return (f"没有叫“{unit}”的单位",)
    if field == "unit":
        return mine[0].key
    people = [e for e in mine[0].entries if name_key(e.player.name) == name_key(subject)]
    if len(people) == 1:
        return people[0].id
    return (f"“{unit}”没有叫“{subject}”的棋手" if not people else f"“{unit}”有几个“{subject}”",)


def _at(origin: Origin, row: FilledRow, key: str) -> Origin:
    said = row.said.get(key)
    return Origin(origin.file, origin.sha256, said.where if said else "")


def _problem(row: FilledRow, key: str, cause: str) -> Problem:
    said = row.said.get(key) or next(iter(row.said.values()), None)
    return Problem("N009", said.where if said else None, {"cause": cause})


def typed_and_unread(desk: Desk) -> bool:
    """True when 裁定.xlsx holds something that was not read yet."""
    path = desk.event / BOOK
    if not path.exists():
        return False
    filled = read_filled(path.read_bytes(), "裁定.xlsx", (DECISIONS, corrections((), ())))
    origin = Origin(BOOK)
    facts, _ = _decisions(filled["裁定"], desk.state, origin)
    typed = any(row.id.startswith(NEW) and row.said for row in filled["更正"].rows)
    return bool(facts) or typed
