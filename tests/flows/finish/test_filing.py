"""`qisai book --archive`: copies of all files by how long they are kept, and their index."""

from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

from tests.flows.entry.test_publish import LATER, published
from tests.flows.office import qisai
from tests.workbooks.judge import cells
from toolkit.flows.finish.filing import BOOK
from toolkit.store.package import SUMS


def test_every_file_stands_with_checksum_and_years(tmp_path: Path) -> None:
    event = published(tmp_path, {}, {})
    assert not (event / BOOK).exists()
    answer = qisai("book", "--archive", event=event, now=LATER)
    assert BOOK in answer.out
    rows = {row[1]: row for row in cells((event / BOOK).read_bytes(), "归档目录")[3:]}
    assert rows["5内部/决算.xlsx"][3] == "30 年"
    assert rows["3公布/公示名单.xlsx"][3] == "长期"
    assert rows["1来件/01.eml"][3] == "90 天（到 2020-04-19）"
    for name, row in rows.items():
        assert row[5] == sha256((event / name).read_bytes()).hexdigest()
        with ZipFile(event / "5内部" / "归档" / row[4]) as package:
            assert package.read(name) == (event / name).read_bytes()
    assert BOOK not in rows
    assert {row[4] for row in rows.values()} >= {"归档-长期.zip", "归档-30年.zip", "归档-90天.zip"}
    assert qisai("book", "--archive", event=event, now=LATER).out == answer.out  # not itself


def test_a_package_says_its_own_checksums_and_is_equal_again(tmp_path: Path) -> None:
    event = published(tmp_path, {}, {})
    qisai("book", "--archive", event=event, now=LATER)
    file = event / "5内部" / "归档" / "归档-长期.zip"
    before = file.read_bytes()
    with ZipFile(file) as package:
        said = dict(line.split("  ")[::-1] for line in package.read(SUMS).decode().splitlines())
        assert said == {
            name: sha256(package.read(name)).hexdigest()
            for name in package.namelist()
            if name != SUMS
        }
    qisai("book", "--archive", event=event, now=LATER)
    assert file.read_bytes() == before


def test_a_purge_deletes_the_package_of_personal_data_alone(tmp_path: Path) -> None:
    event = published(tmp_path, {}, {})
    qisai("book", "--archive", event=event, now=LATER)
    qisai("purge", "--yes", event=event, now="2020-07-01T09:00:00")
    left = {path.name for path in (event / "5内部" / "归档").iterdir()}
    assert "归档-90天.zip" not in left
    assert {"归档-长期.zip", "归档-30年.zip"} <= left
