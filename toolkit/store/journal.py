"""The journal (记录/journal.jsonl): append-only JSON lines, each chained to the one before.

A line is the JSON of `toolkit.model.facts.Entry` with a last key `hash` = sha256 of the line
without it. A command's facts are one batch: they count together or, when a crash tore the last
batch, not at all.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec.structs import replace

from toolkit.model.facts import AnyFact, Entry, Undone
from toolkit.model.record import Record
from toolkit.store.files import append_synced, write_atomic

GENESIS = "0" * 64
_TAIL = len(b',"hash":""}') + 64

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Entry).decode


class Broken(Record, frozen=True):
    """The journal can't be trusted from this line on; the message says why and what to do."""

    line: int
    message: str


class Journal(Record, frozen=True):
    """The whole batches of a journal. `torn` = bytes of a last batch that was never finished."""

    entries: tuple[Entry, ...] = ()
    last_hash: str = GENESIS
    size: int = 0  # bytes of the whole batches
    torn: int = 0

    @property
    def standing(self) -> tuple[Entry, ...]:
        """The entries that no later, standing `Undone` withdraws."""
        gone: set[int] = set()
        for entry in reversed(self.entries):
            if isinstance(entry.fact, Undone) and entry.batch not in gone:
                gone.add(entry.fact.batch)
        return tuple(e for e in self.entries if e.batch not in gone)

    @property
    def next_batch(self) -> int:
        """The number that the next command run gets."""
        return self.entries[-1].batch + 1 if self.entries else 1


def read(path: Path) -> Journal | Broken:
    """The journal at `path` (a missing one is empty), every line checked against its chain.

    A last line without its newline is torn, unless it is whole (an editor may strip it).
    """
    data = path.read_bytes() if path.exists() else b""
    *lines, rest = data.split(b"\n")
    entries: list[Entry] = []
    batch: list[Entry] = []
    before, whole_hash, position, whole = GENESIS, GENESIS, 0, 0
    if rest and not isinstance(_checked(rest, _hash_in(lines[-1:]), 0), Broken):
        lines.append(rest)
    for number, line in enumerate(lines, 1):
        checked = _checked(line, before, number)
        if isinstance(checked, Broken):
            return checked
        entry, before = checked
        position += len(line) + 1
        batch.append(entry)
        if entry.part == entry.parts:
            entries += batch
            batch = []
            whole_hash, whole = before, position
    return Journal(tuple(entries), whole_hash, min(whole, len(data)), max(0, len(data) - whole))


def set_torn_aside(path: Path, journal: Journal) -> Path | None:
    """Moves what an interrupted command left behind the last whole batch into a file beside it."""
    if not journal.torn:
        return None
    rest = path.read_bytes()[journal.size :]
    aside = path.with_name(f"中断-{sha256(rest).hexdigest()[:8]}.jsonl")
    write_atomic(aside, rest)
    append_synced(path, b"", journal.size)
    return aside


def append(
    path: Path, journal: Journal, command: str, at: datetime, facts: Sequence[AnyFact]
) -> Journal:
    """The journal with one more batch, on disk before it is returned. No facts: unchanged.

    Bytes of a torn batch are cut off first; nothing of them ever counted.
    """
    if not facts:
        return journal
    seq = journal.entries[-1].seq if journal.entries else 0
    new = [
        Entry(seq + part, at, journal.next_batch, part, len(facts), command, fact, "")
        for part, fact in enumerate(facts, 1)
    ]
    chain = list(_chain(new, journal.last_hash))
    size = append_synced(path, b"".join(line for _, line, _ in chain), journal.size)
    return Journal((*journal.entries, *(entry for entry, _, _ in chain)), chain[-1][2], size)


def chained(
    entries: Sequence[Entry], last: AnyFact, at: datetime, command: str, batch: int
) -> bytes:
    """A whole journal of these entries, chained from the beginning, and one more batch."""
    seq = entries[-1].seq + 1 if entries else 1
    closing = Entry(seq, at, batch, 1, 1, command, last, "")
    return b"".join(line for _, line, _ in _chain([*entries, closing], GENESIS))


def _chain(entries: Iterable[Entry], before: str) -> Iterator[tuple[Entry, bytes, str]]:
    """Each entry tied to the one before it, with its line and its hash."""
    for entry in entries:
        tied = replace(entry, prev=before)
        body = _encode(tied)
        before = sha256(body).hexdigest()
        yield tied, body[:-1] + b',"hash":"' + before.encode() + b'"}\n', before


def _hash_in(last_line: list[bytes]) -> str:
    return last_line[0][-66:-2].decode("ascii", "replace") if last_line else GENESIS


def _checked(line: bytes, before: str, number: int) -> tuple[Entry, str] | Broken:
    """The entry of a line and its hash, if the line is whole and continues the chain."""
    body, tail = line[:-_TAIL] + b"}", line[-_TAIL:]
    digest = sha256(body).hexdigest()
    if tail != b',"hash":"' + digest.encode() + b'"}':
        return Broken(number, f"记录第 {number} 行被改动过或不完整（校验值不符）。")
    try:
        entry = _decode(body)
    except msgspec.MsgspecError as error:
        return Broken(number, f"记录第 {number} 行读不懂（可能由更新的版本写成）：{error}")
    if entry.prev != before:
        return Broken(number, f"记录第 {number} 行与上一行接不上：中间有行被删除、插入或调换。")
    return entry, digest
