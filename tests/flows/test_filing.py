"""`qisai book --archive`: the index of all files, with checksums and how long each is kept."""

from hashlib import sha256
from pathlib import Path

from tests.flows.office import qisai
from tests.flows.test_publish import LATER, published
from tests.workbooks.judge import cells
from toolkit.flows.filing import BOOK


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
        assert row[4] == sha256((event / name).read_bytes()).hexdigest()
    assert BOOK not in rows
