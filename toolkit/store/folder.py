"""The event folder (赛事文件夹) as its organiser sees it, and the lock on it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

REGULATION, ARRIVALS, FILL_IN, PUBLIC, INTERNAL, LETTERS, RECORD = (
    "规程", "1来件", "2填写", "3公布", "5内部", "4回信", "记录",
)  # fmt: skip
SUBFOLDERS = (
    REGULATION, ARRIVALS, f"{ARRIVALS}/流水", f"{ARRIVALS}/资料",
    FILL_IN, PUBLIC, LETTERS, f"{LETTERS}/已发", INTERNAL, f"{RECORD}/原件",
)  # fmt: skip


class BusyError(Exception):
    """Another command holds the event's lock."""


def regulation_file(event: Path) -> Path:
    """规程/规程.toml."""
    return event / REGULATION / "规程.toml"


def journal_file(event: Path) -> Path:
    """记录/journal.jsonl."""
    return event / RECORD / "journal.jsonl"


def archive_folder(event: Path) -> Path:
    """记录/原件."""
    return event / RECORD / "原件"


def make(event: Path) -> None:
    """Makes the empty folders; those that are there stay as they are."""
    for name in SUBFOLDERS:
        (event / name).mkdir(parents=True, exist_ok=True)


def is_event(folder: Path) -> bool:
    """True when the folder holds a regulation and a journal of ours."""
    return regulation_file(folder).exists() and journal_file(folder).exists()


@contextmanager
def locked(event: Path) -> Iterator[None]:
    """Holds the event's one lock; raises BusyError at once when another command has it."""
    lock = FileLock(event / RECORD / "占用.lock", timeout=0)
    try:
        lock.acquire()
    except Timeout as error:
        raise BusyError(str(event)) from error
    try:
        yield
    finally:
        lock.release()
