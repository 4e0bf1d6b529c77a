"""Statements into the event: each once, and again when people explain its columns otherwise."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from toolkit.flows.desk import Desk
from toolkit.flows.money.statement_columns import Explained, meanings_of
from toolkit.model.accounts import Accounts, file_of
from toolkit.model.bank import Statement
from toolkit.model.facts import AnyFact
from toolkit.model.money_facts import (
    ColumnExplained,
    StatementImported,
    StatementUnknown,
    Unreadable,
)
from toolkit.sources.banks.read import read_statements, statements_in
from toolkit.store.archive import digest
from toolkit.store.folder import ARRIVALS

STATEMENTS = f"{ARRIVALS}/流水"


StatementFact = StatementImported | StatementUnknown


class Imports(NamedTuple):
    """What was read now, and of it the facts that are new."""

    statements: tuple[Statement, ...]
    facts: tuple[StatementFact, ...]


def imports(
    desk: Desk, files: Sequence[Path], password: str | None, typed: Iterable[AnyFact]
) -> Imports:
    """Reads the files, or those in 1来件/流水, and anew all whose columns were unknown.

    `typed` = what people just said. Originals are kept in the archive.
    """
    accounts = desk.state.accounts
    meanings = meanings_of(_columns(accounts, typed))
    met: set[str] = set()
    statements: list[Statement] = []
    facts: list[StatementFact] = []
    for path in files or _waiting(desk):
        try:
            data = path.read_bytes()
        except OSError:
            statements += read_statements(str(path), password)
            continue
        met.add(desk.keep(data))
        found = statements_in(str(path), data, password, meanings)
        statements += found
        facts += _facts(found, digest(data), str(path), path.name)
    for before in accounts.unknown:
        data = desk.original(before.sha256) or b""
        if data and before.sha256 not in met:
            met.add(before.sha256)
            outer = before.name.partition(">")[0]
            facts += _facts(
                statements_in(outer, data, password, meanings), before.sha256, outer, outer
            )
    return Imports(tuple(statements), tuple(fact for fact in facts if _is_new(fact, accounts)))


def _waiting(desk: Desk) -> list[Path]:
    """The files of 1来件/流水, in order of their names."""
    folder = desk.event / STATEMENTS
    return sorted(p for p in folder.rglob("*") if p.is_file()) if folder.exists() else []


def _columns(accounts: Accounts, typed: Iterable[AnyFact]) -> Explained:
    """What was said of columns, with what was just typed."""
    for fact in typed:
        if isinstance(fact, ColumnExplained):
            accounts = accounts.after(fact, 0)
    return accounts.columns


def _facts(
    statements: Iterable[Statement], sha256: str, typed: str, name: str
) -> Iterator[StatementFact]:
    """The fact of each statement of a file; one without rows or known columns has none."""
    for statement in statements:
        file = name + statement.file.removeprefix(typed)
        rows = tuple(replace(row, file=file) for row in statement.rows)
        unread = tuple(
            Unreadable(f.evidence["row"], f.evidence["text"])
            for f in statement.findings
            if f.code == "M007"
        )
        if rows or unread:
            yield StatementImported(sha256, file, statement.bank, rows, unread)
        elif found := statement.unknown:
            yield StatementUnknown(sha256, file, found.layout, found.words, found.examples)


def _is_new(fact: StatementFact, accounts: Accounts) -> bool:
    """Whether the event does not have the file yet, or has it by other columns."""
    unknown = {file_of(one) for one in accounts.unknown}
    before = {file_of(one): one for one in accounts.statements}
    key = file_of(fact)
    if isinstance(fact, StatementUnknown):
        return key not in unknown or key in before
    return key not in before or (key in unknown and before[key] != fact)
