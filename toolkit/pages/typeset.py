"""Setting a page with Typst: data in, PDF or PNG out, equal bytes for equal input."""

from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from toolkit.pages.fonts import chinese_fonts

_DOTS_PER_INCH = 110  # A4 becomes 910 dots wide: sharp on a phone, small in a chat group


def as_pdf(template: Path, data: dict[str, Any], made: datetime) -> bytes:
    """The PDF of a template (a .typ file) filled with `data`; `made` is its date."""
    found: bytes = _compiler(template).compile(
        format="pdf", sys_inputs=_inputs(data), timestamp=int(made.timestamp())
    )
    return found


def as_png(template: Path, data: dict[str, Any]) -> bytes:
    """The template's first page as a picture."""
    found = _compiler(template).compile(format="png", ppi=_DOTS_PER_INCH, sys_inputs=_inputs(data))
    first: bytes = found[0] if isinstance(found, list) else found
    return first


@cache
def _compiler(template: Path) -> Any:
    """One compiler a template: looking for the machine's fonts takes longer than a page."""
    import typst

    return typst.Compiler(str(template), root=str(template.parent))


def _inputs(data: dict[str, Any]) -> dict[str, str]:
    return {"data": msgspec.json.encode({**data, "fonts": chinese_fonts()}).decode()}
