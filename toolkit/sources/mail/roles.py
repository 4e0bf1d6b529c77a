"""Says what an attachment is good for: form, scan, decor or noise."""

import io
import re
import zipfile

from toolkit.model.message import Role, Via
from toolkit.sources.mail.sniff import PICTURES, TABLES, pdf_has_text, picture_size
from toolkit.sources.mail.text import decode
from toolkit.sources.mail.words import NameWords, any_of, words

INLINE_DECOR_BYTES = 20 * 1024  # an inline picture below this is stationery, not a scan
TINY_PICTURE_BYTES = 3 * 1024
WIDEST_SCAN = 3.0  # a picture wider than 3:1 is a banner
_PEEK = 3_000_000
_ARCHIVES = frozenset({"zip", "rar", "7z", "gz"})


def is_dangerous(name: str, kind: str, content: bytes) -> bool:
    """A program, whatever its name says; or a page that asks for a password."""
    suffix = name.rpartition(".")[2].lower() if "." in name else ""
    if kind in ("exe", "lnk") or suffix in words().names.dangerous:
        return True
    return kind == "html" and re.search(rb"type\s*=\s*[\"']?password", content, re.I) is not None


def role_of(name: str, kind: str, content: bytes, via: Via, about_entry: bool) -> Role:
    """The role by kind, name and a look inside.

    `about_entry`: the mail's own words speak of an entry (报名); that decides for documents
    whose name and content say nothing.
    """
    names = words().names
    if is_dangerous(name, kind, content):
        return Role.NOISE
    if kind in PICTURES:
        return _picture_role(name, kind, content, via)
    if any_of(name, names.other_papers) and not any_of(name, names.entry):
        return Role.NOISE
    if kind in _ARCHIVES:
        return Role.FORM  # could not be opened here; may hold entries
    if kind == "pdf":
        return _pdf_role(name, content, names)
    if kind in TABLES or kind in ("xlsm", "et", "wps", "rtf"):
        return _table_role(name, kind, content, about_entry)
    return Role.NOISE


def _picture_role(name: str, kind: str, content: bytes, via: Via) -> Role:
    names = words().names
    if any_of(name, names.seal + names.evidence + names.entry):
        return Role.SCAN
    size = picture_size(content, kind)
    wide = size is not None and size[0] > WIDEST_SCAN * max(size[1], 1)
    small = len(content) < (INLINE_DECOR_BYTES if via is Via.INLINE else TINY_PICTURE_BYTES)
    return Role.DECOR if wide or small or any_of(name, names.decor) else Role.SCAN


def _pdf_role(name: str, content: bytes, names: NameWords) -> Role:
    if any_of(name, names.evidence) or not pdf_has_text(content):
        return Role.SCAN
    return Role.FORM


def _table_role(name: str, kind: str, content: bytes, about_entry: bool) -> Role:
    names = words().names
    if any_of(name, names.entry) or kind == "encrypted" or _holds(content, kind, names.table):
        return Role.FORM
    if any_of(name, names.evidence):
        return Role.SCAN
    sheet = kind in ("xlsx", "xls", "ods", "xlsb", "xlsm", "et", "csv")
    return Role.FORM if sheet or about_entry else Role.NOISE


def _holds(content: bytes, kind: str, wanted: tuple[str, ...]) -> bool:
    """Whether one of the words stands somewhere in the file's text."""
    if kind in ("xlsx", "xlsm", "docx", "ods"):
        text = _zipped_text(content)
    elif kind in ("xls", "doc", "et", "wps"):
        coded = [word.encode(codec) for word in wanted for codec in ("utf-16-le", "gb18030")]
        return any(word in content for word in coded)
    else:
        text = decode(content[:_PEEK])
    return any(word in text for word in wanted)


def _zipped_text(content: bytes) -> str:
    wanted = re.compile(
        r"xl/(?:sharedStrings|worksheets/sheet\d+)\.xml|word/document\.xml|content\.xml"
    )
    pieces = []
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            for member in archive.namelist()[:500]:
                if wanted.fullmatch(member):
                    with archive.open(member) as stream:
                        pieces.append(stream.read(_PEEK))
    except Exception:  # zipfile meets damage with whatever error comes first
        pass
    return b"\n".join(pieces).decode("utf-8", "replace")
