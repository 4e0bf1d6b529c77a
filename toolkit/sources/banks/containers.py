"""A statement file, whatever its container, as tables of text cells."""

import csv
import io
import zipfile
from datetime import date, datetime

from toolkit.model.record import Record
from toolkit.sources.files.guard import check_size, guard
from toolkit.sources.files.unreadable import Unreadable

_MEMBERS = (".csv", ".txt", ".xls", ".xlsx", ".et", ".ods", ".htm", ".html", ".pdf", ".tsv")
_LARGEST = 64 * 1024 * 1024
_AES = 99  # which the standard library can't open
_KNOWN = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA, _AES}


class Table(Record, frozen=True):
    """One sheet, page run or text table. `file` carries `outer>inner` for archive members."""

    file: str
    sheet: str
    rows: tuple[tuple[str, ...], ...]


class UnreadableError(Exception):
    """The file can't be read; `code` is the finding's code, the text says why, in Chinese."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


def tables(name: str, data: bytes, password: str | None = None) -> list[Table]:
    """All tables of a file, by content and never by its name."""
    if not data.strip():
        raise UnreadableError("F001", "文件是空的，请重新下载流水")
    if data[:4] == b"PK\x03\x04":
        return _zip(name, data, password)
    if data[:8] == b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1":
        return _workbook(name, data)
    if data[:5] == b"%PDF-":
        return _pdf(name, data, password)
    text = decode(data)
    if "<table" in text[:20000].lower() or "<html" in text[:2000].lower():
        return _html(name, text)
    return [Table(name, "", _delimited(text))]


def decode(data: bytes) -> str:
    """UTF-8 (with or without BOM), UTF-16 with BOM, else GB18030; nothing is guessed."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16")
    for encoding in ("utf-8-sig", "gb18030"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise UnreadableError("F001", "文字编码认不出（既不是 UTF-8 也不是 GB18030），请重新下载")


def _delimited(text: str) -> tuple[tuple[str, ...], ...]:
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    head = max(lines.split("\n")[:60], key=lambda line: line.count(",") + line.count("\t"))
    tabbed = head.count("\t") > 2 and head.count(",") < 3
    reader = csv.reader(io.StringIO(lines), delimiter="\t" if tabbed else ",")
    return tuple(tuple(row) for row in reader)


def cell_text(value: object) -> str:
    """A workbook cell as text: whole numbers without ".0", dates as ISO 8601."""
    if value is None:
        return ""
    if isinstance(value, datetime):
        return value.strftime("%Y-%m-%d %H:%M:%S")
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() and abs(value) < 1e15 else repr(value)
    return str(value)


def _workbook(name: str, data: bytes) -> list[Table]:
    from python_calamine import CalamineError, CalamineWorkbook, PasswordError

    data = _guarded(data)
    try:
        book = CalamineWorkbook.from_filelike(io.BytesIO(data))
        sheets = [(sheet, book.get_sheet_by_name(sheet).to_python()) for sheet in book.sheet_names]
    except PasswordError as failure:
        raise UnreadableError("F002", "表格文件有打开密码，请另存为不加密的文件再导入") from failure
    except (CalamineError, OSError, ValueError) as failure:
        raise UnreadableError("F001", f"表格文件已损坏，打不开（{failure}）") from failure
    return [
        Table(name, sheet, tuple(tuple(cell_text(cell) for cell in row) for row in rows))
        for sheet, rows in sheets
    ]


def _guarded(data: bytes) -> bytes:
    """The workbook after the look that every office file gets before a parser sees it.

    Where that would cut rows away the file is refused: no transfer is ever left out silently.
    """
    zipped = data[:4] == b"PK\x03\x04"
    try:
        check_size(data, "xlsx" if zipped else "xls")
        guarded = guard(data, "xlsx") if zipped else None
    except Unreadable as refused:
        cause = refused.problem.detail.get("reason", "表格文件打不开")
        raise UnreadableError(refused.problem.code, cause) from refused
    if guarded and guarded.cut:
        raise UnreadableError("F001", f"表格超过两万行（{guarded.cut[0]}），请按月份分开下载流水")
    return guarded.data if guarded else data


def _zip(name: str, data: bytes, password: str | None) -> list[Table]:
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
    except zipfile.BadZipFile as failure:
        raise UnreadableError("F001", "压缩包已损坏，请重新下载") from failure
    names = archive.namelist()
    if "[Content_Types].xml" in names or "mimetype" in names:
        return _workbook(name, data)
    found: list[Table] = []
    for member in archive.infolist():
        inner = member_name(member)
        if inner.lower().endswith(_MEMBERS) and not inner.startswith("__MACOSX"):
            content = _member(data, member, password)
            found += tables(f"{name}>{inner}", content, password)
    if not found:
        raise UnreadableError("F001", "压缩包里没有流水文件（csv、xls、xlsx、pdf）")
    return found


def member_name(member: zipfile.ZipInfo) -> str:
    """The member's name; wallets write GB18030 names without saying so."""
    if member.flag_bits & 0x800:
        return member.filename
    try:
        return member.filename.encode("cp437").decode("gb18030")
    except (UnicodeEncodeError, UnicodeDecodeError):
        return member.filename


def _member(data: bytes, member: zipfile.ZipInfo, password: str | None) -> bytes:
    if member.file_size > _LARGEST:
        raise UnreadableError("F001", "压缩包里的文件过大，拒绝展开")
    if member.compress_type not in _KNOWN:
        cause = "压缩包用了少见的压缩方法：请先用解压软件解开，再导入里面的文件"
        raise UnreadableError("F001", cause)
    locked = bool(member.flag_bits & 0x1)
    if locked and not password:
        where = "支付宝在短信或 App 里给出，微信在公众号消息里给出"
        raise UnreadableError("F002", f"压缩包有密码：{where}；用 --password 输入")
    try:
        if member.compress_type == _AES:
            return _aes_member(data, member.filename, password or "")
        secret = password.encode() if password else None
        return zipfile.ZipFile(io.BytesIO(data)).read(member.filename, pwd=secret)
    except RuntimeError as failure:  # the library's word for a wrong password
        raise UnreadableError("F002", "压缩包密码不对，请核对后再试") from failure
    except (zipfile.BadZipFile, OSError) as failure:
        raise UnreadableError("F001", f"压缩包解不开（{failure}）") from failure


def _aes_member(data: bytes, member: str, password: str) -> bytes:
    try:
        import pyzipper
    except ImportError as failure:
        message = "压缩包用 AES 加密：请先用解压软件解开，或安装附加部分 qisai[encrypted]"
        raise UnreadableError("F002", message) from failure
    content: bytes = pyzipper.AESZipFile(io.BytesIO(data)).read(member, pwd=password.encode())
    return content


def _html(name: str, text: str) -> list[Table]:
    from lxml import html

    found = []
    for number, table in enumerate(html.fromstring(text).iter("table"), 1):
        rows = tuple(
            tuple(_spoken("".join(map(str, cell.itertext()))) for cell in row.iter("td", "th"))
            for row in table.iter("tr")
        )
        found.append(Table(name, f"表{number}", rows))
    return found


def _spoken(text: str) -> str:
    return " ".join(text.split())


def _pdf(name: str, data: bytes, password: str | None) -> list[Table]:
    from toolkit.sources.banks.pdf import NoTextError, WrongPasswordError, pdf_rows

    try:
        rows = pdf_rows(data, password)
    except WrongPasswordError as failure:
        raise UnreadableError("F002", "PDF 有打开密码，请用 --password 输入") from failure
    except NoTextError as failure:
        cause = "PDF 是扫描图片，没有文字：请在网银或 App 里下载 Excel、CSV 或带文字的 PDF"
        raise UnreadableError("F001", cause) from failure
    except ValueError as failure:
        raise UnreadableError("F001", "PDF 已损坏，打不开") from failure
    if not rows:
        raise UnreadableError("F001", "PDF 里没有找到流水表格：请改为下载 Excel 或 CSV")
    return [Table(name, "", tuple(rows))]
