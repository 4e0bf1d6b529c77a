"""2填写/收款核对.xlsx: what people say whose transfer it is, read back as facts."""

from collections.abc import Mapping, Sequence

from toolkit.flows.desk import Desk
from toolkit.flows.money.statement_columns import read_columns
from toolkit.flows.typed import place_of, slip
from toolkit.flows.typed_rows import TypedRows, read_typed_rows
from toolkit.layouts.fill_in import FilledRow
from toolkit.layouts.money import (
    BOOKED,
    BY_HAND,
    ONE_UNIT,
    OPEN,
    OTHER,
    PROPOSED,
    SPLIT,
    SPLITS,
    STATEMENT_COLUMNS,
    WAIT,
    by_hand,
    splits,
)
from toolkit.ledger.reconcile.outcome import Decision
from toolkit.ledger.reconcile.weights import RULES
from toolkit.model.facts import AnyFact, Origin
from toolkit.model.form import Problem
from toolkit.model.money import ZERO, Money
from toolkit.model.money_facts import MoneyCleared, MoneyDecided, Share
from toolkit.model.record import Record
from toolkit.model.said import Said
from toolkit.sources.filled import Filled, read_filled
from toolkit.store.archive import digest
from toolkit.store.folder import FILL_IN
from toolkit.values.amounts import read_amount
from toolkit.values.dates import read_date

BOOK = f"{FILL_IN}/收款核对.xlsx"


class Typed(Record, frozen=True):
    """What the workbook says: new facts, what can't be read, and what stands in those rows.

    `rows` = the sheets 拆分 and 手工收款, whose rows are kept as they were typed.
    """

    facts: tuple[AnyFact, ...] = ()
    problems: tuple[Problem, ...] = ()
    kept: dict[str, dict[str, str]] = {}
    rows: TypedRows = TypedRows()

    @property
    def broken(self) -> bool:
        """True when more is wrong than single rows: the workbook is set aside."""
        return any("row" not in p.detail and "missing" not in p.detail for p in self.problems)

    @property
    def unread(self) -> bool:
        """True when something was typed that no command has read, or can't be read."""
        return bool(self.facts or self.kept or self.rows.kept or self.broken)


NOTHING_TYPED = Typed()


def read_typed(desk: Desk, decisions: Sequence[Decision], units: Mapping[str, str]) -> Typed:
    """Reads it against the proposals that it showed; `units` = unit ids by name."""
    path = desk.event / BOOK
    if not path.exists():
        return NOTHING_TYPED
    data = path.read_bytes()
    shown = {decision.txn_id: decision for decision in decisions}
    rows = read_typed_rows(
        desk, BOOK, (splits(), by_hand()),
        lambda sheet, row: _fault(sheet, row, shown, units), "unit",
    )  # fmt: skip
    parted = _parted(desk, rows)
    accounts = desk.state.accounts
    explained = (STATEMENT_COLUMNS,) if accounts.unknown else ()
    filled = read_filled(data, "收款核对.xlsx", (OPEN, BOOKED, *explained))
    origin = Origin(BOOK, digest(data))
    columns = filled.pop(STATEMENT_COLUMNS.sheet, Filled())
    said, slips = read_columns(columns, accounts.columns, origin)
    facts: list[AnyFact] = [*rows.facts, *said]
    problems = [fault for sheet in filled.values() for fault in sheet.problems]
    problems += [*rows.problems, *slips]
    wrong = {problem.detail.get("row") for problem in slips}
    kept = {row.id: _as_typed(row) for row in columns.rows if row.id in wrong}
    for row in (row for sheet in filled.values() for row in sheet.rows):
        known, meant = desk.state.accounts.decided.get(row.id), shown.get(row.id)
        made = _row(row, known, meant, units, parted.get(row.id, []), origin)
        if isinstance(made, Problem):
            problems.append(made)
            kept[row.id] = _as_typed(row)
        elif made:
            facts.append(made)
    return Typed(tuple(facts), tuple(problems), kept, rows)


def _as_typed(row: FilledRow) -> dict[str, str]:
    return {key: said.text for key, said in row.said.items()}


def _fault(
    sheet: str, row: FilledRow, shown: Mapping[str, Decision], units: Mapping[str, str]
) -> Problem | None:
    """Why a row of 拆分 or 手工收款 can't be taken."""
    unit, amount = row.text("unit"), read_amount(row.said.get("amount"))
    if unit and unit not in units:
        return slip(row, "unit", f"单位“{unit}”不认识，请从列表中选择")
    if amount is None or amount == ZERO:
        said = row.text("amount")
        return slip(row, "amount", f"金额“{said}”看不懂（M007）" if said else "请写金额")
    if sheet == BY_HAND:
        on = read_date(row.said.get("date"))
        undated = on is None or on.day is None
        return slip(row, "date", "日期请写成 2019-12-30") if undated else None
    if row.text("txn") not in shown:
        return slip(row, "txn", f"流水号“{row.text('txn')}”不在流水里")
    if not unit:
        return slip(row, "unit", "请选单位")
    return slip(row, "amount", "拆分的金额写正数") if amount < ZERO else None


def _parted(desk: Desk, rows: TypedRows) -> dict[str, list[tuple[str, Money]]]:
    """What 拆分 says, by transfer: unit names and amounts."""
    said = {row: f.said for (sheet, row), f in desk.state.finish.typed.items() if sheet == SPLITS}
    said |= {fact.row: fact.said for fact in rows.facts if fact.table == SPLITS}
    found: dict[str, list[tuple[str, Money]]] = {}
    for part in said.values():
        if part:
            amount = read_amount(Said(part.get("amount", ""))) or ZERO
            found.setdefault(part.get("txn", ""), []).append((part.get("unit", ""), amount))
    return found


def _row(
    row: FilledRow, known: MoneyDecided | None, shown: Decision | None,
    units: Mapping[str, str], parted: Sequence[tuple[str, Money]], origin: Origin,
) -> AnyFact | Problem | None:  # fmt: skip
    choice, unit, note, by = (row.text(key) for key in ("choice", "unit", "note", "by"))
    place = place_of(origin, row, "choice")
    if not choice:
        if known:
            return MoneyCleared(row.id, place)
        return slip(row, "unit", "写了单位或备注，没有选决定") if unit or note or by else None
    same = known and (known.choice, known.unit, known.note, known.by) == (choice, unit, note, by)
    if same and choice != SPLIT:
        return None
    if shown is None:
        return slip(row, "choice", "这一笔不在流水里，没有读入")
    parts = _parts(choice, unit, shown, units, parted)
    if isinstance(parts, str):
        return slip(row, "choice", parts)
    if same and known and known.parts == parts:
        return None
    return MoneyDecided(
        row.id, choice, parts, unit, note, by, place, RULES, _evidence(choice, shown)
    )


def _evidence(choice: str, shown: Decision) -> tuple[str, ...]:
    """The reasons that stood in the row when it was decided."""
    number = PROPOSED.index(choice) if choice in PROPOSED else 0
    proposals = shown.proposals
    return proposals[number].reasons if number < len(proposals) else ()


def _parts(
    choice: str, unit: str, shown: Decision, units: Mapping[str, str],
    parted: Sequence[tuple[str, Money]],
) -> tuple[Share, ...] | str:  # fmt: skip
    """Whose money it is, or what is wrong with what was typed."""
    if choice in PROPOSED:
        number = PROPOSED.index(choice)
        if number >= len(shown.proposals):
            return f"这一笔没有{choice}"
        parts = shown.proposals[number].allocations
        return tuple(Share(part.unit_id, part.amount.fen) for part in parts)
    if choice == ONE_UNIT:
        if unit not in units:
            return f"单位“{unit}”不认识，请从列表中选择" if unit else "请选单位"
        return (Share(units[unit], shown.row.signed.fen),)
    if choice == SPLIT:
        return _split(parted, shown.row.signed, units)
    return () if choice in (OTHER, WAIT) else f"决定“{choice}”不认识，请从列表中选择"


def _split(
    parted: Sequence[tuple[str, Money]], amount: Money, units: Mapping[str, str]
) -> tuple[Share, ...] | str:
    """The parts of 拆分: together they must be the whole amount."""
    if not parted:
        return "请在工作表“拆分”里写这一笔分给哪些单位，一行一个"
    sign = -1 if amount.fen < 0 else 1
    parts = tuple(Share(units[unit], sign * part.fen) for unit, part in parted if unit in units)
    rest = amount.fen - sum(part.fen for part in parts)
    return f"拆分合计与金额相差 {Money(sign * rest)} 元" if rest else parts
