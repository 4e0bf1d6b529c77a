"""Rules of this code base that no linter keeps. A wrong rule is changed here, not worked around."""

import ast
import itertools
import re
import statistics
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

from tests.shared import CHECKOUT
from toolkit.cli.app import app

TOOLKIT = CHECKOUT / "toolkit"
MODULES = sorted(path for path in TOOLKIT.rglob("*.py") if path.name != "__init__.py")
PROJECT = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))
CONTRACTS = PROJECT["tool"]["importlinter"]["contracts"]

LONGEST_FILE, LONGEST_FUNCTION = 300, 40  # lines
USUAL_FILE, USUAL_FUNCTION = 150, 15  # medians


def in_checkout(path: Path) -> str:
    return path.relative_to(CHECKOUT).as_posix()


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def length(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """Yield place and length of each function, from its def to its last line."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno
            yield (
                f"{in_checkout(path)}:{node.lineno} {node.name}",
                node.end_lineno - node.lineno + 1,
            )


def test_no_file_is_long() -> None:
    assert not [in_checkout(path) for path in MODULES if length(path) > LONGEST_FILE]
    assert statistics.median(map(length, MODULES)) <= USUAL_FILE


def test_no_function_is_long() -> None:
    lengths = dict(place for path in MODULES for place in functions(path))
    assert not {place: size for place, size in lengths.items() if size > LONGEST_FUNCTION}
    assert statistics.median(lengths.values()) <= USUAL_FUNCTION


def test_every_source_file_has_its_test_file() -> None:
    """toolkit/a/b.py is tested by tests/a/test_b.py."""
    expected = (
        CHECKOUT / "tests" / path.relative_to(TOOLKIT).with_name(f"test_{path.name}")
        for path in MODULES
    )
    assert not [in_checkout(path) for path in expected if not path.is_file()]


def test_every_package_has_its_layer() -> None:
    """A package that import-linter does not know could import anything."""
    layers = next(contract["layers"] for contract in CONTRACTS if contract["type"] == "layers")
    placed = set(re.findall(r"toolkit\.(\w+)", " ".join(layers)))
    assert {path.parent.name for path in TOOLKIT.glob("*/__init__.py")} <= placed


IMPURE_NAMES = {"open", "input", "print", "exec", "eval"}
IMPURE_METHODS = {"now", "utcnow", "today", "read_text", "read_bytes", "write_text", "write_bytes"}


def impure_calls(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call):
            called = node.func
            if (isinstance(called, ast.Name) and called.id in IMPURE_NAMES) or (
                isinstance(called, ast.Attribute) and called.attr in IMPURE_METHODS
            ):
                yield f"{in_checkout(path)}:{node.lineno} {ast.unparse(called)}"


def test_the_domain_opens_no_file_and_reads_no_clock() -> None:
    """What import-linter can't see, for the packages that its contract calls pure."""
    pure = next(contract for contract in CONTRACTS if "pure" in contract["name"])
    folders = [CHECKOUT / name.replace(".", "/") for name in pure["source_modules"]]
    files = [path for folder in folders for path in folder.rglob("*.py")]
    assert not [call for path in files for call in impure_calls(path)]


# The words are put together here, so that this file passes its own rule.
UNFINISHED = re.compile("|".join(("TO" + "DO", "FIX" + "ME", "X" + "XX:")))
SKIPPED = re.compile(r"pytest\.(skip|xfail|importor" + r"skip)|mark\.(skip|skipif|x" + r"fail)\b")
MACHINE = re.compile(
    r"(?<![\w.])/(ro" + r"ot|wo" + r"rk|ho" + r"me|t" + r"mp)/"
    r"|pypi\.o" + r"rg|pythonhos" + r"ted|deb\.deb" + r"ian|npm" + r"js"
)
TEXTS = {".py", ".toml", ".md", ".lock", ".txt", ".csv", ".j2", ".html", ".eml", ""}


def texts() -> Iterator[tuple[str, str]]:
    """Yield every text file that belongs to the checkout, with its name."""
    kept = ("toolkit", "tests", "templates", "docs", "bench", "samples", ".ci")
    files = [path for folder in kept for path in (CHECKOUT / folder).rglob("*")]
    for path in [*files, *CHECKOUT.iterdir()]:
        if path.is_file() and path.suffix in TEXTS and path.name != ".git":
            yield in_checkout(path), path.read_text("utf-8", errors="replace")


@pytest.mark.parametrize("rule", [UNFINISHED, SKIPPED, MACHINE], ids=["todo", "skip", "machine"])
def test_no_text_holds_unfinished_work_a_skipped_test_or_a_place_of_one_machine(
    rule: re.Pattern[str],
) -> None:
    assert not [f"{name}: {found[0]}" for name, text in texts() for found in rule.finditer(text)]


def test_every_dependency_says_why_it_is_there() -> None:
    """A comment beside it, or on the line above."""
    lines = (CHECKOUT / "pyproject.toml").read_text("utf-8").splitlines()
    packages = re.compile(r'    "[\w.-]+(\[\w+\])?\s*[=<>~]')
    assert not [
        line
        for above, line in itertools.pairwise(lines)
        if packages.match(line) and "  # " not in line and not above.strip().startswith("#")
    ]


def commands(group: TyperGroup, prefix: str = "") -> Iterator[str]:
    """Yield the full name of every command that help shows, such as "rules audit"."""
    for name, command in group.commands.items():
        if isinstance(command, TyperGroup):
            yield from commands(command, f"{prefix}{name} ")
        elif not command.hidden:
            yield prefix + name


def command_line() -> TyperGroup:
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    return group


def shown_commands(page: Path, group: TyperGroup) -> Iterator[str]:
    """Yield every `qisai NAME` or `run.py NAME` of a page; in a group with the name after it."""
    for name, after in re.findall(
        r"(?:\bqisai|run\.py) ([a-z][a-z-]*)(?: ([a-z][a-z-]*))?", page.read_text("utf-8")
    ):
        yield f"{name} {after}" if isinstance(group.commands.get(name), TyperGroup) else name


def test_the_chinese_readme_documents_every_command() -> None:
    group = command_line()
    shown = set(shown_commands(CHECKOUT / "README.zh-CN.md", group))
    assert not set(commands(group)) - shown


def test_every_documented_command_exists() -> None:
    group = command_line()
    known = {*commands(group), "demo", "test", "lock"}  # the last three are run.py's own
    pages = [*CHECKOUT.glob("README*.md"), *(CHECKOUT / "docs").rglob("*.md")]
    wrong = {page.name: set(shown_commands(page, group)) - known for page in pages}
    assert not {name: unknown for name, unknown in wrong.items() if unknown}
