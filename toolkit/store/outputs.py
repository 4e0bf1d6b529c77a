"""Writing an event's generated files: only what changed, hand edits set aside, never merged."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import msgspec

from toolkit.store.archive import digest
from toolkit.store.files import Written, write_atomic
from toolkit.store.folder import RECORD

_MAKERS = 2  # pages are set outside of Python, so that they don't hold up the workbooks


class Outputs:
    """Remembers what was written last (记录/生成.json), so that a file edited by hand is noticed.

    The memory is a convenience, not a record: when it is missing, nothing counts as edited.
    """

    def __init__(self, event: Path) -> None:
        self.event = event
        self._memory = event / RECORD / "生成.json"
        self._known = _load(self._memory)
        self.set_aside: list[str] = []
        self._current: set[str] = set()
        self.written: list[Written] = []
        self._makers: ThreadPoolExecutor | None = None
        self._waiting: list[tuple[str, Future[bytes]]] = []

    def write(
        self, name: str, data: bytes, *, filled_in: bool = False, aside: bool = False
    ) -> Path:
        """Writes a generated file under its name relative to the event.

        `filled_in` = people type into it and it was read before: edits are expected there.
        `aside` = it holds something that could not be read: it is kept beside the new one.
        """
        path = self.event / name
        self._current.add(name)
        if path.exists():
            old = digest(path.read_bytes())
            if old == digest(data):
                return path
            if aside or (not filled_in and self._known.get(name, old) != old):
                self._set_aside(path)
        written = write_atomic(path, data)
        self.written.append(written)
        self._known[name] = digest(data)
        write_atomic(self._memory, msgspec.json.encode(self._known, order="sorted"))
        return Path(written.path)

    def make(self, name: str, made_of: bytes, make: Callable[[], bytes]) -> None:
        """Writes a file that takes long to make, unless it stands as made of the same input."""
        path, mark, wanted = self.event / name, f"{name}|输入", digest(made_of)
        self._current.add(name)
        if (
            self._known.get(mark) == wanted
            and path.exists()
            and digest(path.read_bytes()) == self._known.get(name)
        ):
            return
        self._known[mark] = wanted
        if self._makers is None:
            self.write(name, make())
        else:
            self._waiting.append((name, self._makers.submit(make)))

    @contextmanager
    def together(self) -> Iterator[None]:
        """Makes what takes long beside one another and beside the rest; written at the end."""
        with ThreadPoolExecutor(_MAKERS) as makers:
            self._makers = makers
            try:
                yield
                for name, made in self._waiting:
                    self.write(name, made.result())
            finally:
                self._makers, self._waiting = None, []

    def remove(self, name: str) -> None:
        """Removes a generated file that no longer has a reason."""
        path = self.event / name
        if path.exists() and self._known.get(name) == digest(path.read_bytes()):
            path.unlink()

    def sweep(self, *beginnings: str) -> None:
        """Removes what was generated under these names before and was not written this time."""
        for name in self._known:
            if name.startswith(beginnings) and name not in self._current:
                self.remove(name)

    def knows(self, name: str) -> bool:
        """True when a file of that name was generated before."""
        return name in self._known

    def notes(self) -> tuple[str, ...]:
        """What the user has to know of this run's writing: open workbooks, edits set aside."""
        opened = tuple(
            f"{Path(w.instead_of).name} 正打开着，新的一份写成了 {Path(w.path).name}；"
            "请关闭后再运行一次。"
            for w in self.written
            if w.instead_of
        )
        edited = tuple(f"{name} 被手工改动过，改动的那份已另存在旁边。" for name in self.set_aside)
        return opened + edited

    def _set_aside(self, path: Path) -> None:
        number = 1
        while (aside := path.with_name(f"{path.stem}.手改{number}{path.suffix}")).exists():
            number += 1
        path.replace(aside)
        self.set_aside.append(path.name)


def _load(memory: Path) -> dict[str, str]:
    try:
        return msgspec.json.decode(memory.read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError):
        return {}
