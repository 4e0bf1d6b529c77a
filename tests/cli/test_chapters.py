"""Every command stands in the help, in one chapter."""

from collections import Counter

import typer

from tests.flows.office import qisai
from toolkit.cli.app import app
from toolkit.cli.chapters import CHAPTERS


def test_every_command_is_in_one_chapter() -> None:
    named = Counter(name for names in CHAPTERS.values() for name in names)
    group = typer.main.get_command(app)
    assert named == Counter(dict.fromkeys(group.commands, 1))  # type: ignore[attr-defined]


def test_the_help_goes_through_an_event_in_order() -> None:
    shown = qisai("--help", now=None).out
    places = [shown.index(f"\n  {name} ") for names in CHAPTERS.values() for name in names]
    assert places == sorted(places)
    assert "收费和住宿 · Money and rooms:" in shown
