"""What a file is (文件种类), by its bytes; its name decides only between spellings of one kind."""

import re

from toolkit.sources.mail.sniff import PICTURES, kind_of

ARCHIVES = frozenset({"zip", "rar", "7z"})
EVIDENCE = PICTURES  # scans and photos: kept, never turned into entries without a person
GRIDS = frozenset(
    {"xlsx", "xlsm", "xlsb", "xls", "et", "ods", "xml", "html", "mhtml", "csv", "docx", "pdf"}
)
_WPS = (".et", ".ett")
_SPREADSHEET_XML = b"urn:schemas-microsoft-com:office:spreadsheet"
_MHTML = re.compile(
    rb"^(?:[\w-]+:.*\r?\n(?:[ \t].*\r?\n)*)*?content-type:\s*multipart/related", re.I
)
_TABLE = re.compile(rb"<table|<html|<meta", re.I)


def sniff(data: bytes, name: str = "") -> str:
    """The kind of a file: one of GRIDS, ARCHIVES, EVIDENCE, encrypted, doc, empty, txt, …"""
    if not data.strip(b"\0 \r\n\t"):
        return "empty"
    lower = name.lower()
    head = data[:4096]
    if _SPREADSHEET_XML in head or _SPREADSHEET_XML in head.replace(b"\0", b""):
        return "xml"
    if _MHTML.match(head.lstrip(b"\xef\xbb\xbf\r\n")):
        return "mhtml"
    kind = kind_of(data)
    if kind == "xlsx":
        return "xlsm" if b"xl/vbaProject.bin" in data or lower.endswith(".xlsm") else "xlsx"
    if kind == "xls":
        return "et" if lower.endswith(_WPS) else "xls"
    if kind == "zip" and b"OFD.xml" in data:
        return "ofd"
    if kind in PICTURES or kind in ARCHIVES or kind in GRIDS - {"xml"} or kind in _KNOWN:
        return kind
    return _text(data, head, kind)


_KNOWN = frozenset({"encrypted", "doc", "msg", "ole", "rtf", "exe", "lnk", "tnef", "gz", "bin"})


def _text(data: bytes, head: bytes, kind: str) -> str:
    """A page under any name (.xls!), else delimited text, else what its name said."""
    plain = head.replace(b"\0", b"")
    if _TABLE.search(plain):
        return "html"
    if kind == "mail":
        return kind
    first = plain.split(b"\n", 3)[:3]
    if sum(line.count(b",") + line.count(b"\t") + line.count(b";") for line in first) >= 2:
        return "csv"
    return "txt" if b"\0" not in data[:200] or plain != head else "bin"
