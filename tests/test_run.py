"""The bootstrap: .venv is made once, whole, by one process at a time; failures are sentences."""

import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

import run
from tests.shared import CHECKOUT

BARE = "# nothing to install\n"
APP = "import sys, json\n\ndef main(): print(json.dumps(sys.argv, ensure_ascii=False))\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A bare checkout in a folder with spaces and Chinese, whose locks want nothing."""
    root = tmp_path / "空 格" / "棋赛"
    (root / "toolkit" / "cli").mkdir(parents=True)
    (root / "toolkit" / "cli" / "app.py").write_text(APP, "utf-8")
    shutil.copy(CHECKOUT / "run.py", root)
    (root / "requirements.lock").write_text(BARE, "utf-8")
    (root / "requirements-dev.lock").write_text(BARE + "# and no tools\n", "utf-8")
    return root


def qisai(root: Path, *args: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(root / "run.py"), *args],
        cwd=root.parent,
        env={**os.environ, **env},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )


def test_a_killed_first_run_is_made_good_and_the_next_starts_at_once(checkout: Path) -> None:
    first = subprocess.Popen(
        [sys.executable, str(checkout / "run.py"), "报名"],
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    assert first.stderr is not None
    assert "第一次运行" in first.stderr.readline().decode()
    while not (checkout / ".venv" / "pyvenv.cfg").exists():
        assert first.poll() is None
    os.killpg(first.pid, signal.SIGKILL)
    first.communicate()
    assert not (checkout / ".venv" / "qisai-ready.txt").exists()

    second = qisai(checkout, "报名", "--json")
    assert (second.returncode, second.stdout) == (0, '["qisai", "报名", "--json"]\n')
    assert "第一次运行" in second.stderr

    third = qisai(checkout, "报名", PATH="", PIP_NO_INDEX="1")
    assert (third.returncode, third.stderr) == (0, "")


@pytest.fixture
def here(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same checkout, seen by this process's `run`; making an environment is one file."""
    for name in ("VENV", "PYTHON", "STAMP", "LOCK", "DEV_LOCK"):
        place: Path = getattr(run, name)
        monkeypatch.setattr(run, name, checkout / place.relative_to(run.ROOT))
    monkeypatch.setattr(run, "ROOT", checkout)

    def make_venv(held: int) -> None:
        shutil.rmtree(run.VENV, ignore_errors=True)
        run.PYTHON.parent.mkdir(parents=True)
        run.PYTHON.touch()

    monkeypatch.setattr(run, "make_venv", make_venv)
    monkeypatch.setattr(run, "hand_over", lambda args: 0)
    return checkout


@pytest.fixture
def installed(here: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the locks that were installed, in order."""
    names: list[str] = []
    monkeypatch.setattr(run, "install", lambda lock, held: names.append(lock.name))
    return names


def test_each_lock_is_installed_once(installed: list[str]) -> None:
    for command in ("demo", "check", "test", "demo", "test"):
        run.main([command])
    assert installed == ["requirements.lock", "requirements-dev.lock"]


def test_the_test_lock_serves_every_command(installed: list[str]) -> None:
    run.main(["test"])
    run.main(["demo"])
    assert installed == ["requirements-dev.lock"]


@pytest.mark.parametrize("change", ["new lock", "other Python", "no Python", "no stamp"])
def test_what_no_longer_fits_is_made_afresh(
    installed: list[str], change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run.main(["demo"])
    leftover = run.VENV / "old-library"
    leftover.touch()
    if change == "new lock":
        run.LOCK.write_text("# other\n", "utf-8")
    elif change == "other Python":
        monkeypatch.setattr(sys.implementation, "cache_tag", "cpython-310")
    else:
        (run.PYTHON if change == "no Python" else run.STAMP).unlink()
    run.main(["demo"])
    assert len(installed) == 2
    assert not leftover.exists()


def test_tools_are_added_to_a_finished_environment(installed: list[str]) -> None:
    run.main(["demo"])
    (run.VENV / "library-in-use").touch()
    run.main(["test"])
    assert (run.VENV / "library-in-use").exists()


def saying(code: int, output: str) -> Callable[..., tuple[int, str]]:
    return lambda *_: (code, output)


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("WARNING: Retrying after connection broken by 'NewConnectionError'", "连不上软件包服务器"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "有的库没有装上"),
    ],
)
def test_a_failed_installation_is_one_sentence_and_is_tried_again(
    here: Path, output: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "call", saying(1, output))
    with pytest.raises(run.SetupError, match=sentence):
        run.main(["demo"])
    monkeypatch.setattr(run, "call", saying(0, ""))
    assert run.main(["demo"]) == 0


def test_an_unwritable_folder_is_a_sentence(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(held: int) -> None:
        raise PermissionError(13, "Permission denied", str(run.VENV))

    monkeypatch.setattr(run, "make_venv", refuse)
    with pytest.raises(run.SetupError, match="不能写"):
        run.main(["demo"])


@pytest.mark.parametrize(("root_user", "gets_it"), [(True, True), (True, False), (False, False)])
def test_a_python_without_venv_is_completed_or_explained(
    root_user: bool, gets_it: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def apt(command: list[str], *_: object) -> tuple[int, str]:
        asked.append(command[-1])
        return 0, ""

    monkeypatch.setattr(os, "geteuid", lambda: 0 if root_user else 1000, raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(run, "call", apt)
    monkeypatch.setattr(run, "has_venv", lambda: gets_it)
    if gets_it:
        run.install_venv_module()
        assert asked == ["update", "python3-venv"]
    else:
        with pytest.raises(run.SetupError, match="apt-get install python3-venv"):
            run.install_venv_module()
        assert bool(asked) == root_user


def test_only_one_process_works_on_the_environment(here: Path) -> None:
    """The lock also outlives its owner's death as long as a program it started still runs."""
    lock = here / ".venv.lock"
    with run.only_one() as held:
        orphan = subprocess.Popen(
            [sys.executable, "-c", "input()"], stdin=subprocess.PIPE, pass_fds=[held]
        )
    with lock.open("a") as other:
        assert not run.taken(other.fileno())
        orphan.communicate(b"\n")
        assert run.taken(other.fileno())


def test_an_old_python_is_told_so_and_can_read_the_file(tmp_path: Path) -> None:
    """The check comes before anything that an old Python could not import or evaluate."""
    source = (CHECKOUT / "run.py").read_text("utf-8")
    compile(source, "run.py", "exec", dont_inherit=True)
    old = source.replace("(3, 11) <= sys", "(99, 0) <= sys")
    (tmp_path / "run.py").write_text(old, "utf-8")
    refused = qisai(tmp_path, "demo")
    assert refused.returncode == 1
    assert "3.11" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert not (tmp_path / ".venv").exists()


def pinned(lock: str) -> dict[str, str]:
    """Return what a lock pins: name → the rest of its line (version and marker)."""
    text = (CHECKOUT / lock).read_text("utf-8")
    return dict(re.findall(r"^([a-z0-9.-]+)==([^\\\n]*)", text, re.MULTILINE))


def wanted() -> tuple[list[str], list[str]]:
    """Return the requirements of pyproject.toml: what qisai needs, and what its tests need."""
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))
    extras = project["project"].get("optional-dependencies", {})
    tools = [
        *project["dependency-groups"]["dev"],
        *(need for more in extras.values() for need in more),
    ]
    return project["project"]["dependencies"], tools


def name_of(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found
    return re.sub(r"[._-]+", "-", found[0]).lower()


def test_the_locks_hold_every_dependency() -> None:
    """After a change of pyproject.toml: python3 run.py lock."""
    needs, tools = wanted()
    assert {name_of(need) for need in needs} <= pinned("requirements.lock").keys()
    assert {name_of(need) for need in needs + tools} <= pinned("requirements-dev.lock").keys()
    assert pinned("requirements.lock").items() <= pinned("requirements-dev.lock").items()


def test_the_lock_keeps_platform_markers() -> None:
    marker = pinned("requirements.lock")["py4swiss"]
    assert all(name in marker for name in ("AMD64", "x86_64", "arm64", "win32", "darwin"))


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_every_line_of_a_lock_is_hashed_and_names_no_server(lock: str) -> None:
    for entry in re.split(r"\n(?=\S)", (CHECKOUT / lock).read_text("utf-8").strip()):
        assert re.match(r"[a-z0-9.-]+==\S+.*\\\n    --hash=sha256:[0-9a-f]{64}", entry), entry
        assert "://" not in entry


def test_the_wheel_gives_the_command_and_carries_the_templates(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=CHECKOUT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("qisai-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        held = {name: archive.read(name) for name in archive.namelist()}
    (entry_points,) = (body for name, body in held.items() if name.endswith("entry_points.txt"))
    assert b"qisai = toolkit.cli.app:main" in entry_points
    shipped = [path for path in (CHECKOUT / "templates").rglob("*") if path.is_file()]
    assert shipped
    for path in shipped:
        inside = "toolkit/_templates/" + path.relative_to(CHECKOUT / "templates").as_posix()
        assert digest(held[inside]) == digest(path.read_bytes())


def digest(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()
