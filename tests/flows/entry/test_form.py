"""The blank form is the same whenever it is made, and read back as ours without players."""

from pathlib import Path

from tests.flows.office import done, event_with


def test_the_form_is_byte_equal_and_marked_as_ours(tmp_path: Path) -> None:
    event = event_with(tmp_path)
    path = event / "规程" / "淄博2020报名表.xlsx"
    before = path.read_bytes()
    path.unlink()
    assert done("form", event=event, now="2020-01-01T00:00:00")["form"] == str(path)
    assert path.read_bytes() == before
    (read,) = done("read", path, "--regulation", "zibo-2020")["forms"]
    assert read["players"] == []
    assert not {"F015", "F016"} & {f["code"] for f in read["findings"]}
