"""One form in every file kind that LibreOffice can make.

The files lie in `files_made`, so that the tests need no such program. To make them again:

    python -m tests.sources.kinds

with LibreOffice Calc installed. It writes no xlsb; form.xlsb is what the package pyxlsbwriter 0.1
makes of the same rows.
"""

import io
import shutil
import subprocess
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any

import xlsxwriter

MADE = Path(__file__).with_name("files_made")
FILTERS = {
    "form.xls": "xls:MS Excel 97",
    "form.ods": "ods:calc8",
    "form.html": "html:HTML (StarCalc)",
    "form.pdf": "pdf:calc_pdf_Export",
}
HEAD = ["序号", "姓名", "性别", "出生日期", "身份证号", "参赛组别", "备注"]
PLAYERS: list[list[Any]] = [
    [1, "王小一", "男", "2008-01-15", "370303200801152211", "男子甲组", ""],
    [2, "王小二", "女", "2009-03-02", 370303200903020000, "女子甲组", "素食"],
    [3, "王小三", "男", "2010-11-30", "370303201011302231", "男子甲组", ""],
    [4, "欧阳小四", "女", "2011-06-07", "370303201106072246", "女子甲组", ""],
]


def picture() -> bytes:
    """A red ring, small: what a seal looks like to a reader that does not judge it."""
    from PIL import Image, ImageDraw

    image = Image.new("RGB", (60, 60), "white")
    ImageDraw.Draw(image).ellipse((4, 4, 55, 55), outline="red", width=4)
    made = io.BytesIO()
    image.save(made, "png")
    return made.getvalue()


def form() -> bytes:
    """The form as xlsx: merged heading, a hidden row, an error, a hidden sheet, a picture."""
    made = io.BytesIO()
    book = xlsxwriter.Workbook(made)
    sheet = book.add_worksheet("报名表")
    sheet.set_landscape()
    sheet.fit_to_pages(1, 0)
    line = book.add_format({"border": 1})
    sheet.merge_range("A1:G1", "国际象棋公开赛报名表")
    sheet.write("A2", "参赛单位", line)
    sheet.merge_range("B2:D2", "淄博市棋类协会", line)
    sheet.write("E2", "领队", line)
    sheet.write("F2", "赵大一", line)
    sheet.write_row(2, 0, HEAD, line)
    day = book.add_format({"num_format": "yyyy-mm-dd", "border": 1})
    for row, player in enumerate(PLAYERS, 3):
        sheet.write_row(row, 0, player, line)
        year, month, date = map(int, player[3].split("-"))
        sheet.write_datetime(row, 3, datetime(year, month, date), day)
    sheet.set_row(5, None, None, {"hidden": True})
    sheet.write_formula("G7", "=1/0", line, "#DIV/0!")
    sheet.write("A9", "合计：4人")
    sheet.set_column("D:E", 22)
    sheet.insert_image("F8", "seal.png", {"image_data": io.BytesIO(picture())})
    other = book.add_worksheet("代码")
    other.write("A1", "内部使用")
    other.hide()
    book.close()
    return made.getvalue()


def made(name: str) -> bytes:
    """One of the files."""
    return (MADE / name).read_bytes()


def saved_as(folder: Path, source: Path, filter_name: str) -> Path:
    """The file as LibreOffice saves it; it must be installed."""
    program = shutil.which("soffice") or shutil.which("libreoffice")
    assert program, "LibreOffice is not installed"
    profile = f"-env:UserInstallation={(folder / 'profile').as_uri()}"
    out = folder / "out"
    command = [program, profile, "--headless", "--convert-to"]
    command += [filter_name, "--outdir", str(out)]
    subprocess.run([*command, str(source)], check=True, capture_output=True, timeout=120)
    return next(out.glob("*." + filter_name.partition(":")[0]))


def main() -> None:
    """Make all files again."""
    MADE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        source = folder / "form.xlsx"
        source.write_bytes(form())
        for name, filter_name in FILTERS.items():
            shutil.move(saved_as(folder, source, filter_name), MADE / name)


if __name__ == "__main__":
    main()
