"""What hostile files cost: CPU seconds of reading each, and what is said of it.

`python -m bench.hostile [LIMIT]` makes a family of files that try to take time or memory and reads
each in a process of its own. Files above LIMIT (0.5 s of CPU beyond an empty file) are marked.
"""

import gzip
import io
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import xlsxwriter

_HEAD = ["序号", "姓名", "性别", "身份证号", "组别"]
_READ = (
    "import sys, resource; from pathlib import Path\n"
    "from toolkit.sources.forms.read import read_here\n"
    "import toolkit.sources.grids.xlsx, toolkit.sources.grids.html, toolkit.sources.grids.docx\n"
    "import toolkit.sources.grids.pdf, toolkit.sources.grids.xls, toolkit.sources.grids.ods\n"
    "import python_calamine, lxml.html, toolkit.sources.forms.words as w; w.words()\n"
    "start = resource.getrusage(resource.RUSAGE_SELF)\n"
    "found = read_here(Path(sys.argv[1]).read_bytes(), sys.argv[1])\n"
    "end = resource.getrusage(resource.RUSAGE_SELF)\n"
    "spent = end.ru_utime + end.ru_stime - start.ru_utime - start.ru_stime\n"
    "said = [p.code + ' ' + str(p.detail.get('reason', ''))[:40] for p in found.problems][:2]\n"
    "print(f'{spent:.2f}|{end.ru_maxrss // 1024}|{len(found.forms)}|{said}')\n"
)


def _xlsx(write: Callable[[xlsxwriter.Workbook], None]) -> bytes:
    made = io.BytesIO()
    book = xlsxwriter.Workbook(made, {"in_memory": True})
    write(book)
    book.close()
    return made.getvalue()


def _rows(count: int, columns: int, text: str = "王一诺", head: bool = True) -> bytes:
    def write(book: xlsxwriter.Workbook) -> None:
        sheet = book.add_worksheet("报名表")
        if head:
            sheet.write_row(0, 0, _HEAD)
        for row in range(1, count):
            sheet.write_row(row, 0, [f"{text}{row}"] * columns)

    return _xlsx(write)


def _merges(book: xlsxwriter.Workbook) -> None:
    sheet = book.add_worksheet()
    for row in range(0, 6000, 2):
        sheet.merge_range(row, 0, row + 1, 300, "姓名")


def _sheets(book: xlsxwriter.Workbook) -> None:
    for number in range(250):
        sheet = book.add_worksheet(f"表{number}")
        sheet.write_row(0, 0, _HEAD)
        for row in range(1, 60):
            sheet.write_row(row, 0, [row, "王一诺", "男", "370303200901011234", "一级组"])


def _formulas(book: xlsxwriter.Workbook) -> None:
    sheet = book.add_worksheet()
    for row in range(15000):
        sheet.write_formula(row, 0, f"=SUM(B{row + 1}:Z{row + 1})")


def _part(name: str, content: bytes) -> bytes:
    """A usual workbook in which one part is another."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(_rows(3, 3))) as old, zipfile.ZipFile(made, "w") as new:
        for info in old.infolist():
            data = content if info.filename == name else old.read(info)
            new.writestr(info.filename, data, zipfile.ZIP_DEFLATED)
    return made.getvalue()


def _nested_zip(depth: int, inner: bytes) -> bytes:
    for number in range(depth):
        made = io.BytesIO()
        with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as package:
            package.writestr(f"{number}.zip" if number else "报名表.xlsx", inner)
        inner = made.getvalue()
    return inner


def _many(count: int, inner: bytes) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as package:
        for number in range(count):
            package.writestr(f"{number}.xlsx", inner)
    return made.getvalue()


def _deep_xml() -> bytes:
    return b"<worksheet>" + b"<a>" * 60_000 + b"</a>" * 60_000 + b"</worksheet>"


def _html(rows: int, nested: int) -> bytes:
    row = "<tr>" + "".join(f"<td>{word}</td>" for word in _HEAD) + "</tr>"
    table = "<table>" + row * rows + "</table>"
    return ("<html>" + "<table><tr><td>" * nested + table + "</html>").encode()


def files() -> Iterator[tuple[str, bytes]]:
    """Name and bytes of each."""
    yield "19000 rows x 5.xlsx", _rows(19_000, 5)
    yield "19000 rows x 30.xlsx", _rows(19_000, 30)
    yield "19000 header rows.xlsx", _rows(19_000, 5, "姓名", head=False)
    yield "19000 rows without header.xlsx", _rows(19_000, 5, head=False)
    yield "300 columns.xlsx", _rows(1500, 300)
    yield "long texts.xlsx", _rows(200, 5, "王" * 30_000)
    yield "wide merges.xlsx", _xlsx(_merges)
    yield "250 sheets.xlsx", _xlsx(_sheets)
    yield "15000 formulas.xlsx", _xlsx(_formulas)
    yield "deep xml.xlsx", _part("xl/worksheets/sheet1.xml", _deep_xml())
    yield "bomb.xlsx", _part("xl/sharedStrings.xml", b"<sst>" + b" " * 60_000_000 + b"</sst>")
    yield "long rels.xlsx", _part("xl/_rels/workbook.xml.rels", b"<r>" + b"<R/>" * 800_000)
    yield "many styles.xlsx", _part("xl/styles.xml", b"<s>" + b'<xf a="1"/>' * 900_000 + b"</s>")
    yield (
        "csv 8 MB.csv",
        ("序号,姓名,性别,身份证号,组别\n" + "1,王一诺,男,3,组\n" * 280_000).encode(),
    )
    yield "csv one line.csv", ("姓名," * 600_000).encode()
    yield "csv quotes.csv", b'"' * 3_000_000
    yield "html rows.xls", _html(30_000, 0)
    yield "html nested.xls", _html(100, 5_000)
    yield (
        "html colspans.xls",
        b"<table><tr><td colspan=100000 rowspan=60000>a</td></tr></table>" * 50,
    )
    yield "zip in zip.zip", _nested_zip(8, _rows(3, 3))
    yield "900 in a zip.zip", _many(900, _rows(30, 5))
    yield "zip of zeros.zip", _many(3, b"\0" * 50_000_000)
    yield "gzip.xlsx", gzip.compress(b"\0" * 50_000_000)
    yield "noise.xls", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + os.urandom(3_000_000)
    yield "noise.pdf", b"%PDF-1.7\n" + os.urandom(3_000_000)
    yield "objects.pdf", b"%PDF-1.7\n" + b"1 0 obj << /Type /Page >> endobj\n" * 90_000
    yield "text.txt", "报名 姓名 王一诺 男 370303200901011234\n".encode() * 100_000


def main(words: list[str]) -> None:
    """A line a file, the slow ones marked, and the most of all."""
    limit = float(words[0]) if words else 0.5
    worst = 0.0
    with tempfile.TemporaryDirectory() as folder:
        for name, data in files():
            path = Path(folder, name)
            path.write_bytes(data)
            made = subprocess.run(
                [sys.executable, "-c", _READ, str(path)], capture_output=True, text=True,
                timeout=120, check=False,
            )  # fmt: skip
            said = made.stdout.strip() or f"99||{made.returncode}|{made.stderr[-200:]}"
            seconds, memory, forms, problems = said.split("|", 3)
            worst = max(worst, float(seconds))
            mark = "  <<<" if float(seconds) > limit else ""
            print(f"{name:32} {len(data) / 1e6:6.1f} MB  {seconds} s  {memory} MB  "
                  f"{forms} forms  {problems}{mark}")  # fmt: skip
    print(f"most: {worst:.2f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
