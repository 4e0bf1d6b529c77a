"""A package holds copies of the files it names and their checksums."""

from datetime import datetime
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

import pytest

from toolkit.store.package import SUMS, write_package

AT = datetime(2020, 1, 20, 9)


def test_copies_and_checksums(tmp_path: Path) -> None:
    (tmp_path / "报名表.xlsx").write_bytes(b"one")
    written = write_package(tmp_path / "归档" / "包.zip", tmp_path, ["报名表.xlsx"], AT)
    with ZipFile(written.path) as package:
        assert package.read("报名表.xlsx") == b"one"
        assert package.read(SUMS).decode() == f"{sha256(b'one').hexdigest()}  报名表.xlsx\n"
    assert [path.name for path in (tmp_path / "归档").iterdir()] == ["包.zip"]


def test_a_package_that_cannot_be_finished_leaves_the_old_one(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"one")
    path = tmp_path / "包.zip"
    write_package(path, tmp_path, ["a"], AT)
    before = path.read_bytes()
    with pytest.raises(OSError, match="missing"):
        write_package(path, tmp_path, ["a", "missing"], AT)
    assert path.read_bytes() == before
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a", "包.zip"]
