"""A journal without personal data, and files deleted: what `qisai purge` alone may do."""

from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path

from msgspec.structs import replace

from toolkit.model.facts import AnyFact
from toolkit.store.files import write_atomic
from toolkit.store.journal import Journal, chained


def rewrite(
    path: Path, journal: Journal, change: Callable[[AnyFact], AnyFact], last: AnyFact, at: datetime
) -> None:
    """Writes the journal anew: every fact changed, the chain closed anew, `last` as last batch.

    Numbers, times and batches stay. The old file is replaced at once or not at all.
    """
    entries = [replace(entry, fact=change(entry.fact)) for entry in journal.entries]
    data = chained(entries, last, at, "purge", journal.next_batch)
    write_atomic(path, data)


def delete(files: Iterable[Path]) -> None:
    """Deletes these files and the folders that become empty."""
    folders = set()
    for path in files:
        path.unlink()
        folders.add(path.parent)
    for folder in sorted(folders, key=lambda one: len(one.parts), reverse=True):
        if not any(folder.iterdir()) and folder.name not in ("原件",):
            folder.rmdir()
