"""Reads files in a process of its own, so that a file which crashes a parser ends no batch.

One worker lives as long as the program and reads one file after another; it is started again when
it dies or takes too long. Messages are a length of four bytes and MessagePack, over pipes, which
work the same on every system. Its memory is limited where the system can do that.
"""

import atexit
import os
import subprocess
import sys
import threading
from functools import cache
from pathlib import Path
from typing import IO

import msgspec

from toolkit.model.form import Problem, ReadResult
from toolkit.model.record import Record

TIMEOUT = 30.0  # seconds for one file; the largest real form takes a fraction of one
_MEMORY = 2_000_000_000  # bytes of address space
_ROOT = Path(__file__).resolve().parents[3]
_START = "from toolkit.sources.forms.worker import serve; serve()"


class Job(Record, frozen=True):
    """One file to be read."""

    data: bytes
    file_name: str
    passwords: tuple[str, ...] = ()
    known: dict[str, dict[str, str]] = {}


class Worker:
    """The process and the pipes to it; safe for several threads."""

    def __init__(self, timeout: float = TIMEOUT, start: str = _START) -> None:
        self.timeout = timeout
        self._start_code = start
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()

    def read(
        self,
        data: bytes,
        file_name: str,
        passwords: tuple[str, ...] = (),
        known: "object | None" = None,
    ) -> ReadResult:
        """What `read_here` gives; F001 when the worker died over the file or took too long."""
        job = msgspec.msgpack.encode(Job(data, file_name, passwords, dict(known or {})))  # type: ignore[call-overload]
        with self._lock:
            answer, late = self._ask(job)
        if answer is not None:
            return msgspec.msgpack.decode(answer, type=ReadResult)
        reason = "读取时间过长，文件可能有问题" if late else "文件内容异常，读取程序无法处理"
        return ReadResult(file_name, _digest(data), "", problems=(_problem(reason),))

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            _shut(process)

    def _ask(self, job: bytes) -> tuple[bytes | None, bool]:
        """The answer, or None; and whether the time ran out."""
        process = self._alive()
        assert process.stdin is not None
        assert process.stdout is not None
        late = threading.Event()

        def stop() -> None:
            late.set()
            process.kill()

        timer = threading.Timer(self.timeout, stop)
        timer.daemon = True
        timer.start()
        try:
            _send(process.stdin, job)
            answer = _receive(process.stdout)
        except OSError:
            answer = None
        finally:
            timer.cancel()
        if answer is None:
            self.close()
        return answer, late.is_set()

    def _alive(self) -> "subprocess.Popen[bytes]":
        if self._process is None or self._process.poll() is not None:
            self.close()
            path = os.pathsep.join(filter(None, (str(_ROOT), os.environ.get("PYTHONPATH"))))
            self._process = subprocess.Popen(
                [sys.executable, "-c", self._start_code],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env={**os.environ, "PYTHONPATH": path},
            )
        return self._process


@cache
def shared() -> Worker:
    """The program's worker; ended with the program."""
    worker = Worker()
    atexit.register(worker.close)
    return worker


def serve() -> None:
    """The worker's loop: read a job, answer it, until the pipe closes."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a library prints must not mix with the answers
    _limit_memory()
    decoder = msgspec.msgpack.Decoder(Job)
    while (message := _receive(sys.stdin.buffer)) is not None:
        _send(answers, msgspec.msgpack.encode(_answer(decoder.decode(message))))


def _answer(job: Job) -> ReadResult:
    from toolkit.sources.forms.read import read_here

    try:
        return read_here(job.data, job.file_name, job.passwords, job.known)
    except MemoryError:
        reason = "文件展开后太大"
    except Exception as error:  # our own fault; yet the other files must still be read
        reason = f"读取程序出错（{type(error).__name__}: {error}），请把这份文件发给软件作者"
    return ReadResult(job.file_name, _digest(job.data), "", problems=(_problem(reason),))


def _problem(reason: str) -> Problem:
    return Problem("F001", detail={"reason": reason})


def _digest(data: bytes) -> str:
    import hashlib

    return hashlib.sha256(data).hexdigest()


def _limit_memory() -> None:
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    except (ImportError, ValueError, OSError):
        return  # Windows has no such limit, macOS may refuse it: the guard must do


def _send(pipe: IO[bytes], message: bytes) -> None:
    pipe.write(len(message).to_bytes(4, "big"))
    pipe.write(message)
    pipe.flush()


def _receive(pipe: IO[bytes]) -> bytes | None:
    head = pipe.read(4)
    if len(head) < 4:
        return None
    message = pipe.read(int.from_bytes(head, "big"))
    return message if len(message) == int.from_bytes(head, "big") else None


def _shut(process: "subprocess.Popen[bytes]") -> None:
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            try:
                pipe.close()
            except OSError:
                continue  # what was still to be written to a dead process
    process.wait()
