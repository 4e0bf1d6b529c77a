"""The sheets of 会务: every table says what to do, keys are unique, kinds are offered."""

from toolkit.layouts.affairs import EXPENSE_KINDS, EXPENSES, HINTS, TABLES


def test_every_sheet_has_a_hint_and_columns_of_its_own() -> None:
    assert {table.sheet for table in TABLES} == HINTS.keys()
    for table in TABLES:
        assert len({column.key for column in table.columns}) == len(table.columns)
        assert all("qisai " in HINTS[table.sheet] for _ in table.yellow)


def test_only_known_kinds_of_expense_may_be_typed() -> None:
    [kind] = [column for column in EXPENSES.columns if column.key == "kind"]
    assert (kind.choices, kind.strict) == (EXPENSE_KINDS, True)
