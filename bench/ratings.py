"""Rating lists: time and memory of reading a list of 1.8 million players for an event of 800.

    python bench/ratings.py                 single, combined, zipped; a national list in Excel
    python bench/ratings.py --lines 200000  smaller lists

Figure: seconds and megabytes of the whole process that reads the list. Target: 30 s and 150 MB.
Peer: pandas.read_fwf on a tenth of the single list, as people do it in a notebook.
"""

import argparse
import random
import resource
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from toolkit.model.lists import Wanted
from toolkit.sources.ratings import NotRead, read_ratings
from toolkit.values.names import name_key
from toolkit.values.pinyin import latin_keys

SINGLE = (
    f"{'ID Number':<15}{'Name':<61}{'Fed':<4}{'Sex':<4}{'Tit':<5}{'WTit':<5}{'OTit':<15}"
    f"{'FOA':<4}{{month:<6}}{'Gms':<4}{'K':<3}{'B-day':<6}Flag"
)
COMBINED = (
    f"{'ID Number':<15}{'Name':<61}{'Fed':<4}{'Sex':<4}{'Tit':<5}{'WTit':<5}{'OTit':<15}"
    f"{'FOA':<4}{'SRtng':<6}{'SGm':<4}{'SK':<3}{'RRtng':<6}{'RGm':<4}{'Rk':<3}{'BRtng':<6}"
    f"{'BGm':<4}{'BK':<3}{'B-day':<6}Flag"
)
SURNAMES = ("Wang", "Li", "Zhang", "Liu", "Chen", "Yang", "Zhao", "Huang", "Zhou", "Wu", "Xu")
GIVEN = ("wei", "fang", "na", "min", "jing", "qiang", "lei", "jun", "yang", "yong", "yan", "jie")
OTHERS = ("Kumar", "Ivanov", "Garcia", "Müller", "Smith", "Nguyen", "Silva", "Hansen", "Rossi")
CHARACTERS = "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗"
SIGNS = "伟芳娜敏静强磊军洋勇艳杰涛明超秀霞平刚"


def line(
    number: str, name: str, ratings: tuple[int, int, int] | tuple[int], birth: int,
    federation: str = "CHN", sex: str = "M", title: str = "", flag: str = "",
) -> str:  # fmt: skip
    """One line of a list, with one rating (single) or three (combined)."""
    head = f"{number:<15}{name:<61}{federation:<4}{sex:<4}{title:<5}{'':<5}{'':<15}{'':<4}"
    rated = "".join(f"{rating:>4}  {3:>3} {20:>2} " for rating in ratings)
    return f"{head}{rated}{birth:<6}{flag}"


def fide_lines(count: int, *, combined: bool = False, month: str = "DEC19") -> Iterator[str]:
    """An invented list: a tenth of the players has Chinese names, some years are missing."""
    dice = random.Random(count)
    yield COMBINED if combined else SINGLE.format(month=month)
    for serial in range(count):
        chinese = serial % 10 == 0
        if chinese:
            name = f"{dice.choice(SURNAMES)}, {dice.choice(GIVEN).title()}{dice.choice(GIVEN)}"
        else:
            name = f"{dice.choice(OTHERS)}, {dice.choice(OTHERS)} {dice.choice(GIVEN).title()}"
        rating = dice.randrange(1000, 2800)
        ratings = (rating, rating - 30, rating + 20) if combined else (rating,)
        birth = dice.choice((0, *range(1950, 2013)))
        yield line(str(1_000_000 + 7 * serial), name, ratings, birth, "CHN" if chinese else "IND")


def write_list(path: Path, count: int, *, combined: bool = False) -> None:
    """A list as FIDE offers it: latin-1, CRLF."""
    with path.open("w", encoding="latin-1", newline="\r\n") as file:
        for text in fide_lines(count, combined=combined):
            file.write(f"{text}\n")


def write_national(path: Path, count: int) -> None:
    """An invented national list in Excel."""
    import xlsxwriter

    dice = random.Random(count)
    with xlsxwriter.Workbook(str(path), {"constant_memory": True}) as book:
        sheet = book.add_worksheet("2014年7月")
        sheet.write_row(0, 0, ["国内等级分"])
        sheet.write_row(1, 0, ["序号", "注册号", "姓名", "性别", "出生日期", "省份", "等级分"])
        for number in range(count):
            day = f"{dice.randrange(1960, 2008)}-{dice.randrange(1, 13):02d}-07"
            row = [
                number + 1,
                f"G{100000 + number}",
                _name(dice),
                "男",
                day,
                "山东",
                1000 + number % 1500,
            ]
            sheet.write_row(number + 2, 0, row)


def _name(dice: random.Random) -> str:
    return dice.choice(CHARACTERS) + dice.choice(SIGNS) + dice.choice(SIGNS)


def entrants(count: int = 800) -> Wanted:
    """Whom an event looks for: everybody by name, two thirds by number."""
    dice = random.Random(1)
    names = [
        dice.choice(CHARACTERS) + dice.choice(SIGNS) + dice.choice(SIGNS) for _ in range(count)
    ]
    numbers = {str(1_000_000 + 7 * dice.randrange(1_000_000)) for _ in range(2 * count // 3)}
    latin = {key for name in names for key in latin_keys(name)}
    return Wanted(frozenset(numbers), frozenset(map(name_key, names)), frozenset(latin))


def measured(path: str) -> None:
    """Read one list in this process and print what it took."""
    started = time.perf_counter()
    whom = entrants()
    (found,) = read_ratings(Path(path), whom)
    assert not isinstance(found, NotRead), found.reason
    seconds = time.perf_counter() - started
    usage = resource.getrusage(resource.RUSAGE_SELF)
    cpu = usage.ru_utime + usage.ru_stime
    megabytes = usage.ru_maxrss / (1024 if sys.platform == "linux" else 1 << 20)
    print(
        f"{Path(path).name:<28} {found.size:>9} lines  {len(found.players):>6} kept  "
        f"{seconds:5.1f} s  (cpu {cpu:4.1f} s)  {megabytes:5.0f} MB"
    )


def peer(path: Path, lines: int) -> None:
    """The same with pandas, on a tenth of the lines."""
    import pandas as pd

    tenth = lines // 10
    started = time.perf_counter()
    spans = [(0, 15), (15, 76), (76, 80), (80, 84), (113, 119), (126, 132)]
    table = pd.read_fwf(path, colspecs=spans, encoding="latin-1", nrows=tenth, dtype=str)
    seconds = time.perf_counter() - started
    all_of_it = f"{seconds:5.1f} s, so {10 * seconds:.0f} s for all"
    print(f"{'peer: pandas.read_fwf':<28} {len(table):>9} lines  {all_of_it}")


def main() -> None:
    """Make the lists, read each in a process of its own."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--lines", type=int, default=1_800_000)
    parser.add_argument("--read", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.read:
        measured(options.read)
        return
    with tempfile.TemporaryDirectory() as folder:
        single, combined = (
            Path(folder, name) for name in ("standard_dec19frl.txt", "players_list_foa.txt")
        )
        write_list(single, options.lines)
        write_list(combined, options.lines, combined=True)
        zipped, national = Path(folder, "standard_dec19frl.zip"), Path(folder, "national.xlsx")
        with zipfile.ZipFile(zipped, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
            archive.write(single, single.name)
        write_national(national, options.lines // 18)
        for path in (single, combined, zipped, national):
            subprocess.run([sys.executable, __file__, "--read", str(path)], check=True)
        peer(single, options.lines)


if __name__ == "__main__":
    main()
