"""Opens a file of any kind as grids: sniffed by content, guarded, always from bytes."""

import importlib
from collections.abc import Sequence
from dataclasses import dataclass, field

from toolkit.model.form import Picture
from toolkit.sources.files.guard import check_size
from toolkit.sources.files.sniff import sniff
from toolkit.sources.files.unreadable import Unreadable, broken
from toolkit.sources.grids.grid import Grid

__all__ = ["Unreadable", "Workbook", "open_workbook"]

# kind → module of this package with `read(data, kind) -> Workbook`; imported when first needed
_READERS = {
    "xlsx": "xlsx", "xlsm": "xlsx", "xlsb": "xlsb", "xls": "xls", "et": "xls", "ods": "ods",
    "xml": "spreadsheetml", "html": "html", "mhtml": "html", "csv": "delimited",
    "txt": "delimited", "docx": "docx", "pdf": "pdf",
}  # fmt: skip
_REASONS = {
    "empty": "文件是空的",
    "doc": "这是旧版 Word 或 WPS 文字文件（.doc、.wps），读不了，请另存为 .docx 再发",
    "rtf": "这是 RTF 文件，读不了，请另存为 .docx 或填在 Excel 表里再发",
    "ofd": "这是 OFD 版式文件，读不了，请把填好的 Excel 原表发来",
    "ole": "这是旧版 Office 或 WPS 文件，里面没有工作表，请另存为 .xlsx 再发",
    "gz": "这是 GZ 压缩包，读不了，请直接发 Excel 原表或 ZIP 压缩包",
    "exe": "这是程序，不是报名表",
    "lnk": "这是快捷方式，不是文件本身",
}


@dataclass
class Workbook:
    """An opened file: its sheets, pictures, marks (custom properties), cells cut as far away."""

    kind: str
    grids: list[Grid]
    pictures: list[Picture] = field(default_factory=list)
    marks: dict[str, str] = field(default_factory=dict)
    far: list[str] = field(default_factory=list)  # sheet!A1 of cells outside every usual form


def open_workbook(
    data: bytes, name: str = "", passwords: Sequence[str] = (), kind: str = ""
) -> Workbook:
    """The sheets of a file; raises Unreadable with F001 (why) or F002 (password).

    `kind` spares the look at the bytes when the caller has had it.
    """
    kind = kind or sniff(data, name)
    check_size(data, kind)
    if kind not in _READERS and kind != "encrypted":
        raise broken(_REASONS.get(kind, "不认识的文件种类"), kind)
    try:
        return _opened(data, kind, passwords)
    except Unreadable:
        raise
    except BaseException as error:  # every parser meets damage with errors of its own
        # A panic of calamine is no Exception to Python, though it is one more kind of damage.
        if not isinstance(error, Exception) and type(error).__name__ != "PanicException":
            raise
        raise broken("文件已损坏，可能没有传完整", kind) from error


def _opened(data: bytes, kind: str, passwords: Sequence[str]) -> Workbook:
    if kind == "encrypted" or (kind in ("xls", "et") and _is_locked(data)):
        from toolkit.sources.files.encrypted import decrypt

        return open_workbook(decrypt(data, kind, passwords))
    reader = importlib.import_module(f"toolkit.sources.grids.{_READERS[kind]}")
    book: Workbook = reader.read(data, kind)
    return book


def _is_locked(data: bytes) -> bool:
    from toolkit.sources.grids.biff import is_locked

    return is_locked(data)
