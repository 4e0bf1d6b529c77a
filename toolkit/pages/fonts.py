"""Which Chinese font of this machine the pages are set in."""

from functools import cache
from typing import Any

FAMILIES = (
    "SimSun", "Songti SC", "STSong", "Noto Serif CJK SC", "Source Han Serif SC", "Noto Serif SC",
    "Microsoft YaHei", "PingFang SC", "Heiti SC", "Noto Sans CJK SC", "Source Han Sans SC",
    "WenQuanYi Micro Hei", "WenQuanYi Zen Hei", "AR PL UMing CN", "Droid Sans Fallback",
)  # fmt: skip
"""Families with all common Chinese characters: Windows, macOS and Linux, print faces first."""


@cache
def installed() -> Any:
    """The machine's fonts, looked for once: that takes longer than to set a page."""
    import typst

    return typst.Fonts()


@cache
def chinese_fonts() -> tuple[str, ...]:
    """The families of FAMILIES that are installed; () = a page would show empty boxes."""
    known = {family.casefold() for family in installed().families()}
    return tuple(family for family in FAMILIES if family.casefold() in known)
