from pathlib import Path

import pytest

from toolkit.store.files import append_synced, is_open_elsewhere, write_atomic


def test_replaces_and_leaves_nothing_beside(tmp_path: Path) -> None:
    target = tmp_path / "5内部" / "问题清单.xlsx"
    write_atomic(target, b"old")
    written = write_atomic(target, b"new")
    assert (target.read_bytes(), written.instead_of) == (b"new", "")
    assert list(target.parent.iterdir()) == [target]


@pytest.mark.parametrize("owner", ["~$表.xlsx", ".~lock.表.xlsx#"])
def test_an_open_workbook_is_left_alone_and_a_second_name_is_used(
    tmp_path: Path, owner: str
) -> None:
    target = tmp_path / "表.xlsx"
    target.write_bytes(b"being read")
    (tmp_path / owner).write_bytes(b"")
    written = write_atomic(target, b"new")
    assert is_open_elsewhere(target)
    assert target.read_bytes() == b"being read"
    assert Path(written.path) == tmp_path / "表 (2).xlsx"
    assert written.instead_of == str(target)


def test_an_append_cuts_off_a_torn_tail(tmp_path: Path) -> None:
    path = tmp_path / "j"
    path.write_bytes(b"a\nto")
    assert append_synced(path, b"b\n", 2) == 4
    assert path.read_bytes() == b"a\nb\n"
