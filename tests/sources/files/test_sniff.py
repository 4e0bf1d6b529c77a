import pytest

from tests.sources.kinds import form, made, picture
from tests.sources.surgery import operated, zipped
from toolkit.sources.files.sniff import sniff

SPREADSHEET = (
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'
)
ARCHIVED = (
    "MIME-Version: 1.0\r\nX-Document-Type: Workbook\r\nContent-Type: multipart/related; a=b\r\n"
)


@pytest.mark.parametrize(
    ("data", "name", "kind"),
    [
        (form(), "报名表.xls", "xlsx"),
        (operated(form(), {"xl/vbaProject.bin": b"x"}), "a.xlsx", "xlsm"),
        (made("form.xls"), "报名表.xlsx", "xls"),
        (made("form.xls"), "报名表.et", "et"),
        (made("form.ods"), "a.xls", "ods"),
        (made("form.xlsb"), "a.xlsx", "xlsb"),
        (made("form.html"), "a.xls", "html"),
        (made("form.pdf"), "a.doc", "pdf"),
        (zipped({"word/document.xml": b"<a/>"}), "a.zip", "docx"),
        (zipped({"报名表.xlsx": form()}), "a.xlsx", "zip"),
        (zipped({"OFD.xml": b"<a/>"}), "a.ofd", "ofd"),
        (SPREADSHEET.encode(), "a.xls", "xml"),
        (SPREADSHEET.encode("utf-16"), "a.xls", "xml"),
        (ARCHIVED.encode(), "a.xls", "mhtml"),
        (b"<table><tr><td>1", "a.xls", "html"),
        ("姓名,性别,组别\n王小一,男,甲组".encode("gb18030"), "a.csv", "csv"),
        ("姓名\t性别\t组别".encode("utf-16"), "a.xls", "csv"),
        ("王小一报名".encode(), "a.txt", "txt"),
        (picture(), "seal.jpg", "png"),
        (b"\0\0 \n", "a.xlsx", "empty"),
        (b"", "a.xlsx", "empty"),
        (b"MZ\x90\0", "报名表.xlsx", "exe"),
        (b"7z\xbc\xaf\x27\x1c", "a.7z", "7z"),
        (b"Rar!\x1a\x07\x01\0", "a.zip", "rar"),
    ],
)
def test_by_the_bytes(data: bytes, name: str, kind: str) -> None:
    assert sniff(data, name) == kind
