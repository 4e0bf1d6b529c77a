"""What a file is, by its bytes; a name may say anything."""

import re
import zlib

# the first bytes of kinds that need no second look
_MAGIC = (
    (b"%PDF", "pdf"), (b"\x89PNG\r\n", "png"), (b"\xff\xd8\xff", "jpg"), (b"GIF8", "gif"),
    (b"BM", "bmp"), (b"II*\0", "tif"), (b"MM\0*", "tif"), (b"Rar!\x1a\x07", "rar"),
    (b"7z\xbc\xaf\x27\x1c", "7z"), (b"MZ", "exe"), (b"\x78\x9f\x3e\x22", "tnef"),
    (b"{\\rtf", "rtf"), (b"\x1f\x8b", "gz"), (b"L\0\0\0\x01\x14\x02\0", "lnk"),
)  # fmt: skip
# what the directory of an OLE file names, the telling ones first
_OLE_STREAMS = (
    ("EncryptedPackage", "encrypted"), ("__properties_version1.0", "msg"),
    ("Workbook", "xls"), ("Book", "xls"), ("WordDocument", "doc"),
)  # fmt: skip
_MAIL_HEAD = re.compile(
    rb"(?:(?:received|return-path|from|date|message-id|mime-version|subject|x-[\w-]+|to):[^\n]*\n"
    rb"(?:[ \t][^\n]*\n)*){3}"
)
# Names begin 42 bytes behind the mark of their directory entry, 26 behind that of a member.
_IN_DIRECTORY = re.compile(rb"PK\x01\x02(?=.{42}(.{1,60}))", re.DOTALL)
_BEFORE_MEMBER = re.compile(rb"PK\x03\x04.{26}([ -~]{1,60}?\.(?:xml|bin|rels))", re.DOTALL)
PICTURES = frozenset({"png", "jpg", "gif", "bmp", "tif", "webp", "heic"})
TABLES = frozenset({"xlsx", "xls", "ods", "xlsb", "csv", "html", "docx", "doc", "encrypted"})


def kind_of(content: bytes, name: str = "") -> str:
    """The kind of a file; the name's ending (lower case) only where bytes say nothing."""
    head = content[:4096]
    if head[:4] in (b"PK\x03\x04", b"PK\x05\x06"):
        return _kind_of_zip(content)
    if head.startswith(b"\xd0\xcf\x11\xe0"):
        return _kind_of_ole(content)
    if head[:4] == b"RIFF" and head[8:12] == b"WEBP":
        return "webp"
    if head[4:8] == b"ftyp" and head[8:12] in (b"heic", b"heix", b"mif1", b"msf1"):
        return "heic"
    for magic, kind in _MAGIC:
        if head.startswith(magic):
            return kind
    return _kind_of_text(head, name)


def _kind_of_zip(content: bytes) -> str:
    """By the members' names in the directory; in a damaged one by those in front of the members."""
    end = content.rfind(b"PK\x05\x06")
    start = int.from_bytes(content[end + 16 : end + 20], "little") if end >= 0 else 0
    found = _IN_DIRECTORY.findall(content[start:end]) if 0 < start < end else []
    names = {name.decode("latin-1") for name in found or _BEFORE_MEMBER.findall(content)}
    if any(name.startswith("xl/workbook.bin") for name in names):
        return "xlsb"
    if any(name.startswith("xl/") for name in names):
        return "xlsx"
    if any(name.startswith("word/") for name in names):
        return "docx"
    return "ods" if b"application/vnd.oasis.opendocument.spreadsheet" in content[:200] else "zip"


def _kind_of_ole(content: bytes) -> str:
    """By the names in the directory, which are UTF-16."""
    for stream, kind in _OLE_STREAMS:
        if stream.encode("utf-16-le") in content:
            return kind
    return "ole"


def _kind_of_text(head: bytes, name: str) -> str:
    suffix = name.rpartition(".")[2].lower() if "." in name else ""
    if b"\0" in head[:200] and head[:2] not in (b"\xff\xfe", b"\xfe\xff"):
        return suffix or "bin"
    start = head.lstrip(b"\xef\xbb\xbf\r\n\t ")[:1000].lower()
    if start.startswith((b"<!doctype html", b"<html", b"<table", b"<meta")):
        return "html"
    if suffix == "eml" or (suffix not in ("txt", "csv") and _MAIL_HEAD.match(start)):
        return "mail"
    return suffix or "txt"


def pdf_has_text(content: bytes) -> bool:
    """Whether a PDF holds fonts, also inside compressed object streams; a bare scan has none."""
    if b"/Font" in content:
        return True
    budget = 2_000_000
    for match in re.finditer(rb"/ObjStm.{0,300}?stream\r?\n", content, re.DOTALL):
        try:
            opened = zlib.decompressobj().decompress(content[match.end() :], 500_000)
        except zlib.error:
            continue
        if b"/Font" in opened:
            return True
        budget -= len(opened)
        if budget < 0:
            break
    return False


def picture_size(content: bytes, kind: str) -> tuple[int, int] | None:
    """Width and height of a PNG, GIF, BMP or JPEG from its header; None when not stated."""
    if kind == "png" and len(content) >= 24:
        return int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")
    if kind == "gif" and len(content) >= 10:
        return int.from_bytes(content[6:8], "little"), int.from_bytes(content[8:10], "little")
    if kind == "bmp" and len(content) >= 26:
        return (
            int.from_bytes(content[18:22], "little"),
            abs(int.from_bytes(content[22:26], "little", signed=True)),
        )
    return _jpeg_size(content) if kind == "jpg" else None


def _jpeg_size(content: bytes) -> tuple[int, int] | None:
    position = 2
    while position + 9 < len(content) and content[position] == 0xFF:
        marker = content[position + 1]
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height = int.from_bytes(content[position + 5 : position + 7], "big")
            return int.from_bytes(content[position + 7 : position + 9], "big"), height
        position += 2 + int.from_bytes(content[position + 2 : position + 4], "big")
    return None
