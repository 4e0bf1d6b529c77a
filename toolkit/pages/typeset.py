"""Setting a page with Typst: data in, PDF or PNG out, equal bytes for equal input."""

import shutil
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from toolkit.pages.fonts import chinese_fonts, installed

_DOTS_PER_INCH = 110  # A4 becomes 910 dots wide: sharp on a phone, small in a chat group


def as_pdf(
    template: Path, data: dict[str, Any], made: datetime, pictures: dict[str, Path] | None = None
) -> bytes:
    """The PDF of a template (a .typ file) filled with `data`; `made` is its date.

    `pictures` = files that the template may show, by the names that the data gives them.
    """
    with TemporaryDirectory() as folder:  # Typst reads below one root only
        root = _together(template, pictures, Path(folder)) if pictures else template.parent
        found: bytes = _set(
            root / template.name, data, format="pdf", timestamp=int(made.timestamp())
        )
    return found


def _together(template: Path, pictures: dict[str, Path], root: Path) -> Path:
    for part in template.parent.glob("*.typ"):
        shutil.copyfile(part, root / part.name)
    for name, path in pictures.items():
        shutil.copyfile(path, root / name)
    return root


def as_png(template: Path, data: dict[str, Any]) -> bytes:
    """The template's first page as a picture."""
    found = _set(template, data, format="png", ppi=_DOTS_PER_INCH)
    first: bytes = found[0] if isinstance(found, list) else found
    return first


def _set(template: Path, data: dict[str, Any], **options: Any) -> Any:
    inputs = {"data": msgspec.json.encode({**data, "fonts": chinese_fonts()}).decode()}
    import typst

    # One for each page: it is cheap, fonts are shared, and two threads can't use the same.
    compiler = typst.Compiler(font_paths=installed())
    return compiler.compile(str(template), root=str(template.parent), sys_inputs=inputs, **options)
