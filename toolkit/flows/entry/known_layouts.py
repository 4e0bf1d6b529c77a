"""The sheet 版式 of 裁定.xlsx: what unknown headers mean, and reading the originals again by it."""

from collections.abc import Iterable

from toolkit.entries.roster import Roster
from toolkit.flows.desk import Desk
from toolkit.flows.typed import parted, place_of, slip
from toolkit.layouts.decisions import HEADER_FIELDS
from toolkit.layouts.fill_in import FilledRow, FillRow
from toolkit.model.event import State
from toolkit.model.facts import (
    AnyFact,
    FileReread,
    LayoutConfirmed,
    Origin,
)
from toolkit.model.form import Form, Problem
from toolkit.sources.filled import Filled
from toolkit.sources.forms.read import read_forms
from toolkit.sources.forms.words import folded

_EXAMPLES = 3


def layout_rows(state: State, roster: Roster) -> list[FillRow]:
    """What was confirmed, then every header that nobody has explained yet."""
    words = {field: word for word, field in HEADER_FIELDS.items()}
    rows = {
        f"{layout}|{header}": {
            "file": fact.file,
            "header": fact.shown,
            "field": words.get(fact.field, fact.field),
            "by": fact.by,
        }
        for (layout, header), fact in state.headers.items()
    }
    for unit in roster.units:
        for form in unit.forms:
            for id_, texts in _unknown(form):
                rows.setdefault(id_, texts)
    return [FillRow(id_, texts) for id_, texts in rows.items()]


def _unknown(form: Form) -> Iterable[tuple[str, dict[str, str]]]:
    """Columns with a header; one without is named by nothing that the next file would have too."""
    for column in form.unknown_columns if form.layout else ():
        header = folded(column.header, True)
        if header:
            said = dict.fromkeys(value.text for value in column.values)
            examples = "、".join(list(said)[:_EXAMPLES])
            texts = {"file": form.file, "header": column.header, "examples": examples}
            yield f"{form.layout}|{header}", texts


def read_layouts(
    filled: Filled, state: State, roster: Roster, origin: Origin
) -> tuple[list[AnyFact], list[Problem]]:
    """What was confirmed, changed or taken back, and words that are in no list."""
    shown = {row.id: row.texts for row in layout_rows(state, roster)}
    return parted(_confirmed(row, state, shown.get(row.id, {}), origin) for row in filled.rows)


def _confirmed(
    row: FilledRow, state: State, shown: dict[str, str], origin: Origin
) -> LayoutConfirmed | Problem | None:
    layout, _, header = row.id.partition("|")
    known = state.headers.get((layout, header))
    word, by = row.text("field"), row.text("by")
    if word and word not in HEADER_FIELDS:
        return slip(row, "field", f"“{word}”不认识，请从列表中选择")
    field = HEADER_FIELDS.get(word, "")
    if (field, by if field else "") == ((known.field, known.by) if known else ("", "")):
        return None
    if not field and known is None:
        return None
    texts = (shown.get("header", ""), shown.get("file", ""))
    return LayoutConfirmed(layout, header, field, *texts, by, place_of(origin, row, "field"))


def reread(desk: Desk, facts: Iterable[AnyFact]) -> list[FileReread]:
    """The files of the layouts that these facts are about, read again from their originals."""
    confirmed = [fact for fact in facts if isinstance(fact, LayoutConfirmed)]
    headers = desk.state.headers | {(f.layout, f.header): f for f in confirmed}
    known = State(headers={key: fact for key, fact in headers.items() if fact.field}).known_layouts
    again = []
    for sha256, name in _files_of(desk.state, {fact.layout for fact in confirmed}).items():
        data = desk.original(sha256)
        if data is not None:
            result = read_forms(data, name, known=known)
            again.append(FileReread(sha256, result.forms, result.problems))
    return again


def _files_of(state: State, layouts: set[str]) -> dict[str, str]:
    """The files with such a form, each once, by digest."""
    return {
        arrival.file.sha256: arrival.file.name
        for arrival in state.arrivals
        if any(form.layout in layouts for form in arrival.file.forms)
    }
