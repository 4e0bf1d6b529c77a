"""The sheet 更正 of 裁定.xlsx: values that a person mended, read back as facts."""

from toolkit.entries.roster import Unit
from toolkit.flows.typed import parted, place_of, slip
from toolkit.layouts.decisions import BLANK_ROWS, FIELDS, NEW
from toolkit.layouts.fill_in import FilledRow, FillRow
from toolkit.model.event import State
from toolkit.model.facts import AnyFact, Corrected, Origin
from toolkit.model.form import Problem
from toolkit.sources.filled import Filled
from toolkit.values.names import name_key


def correction_rows(state: State) -> list[FillRow]:
    """The corrections that hold, then empty rows for new ones."""
    held = [
        FillRow(f"{fact.target}|{fact.field}", _correction_texts(fact))
        for fact in state.corrections.values()
    ]
    return [*held, *(FillRow(f"{NEW}{number}", {}) for number in range(1, BLANK_ROWS + 1))]


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


def read_corrections(
    filled: Filled, state: State, units: tuple[Unit, ...], origin: Origin
) -> tuple[list[AnyFact], list[Problem]]:
    """New, changed and emptied corrections, and the rows that say too little."""
    return parted(
        _new_correction(row, state, units, origin)
        if row.id.startswith(NEW)
        else _old_correction(row, state, origin)
        for row in filled.rows
    )


def _old_correction(row: FilledRow, state: State, origin: Origin) -> Corrected | Problem | None:
    """An existing correction: changed, emptied (it no longer holds) or as it was."""
    target, _, field = row.id.rpartition("|")
    known = state.corrections.get((target, field))
    if known is None:
        return None
    value, reason, by = row.text("value"), row.text("reason"), row.text("by")
    place = place_of(origin, row, "value")
    if not value:
        return Corrected(target, field, None, reason or "收回", known.subject, by, place)
    if not reason:
        return slip(row, "value", "请写理由，没有理由的更正不读入")
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
        return slip(row, "field", "请选改哪一项")
    if not reason or not (value or field == "not_a_form"):
        return slip(row, "value", "请写改成什么和理由")
    target = _target(unit, subject, field, units, state)
    if isinstance(target, str):
        place = place_of(origin, row, "value")
        who = "｜".join(filter(None, (unit, subject)))
        return Corrected(target, field, value or "是", reason, who, by, place)
    return slip(row, "unit", target[0])


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
