"""The command line: light to start, every command in help, wrong usage is 2."""

import subprocess
import sys

from tests.flows.office import qisai
from tests.shared import CHECKOUT
from toolkit import __version__

HEAVY = ("pandas", "openpyxl", "xlsxwriter", "lxml", "python_calamine", "jinja2", "rich")


def test_help_loads_none_of_the_heavy_libraries() -> None:
    code = (
        "import sys; sys.argv = ['qisai', '--help']\n"
        "from toolkit.cli.app import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        f"print([name for name in {HEAVY!r} if name in sys.modules])"
    )
    made = subprocess.run(
        [sys.executable, "-c", code], cwd=CHECKOUT, capture_output=True, text=True, check=True,
        encoding="utf-8",
    )  # fmt: skip
    assert made.stdout.splitlines()[-1] == "[]"
    assert "check" in made.stdout


def test_it_says_its_version() -> None:
    assert qisai("--version", now=None).out == f"qisai {__version__}\n"


def test_wrong_usage_is_2() -> None:
    assert qisai("pair", now=None).code == 2
    assert qisai("nothing", now=None).code == 2
