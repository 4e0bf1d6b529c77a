"""The shipped regulations, loaded once for all tests."""

from functools import cache
from pathlib import Path

from toolkit.rules.load import load
from toolkit.rules.schema import Regulation

FOLDER = Path(__file__).parent.parent / "templates" / "regulations"


def text(name: str) -> str:
    return (FOLDER / name / "regulation.toml").read_text(encoding="utf-8")


@cache
def regulation(name: str = "zibo-2020") -> Regulation:
    loaded = load(text(name))
    assert isinstance(loaded, Regulation), loaded
    return loaded
