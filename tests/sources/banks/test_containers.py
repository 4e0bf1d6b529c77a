import io
import zipfile

import openpyxl
import pytest
import pyzipper

from toolkit.sources.banks.containers import UnreadableError, cell_text, decode, tables

CSV = "交易日期,收入,支出,余额\n20240101,1.00,,2.00\n"


def zipped(name: str, password: bytes | None = None) -> bytes:
    data = io.BytesIO()
    if password is None:
        with zipfile.ZipFile(data, "w") as archive:
            archive.writestr(name, CSV.encode("gb18030"))
    else:
        with pyzipper.AESZipFile(data, "w", encryption=pyzipper.WZ_AES) as archive:
            archive.setpassword(password)
            archive.writestr(name, CSV.encode("gb18030"))
    return data.getvalue()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "gb18030", "utf-16"])
def test_chinese_text_is_decoded_by_rule(encoding: str) -> None:
    assert decode(CSV.encode(encoding)) == CSV


def test_bytes_of_no_encoding_are_refused_in_plain_words() -> None:
    with pytest.raises(UnreadableError, match="编码"):
        decode(b"\xff\xff\xfe\x80\x80")


def test_a_table_named_xls_that_is_html_is_read_as_a_table() -> None:
    page = (
        "<html><table><tr><th>日期</th><th>金额</th></tr><tr><td>1</td><td> 1500 </td></tr></table>"
    )
    [table] = tables("流水.xls", page.encode("gb18030"))
    assert table.rows == (("日期", "金额"), ("1", "1500"))


def test_an_archive_gives_its_members_with_both_names() -> None:
    [table] = tables("账单.zip", zipped("微信.csv"))
    assert table.file == "账单.zip>微信.csv"
    assert table.rows[1] == ("20240101", "1.00", "", "2.00")


def test_an_encrypted_archive_asks_for_its_password_and_opens_with_it() -> None:
    data = zipped("a.csv", b"123456")
    with pytest.raises(UnreadableError, match="有密码"):
        tables("a.zip", data)
    with pytest.raises(UnreadableError, match="密码不对"):
        tables("a.zip", data, "654321")
    [table] = tables("a.zip", data, "123456")
    assert table.file == "a.zip>a.csv"


def test_an_unknown_compression_is_not_taken_for_a_wrong_password() -> None:
    deflate64 = zipped("a.csv")
    for head in (b"PK\3\4\x14\0", b"PK\1\2\x14\3\x14\0"):  # then flags, then the method
        deflate64 = deflate64.replace(head + b"\0\0\0\0", head + b"\0\0\x09\0")
    with pytest.raises(UnreadableError, match="压缩方法") as caught:
        tables("a.zip", deflate64, "654321")
    assert caught.value.code == "F001"


@pytest.mark.parametrize(
    ("data", "says"),
    [(b"", "空"), (b"  \n", "空"), (b"PK\x03\x04junk", "压缩包"), (b"%PDF-1.4 junk", "PDF"),
     (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1junk", "损坏")],
)  # fmt: skip
def test_damaged_files_are_findings_not_crashes(data: bytes, says: str) -> None:
    with pytest.raises(UnreadableError, match=says) as caught:
        tables("x", data)
    assert caught.value.code == "F001"


def test_an_archive_without_a_statement_says_so() -> None:
    with pytest.raises(UnreadableError, match="没有流水文件"):
        tables("a.zip", zipped("readme.md"))


def test_long_numbers_stay_whole() -> None:
    assert cell_text(210.0) == "210"
    assert cell_text(28.16) == "28.16"
    assert cell_text("1000039801202405200012345678") == "1000039801202405200012345678"


def test_tab_separated_text_is_read_too() -> None:
    [table] = tables("x.txt", "日期\t收入\t支出\t余额\n20240101\t1\t\t2\n".encode())
    assert table.rows[0] == ("日期", "收入", "支出", "余额")


def test_a_workbook_is_looked_at_before_it_is_parsed() -> None:
    evil = b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a/>'
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as package:
        package.writestr("[Content_Types].xml", evil)
    with pytest.raises(UnreadableError, match="外部定义"):
        tables("流水.xlsx", made.getvalue())


def test_a_workbook_whose_rows_would_be_cut_is_refused_whole() -> None:
    book = openpyxl.Workbook()
    book.active["A20001"] = "2019-12-30"
    made = io.BytesIO()
    book.save(made)
    with pytest.raises(UnreadableError, match="超过两万行"):
        tables("流水.xlsx", made.getvalue())
