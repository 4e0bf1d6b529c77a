#!/usr/bin/env python3
"""Runs qisai from a bare checkout: `python3 run.py demo`, `test`, or any qisai command.

Needs nothing but Python. The first run makes .venv beside this file from a lock with hashes;
later runs compare a digest and start at once, offline too. docs/developing.md says more.
"""

import os
import sys

# Everything here must parse on an older Python, or its user gets a SyntaxError for an answer.
if not (3, 11) <= sys.version_info < (3, 15):
    sys.exit(
        "棋赛需要 Python 3.11 到 3.14，现在用的是 {0}.{1}：请装合适的版本，再用它运行同一条命令。\n"
        "qisai needs Python 3.11 to 3.14, this is {0}.{1}.".format(*sys.version_info)
    )

from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
STAMP = VENV / "qisai-ready.txt"
LOCK = ROOT / "requirements.lock"
DEV_LOCK = ROOT / "requirements-dev.lock"

NO_NETWORK = (
    "connection broken by",
    "Connection refused",
    "Name or service not known",
    "name resolution",
    "Network is unreachable",
    "Could not fetch URL",
    "timed out",
)


class SetupError(Exception):
    """The run can't go on, and the user can mend it: what is wrong and how, in both languages."""

    def __init__(self, chinese: str, english: str, details: str = "") -> None:
        super().__init__("\n".join(filter(None, (details, chinese, english))))


def say(chinese: str, english: str) -> None:
    """Tell the user something; on stderr, since stdout may be a JSON document."""
    print(f"{chinese}  {english}", file=sys.stderr, flush=True)


def main(args: list[str]) -> int:
    """Make or complete .venv where needed, then run `args` inside it."""
    if args[:1] == ["--inside"]:
        return inside(args[1:])
    lock = DEV_LOCK if args[:1] in (["test"], ["lock"]) else LOCK
    if not ready(lock):
        try:
            with only_one() as held:
                if not ready(lock):
                    prepare(lock, held)
        except OSError as error:
            raise SetupError(
                f"不能写 {error.filename or ROOT}（{error.strerror}）：请关掉正在用棋赛的窗口，"
                "看看磁盘空间和文件夹权限，再运行同一条命令。",
                "Could not write there: close other runs, check disk space and permissions.",
            ) from error
    return hand_over(args)


def digest(lock: Path) -> str:
    """Return the stamp's line for a lock: the same lock for another Python is another line."""
    import hashlib

    return f"{sys.implementation.cache_tag} {hashlib.sha256(lock.read_bytes()).hexdigest()}"


def ready(lock: Path) -> bool:
    """Tell whether .venv was finished from this lock by this kind of Python."""
    try:
        return PYTHON.exists() and digest(lock) in STAMP.read_text("utf-8").splitlines()
    except FileNotFoundError:
        return False


def prepare(lock: Path, held: int) -> None:
    """Install a lock into .venv, made afresh unless the basic lock is already complete in it.

    The stamp goes first and comes back last, so that a run killed in between leaves a .venv
    without one, and the next run starts again.
    """
    complete = ready(LOCK)
    STAMP.unlink(missing_ok=True)
    say(
        "第一次运行（或依赖有更新）：正在把所需的库装进 .venv，约需一两分钟……",
        "Setting up .venv, once; this takes a minute or two.",
    )
    if not complete:
        make_venv(held)
    install(lock, held)
    locks = (LOCK, DEV_LOCK) if lock == DEV_LOCK else (LOCK,)
    unfinished = STAMP.with_suffix(".tmp")
    unfinished.write_text("\n".join(map(digest, locks)) + "\n", "utf-8")
    unfinished.replace(STAMP)


def make_venv(held: int) -> None:
    """Replace .venv by an empty environment of the Python that runs this file."""
    import shutil

    if not has_venv():
        install_venv_module()
    if VENV.exists():
        shutil.rmtree(VENV)
    # inside an activated environment the Python underneath it is meant
    python = getattr(sys, "_base_executable", None) or sys.executable
    code, output = call([python, "-m", "venv", str(VENV)], held, environment())
    if code:
        raise SetupError("建不了 .venv，原因见上面几行。", "Could not make .venv.", tail(output))


def has_venv() -> bool:
    """Tell whether this Python can make an environment; Debian ships it without by default."""
    import importlib.util

    importlib.invalidate_caches()
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


def install_venv_module() -> None:
    """Get Debian's package for environments where that is allowed; otherwise say the remedy."""
    import shutil

    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        say("缺少 python3-venv，正在用 apt-get 安装……", "Installing python3-venv.")
        quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
        call(["apt-get", "-qq", "update"], None, quiet)
        for package in ("python3-venv", "python{}.{}-venv".format(*sys.version_info)):
            install = ["apt-get", "-qq", "-y", "install", "--no-install-recommends", package]
            call(install, None, quiet)
            if has_venv():
                return
    raise SetupError(
        "这台机器的 Python 缺少 venv 组件：请联网后由管理员运行 apt-get install python3-venv"
        "（其他系统请重装完整的 Python），再运行同一条命令。",
        "This Python lacks venv: run `apt-get install python3-venv` as root, then try again.",
    )


def install(lock: Path, held: int) -> None:
    """Install exactly what the lock holds; the index is whatever this machine's pip is set to."""
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    wanted = ["install", "--no-deps", "--require-hashes", "-r", str(lock)]
    code, output = call([*pip, *wanted], held, environment())
    if code and any(sign in output for sign in NO_NETWORK):
        raise SetupError(
            "连不上软件包服务器（没有网络，或代理、证书不通）：请联网后再运行同一条命令。",
            "No network, or no way to the package server: connect and run the same command again.",
        )
    if code:
        raise SetupError(
            "有的库没有装上，原因见上面几行；排除后再运行同一条命令。",
            "Some packages could not be installed.",
            tail(output),
        )


def call(command: list[str], held: int | None, env: dict[str, str]) -> tuple[int, str]:
    """Run a program of the set-up and return its exit code and all it said.

    `held` is the open lock: the program keeps it too, so that when only this process is killed
    the next run waits for the orphan instead of working in the same folder.
    """
    import subprocess

    done = subprocess.run(
        command,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        pass_fds=[held] if held and sys.platform != "win32" else (),
    )
    return done.returncode, done.stdout


def tail(output: str) -> str:
    """Return the last lines of a program's output."""
    return "\n".join(output.strip().splitlines()[-12:])


def environment() -> dict[str, str]:
    """Return the environment without what would lead Python or pip out of .venv."""
    env = dict(os.environ, PYTHONUTF8="1", PIP_USER="0")
    for name in ("PYTHONHOME", "PYTHONPATH", "PIP_TARGET", "PIP_PREFIX", "PIP_REQUIRE_VIRTUALENV"):
        env.pop(name, None)
    return env


@contextmanager
def only_one() -> Iterator[int]:
    """Let one process at a time work on .venv; the system frees the lock when its holders die."""
    import time

    with (ROOT / ".venv.lock").open("a") as file:
        told = False
        while not taken(file.fileno()):
            if not told:
                say("另一个窗口正在准备 .venv，等它做完……", "Waiting for another run's set-up.")
                told = True
            time.sleep(0.2)
        yield file.fileno()


def taken(file: int) -> bool:
    """Try to lock an open file for this process and those that inherit it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def hand_over(args: list[str]) -> int:
    """Run this file again with the Python of .venv."""
    command = [str(PYTHON), str(ROOT / "run.py"), "--inside", *args]
    if (
        sys.platform == "win32"
    ):  # there exec would give the prompt back before the program has ended
        import subprocess

        return subprocess.call(command, env=environment())
    sys.stdout.flush()
    return os.execve(command[0], command, environment())


def inside(args: list[str]) -> int:
    """Do what was asked for, now that every library is there."""
    if args[:1] == ["test"]:
        return run_tests(args[1:])
    if args[:1] == ["lock"]:
        return remake_locks(args[1:])
    from toolkit.cli.app import main as qisai

    sys.argv = ["qisai", *args]
    qisai()
    return 0


def run_tests(args: list[str]) -> int:
    """Run linters, types, layers and tests; with arguments pytest alone, on what they name.

    pytest comes last, so that its closing line is the last one.
    """
    if args:
        return python("-m", "pytest", *args)
    layers = "from importlinter.cli import lint_imports_command as run; run()"
    checks = {
        "ruff format": ("-m", "ruff", "format", "--check"),
        "ruff check": ("-m", "ruff", "check"),
        "mypy": ("-m", "mypy"),
        "lint-imports": ("-c", layers),
    }
    failed = [name for name, check in checks.items() if python(*check)]
    if failed:
        print("failed before the tests:", ", ".join(failed), flush=True)
    code = python("-m", "pytest", "-n", "auto", "--dist", "loadfile")
    return code or int(bool(failed))


def remake_locks(args: list[str]) -> int:
    """Resolve pyproject.toml into both locks; `--upgrade` takes newer versions than now locked.

    Only the heavy extra `seal` stays out of the users' lock.
    """
    uv = ("-m", "uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11")
    form = ("--generate-hashes", "--no-header", "--no-emit-index-url", *args)
    light = [word for name in ("mail", "archives", "encrypted") for word in ("--extra", name)]
    code = python(*uv, *form, *light, "-o", LOCK.name, "pyproject.toml")
    dev = ("--all-extras", "-c", LOCK.name, "--group", "pyproject.toml:dev", "-o", DEV_LOCK.name,
           "pyproject.toml")  # fmt: skip
    return code or python(*uv, *form, *dev)


def python(*args: str) -> int:
    """Run the Python of .venv in the checkout and return its exit code."""
    import subprocess

    return subprocess.call([sys.executable, *args], cwd=ROOT)


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        say("已中断；再运行同一条命令即可。", "Interrupted; run the same command again.")
        sys.exit(130)
    except SetupError as error:
        sys.exit(str(error))
