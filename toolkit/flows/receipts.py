"""2填写/收款核对.xlsx: what people say whose transfer it is, read back as facts."""

import re
from collections.abc import Mapping, Sequence

from toolkit.flows.desk import Desk
from toolkit.flows.typed import place_of, slip
from toolkit.layouts.fill_in import FilledRow
from toolkit.layouts.money import BOOKED, ONE_UNIT, OPEN, OTHER, PROPOSED, SPLIT, WAIT
from toolkit.ledger.reconcile.outcome import Decision
from toolkit.model.facts import AnyFact, Origin
from toolkit.model.form import Problem
from toolkit.model.money import Money
from toolkit.model.money_facts import MoneyCleared, MoneyDecided, Share
from toolkit.model.record import Record
from toolkit.model.said import Said
from toolkit.sources.filled import read_filled
from toolkit.store.archive import digest
from toolkit.store.folder import FILL_IN
from toolkit.values.amounts import read_amount

BOOK = f"{FILL_IN}/收款核对.xlsx"
_PART = re.compile(r"(.+?)[=＝:：]([^=＝:：]+)")


class Typed(Record, frozen=True):
    """What the workbook says: new facts, what can't be read, and what stands in those rows."""

    facts: tuple[AnyFact, ...] = ()
    problems: tuple[Problem, ...] = ()
    kept: dict[str, dict[str, str]] = {}

    @property
    def broken(self) -> bool:
        """True when more is wrong than single rows: the workbook is set aside."""
        return any("row" not in p.detail and "missing" not in p.detail for p in self.problems)


NOTHING_TYPED = Typed()


def read_typed(desk: Desk, decisions: Sequence[Decision], units: Mapping[str, str]) -> Typed:
    """Reads it against the proposals that it showed; `units` = unit ids by name."""
    path = desk.event / BOOK
    if not path.exists():
        return NOTHING_TYPED
    data = path.read_bytes()
    filled = read_filled(data, "收款核对.xlsx", (OPEN, BOOKED))
    origin = Origin(BOOK, digest(data))
    shown = {decision.txn_id: decision for decision in decisions}
    facts: list[AnyFact] = []
    problems = [fault for sheet in filled.values() for fault in sheet.problems]
    kept = {}
    for row in (row for sheet in filled.values() for row in sheet.rows):
        made = _row(row, desk.state.accounts.decided.get(row.id), shown.get(row.id), units, origin)
        if isinstance(made, Problem):
            problems.append(made)
            kept[row.id] = {key: said.text for key, said in row.said.items()}
        elif made:
            facts.append(made)
    return Typed(tuple(facts), tuple(problems), kept)


def _row(
    row: FilledRow, known: MoneyDecided | None, shown: Decision | None,
    units: Mapping[str, str], origin: Origin,
) -> AnyFact | Problem | None:  # fmt: skip
    choice, unit, note, by = (row.text(key) for key in ("choice", "unit", "note", "by"))
    place = place_of(origin, row, "choice")
    if not choice:
        if known:
            return MoneyCleared(row.id, place)
        return slip(row, "unit", "写了单位或备注，没有选决定") if unit or note or by else None
    if known and (known.choice, known.unit, known.note, known.by) == (choice, unit, note, by):
        return None
    if shown is None:
        return slip(row, "choice", "这一笔不在流水里，没有读入")
    parts = _parts(choice, unit, shown, units)
    if isinstance(parts, str):
        return slip(row, "choice", parts)
    return MoneyDecided(row.id, choice, parts, unit, note, by, place)


def _parts(
    choice: str, unit: str, shown: Decision, units: Mapping[str, str]
) -> tuple[Share, ...] | str:
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
        return _split(unit, shown.row.signed, units)
    return () if choice in (OTHER, WAIT) else f"决定“{choice}”不认识，请从列表中选择"


def _split(text: str, amount: Money, units: Mapping[str, str]) -> tuple[Share, ...] | str:
    """甲单位=1290；乙单位=210: the parts must be the whole amount."""
    sign = -1 if amount.fen < 0 else 1
    parts = []
    for said in filter(None, re.split(r"[;；\n]", text)):
        found = _PART.fullmatch(said.strip())
        paid = read_amount(Said(found[2])) if found else None
        if found is None or paid is None or paid.fen <= 0:
            return f"“{said}”看不懂，请写成：甲单位=1290；乙单位=210"
        if found[1].strip() not in units:
            return f"单位“{found[1].strip()}”不认识"
        parts.append(Share(units[found[1].strip()], sign * paid.fen))
    rest = amount.fen - sum(part.fen for part in parts)
    if rest:
        return f"拆分合计与金额相差 {Money(sign * rest)} 元"
    return tuple(parts)
