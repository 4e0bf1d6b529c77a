"""The shipped regulations, loaded once for all tests, and their texts where these can be had."""

from functools import cache
from pathlib import Path

from tests.shared import shared
from toolkit.rules.load import load
from toolkit.rules.schema import Regulation

FOLDER = Path(__file__).parent.parent / "templates" / "regulations"
INVENTED = "yunxi-2026"  # ships with its whole text
REAL = ("zibo-2020", "qingdao-2017", "changsha-2018", "ivy-2014", "qingshui-2019")
ALL = (*REAL, INVENTED)


def text(name: str) -> str:
    """The regulation's data file."""
    return (FOLDER / name / "regulation.toml").read_text(encoding="utf-8")


@cache
def regulation(name: str = "zibo-2020") -> Regulation:
    loaded = load(text(name))
    assert isinstance(loaded, Regulation), loaded
    return loaded


@cache
def source_text(name: str) -> str | None:
    """The regulation's own text (原文); None where the shared folder is missing."""
    own = FOLDER / name / "原文.txt"
    path = own if own.is_file() else shared("regulations", "texts", f"{name}.txt")
    return path.read_text(encoding="utf-8") if path else None
