"""Setting a page with Typst: data in, PDF or PNG out, equal bytes for equal input."""

from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from toolkit.pages.fonts import chinese_fonts, installed

_DOTS_PER_INCH = 110  # A4 becomes 910 dots wide: sharp on a phone, small in a chat group


def as_pdf(template: Path, data: dict[str, Any], made: datetime) -> bytes:
    """The PDF of a template (a .typ file) filled with `data`; `made` is its date."""
    found: bytes = _set(template, data, format="pdf", timestamp=int(made.timestamp()))
    return found


def as_png(template: Path, data: dict[str, Any]) -> bytes:
    """The template's first page as a picture."""
    found = _set(template, data, format="png", ppi=_DOTS_PER_INCH)
    first: bytes = found[0] if isinstance(found, list) else found
    return first


def _set(template: Path, data: dict[str, Any], **options: Any) -> Any:
    inputs = {"data": msgspec.json.encode({**data, "fonts": chinese_fonts()}).decode()}
    return _compiler().compile(
        str(template), root=str(template.parent), sys_inputs=inputs, **options
    )


@cache
def _compiler() -> Any:
    import typst

    return typst.Compiler(font_paths=installed())
