"""What every reader of a value does first: take the text, tidy it, see whether it says anything."""

import re
import unicodedata
from functools import lru_cache
from typing import Any

from toolkit.model.said import CellKind, Said

# Marks of writing direction and of zero width that Windows and chat programs paste along.
_INVISIBLE = dict.fromkeys(
    [0x00AD, 0x061C, 0xFEFF, 0x2060, *range(0x200B, 0x2010), *range(0x202A, 0x202F)]
)
_SPACE = re.compile(r"\s+")
_DASHES = re.compile(r"[-‐‑‒–—―−~～_/\\|.。…·*]+")
_NOTHING = frozenset(
    {"", "无", "無", "没有", "沒有", "暂无", "暫無", "none", "null", "nil", "n/a", "na",
     "×", "x", "空"}
)  # fmt: skip
_EMPTY_CELLS = (CellKind.ERROR, CellKind.UNCALCULATED)


def stated(said: Said | None) -> str:
    """The text of a cell without its edges; "" for no cell, an error or an uncalculated formula."""
    if said is None or said.kind in _EMPTY_CELLS:
        return ""
    return said.text.translate(_INVISIBLE).strip()


def tidy(text: str) -> str:
    """Compatibility forms made plain (full width, ligatures), runs of space made one blank."""
    plain = unicodedata.normalize("NFKC", text.translate(_INVISIBLE))
    return _SPACE.sub(" ", plain).strip()


def squeeze(text: str) -> str:
    """The tidy text without any space."""
    return tidy(text).replace(" ", "")


def says_nothing(squeezed: str) -> bool:
    """Whether a value only says that there is none: empty, 无, —, /, none.

    Not for names: NA and None are names.
    """
    return squeezed.lower() in _NOTHING or _DASHES.fullmatch(squeezed) is not None


@lru_cache(maxsize=1)
def _converter() -> Any:
    # OpenCC reads its dictionaries on creation (30 ms): only when a traditional character comes.
    from opencc import OpenCC

    return OpenCC("t2s")


def simplified(text: str) -> str:
    """Traditional characters as simplified ones (繁→简), for keys; show people the original.

    A character of the basic simplified set (GB 2312) stays, so that 乾 is one key however the
    rest of the name is written.
    """
    if _basic(text):
        return text
    converted = str(_converter().convert(text))
    if len(converted) != len(text):
        return converted
    return "".join(old if _basic(old) else new for old, new in zip(text, converted, strict=True))


def _basic(text: str) -> bool:
    try:
        text.encode("gb2312")
    except UnicodeEncodeError:
        return False
    return True
