"""An OOXML package as parts, relationships and content types; only what is edited is parsed."""

from __future__ import annotations

import posixpath
import struct
import zlib
from io import BytesIO
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, ZipInfo

from toolkit.model.record import Record

if TYPE_CHECKING:
    from lxml.etree import _Element

OFFICE_RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE_RELATION = "http://schemas.openxmlformats.org/package/2006/relationships"
_CONTENT_TYPES = "http://schemas.openxmlformats.org/package/2006/content-types"
_TYPES_PART = "[Content_Types].xml"
_LARGEST_PACKAGE = 200_000_000
_UNREADABLE = (
    BadZipFile, EOFError, ValueError, OSError, KeyError, RuntimeError, struct.error, zlib.error,
)  # fmt: skip
_FIXED_DATE = (1980, 1, 1, 0, 0, 0)


class Relation(Record, frozen=True):
    """One relationship: `kind` is the last word of its type, `target` a part name or an address."""

    id: str
    kind: str
    target: str
    strict: bool = False


class Package:
    """The parts of a workbook, by name without leading slash; lookups ignore case as Excel does."""

    def __init__(self, infos: list[ZipInfo], parts: dict[str, bytes]) -> None:
        self._infos = infos
        self._parts = parts
        self._names = {name.casefold(): name for name in parts}

    @classmethod
    def open(cls, data: bytes) -> Package | None:
        """The package, or None when it isn't a zip that can be copied without a doubt."""
        try:
            with ZipFile(BytesIO(data)) as archive:
                infos = archive.infolist()
                names = [_part_name(info.filename).casefold() for info in infos]
                too_large = sum(info.file_size for info in infos) > _LARGEST_PACKAGE
                encrypted = any(info.flag_bits & 1 for info in infos)
                if too_large or encrypted or len(set(names)) < len(names):
                    return None
                parts = {_part_name(info.filename): archive.read(info) for info in infos}
        except _UNREADABLE:
            return None
        package = cls(infos, parts)
        return package if package.get(_TYPES_PART) else None

    def get(self, name: str) -> bytes | None:
        """The bytes of a part, None if it isn't there."""
        known = self._names.get(name.casefold())
        return None if known is None else self._parts[known]

    def names(self) -> list[str]:
        """All part names."""
        return list(self._parts)

    def put(self, name: str, data: bytes) -> None:
        """Replaces a part or adds one at the end."""
        known = self._names.setdefault(name.casefold(), name)
        self._parts[known] = data

    def free_name(self, pattern: str) -> str:
        """The first name of the pattern ("xl/comments{}.xml") that no part has."""
        number = 1
        while pattern.format(number).casefold() in self._names:
            number += 1
        return pattern.format(number)

    def xml(self, name: str) -> _Element:
        """A part parsed. Raises lxml's XMLSyntaxError or KeyError."""
        data = self.get(name)
        if data is None:
            raise KeyError(name)
        return parse(data)

    def put_xml(self, name: str, root: _Element) -> None:
        """Stores a parsed part again."""
        self.put(name, serialise(root))

    def relations(self, part: str) -> list[Relation]:
        """The relationships of a part ("" = of the package); targets as part names."""
        data = self.get(_rels_name(part))
        if data is None:
            return []
        return [_relation(element, part) for element in elements(parse(data))]

    def relate(self, part: str, kind: str, target: str) -> str:
        """Adds a relationship to another part and returns its id."""
        name = _rels_name(part)
        data = self.get(name) or f'<Relationships xmlns="{_PACKAGE_RELATION}"/>'.encode()
        root = parse(data)
        taken = {element.get("Id") for element in elements(root)}
        number = len(taken) + 1
        while f"rId{number}" in taken:
            number += 1
        element = root.makeelement(f"{{{_PACKAGE_RELATION}}}Relationship", {}, None)
        element.set("Id", f"rId{number}")
        element.set("Type", f"{OFFICE_RELATION}/{kind}")
        element.set("Target", posixpath.relpath(target, posixpath.dirname(part) or "."))
        root.append(element)
        self.put_xml(name, root)
        return f"rId{number}"

    def declare(self, part: str, content_type: str) -> None:
        """Gives a part its content type."""
        self._add_type("Override", "PartName", f"/{part}", content_type)

    def declare_default(self, extension: str, content_type: str) -> None:
        """Gives all parts with the extension a content type, unless they have one."""
        self._add_type("Default", "Extension", extension, content_type)

    def content_type(self, part: str) -> str:
        """The content type of a part, "" when none is declared."""
        extension = part.rpartition(".")[2].casefold()
        fallback = ""
        for element in elements(self.xml(_TYPES_PART)):
            if (element.get("PartName") or "").lstrip("/").casefold() == part.casefold():
                return element.get("ContentType") or ""
            if (element.get("Extension") or "").casefold() == extension:
                fallback = element.get("ContentType") or ""
        return fallback

    def to_bytes(self) -> bytes:
        """The package as a zip: old members in their order, new ones behind."""
        target = BytesIO()
        with ZipFile(target, "w", ZIP_DEFLATED) as archive:
            for info in self._infos:
                copy = ZipInfo(_part_name(info.filename), info.date_time)
                copy.compress_type = info.compress_type
                copy.external_attr = info.external_attr
                archive.writestr(copy, self._parts[copy.filename])
            for name in list(self._parts)[len(self._infos) :]:
                new = ZipInfo(name, _FIXED_DATE)
                new.compress_type = ZIP_DEFLATED
                archive.writestr(new, self._parts[name])
        return target.getvalue()

    def _add_type(self, tag: str, key: str, value: str, content_type: str) -> None:
        root = self.xml(_TYPES_PART)
        if any(
            (element.get(key) or "").casefold() == value.casefold() for element in elements(root)
        ):
            return
        element = root.makeelement(f"{{{_CONTENT_TYPES}}}{tag}", {}, None)
        element.set(key, value)
        element.set("ContentType", content_type)
        root.append(element)
        self.put_xml(_TYPES_PART, root)


def elements(parent: _Element) -> list[_Element]:
    """The child elements without comments and processing instructions."""
    return [child for child in parent if isinstance(child.tag, str)]


def parse(data: bytes) -> _Element:
    """XML without document type. Raises lxml's XMLSyntaxError, or ValueError for what has one."""
    from lxml import etree

    if b"<!DOCTYPE" in data:
        raise ValueError("a document type has no place in a workbook")

    parser = etree.XMLParser(resolve_entities=False, no_network=True, load_dtd=False)
    return etree.fromstring(data, parser)


def serialise(root: _Element) -> bytes:
    """XML as Office writes it."""
    from lxml import etree

    return etree.tostring(root, xml_declaration=True, encoding="UTF-8", standalone=True)


def _part_name(name: str) -> str:
    return name.replace("\\", "/").lstrip("/")


def _rels_name(part: str) -> str:
    folder, name = posixpath.split(part)
    return posixpath.join(folder, "_rels", f"{name}.rels")


def _relation(element: _Element, part: str) -> Relation:
    kind = element.get("Type") or ""
    target = (element.get("Target") or "").replace("\\", "/")
    if element.get("TargetMode") != "External":
        base = posixpath.dirname(part)
        target = posixpath.normpath(posixpath.join("/", base, target)).lstrip("/")
    return Relation(
        id=element.get("Id") or "",
        kind=kind.rpartition("/")[2],
        target=target,
        strict=kind.startswith("http://purl.oclc.org/ooxml"),
    )
