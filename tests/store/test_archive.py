from pathlib import Path

from toolkit.store.archive import digest, fetch, keep


def test_keeps_bytes_once_and_notices_damage(tmp_path: Path) -> None:
    name = keep(tmp_path, b"form")
    assert name == keep(tmp_path, b"form") == digest(b"form")
    assert [p.name for p in tmp_path.iterdir()] == [name]
    assert fetch(tmp_path, name) == b"form"
    (tmp_path / name).write_bytes(b"f0rm")
    assert fetch(tmp_path, name) is None
    assert fetch(tmp_path, "0" * 64) is None


def test_half_written_bytes_are_mended(tmp_path: Path) -> None:
    name = keep(tmp_path, b"form")
    (tmp_path / name).write_bytes(b"fo")
    keep(tmp_path, b"form")
    assert fetch(tmp_path, name) == b"form"
