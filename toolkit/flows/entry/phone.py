"""2填写/电话报名.xlsx: sign-ups by phone or message, read as facts and shown again."""

from toolkit.entries.signups import TYPED, read_moment
from toolkit.flows.desk import Desk
from toolkit.flows.stamps import stamp
from toolkit.flows.typed import parted, place_of, slip
from toolkit.layouts.fill_in import FilledRow, FillRow
from toolkit.layouts.phone_entries import (
    BLANK_ROWS,
    SAID,
    SHEET,
    phone_entries,
    takes_phone_entries,
)
from toolkit.model.event import State
from toolkit.model.facts import Origin, SignedUp
from toolkit.model.form import Problem
from toolkit.sources.filled import Filled, read_filled
from toolkit.store.archive import digest
from toolkit.workbooks.phone_entries import phone_book

_SHOWN = "%Y-%m-%d %H:%M"


def read_phone_entries(desk: Desk) -> tuple[list[SignedUp], list[Problem]]:
    """What was typed, changed or emptied since the sheet was written, and what says too little."""
    path = desk.event / TYPED
    if not takes_phone_entries(desk.regulation) or not path.exists():
        return [], []
    data = path.read_bytes()
    filled = read_filled(data, "电话报名.xlsx", (phone_entries(desk.regulation),))[SHEET]
    return _facts(filled, desk.state, Origin(TYPED, digest(data)))


def _facts(filled: Filled, state: State, origin: Origin) -> tuple[list[SignedUp], list[Problem]]:
    facts, problems = parted(_fact(row, state, origin) for row in filled.rows)
    return facts, [*filled.problems, *problems]


def _fact(row: FilledRow, state: State, origin: Origin) -> SignedUp | Problem | None:
    known = state.signed.get(row.id)
    if not any(row.text(key) for key in row.said):
        return SignedUp(row.id, {}, origin=origin) if known else None
    if not row.text("name"):
        return slip(row, "name", "请写姓名")
    moment = read_moment(row.text("received"))
    if row.text("received") and moment is None:
        return slip(row, "received", "报名时间请写成 2019-06-01 09:30")
    said = {field: row.said[field] for field in SAID if row.text(field)}
    texts = (row.text("team"), row.text("leader"), moment, row.text("how"), row.text("by"))
    made = SignedUp(row.id, said, *texts, place_of(origin, row, "name"))
    return None if known and _stated(known.fact) == _stated(made) else made


def _stated(fact: SignedUp) -> tuple[object, ...]:
    words = {field: said.text for field, said in fact.said.items()}
    return (words, fact.team, fact.leader, fact.received_at, fact.how, fact.by)


def write_phone_entries(desk: Desk) -> None:
    """The sheet with all that was typed and empty rows; a row not understood keeps its cells."""
    if not takes_phone_entries(desk.regulation):
        return
    left, broken = _left_over(desk)
    rows = [FillRow(id_, _texts(one.fact)) for id_, one in desk.state.signed.items()]
    last = max((int(id_) for id_ in (*desk.state.signed, *left)), default=0)
    rows += [FillRow(id_, {}) for id_ in left if id_ not in desk.state.signed]
    rows += [FillRow(f"{number}", {}) for number in range(last + 1, last + 1 + BLANK_ROWS)]
    shown = [FillRow(row.id, {**row.texts, **left.get(row.id, {})}) for row in rows]
    table = phone_entries(desk.regulation)
    data = phone_book(stamp(desk), desk.regulation.short, table, shown)
    desk.outputs.write(TYPED, data, filled_in=True, aside=broken)


def _left_over(desk: Desk) -> tuple[dict[str, dict[str, str]], bool]:
    """The cells of rows that were not understood, by row; and whether more is wrong."""
    path = desk.event / TYPED
    if not path.exists():
        return {}, False
    filled = read_filled(path.read_bytes(), "电话报名.xlsx", (phone_entries(desk.regulation),))
    _, problems = _facts(filled[SHEET], desk.state, Origin(TYPED))
    wrong = {problem.detail["row"] for problem in problems if "row" in problem.detail}
    cells = {
        row.id: {key: said.text for key, said in row.said.items()}
        for row in filled[SHEET].rows
        if row.id in wrong
    }
    return cells, any(not p.detail.keys() & {"row", "missing"} for p in problems)


def _texts(fact: SignedUp) -> dict[str, str]:
    return {
        **{field: said.text for field, said in fact.said.items()},
        "team": fact.team,
        "leader": fact.leader,
        "received": f"{fact.received_at:{_SHOWN}}" if fact.received_at else "",
        "how": fact.how,
        "by": fact.by,
    }
