"""Kinds by content, whatever the name says."""

import pytest

from tests.sources.mail.build import attached, png, tnef, workbook, zipped
from tests.sources.mail.compound import compound, outlook
from toolkit.sources.mail.sniff import kind_of, pdf_has_text, picture_size

OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
ODS = b"mimetypeapplication/vnd.oasis.opendocument.spreadsheet"

# content, name → kind
KINDS = [
    (workbook(), "a.xls", "xlsx"),
    (workbook()[:-30], "a.xlsx", "xlsx"),  # its directory is cut off
    (zipped({"xl/workbook.bin": b"x"}), "a.xlsx", "xlsb"),
    (zipped({"word/document.xml": b"x"}), "a.zip", "docx"),
    (zipped({"a.xlsx": workbook()}), "a.xlsx", "zip"),
    (b"PK\x03\x04" + bytes(26) + ODS, "a.ods", "ods"),
    (OLE + "Workbook".encode("utf-16-le"), "a.xlsx", "xls"),
    (OLE + "EncryptedPackage".encode("utf-16-le"), "a.xlsx", "encrypted"),
    (OLE, "a.xls", "ole"),
    (compound(outlook({"0037": "x"}, [])), "a.doc", "msg"),
    (b"%PDF-1.4", "a.xlsx", "pdf"),
    (png(1, 1), "a.jpg", "png"),
    (b"\xff\xd8\xff\xe0", "a.png", "jpg"),
    (b"RIFF1234WEBP", "", "webp"),
    (b"\0\0\0\x18ftypheic", "", "heic"),
    (b"Rar!\x1a\x07\0", "a.zip", "rar"),
    (b"MZ\x90", "报名表.xlsx", "exe"),
    (tnef([]), "a.dat", "tnef"),
    (b"<html><table>", "a.xls", "html"),
    (b"\xef\xbb\xbf<table>", "a.xls", "html"),
    (attached(b"a", b"b"), "", "mail"),
    (b"x", "a.eml", "mail"),
    ("姓名,性别".encode("gbk"), "a.csv", "csv"),
    (b"hello", "", "txt"),
    (b"", "", "txt"),
    (b"\0\1\2", "", "bin"),
]


@pytest.mark.parametrize(("content", "name", "kind"), KINDS)
def test_kinds(content: bytes, name: str, kind: str) -> None:
    assert kind_of(content, name) == kind


def test_scans_and_written_pdfs() -> None:
    import zlib

    packed = zlib.compress(b"<< /Type /Font >>" * 20)
    stream = b"<< /Type /ObjStm /Filter /FlateDecode >> stream\r\n" + packed + b"\nendstream"
    assert pdf_has_text(b"%PDF-1.4 /Font")
    assert pdf_has_text(b"%PDF-1.5 " + stream)
    assert not pdf_has_text(b"%PDF-1.4 /XObject /Image")
    assert not pdf_has_text(b"%PDF-1.5 /ObjStm >> stream\r\nnot packed")


def test_picture_sizes() -> None:
    jpeg = b"\xff\xd8\xff\xe0\0\x04ab\xff\xc0\0\x11\x08\x01\x00\x02\x00\x03" + bytes(9)
    assert picture_size(png(300, 200), "png") == (300, 200)
    assert picture_size(b"GIF89a\x2c\x01\xc8\0", "gif") == (300, 200)
    bmp = bytes(18) + (300).to_bytes(4, "little") + (-200).to_bytes(4, "little", signed=True)
    assert picture_size(bmp, "bmp") == (300, 200)
    assert picture_size(jpeg, "jpg") == (512, 256)
    for kind in ("png", "gif", "bmp", "jpg", "tif"):
        assert picture_size(b"", kind) is None
