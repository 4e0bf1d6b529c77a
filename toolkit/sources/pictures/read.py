"""All pictures of a file with their bytes, for whoever looks for seals in them."""

from toolkit.sources.files.guard import guard
from toolkit.sources.files.sniff import EVIDENCE, sniff
from toolkit.sources.pictures.placed import Placed, placed


def read_pictures(data: bytes, file_name: str = "") -> list[Placed]:
    """The pictures in the order of `Form.pictures`; an image file is its own only picture.

    Raises Unreadable as `open_workbook` does. Linked and over-large pictures have no bytes.
    """
    kind = sniff(data, file_name)
    if kind in EVIDENCE:
        return [placed("file", data, None, file_name)]
    if kind in ("xls", "et"):
        from toolkit.sources.grids.biff import workbook_stream
        from toolkit.sources.pictures.xls import sheet_pictures as of_records

        return of_records(workbook_stream(data))
    if kind == "ods":
        from toolkit.sources.pictures.ods import sheet_pictures as of_content

        package = guard(data, kind).package
        root = package.xml("content.xml")
        return of_content(package, root) if root is not None else []
    return _of_ooxml(data, kind)


def _of_ooxml(data: bytes, kind: str) -> list[Placed]:
    from toolkit.sources.grids import xlsb, xlsx
    from toolkit.sources.pictures.ooxml import document_pictures, sheet_pictures

    if kind == "docx":
        return document_pictures(guard(data, kind).package)
    if kind in ("xlsx", "xlsm", "xlsb"):
        package = guard(data, kind).package
        parts = (xlsb if kind == "xlsb" else xlsx).sheet_parts(package)
        return sheet_pictures(package, parts)
    return []
