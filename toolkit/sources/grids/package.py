"""An OOXML package (xlsx, xlsm, xlsb, docx) as its parts: names, relations, XML, on demand."""

import io
import posixpath
import zipfile
import zlib
from functools import cached_property
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from lxml import etree

_TRANSITIONAL = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
_HEADER = 30  # bytes of a local file header before name and extra field
_STRICT = "http://purl.oclc.org/ooxml/officeDocument/relationships/"


class Relation:
    """One relation of a part: its short type (drawing, image), target part, or link outside."""

    __slots__ = ("external", "kind", "target")

    def __init__(self, kind: str, target: str, external: bool) -> None:
        self.kind, self.target, self.external = kind, target, external


class Package:
    """The parts of a zipped office file by name, without regard to case or slash direction."""

    def __init__(self, data: bytes) -> None:
        self._data = memoryview(data)
        self._zip = zipfile.ZipFile(io.BytesIO(data))
        if cut_short(self._zip, data):
            raise zipfile.BadZipFile
        self._names = {_plain(info.filename): info for info in self._zip.infolist()}
        self._read: dict[str, bytes] = {}

    def __contains__(self, part: str) -> bool:
        return _plain(part) in self._names

    @property
    def infos(self) -> list[zipfile.ZipInfo]:
        """The zip directory as written, duplicates and odd names included."""
        return self._zip.infolist()

    @property
    def parts(self) -> list[str]:
        """All part names, evened out."""
        return list(self._names)

    def read(self, part: str) -> bytes:
        """The bytes of a part; empty when it is missing."""
        name = _plain(part)
        if name not in self._names:
            return b""
        if name not in self._read:
            self._read[name] = self._unpacked(self._names[name])
        return self._read[name]

    def _unpacked(self, info: zipfile.ZipInfo) -> bytes:
        """What `zipfile` reads, without the file object that costs it more than the unpacking."""
        start = info.header_offset
        header = bytes(self._data[start : start + _HEADER])
        if info.compress_type == zipfile.ZIP_DEFLATED and header[:4] == b"PK\3\4":
            start += _HEADER + int.from_bytes(header[26:28], "little")
            start += int.from_bytes(header[28:30], "little")
            packed = self._data[start : start + info.compress_size]
            inflate = zlib.decompressobj(-zlib.MAX_WBITS)
            made = inflate.decompress(packed, info.file_size + 1)
            if inflate.eof and len(made) == info.file_size and zlib.crc32(made) == info.CRC:
                return made
        return self._zip.read(info)  # stored, encrypted or damaged: it says what is wrong

    def size(self, part: str) -> int:
        """The unpacked size that the directory states."""
        return self._names[_plain(part)].file_size

    def stream(self, part: str) -> IO[bytes]:
        """A part to be read in pieces."""
        return self._zip.open(self._names[_plain(part)])

    def xml(self, part: str) -> "etree._Element | None":
        """The root element of a part, or None when it is missing or broken."""
        from lxml import etree

        data = self.read(part)
        if not data:
            return None
        parser = etree.XMLParser(resolve_entities=False, no_network=True, recover=True)
        return etree.fromstring(data, parser)

    def relations(self, part: str) -> dict[str, Relation]:
        """The relations of a part by id; targets as part names."""
        folder, name = posixpath.split(_plain(part))
        root = self.xml(posixpath.join(folder, "_rels", name + ".rels"))
        found: dict[str, Relation] = {}
        for element in root if root is not None else ():
            if local(element) != "Relationship":
                continue
            kind = element.get("Type", "").rsplit("/", 1)[-1]
            target = element.get("Target", "")
            external = element.get("TargetMode") == "External"
            if not external:
                target = _plain(posixpath.normpath(posixpath.join("/" + folder, target)))
            found[element.get("Id", "")] = Relation(kind, target, external)
        return found

    @cached_property
    def main(self) -> str:
        """The main part, as the package's own relations name it."""
        for relation in self.relations("").values():
            if relation.kind == "officeDocument" and relation.target in self:
                return relation.target
        for guess in ("xl/workbook.xml", "xl/workbook.bin", "word/document.xml"):
            if guess in self:
                return guess
        return ""


def cut_short(archive: zipfile.ZipFile, data: bytes) -> bool:
    """An archive that lost its end: the directory found is that of a member stored inside it."""
    first = min((info.header_offset for info in archive.infolist()), default=0)
    return first > 0 and data.startswith(b"PK\x03\x04")


def relation_id(element: "etree._Element", name: str = "id") -> str:
    """The value of r:id (or r:embed, r:link) whichever of the two namespaces the file uses."""
    for namespace in (_TRANSITIONAL, _STRICT):
        value = element.get("{" + namespace.rstrip("/") + "}" + name)
        if value is not None:
            return value
    return ""


def local(element: "etree._Element") -> str:
    """The tag without its namespace; "" for comments."""
    tag = element.tag
    return tag.rsplit("}", 1)[-1] if isinstance(tag, str) else ""


def _plain(name: str) -> str:
    return name.replace("\\", "/").lstrip("/").lower()
