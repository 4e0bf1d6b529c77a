"""An event on the desk: locked, journal read and folded, ready for one command."""

from collections.abc import Callable, Iterable
from copy import copy
from datetime import datetime
from pathlib import Path

from msgspec.structs import replace

from toolkit.flows.editions import Editions, read_editions
from toolkit.flows.outcome import Failure, Outcome
from toolkit.model.event import State, fold
from toolkit.model.facts import AnyFact
from toolkit.rules.schema import Regulation
from toolkit.store import folder as layout
from toolkit.store import journal as journals
from toolkit.store.archive import fetch, keep
from toolkit.store.outputs import Outputs

_AFTER_PURGE = frozenset({"status", "log", "purge"})
"""Commands that need nothing of what a purge deletes; others would judge by digests."""


class Desk:
    """One command's view of an event. Facts noted here are on disk before the call returns."""

    def __init__(
        self, event: Path, command: str, now: datetime, editions: Editions,
        journal: journals.Journal,
    ) -> None:  # fmt: skip
        self.event = event
        self.command = command
        self.now = now
        self.editions = editions
        self.regulation = editions.at(now.date())
        self.journal = journal
        self.state: State = fold(journal.standing)
        self.outputs = Outputs(event)

    def note(self, facts: Iterable[AnyFact]) -> None:
        """Appends the facts as one batch and folds anew."""
        self.journal = journals.append(
            layout.journal_file(self.event), self.journal, self.command, self.now, tuple(facts)
        )
        self.state = fold(self.journal.standing)

    def keep(self, data: bytes) -> str:
        """Archives an original; returns its sha256."""
        return keep(layout.archive_folder(self.event), data)

    def original(self, sha256: str) -> bytes | None:
        """An archived original, None when it is missing or damaged."""
        return fetch(layout.archive_folder(self.event), sha256)

    @property
    def stamp(self) -> datetime:
        """The time that sheets show: that of the last fact, so that a rebuild is byte-equal."""
        return self.state.as_of or self.now

    @property
    def seq(self) -> int:
        """The number of the last standing fact that the state was folded from."""
        return self.state.seq

    @property
    def last_batch(self) -> int:
        """The number of the last batch of facts."""
        return self.journal.next_batch - 1

    def as_of(self, seq: int) -> "Desk":
        """The same event as it was after that fact, for writing its sheets again."""
        earlier = copy(self)
        earlier.state = fold(e for e in self.journal.standing if e.seq <= seq)
        return earlier


def at_desk(
    event: Path, command: str, now: datetime, work: Callable[[Desk], Outcome | Failure]
) -> Outcome | Failure:
    """Runs one command's work on an event, holding its lock."""
    event = event.resolve()
    if not layout.is_event(event):
        return Failure(
            f"这里不是赛事文件夹：{event}",
            "请先用 qisai new 新建赛事，或用 -e 指明赛事文件夹。",
        )
    try:
        with layout.locked(event):
            desk = _open(event, command, now)
            if isinstance(desk, Failure):
                return desk
            torn = journals.set_torn_aside(layout.journal_file(event), desk.journal)
            done = work(desk)
            return done if isinstance(done, Failure) or not torn else _with_torn(done, torn)
    except layout.BusyError:
        return Failure("另一个命令正在处理这个赛事。", "请等它结束后再运行。")
    except PermissionError as error:
        return Failure(
            f"无法写入：{error.filename or error}", "请关闭打开着的工作簿，检查文件夹权限后再试。"
        )


def _open(event: Path, command: str, now: datetime) -> Desk | Failure:
    editions = read_editions(layout.regulation_file(event))
    if isinstance(editions, Failure):
        return editions
    journal = journals.read(layout.journal_file(event))
    if isinstance(journal, journals.Broken):
        return Failure(
            journal.message,
            "请不要手工改动“记录”文件夹；用备份恢复 记录/journal.jsonl 后再试。原件都还在。",
        )
    desk = Desk(event, command, now, editions, journal)
    if desk.state.finish.purged and command not in _AFTER_PURGE:
        return Failure(
            "个人信息已经清除，这个赛事不能再处理。",
            "公布过的名单、成绩和奖金都在 3公布，账簿在 5内部；还可以运行 qisai status 和 log。",
        )
    return desk


def _with_torn(done: Outcome, torn: Path) -> Outcome:
    """Says first that a command before was broken off, and where what it wrote lies."""
    said = (
        "上一次有命令中途断了，它没有记完的内容不算数，已另存为 "
        f"{torn.parent.name}/{torn.name}；请把那个命令再运行一次。"
    )
    return replace(done, lines=(said, *done.lines))


def read_regulation(path: Path) -> Regulation | Failure:
    """The regulation of a file with the supplements beside it, or all faults in one message."""
    editions = read_editions(path)
    return editions if isinstance(editions, Failure) else editions.all[-1].regulation
